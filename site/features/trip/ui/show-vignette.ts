import type { Means } from '#site/features/trip/plan/plan.ts'

interface Drawing {
  src: string
  alt: string
}

/** Shows the drawing of how one travels in the head of the page; without a plan the one that the page was built with. */
export function showVignette(root: HTMLElement, kind: Means['kind'] | undefined): void {
  const picture = root.querySelector<HTMLImageElement>('.plain-head-picture')
  if (!picture) return
  const { vignettes = '{}', first = `${picture.getAttribute('src')} ${picture.alt}` } = root.dataset
  const drawings: Partial<Record<Means['kind'], Drawing>> = JSON.parse(vignettes)
  root.dataset.first = first
  const [src = '', ...alt] = first.split(' ')
  const shown = (kind && drawings[kind]) ?? { src, alt: alt.join(' ') }
  if (picture.getAttribute('src') !== shown.src) Object.assign(picture, shown)
}
