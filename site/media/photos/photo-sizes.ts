import type { Photo } from './photo-of.ts'

/** Where a photo is shown: page head, list of entries, season panel, or square card. */
export type PhotoUse = 'head' | 'entry' | 'panel' | 'square'

/** The width of the window inside the page margins. */
const withinMargins = '(100vw - 2.5rem)'

/**
 * Returns the value of `sizes` for a photo. A photo covers its window, so a wider ratio makes it larger than the window. The
 * lengths are those of page-head.css, PlaceList.css and entries.css; a wrong one costs bytes or sharpness, never the layout.
 */
export function sizesFor(use: PhotoUse, { width, height }: Pick<Photo, 'width' | 'height'>): string {
  const ratio = width / height
  const covering = (windowRatio: number) => Math.max(1, ratio / windowRatio)
  const ratioOrOne = covering(1)
  const times = (length: string, factor: number) => `calc(${length} * ${round(factor)})`
  switch (use) {
    case 'head': {
      const ofHeight = (height: string) => `max(100vw, calc(${height} * ${round(ratio)}))`
      return `(max-width: 40rem) ${ofHeight('clamp(15rem, 48vh - 4.5rem, 26rem)')}, ${ofHeight('clamp(21rem, 75vh - 4.5rem, 48rem)')}`
    }
    case 'entry':
      return `(min-width: 68rem) ${times('min(58vw, 50rem)', covering(3 / 2))}, ${times(withinMargins, covering(4 / 3))}`
    case 'panel':
      return `(min-width: 68rem) max(min(58vw, 50rem), ${round(ratio * 36)}rem), ${times(withinMargins, covering(4 / 3))}`
    case 'square':
      return `(min-width: 68rem) ${times('25vw', ratioOrOne)}, (min-width: 40rem) ${times('50vw', ratioOrOne)}, ${times(withinMargins, ratioOrOne)}`
  }
}

function round(factor: number): number {
  return Math.round(factor * 100) / 100
}
