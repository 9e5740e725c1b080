import type { IncomingMessage, ServerResponse } from 'node:http'
import { writeProblem } from '#server/http/problem.ts'
import { type HeaderFields, type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { Site } from './load-site.ts'
import { logUnknownPaths } from './log-unknown-paths.ts'
import { canonicalAddress, resolvePath } from './resolve-path.ts'

export interface PageAnswerer {
  /** Returns the answer of a canonical address, if there is one: a single look-up without decoding. */
  findReady: (requestTarget: string) => ReadyAnswer | undefined
  /** Answers any GET or HEAD: with a page, a redirect, the 404 page, or 400 for a malformed address. */
  answer: (request: IncomingMessage, response: ServerResponse) => void
  /** Logs what has only been counted so far. */
  close: () => void
}

interface PageAnswererParts {
  site: Site
  /** Security headers of answers without a file. */
  headers: HeaderFields
  log: { info: (fields: object, message: string) => void }
}

export function createPageAnswerer({ site, headers, log }: PageAnswererParts): PageAnswerer {
  const unknownPaths = logUnknownPaths(log)
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

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const resolution = resolvePath(request.url ?? '', known)
    switch (resolution.kind) {
      case 'page':
        sendReadyAnswer(request, response, site.answers.get(canonicalAddress(resolution.path)) as ReadyAnswer)
        break
      case 'redirect':
        response.writeHead(301, {
          ...headers,
          location: resolution.location,
          'cache-control': 'public, max-age=3600',
          'content-length': '0',
        })
        response.end()
        break
      case 'unknown':
        unknownPaths.record(resolution.path, resolution.language)
        sendReadyAnswer(request, response, site.notFound[resolution.language])
        break
      case 'malformed':
        writeProblem(response, 'bad-request', { headers, detail: 'The address cannot be read.' })
    }
  }

  return { findReady, answer, close: unknownPaths.flush }
}
