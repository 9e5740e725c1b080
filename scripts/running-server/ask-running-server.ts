import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { ownerSocketIn } from '#server/operator/owner/share-with-owner.ts'

/** The running server could not answer; the message is for the owner. */
export class ServerCannotTell extends Error {
  override name = 'ServerCannotTell'
}

// Opening the database for the first time takes some seconds.
const longestWaitMs = 20_000

/**
 * Resolves with the answer of the server running on a data folder (`/clicks`, `/forecasts`), or null when none is running.
 * Throws `ServerCannotTell` when it has no answer.
 */
export async function askRunningServer(
  dataFolder: string,
  path: string,
  question: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await new Promise<{ status: number; body: string } | null>((resolve, reject) => {
    const asking = request({
      socketPath: ownerSocketIn(dataFolder),
      path: `${path}?${new URLSearchParams(question)}`,
      signal: AbortSignal.timeout(longestWaitMs),
    })
    asking.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
    asking.once('error', (error: NodeJS.ErrnoException) => {
      // No socket, or one left behind by a killed server.
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(new ServerCannotTell(`The running server cannot be asked: ${error.message}.`, { cause: error }))
    })
    asking.end()
  })
  if (!answer) return null
  if (answer.status === 200) return JSON.parse(answer.body)
  throw new ServerCannotTell(answer.body || 'The running server cannot tell; its log says why.')
}
