import type { ClientDirective } from 'astro'

/**
 * `client:after-paint`: an island wakes once everything that the page shows at first is there and has been painted, so that its script
 * does not take the slow line from the picture.
 */
const wakeAfterPaint: ClientDirective = async (load) => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  // What is loaded is not painted yet.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const wake = await load()
  await wake()
}

export default wakeAfterPaint
