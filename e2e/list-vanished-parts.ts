import type { Page } from '@playwright/test'

type WindowWithParts = Window & { drawnParts?: Element[] }

/**
 * Returns parts that are lost in forced colours: shapes made of colour only, icons in the colour of their background,
 * indistinguishable choices, fields and buttons without a border.
 */
export async function listVanishedParts(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(markDrawnParts)
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(listLostParts)
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Runs in the page: marks meaningful parts drawn by a background alone. */
function markDrawnParts(): void {
  const isEmpty = (element: Element) =>
    !element.textContent?.trim() && !element.querySelector('svg, img, input, canvas')
  const paintOf = (element: Element, pseudo?: string) => {
    const { backgroundColor, backgroundImage, display, content } = getComputedStyle(element, pseudo)
    if (display === 'none' || (pseudo && (content === 'none' || content === 'normal'))) return ''
    const isColour = !/rgba\(.*, 0\)|transparent|\/ 0\)/.test(backgroundColor)
    return `${isColour ? backgroundColor : ''}${/gradient/.test(backgroundImage) ? 'gradient' : ''}`
  }
  ;(window as WindowWithParts).drawnParts = [...document.querySelectorAll('main *, .page-header *')].filter(
    (element) => {
      if (element.closest('svg, .window, .map-canvas, noscript, picture') || !element.checkVisibility()) return false
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || height < 2 || !isEmpty(element) || element.matches('img, input, select, hr, iframe'))
        return false
      const paint = paintOf(element)
      return paint !== '' && paint !== paintOf(element.parentElement as Element)
    },
  )
}

/** Runs in the page, after the colours were forced. */
function listLostParts(): string[] {
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} «${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)}» in .${element.parentElement?.className}`
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)'
    const { backgroundColor } = getComputedStyle(element)
    return /rgba\(.*, 0\)|transparent/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
  }
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element)
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const ground = groundOf(element.parentElement)
    return (
      sides.some(
        (side) =>
          Number.parseFloat(style[`border${side}Width`]) >= 1 &&
          style[`border${side}Style`] !== 'none' &&
          style[`border${side}Color`] !== ground,
      ) ||
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
    )
  }

  for (const element of (window as WindowWithParts).drawnParts ?? []) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const isDrawn = backgroundImage !== 'none' || backgroundColor !== groundOf(element.parentElement)
    if (!isDrawn && !hasEdge(element)) found.push(`vanishes: ${nameOf(element)}`)
  }

  for (const icon of document.querySelectorAll('svg.icon')) {
    if (!icon.checkVisibility({ visibilityProperty: true })) continue
    const { fill } = getComputedStyle(icon)
    if (fill === groundOf(icon)) found.push(`icon in the colour of its ground: ${nameOf(icon)}`)
  }

  const looks = [
    'borderTopWidth',
    'borderBottomWidth',
    'borderLeftWidth',
    'borderBottomColor',
    'borderLeftColor',
    'borderTopColor',
    'outlineStyle',
    'outlineColor',
    'textDecorationLine',
    'color',
    'backgroundColor',
  ] as const
  const lookOf = (element: Element) => {
    const style = getComputedStyle(element)
    return looks.map((look) => style[look]).join()
  }
  const isChosen = '[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true]'
  for (const chosen of document.querySelectorAll(isChosen)) {
    // A mark on a line of places is distinguished by size and text.
    if (chosen.matches('li, .map-canvas *') || !chosen.checkVisibility({ visibilityProperty: true })) continue
    const parent = chosen.closest('li') ?? chosen
    const others = [...(parent.parentElement?.children ?? [])]
      .map((each) => (each.matches(chosen.tagName) ? each : each.querySelector(chosen.tagName)))
      .filter((each) => each && !each.matches(isChosen) && each.checkVisibility())
    const [other] = others
    if (other && lookOf(other) === lookOf(chosen)) found.push(`looks like those not chosen: ${nameOf(chosen)}`)
  }

  for (const control of document.querySelectorAll(
    'button.btn, a.btn, select, input:not([type=hidden], [type=checkbox], [type=radio])',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    let frame = control.parentElement
    // What has no box has no edge.
    while (frame && getComputedStyle(frame).display === 'contents') frame = frame.parentElement
    if (!hasEdge(control) && !(frame && hasEdge(frame))) found.push(`no edge: ${nameOf(control)}`)
  }
  return [...new Set(found)]
}
