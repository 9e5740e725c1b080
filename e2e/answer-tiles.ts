import type { CDPSession, Page } from '@playwright/test'
import { defaultTileAddress, listTileOrigins } from '#contract/tile-address.ts'
import type { startTileStub } from '#stubs/tiles/start-tile-stub.ts'

export type TileStub = Awaited<ReturnType<typeof startTileStub>>

/** The services of tiles and trails that the pages were built for; no test requests them. */
export const tileOrigins = listTileOrigins(defaultTileAddress)

/**
 * Answers the page’s requests to the tile service with the stub. In Chromium not by `page.route`, which disables the browser’s
 * HTTP cache and would slow a walk through the whole guide considerably.
 */
export async function answerTiles(page: Page, stub: TileStub): Promise<void> {
  const { origin } = new URL(stub.url.replaceAll(/[{}]/g, ''))
  const isOfTiles = (address: URL) => tileOrigins.includes(address.origin)
  const atStub = (address: string) => address.replace(new URL(address).origin, origin)
  if (page.context().browser()?.browserType().name() !== 'chromium') {
    await page.route(isOfTiles, async (route) => {
      const request = route.request()
      const answer = await fetch(atStub(request.url()), { headers: request.headers() }).catch(() => undefined)
      if (!answer) return route.abort()
      const [headers, body] = [Object.fromEntries(answer.headers), Buffer.from(await answer.arrayBuffer())]
      await route.fulfill({ status: answer.status, headers, body })
    })
    return
  }
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const answered = answerTile(session, requestId, atStub(request.url), request.headers)
    answered.catch((error: Error) => {
      // The page or map view may have moved on before the tile arrives.
      if (!/Invalid InterceptionId|closed/.test(error.message)) throw error
    })
  })
  await session.send('Fetch.enable', { patterns: tileOrigins.map((each) => ({ urlPattern: `${each}/*` })) })
}

async function answerTile(
  session: CDPSession,
  requestId: string,
  address: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await fetch(address, { headers }).catch(() => undefined)
  if (!answer) {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    return
  }
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: answer.status,
    responseHeaders: [...answer.headers].map(([name, value]) => ({ name, value })),
    body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  })
}
