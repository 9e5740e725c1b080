import type { ClientDirective } from 'astro'

/** `client:after-paint`: hydrates an island after the first paint and the page's scripts, so as not to delay the picture. */
const wakeAfterPaint: ClientDirective = async (load) => {
  await pictureShown
  await new Promise((resolve) => setTimeout(resolve, 50))
  const wake = await load()
  await wake()
}

export default wakeAfterPaint
