import type { ClientDirective } from 'astro'

/**
 * `client:after-paint`: an island wakes once everything that the page shows at first is there and has been painted, so that its script
 * does not take the slow line from the picture; and after the scripts of the page, which are small.
 */
const wakeAfterPaint: ClientDirective = async (load) => {
  await pictureShown
  await new Promise((resolve) => setTimeout(resolve, 50))
  const wake = await load()
  await wake()
}

export default wakeAfterPaint
