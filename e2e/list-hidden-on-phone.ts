import type { Page } from '@playwright/test'

type WindowWithShown = Window & { shownWide?: { element: Element; words: string }[] }

/**
 * Returns words, pictures and controls of the open page that stand there in a window as wide as `wide` and are gone in one as
 * wide as `narrow`. What says the same in another place of the narrow page is not gone.
 */
export async function listHiddenOnPhone(page: Page, wide: number, narrow: number): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 844
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.setViewportSize({ width: wide, height })
  await page.evaluate(noteWhatIsShown)
  await page.setViewportSize({ width: narrow, height })
  return page.evaluate(listWhatIsGone)
}

/** Runs in the page: writes down each element with words of its own, each picture and each control that can be seen. */
function noteWhatIsShown(): void {
  const ownWords = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  ;(window as WindowWithShown).shownWide = [...document.querySelectorAll('main *')]
    // Names of peaks stand over a picture, where a phone has no room; the words below it say what is seen. The head of a
    // table is gone where its rows are cards, and a table of hours has every second one. What is usual
    // gives way to what is now as soon as that has come.
    .filter(
      (element) =>
        !element.closest(
          '.peaks, .visually-hidden, noscript, .map-canvas, .travel-head, .trip-table-head, .travel-hours, .when-wide, .weather-line-usual',
        ),
    )
    .map((element) => ({ element, words: ownWords(element) }))
    .filter(({ element, words }) => words || element.matches('img, svg:not(.icon, svg svg), input, select, button'))
    .filter(({ element }) => isShown(element))
}

/** Runs in the page, once it is narrow. */
function listWhatIsGone(): string[] {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const seen = (document.querySelector('main') as HTMLElement).innerText.replace(/\s+/g, ' ')
  const pictures = new Set(
    [...document.querySelectorAll<HTMLImageElement>('main img')].filter(isShown).map((image) => image.src),
  )
  return ((window as WindowWithShown).shownWide ?? [])
    .filter(({ element, words }) => {
      // What is folded there opens by a press.
      if (isShown(element) || element.closest('details:not([open])')) return false
      if (words) return !seen.includes(words)
      return !(element instanceof HTMLImageElement && pictures.has(element.src))
    })
    .map(
      ({ element, words }) =>
        `${element.tagName.toLowerCase()} «${words.slice(0, 60)}» in .${element.parentElement?.className}`,
    )
}
