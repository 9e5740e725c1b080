import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HeaderFields, type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import { hidePersonalWords } from './hide-personal-words.ts'
import type { Site } from './load-site.ts'
import { canonicalAddress, resolvePath } from './resolve-path.ts'

interface PageAnswerer {
  /** Promises the answer of a canonical address, if the site has one: a single look-up, no decoding. */
  findReady: (requestTarget: string) => ReadyAnswer | undefined
  /** Promises to answer any GET or HEAD that is not ours to refuse: page, redirect or 404 page; false for a malformed address. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean
}

interface PageAnswererParts {
  site: Site
  /** Security headers for the answers that have no file behind them. */
  headers: HeaderFields
  log: { info: (fields: object, message: string) => void }
}

// Enough to recognise a broken link; the rest of a hostile address is of no use to anybody.
const longestLoggedPath = 300

/** Promises answers for every path of the site, out of memory. */
export function createPageAnswerer({ site, headers, log }: PageAnswererParts): PageAnswerer {
  const known = {
    hasPage: (path: string) => site.answers.has(canonicalAddress(path)),
    redirectTarget: (path: string) => site.redirects.get(path),
  }

  function findReady(requestTarget: string): ReadyAnswer | undefined {
    const ready = site.answers.get(requestTarget)
    if (ready) return ready
    const queryStart = requestTarget.indexOf('?')
    return queryStart === -1 ? undefined : site.answers.get(requestTarget.slice(0, queryStart))
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const resolution = resolvePath(request.url ?? '', known)
    switch (resolution.kind) {
      case 'page':
        sendReadyAnswer(request, response, site.answers.get(canonicalAddress(resolution.path)) as ReadyAnswer)
        return true
      case 'redirect':
        response.writeHead(301, {
          ...headers,
          location: resolution.location,
          'cache-control': 'public, max-age=3600',
          'content-length': '0',
        })
        response.end()
        return true
      case 'unknown': {
        // Nothing about the person: no address, no user agent, no query.
        const path = hidePersonalWords(resolution.path).slice(0, longestLoggedPath)
        log.info({ path, language: resolution.language }, 'unknown path')
        sendReadyAnswer(request, response, site.notFound[resolution.language])
        return true
      }
      case 'malformed':
        return false
    }
  }

  return { findReady, answer }
}
