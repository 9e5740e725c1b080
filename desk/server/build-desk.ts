import { type FastifyInstance, fastify } from 'fastify'
import type { Refusal } from '#desk/contract.ts'
import { finishJournal } from '#desk/engine/files/write-together.ts'
import { showWaitingPhotos } from '#desk/engine/photos/photo-of-entry.ts'
import { Refused } from '#desk/engine/refused.ts'
import type { DeskParts } from './desk-parts.ts'
import { addEntryRoutes } from './entry-routes.ts'
import { checkAsker, checkHost, isToken, makeCookie } from './guard.ts'
import { addOfficeRoutes } from './office-routes.ts'

/** The longest answer of a form by far; photos have a limit of their own. */
const mostBytes = 1_000_000

/** Resolves with the desk's server, not listening: everything below /desk. Ends a write that a crash interrupted. */
export async function buildDesk(parts: DeskParts): Promise<FastifyInstance> {
  const { place, guard, pages } = parts
  finishJournal(place)
  showWaitingPhotos(place)
  const app = fastify({ bodyLimit: mostBytes, logger: false })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // With `no-referrer` a browser would call the desk's own requests those of nobody (`Origin: null`).
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': pages.policy,
    })
    const { token } = request.query as { token?: string }
    if (request.url.startsWith('/desk?') && token !== undefined) {
      checkHost(guard, request.headers)
      if (isToken(guard, token)) return reply.header('set-cookie', makeCookie(guard)).redirect('/desk', 303)
    }
    checkAsker(guard, request.method, request.headers)
    const isPhoto = request.url.split('?')[0]?.endsWith('/photo') ?? false
    const hasBody = Number(request.headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in request.headers
    if (hasBody && !isPhoto && !request.headers['content-type']?.startsWith('application/json')) {
      throw new Refused(415, 'The desk takes JSON only.')
    }
  })
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof Refused) {
      const refusal: Refusal = {
        error: error.message,
        ...(error.remedy ? { remedy: error.remedy } : {}),
        ...error.details,
      }
      return reply.code(error.status).send(refusal)
    }
    const status = error.statusCode ?? 500
    if (status >= 500) console.error(error)
    const tooMuch = { error: 'That is more than the desk takes at once.', remedy: 'Make it smaller.' }
    return reply.code(status).send(status === 413 ? tooMuch : { error: error.message })
  })
  const refuse = ({ url }: { url: string }): never => {
    throw new Refused(404, `The desk has no ${url.split('?')[0]}.`, 'Go back to /desk.')
  }
  app.setNotFoundHandler(refuse)
  app.get('/desk/api/*', refuse)
  addEntryRoutes(app, parts)
  addOfficeRoutes(app, parts)
  for (const path of ['/desk', '/desk/*']) app.get(path, (request, reply) => pages.send(request.url, reply))
  await app.ready()
  return app
}
