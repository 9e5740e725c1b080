import type { Page } from '@playwright/test'

/**
 * Returns targets that are too small (WCAG 2.2, 2.5.8): under 24 by 24 px with another target, or the circle of
 * another small one, within a 24 px circle. Links in a sentence are exempt.
 */
export async function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const smallest = 24
    const selector = [
      'a[href], button, select, textarea, summary, input:not([type=hidden])',
      '[role=button], [role=tab], [role=option], [role=link], [role=checkbox], [role=radio], [role=switch], [role=slider]',
    ].join()

    interface Target {
      element: Element
      boxes: DOMRect[]
      /** Elements that move or are clipped together: only those can be neighbours. */
      layer: Element | null
      isSmall: boolean
    }

    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      const { clipPath, pointerEvents } = getComputedStyle(element)
      return clipPath !== 'inset(50%)' && pointerEvents !== 'none' && !element.matches(':disabled')
    }
    const layerOf = (element: Element): Element | null => {
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const { position, overflowX, overflowY } = getComputedStyle(parent)
        if (position === 'fixed' || parent.matches('[popover]')) return parent
        if (parent !== element && /auto|scroll/.test(`${overflowX} ${overflowY}`) && parent !== document.body)
          return parent
      }
      return null
    }
    /** A field can be hit by its label too. */
    const labelsOf = (element: Element) =>
      element.matches('input[type=checkbox], input[type=radio]')
        ? [...((element as HTMLInputElement).labels ?? [])]
        : []
    const boxesOf = (element: Element): DOMRect[] => {
      const around = [element, ...labelsOf(element)].filter(isSeen)
      const boxes = around.flatMap((each) =>
        getComputedStyle(each).display === 'inline' ? [...each.getClientRects()] : [each.getBoundingClientRect()],
      )
      return boxes.filter(({ width, height }) => width > 1 && height > 1)
    }
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      if (!block) return false
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (/\p{L}{2}/u.test(node.nodeValue ?? '') && parent && !parent.closest(selector) && parent.checkVisibility())
          return true
      }
      return false
    }
    /** Too small if none of its boxes is large enough. */
    const isTooSmall = (boxes: DOMRect[]) =>
      !boxes.some(({ width, height }) => width >= smallest - 0.01 && height >= smallest - 0.01)
    const frameOf = (boxes: DOMRect[]) => {
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      return new DOMRect(
        left,
        top,
        Math.max(...boxes.map((box) => box.right)) - left,
        Math.max(...boxes.map((box) => box.bottom)) - top,
      )
    }
    const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

    const targets: Target[] = [...document.querySelectorAll(selector)]
      .filter((element) => isSeen(element) || labelsOf(element).some(isSeen))
      .map((element) => ({ element, boxes: boxesOf(element), layer: layerOf(element), isSmall: false }))
      .filter(({ boxes }) => boxes.length > 0)
    for (const target of targets) target.isSmall = isTooSmall(target.boxes)

    const reachesInto = (target: Target, other: Target): boolean => {
      if (target.element.contains(other.element) || other.element.contains(target.element)) return false
      if (target.layer !== other.layer) return false
      const { x, y } = middleOf(frameOf(target.boxes))
      const touchesBox = other.boxes.some((box) => {
        const across = Math.max(box.left - x, 0, x - box.right)
        const down = Math.max(box.top - y, 0, y - box.bottom)
        return Math.hypot(across, down) < smallest / 2 - 0.01
      })
      if (touchesBox || !other.isSmall) return touchesBox
      const middle = middleOf(frameOf(other.boxes))
      return Math.hypot(middle.x - x, middle.y - y) < smallest - 0.01
    }
    const nameOf = ({ element }: Target) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} «${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 24)}»`

    return targets
      .filter(({ element, isSmall }) => isSmall && !isInSentence(element))
      .flatMap((target) => {
        const near = targets.find((other) => other !== target && reachesInto(target, other))
        if (!near) return []
        const { width, height } = frameOf(target.boxes)
        const parent = target.element.closest('[class]:not(a, button, input, svg)')?.className
        return [
          `${width.toFixed(1)} × ${height.toFixed(1)} px: ${nameOf(target)} in .${parent}, beside ${nameOf(near)}`,
        ]
      })
  })
}
