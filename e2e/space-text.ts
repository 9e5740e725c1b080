import type { Page } from '@playwright/test'

type WindowWithSpacing = Window & { textSpacing?: CSSStyleSheet; wholeLayout?: CSSStyleSheet }

/** Applies the text spacing of WCAG 2.2, 1.4.12, or removes it. The pages’ policy allows no other way. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate((isSpaced) => {
    const holder = window as WindowWithSpacing
    if (!holder.textSpacing) {
      holder.textSpacing = new CSSStyleSheet()
      holder.textSpacing.replaceSync(`
        *, *::before, *::after { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }
      `)
    }
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== holder.textSpacing)
    document.adoptedStyleSheets = isSpaced ? [...others, holder.textSpacing] : others
  }, isSpaced)
}

/** Lays out off-screen content (`content-visibility: auto`), whose lines have no positions otherwise. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const holder = window as WindowWithSpacing
    if (holder.wholeLayout) return
    holder.wholeLayout = new CSSStyleSheet()
    holder.wholeLayout.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, holder.wholeLayout]
  })
}

/** Returns boxes that clip their text, and overlapping lines of text, for comparison. */
export async function listLostText(page: Page): Promise<string[]> {
  await layOutAll(page)
  return page.evaluate(() => {
    const short = (text: string | null | undefined) => text?.trim().replace(/\s+/g, ' ').slice(0, 40)
    /** Visually hidden text for screen readers. */
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement))
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.skip, [aria-hidden=true], svg, noscript, .map-canvas') &&
      !isOnlyHeard(element)
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
    const found: string[] = []

    interface Line {
      box: DOMRect
      node: Text
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cutters = new Map<Element, Element | null>()
    /** The nearest ancestor that clips its overflow and cannot be scrolled. */
    const cutterOf = (element: Element | null): Element | null => {
      if (!element || element === document.body) return null
      const known = cutters.get(element)
      if (known !== undefined) return known
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = /hidden|clip/.test(`${overflowX} ${overflowY}`)
      const cutter = cuts ? element : cutterOf(element.parentElement)
      cutters.set(element, cutter)
      return cutter
    }
    const range = document.createRange()
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement
      if (!parent || !/[\p{L}\d]/u.test(node.data) || parent.closest('script, style, option') || !isRead(parent))
        continue
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue
        lines.push({ box, node })
        const cutter = cutterOf(parent)
        const frame = cutter?.getBoundingClientRect()
        if (!cutter || !frame) continue
        const beyond = Math.max(
          box.right - frame.right,
          frame.left - box.left,
          box.bottom - frame.bottom - box.height / 4,
        )
        if (beyond > 1) found.push(`${nameOf(cutter)} cuts off «${short(node.data)}»`)
      }
    }
    for (const control of document.querySelectorAll<HTMLElement>('a, button, summary, label, select')) {
      if (control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 0 && isRead(control))
        if (/hidden|clip/.test(getComputedStyle(control).overflowX) || control.matches('button, .btn'))
          found.push(`${nameOf(control)} is too narrow for «${short(control.textContent)}»`)
    }

    // A line box is higher than its letters: only a large overlap hides text.
    const layers = new Map<Element, Element | null>()
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null
      const known = layers.get(element)
      if (known !== undefined) return known
      const { position, overflowX, overflowY } = getComputedStyle(element)
      const isLayer = position === 'fixed' || /auto|scroll/.test(`${overflowX} ${overflowY}`)
      const layer = isLayer ? element : layerOf(element.parentElement)
      layers.set(element, layer)
      return layer
    }
    const inner = lines.map(({ box, node }) => ({
      node,
      layer: layerOf(node.parentElement),
      left: box.left + 1,
      right: box.right - 1,
      top: box.top + box.height * 0.3,
      bottom: box.bottom - box.height * 0.25,
    }))
    inner.sort((one, other) => one.top - other.top)
    for (const [at, one] of inner.entries())
      for (let next = at + 1; next < inner.length; next += 1) {
        const other = inner[next]
        if (!other || other.top >= one.bottom) break
        if (other.node === one.node || other.layer !== one.layer) continue
        if (other.left < one.right - 2 && other.right > one.left + 2)
          found.push(`«${short(one.node.data)}» and «${short(other.node.data)}» lie over each other`)
      }
    return [...new Set(found)]
  })
}
