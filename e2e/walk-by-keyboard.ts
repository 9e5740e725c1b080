import type { Page } from '@playwright/test'

interface Walk {
  stops: string[]
  faults: string[]
}

type WindowWithWalk = Window & { endWalk?: () => Walk }

/**
 * Goes by Tab through a part of the page (`main` unless told) and tells at each stop what is wrong with it: covered by a bar
 * that stays where it is, beside the window, no outline, far back up the page; and what Tab leaves out.
 */
export async function walkByKeyboard(page: Page, within = 'main'): Promise<Walk> {
  const most = await page.evaluate(startListening, within)
  const session = await page.context().newCDPSession(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  // All at once: the page looks at each stop when the next key arrives, and nobody waits in between.
  await Promise.all(
    Array.from({ length: most }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]).flat(),
  )
  await session.detach()
  return page.evaluate(() => (window as WindowWithWalk).endWalk?.() ?? { stops: [], faults: ['nothing was walked'] })
}

/** Runs in the page. Returns how often Tab has to be pressed until nothing is left. */
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
  /** How many sides of the outline some parent cuts off. */
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
    // What has several parts, such as a date, is several stops; the same faults of each are told once.
    if (!element || !root.contains(element) || element === root) return
    // After the last control of the page Tab begins again.
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
    const frame = element.closest(':focus-within:not(:focus, main, body, html)')
    const isOutlined = hasOutline(element) || (frame && hasOutline(frame))
    if (!isOutlined) faults.push('no outline')
    else if (hasOutline(element) && countCutSides(element, box) > 2) faults.push('outline cut off')
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || Number(style.opacity) === 0) {
      // What stands for a box that is drawn elsewhere has to show the outline there.
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
      if (!label) faults.push('not seen')
    }
    if (last && !isFixed(element) && !isFixed(last) && !scrollsInside(element)) {
      // As it lies now: what was drawn in between may have moved it.
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
  ;(window as WindowWithWalk).endWalk = () => {
    keys.abort()
    // What came later may have come behind the focus.
    const leftOut = atStart.filter(isLeftOut).map((element) => `left out: ${nameOf(element)}`)
    return { stops, faults: [...new Set([...allFaults, ...leftOut])] }
  }
  // Keys that come faster than frames reach parts whose height is still the guess.
  document.documentElement.style.setProperty('--far', 'visible')
  scrollTo(0, 0)
  // From here the next Tab goes to the first control inside.
  root.tabIndex = -1
  root.focus({ preventScroll: true })
  root.removeAttribute('tabindex')
  // A date has four stops, a map has more markers a moment later, and one more key makes the page look at the last stop.
  const more = 3 * root.querySelectorAll('input[type=date]').length + (root.querySelector('.map-canvas') ? 60 : 0)
  return atStart.length + more + 2
}
