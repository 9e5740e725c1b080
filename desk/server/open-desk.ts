import type { IncomingMessage, ServerResponse } from 'node:http'
import { livePaths } from '#contract/live-paths.ts'
import { workplaceIn } from '#desk/engine/files/workplace.ts'
import { releasesOf } from '#desk/engine/publish/publish.ts'
import { describeProblem, problemContentType } from '#server/http/problem.ts'
import { buildDesk } from './build-desk.ts'
import type { Guard } from './desk-parts.ts'
import { listHosts } from './guard.ts'
import { readPages } from './page-files.ts'
import { serveRelease } from './serve-release.ts'

interface Options {
  project: string
  pagesFolder: string
  guard: Guard
}

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

// The guide's own server does not run beside the desk: pages in the preview say of weather, departures and prices what they say without them.
const nothingLive = JSON.stringify(describeProblem('not-ready', 'The desk shows pages without what is live.'))

/** The bundler of the pages opens editors and hands out sources: a page of another site, or of another port, must not ask it. */
function isOfAnotherSite({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'none' } = headers
  return !['same-origin', 'none'].includes(String(site)) || (origin !== undefined && origin !== `http://${host}`)
}

/**
 * Resolves with what answers requests below /desk and those for what is live, and passes on all others, unless they call this machine by a
 * foreign name.
 */
export async function openDesk({ project, pagesFolder, guard }: Options): Promise<Answer> {
  const place = workplaceIn(project)
  const releasePort = guard.port + 1
  // Where another program has the port, a link would show its pages as what was published.
  const shown = (await serveRelease(releasesOf(place), releasePort))
    ? { publishedAt: `http://127.0.0.1:${releasePort}/` }
    : {}
  const desk = await buildDesk({ place, guard, pages: readPages(pagesFolder), ...shown, now: Date.now })
  const hosts = listHosts(guard.port)
  return (request, response, next) => {
    if (!hosts.includes(request.headers.host ?? '')) response.writeHead(403).end('This machine is not called that.')
    else if (isOfAnotherSite(request))
      response.writeHead(403).end('Another site asked this. Type the address yourself.')
    else if (/^\/desk(?:[/?]|$)/.test(request.url ?? '')) desk.routing(request, response)
    else if (livePaths.some((path) => request.url?.startsWith(path)))
      response.writeHead(503, { 'content-type': problemContentType, 'cache-control': 'no-store' }).end(nothingLive)
    else next()
  }
}
