import type { Page } from '@playwright/test'
import { stretch } from '#site/i18n/stretch.ts'

/** What sticks out of the window, if the page can be scrolled sideways: the innermost elements first. */
export async function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const guilty = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.className} «${element.textContent?.slice(0, 30)}»`)
    return [`${scrollWidth - clientWidth} px too wide, because of ${guilty.reverse().slice(0, 3).join(', ')}`]
  })
}

/** Words in so narrow a column that nobody can read them: they stand on lines of one or two letters. */
export async function listSqueezedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, nodeValue } = node
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      // Not solved: the cells of wide tables, and the buttons on the map.
      if (parent.closest('table, .visually-hidden, .packing-season, svg, .map-view, noscript')) continue
      for (const { 0: word, index } of nodeValue?.matchAll(/\p{L}{6,}/gu) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        if (word.length < 2 * lines) found.push(`«${word}» on ${lines} lines in ${parent.tagName}.${parent.className}`)
      }
    }
    return found.slice(0, 3)
  })
}

/** Makes every text of the page longer, whoever wrote it. */
export async function stretchPage(page: Page): Promise<void> {
  // The very nodes are kept: the weather may arrive between reading and writing, and other words would get their text.
  const nodes = await page.evaluateHandle(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.nodeValue?.trim() && !node.parentElement?.closest('script, style')) found.push(node)
    }
    return found
  })
  const texts = await nodes.evaluate((all) => all.map(({ nodeValue }) => nodeValue ?? ''))
  await nodes.evaluate((all, longer) => {
    all.forEach((node, index) => {
      node.nodeValue = longer[index] ?? ''
    })
  }, texts.map(stretch))
}

/** Buttons, links and fields whose words do not fit into them, or that stand beside the window. A marker moves with its map. */
export async function listCutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canBeScrolledTo = (element: Element): boolean => {
      const parent = element.parentElement
      if (!parent) return false
      const scrolls = /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth
      return scrolls || canBeScrolledTo(parent)
    }
    return [...document.querySelectorAll<HTMLElement>('a, button, summary, select, input')]
      .filter(
        (control) =>
          control.checkVisibility() && !control.matches('.visually-hidden, .visually-hidden *, .skip, .map-canvas *'),
      )
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        const isBesideWindow = (left < -1 || right > innerWidth + 1) && !canBeScrolledTo(control)
        // A link in a line of text breaks where the text does; what cuts its words says so.
        const cuts =
          control.matches('button, .btn, summary, select') || getComputedStyle(control).overflowX === 'hidden'
        return isBesideWindow || (cuts && control.scrollWidth > control.clientWidth + 1)
      })
      .map((control) => (control.textContent?.trim() || control.id).slice(0, 40))
  })
}
