import type { Page } from '@playwright/test'

interface Walk {
  stops: string[]
  faults: string[]
}

type WindowWithWalk = Window & { countLeftOut?: () => number; endWalk?: () => Walk }

/**
 * Tabs through a part of the page (`main` by default). Returns faults per stop (covered by a fixed bar, outside the
 * window, no outline, far back up the page), and controls that Tab skips.
 */
export async function walkByKeyboard(page: Page, within = 'main'): Promise<Walk> {
  const most = await page.evaluate(startListening, within)
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // All keys at once: the page checks each stop when the next key arrives.
  const press = (times: number) =>
    Promise.all(
      Array.from({ length: times }, () => [
        session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
        session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
      ]).flat(),
    )
  await press(most)
  // Controls that appeared during the walk were stops too. What Tab skips stays left out, however often it is pressed.
  const leftOut = await page.evaluate(() => (window as WindowWithWalk).countLeftOut?.() ?? 0)
  if (leftOut > 0) await press(2 * most)
  await session.detach()
  return page.evaluate(() => (window as WindowWithWalk).endWalk?.() ?? { stops: [], faults: ['nothing was walked'] })
}

/** Runs in the page. Returns how often Tab has to be pressed to visit everything. */
function startListening(within: string): number {
  const smallest = 24
  const root = document.querySelector<HTMLElement>(within)
  if (!root) throw new Error(`There is no ${within} on the page.`)
  const reached = new Set<Element>()
  const stops: string[] = []
  const allFaults: string[] = []
  let last: Element | undefined

  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') || element.textContent?.trim().replace(/\s+/g, ' ')
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} «${words?.slice(0, 30)}»`
  }
  const isFixed = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
  const scrollsInside = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll/.test(getComputedStyle(element).overflowY) || scrollsInside(element.parentElement))
  const hasOutline = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  }
  /** Counts the sides of the outline that an ancestor clips. */
  const countCutSides = (element: Element, { left, top, right, bottom }: DOMRect) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1
    if (reach <= 0) return 0
    const cut = new Set<string>()
    for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      const frame = parent.getBoundingClientRect()
      if (overflowX !== 'visible' && left - reach < frame.left) cut.add('left')
      if (overflowX !== 'visible' && right + reach > frame.right) cut.add('right')
      if (overflowY !== 'visible' && top - reach < frame.top) cut.add('top')
      if (overflowY !== 'visible' && bottom + reach > frame.bottom) cut.add('bottom')
    }
    return cut.size
  }

  const look = () => {
    const element = document.activeElement
    // Controls with several parts, such as a date, are several stops; equal faults are listed once.
    if (!element || !root.contains(element) || element === root) return
    // After the last control of the page Tab starts over.
    if (reached.has(element) && element !== last) return
    const box = element.getBoundingClientRect()
    const faults: string[] = []
    const seen = {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, innerWidth),
      top: Math.max(box.top, 0),
      bottom: Math.min(box.bottom, innerHeight),
    }
    const isHigherThanWindow = box.height > innerHeight / 2
    const seenEnough = (from: number, to: number, whole: number) => to - from >= Math.min(whole, smallest) / 2 - 1
    if (!seenEnough(seen.top, seen.bottom, box.height) || !seenEnough(seen.left, seen.right, box.width))
      faults.push('beside the window')
    else {
      const inset = 2
      const points = [
        [seen.left + inset, seen.top + inset],
        [seen.right - inset, seen.top + inset],
        [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2],
        [seen.left + inset, seen.bottom - inset],
        [seen.right - inset, seen.bottom - inset],
      ] as const
      const covered = points.filter(([x, y]) => {
        const top = document.elementFromPoint(x, y)
        return top !== null && !element.contains(top) && !top.contains(element) && isFixed(top)
      })
      if (covered.length > (isHigherThanWindow ? 2 : 0)) faults.push('under a bar')
    }
    // A field may show the outline on the frame that it shares with its button.
    let frame = element.closest(':focus-within:not(:focus, main, body, html)')
    // What has no box of its own shows nothing.
    while (frame && getComputedStyle(frame).display === 'contents') frame = frame.parentElement
    const isOutlined = hasOutline(element) || (frame && hasOutline(frame))
    if (!isOutlined) faults.push('no outline')
    else if (hasOutline(element) && countCutSides(element, box) > 2) faults.push('outline cut off')
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) {
      // A visually replaced input has to show the outline on its replacement.
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
      if (!label) faults.push('not seen')
    }
    if (last && !isFixed(element) && !isFixed(last) && !scrollsInside(element)) {
      // Measured now: rendering in between may have moved it.
      const before = last.getBoundingClientRect()
      const isInSameColumn = box.left < before.right && box.right > before.left
      if (isInSameColumn && before.top - box.top > 200) faults.push(`${Math.round(before.top - box.top)} px back up`)
    }
    last = element
    reached.add(element)
    stops.push(nameOf(element))
    allFaults.push(...faults.map((fault) => `${fault}: ${nameOf(element)}`))
  }
  const isLeftOut = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element as HTMLElement).tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !reached.has(element)
  const listFocusable = () =>
    root.querySelectorAll(
      'a[href], button, input:not([type=radio], [type=hidden]), select, textarea, summary, [tabindex]',
    )

  const atStart = [...listFocusable()].filter(isLeftOut)
  const keys = new AbortController()
  addEventListener('keydown', look, { capture: true, signal: keys.signal })
  ;(window as WindowWithWalk).countLeftOut = () => atStart.filter(isLeftOut).length
  ;(window as WindowWithWalk).endWalk = () => {
    keys.abort()
    // What appeared later may be behind the focus.
    const leftOut = atStart.filter(isLeftOut).map((element) => `left out: ${nameOf(element)}`)
    return { stops, faults: [...new Set([...allFaults, ...leftOut])] }
  }
  // Keys faster than frames reach parts whose height is still estimated.
  document.documentElement.style.setProperty('--below-fold', 'visible')
  scrollTo(0, 0)
  // The next Tab goes to the first control inside.
  root.tabIndex = -1
  root.focus({ preventScroll: true })
  root.removeAttribute('tabindex')
  // A date has four stops, a map may add markers later, and one more key makes the page check the last stop.
  const more = 3 * root.querySelectorAll('input[type=date]').length + (root.querySelector('.map-canvas') ? 60 : 0)
  return atStart.length + more + 2
}
