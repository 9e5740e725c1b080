import type { ClientDirective } from 'astro'
import { sayIslandFailures } from './say-island-failures.ts'

/** Resolves in a task of its own, so that a slow phone paints and answers in between. */
const pause = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once any of it is in the window; an island has no box of its own. */
const comesIntoView = (island: HTMLElement) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    for (const part of island.children) observer.observe(part)
  })

sayIslandFailures()

/**
 * `client:after-paint`: hydrates an island after the first paint and the page's scripts, so as not to delay the picture;
 * `client:after-paint="in-view"` not before it is seen, or somebody presses, touches or scrolls.
 */
const wakeAfterPaint: ClientDirective = async (load, { value }, island) => {
  await pictureShown
  if (value === 'in-view') await Promise.race([comesIntoView(island), firstUse])
  await pause(50)
  // React, what it draws, and the drawing each in a task of their own.
  for (const name of ['renderer-url', 'component-url']) {
    const address = island.getAttribute(name)
    if (address) await pageStart.importWhole(address)
    await pause()
  }
  const wake = await load()
  await pause()
  await wake()
  // React draws in pieces.
  await pause(100)
  pageStart.catchUp(island)
}

export default wakeAfterPaint
