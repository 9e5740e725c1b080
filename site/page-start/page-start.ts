// Decides when a page fetches what its first view does not need (docs/decisions/pages.md). Inlined into
// the head by bundle-script.ts, behind the styles and the speculation rules.
//
// The page's scripts (let-scripts-wait.ts), islands (after-paint.ts) and fonts wait for `pictureShown`. On the first page of a
// visit `data-fonts` selects device fonts of the same width (fonts.css); later the fonts are cached and loaded at once.
// Visitors who save data keep device fonts and get no prefetching. The parts below the fold are laid out (`--below-fold` in
// base.css) one per frame, on the first page together with their fonts: laid out before, they would be once more. What is pressed or typed before its script is there is done once it is (early-use.ts).

import { importWhole } from './bring-script.ts'
import { catchUp, keepEarlyUse } from './early-use.ts'
import { waitingType } from './let-scripts-wait.ts'

declare global {
  /** Resolves once the first view is painted, or on a click or after a long wait. */
  var pictureShown: Promise<void>
  /** Resolves when somebody first presses, touches, chooses or scrolls; a screen reader chooses without a key. */
  var firstUse: Promise<void>
  /** What after-paint.ts, a script of its own, shares with this one. */
  var pageStart: { importWhole: typeof importWhole; catchUp: typeof catchUp }
}

/** From DOMContentLoaded on, in case the picture does not come. */
const longestWaitMs = 3000
const state = document.documentElement.dataset
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

// Doing it for a whole page at once would take longer than a frame on a phone.
async function addFrameByFrame(elements: Iterable<Element>, ...classNames: string[]): Promise<void> {
  for (const element of elements) {
    element.classList.add(...classNames)
    await nextFrame()
  }
}

// Measuring, printing and scroll restoration need the page laid out.
const layOut = () =>
  addFrameByFrame(document.querySelectorAll('main>*,.planning>*,.today-page>*,.ranked>li'), 'laid-out')

// The italic is loaded by the first word that needs it. Where one does not come, the page keeps the letters of the device.
const loadFonts = () =>
  Promise.all(['Source Serif 4', 'Instrument Sans'].map((family) => document.fonts.load(`1em "${family}"`))).then(
    () => true,
    () => false,
  )

async function bringFontsLater(): Promise<void> {
  await globalThis.pictureShown
  await wait(100)
  if (!(await loadFonts())) {
    state.fonts = 'none'
    return layOut()
  }
  // What makes up most of a page before the part it is in, which would be too much at once.
  const parts = [...document.querySelectorAll('header,main>*,footer')]
  await addFrameByFrame(
    parts.flatMap((part) => [
      ...part.querySelectorAll(
        '.ranked>li,.planning>*,.lofoten-map>*,.map-frame>*,.weather-card>*,.today-page>*,.trip-page>*',
      ),
      part,
    ]),
    'own-fonts',
    'laid-out',
  )
  delete state.fonts
}

globalThis.pageStart = { importWhole, catchUp }
keepEarlyUse()

globalThis.firstUse = new Promise((resolve) => {
  for (const event of ['pointerdown', 'keydown', 'change', 'scroll'])
    addEventListener(event, () => resolve(), { capture: true, once: true, passive: true })
})

globalThis.pictureShown = new Promise((resolve) => {
  addEventListener('DOMContentLoaded', () => setTimeout(resolve, longestWaitMs))
  // Loaded is not yet painted.
  addEventListener('load', () => nextFrame().then(() => setTimeout(resolve, 50)))
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, () => resolve(), { capture: true, once: true })
})

globalThis.pictureShown.then(() => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(`[type=${waitingType}]`)].map(async (script) => {
    await importWhole(script.src)
    script.remove()
  })
  Promise.allSettled(scripts).then(() => catchUp(null))
  return Promise.all(scripts)
})

if (connection?.saveData) {
  state.fonts = 'none'
  document.querySelector('[type=speculationrules]')?.remove()
} else if (document.referrer.startsWith(`${location.origin}/`) || navigation?.type !== 'navigate') {
  loadFonts()
} else {
  state.fonts = 'later'
}

if (state.fonts === 'later') bringFontsLater()
else globalThis.pictureShown.then(layOut)

// The back/forward cache would bring back an open menu, on phones over the whole page.
addEventListener('pagehide', () => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
})
