import type { Page } from '@playwright/test'

/**
 * Returns controls with a face of their own (a ground or a frame) that touch or cover another one: fingers and eyes take two for one.
 * The parts of one control stand in a group or in one field, and what scrolls or lies above the page is not beside it.
 */
export async function listTouchingControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastGap = 4
    const controls = [...document.querySelectorAll<HTMLElement>('a, button, select, summary, input:not([type=hidden])')]
    const hasFace = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth } = getComputedStyle(element)
      const hasGround = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
      return (
        hasGround || [borderTopWidth, borderBottomWidth, borderLeftWidth].every((width) => Number.parseFloat(width) > 0)
      )
    }
    const layerOf = (element: Element) =>
      element.closest(
        'header, [popover], dialog, [role=group], [role=tablist], [role=radiogroup], fieldset, .map-canvas',
      )
    const faces = controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && hasFace(control))
      .filter((control) => getComputedStyle(control).clipPath !== 'inset(50%)')
      .map((control) => ({ control, box: control.getBoundingClientRect(), layer: layerOf(control) }))
      .filter(({ box }) => box.width > 8 && box.height > 8)
    const nameOf = (control: HTMLElement) =>
      `«${(control.textContent?.trim() || control.getAttribute('aria-label') || control.className).slice(0, 30)}»`
    return faces.flatMap((one, index) =>
      faces.slice(index + 1).flatMap((other) => {
        if (one.control.contains(other.control) || other.control.contains(one.control)) return []
        if (one.layer !== other.layer || one.layer?.matches('header, [role=tablist], .map-canvas')) return []
        const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right)
        const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom)
        const gap = Math.max(across, down)
        // Diagonal neighbours are as far as their corners.
        return gap < leastGap && Math.min(across, down) < 0
          ? [
              `${nameOf(one.control)} and ${nameOf(other.control)} in .${one.control.parentElement?.className}: ${gap.toFixed()} px apart`,
            ]
          : []
      }),
    )
  })
}

/** Returns buttons whose words break within a word, take more than two lines, or do not fit. */
export async function listBrokenButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .btn, select, [type=submit]')]
      .filter(
        (button) => button.checkVisibility({ visibilityProperty: true }) && button.getBoundingClientRect().width > 8,
      )
      .flatMap((button) => {
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
        const lines = new Set<number>()
        const broken: string[] = []
        const box = button.getBoundingClientRect()
        let isCut = false
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.visually-hidden, option')) continue
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
            // Not the scroll width: a target may reach beyond its words.
            if (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) isCut = true
            const tops = new Set(rects.map(({ top }) => Math.round(top)))
            // A hyphen is a place to break.
            if (tops.size > 1 && !/[-–/\u00ad]/u.test(word)) broken.push(word)
            for (const top of tops) if (![...lines].some((line) => Math.abs(line - top) < 6)) lines.add(top)
          }
        }
        const isLong = button.matches('.btn') && lines.size > 2
        return broken.length > 0 || isCut || isLong
          ? [
              `«${button.textContent?.trim().slice(0, 40)}» .${button.className} in .${button.parentElement?.className}: ${isCut ? 'cut' : isLong ? `${lines.size} lines` : `breaks ${broken}`}`,
            ]
          : []
      }),
  )
}
