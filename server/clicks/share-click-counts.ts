import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Server } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import type { ClickCounts } from './click-counts.ts'

interface ClickShareParts {
  counts: Pick<ClickCounts, 'list'>
  dataFolder: string
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

interface ClickShare {
  /** Promises to answer from now on. Where that is impossible, it is logged, and the report has to wait for the server to stop. */
  start: () => Promise<void>
  /** Promises that nobody is answered any more and the socket file is gone. */
  stop: () => Promise<void>
}

const period = z.object({ from: z.iso.date(), to: z.iso.date() })

/** The file through which a running server tells its counts to this machine. Relative as the folder is: a socket's path is short. */
export function clickSocketIn(dataFolder: string): string {
  return join(dataFolder, 'click-counts.sock')
}

/**
 * Promises a way for `npm run report:clicks` to ask this process for the counts, since the embedded database lets in one
 * process only: a socket file that nobody but the process's own user may open, and so from no other machine.
 */
export function createClickShare({ counts, dataFolder, log }: ClickShareParts): ClickShare {
  const socketFile = clickSocketIn(dataFolder)
  const server = createServer((request, response) => {
    answer(counts, request, response).catch((error) => {
      log.error({ err: error }, 'the counts of clicks could not be told')
      response.writeHead(500).end()
    })
  })
  // It never keeps a process alive that has nothing else to do.
  server.unref()
  return {
    async start() {
      if (server.listening) return
      try {
        await listen(server, socketFile)
        await chmod(socketFile, 0o600)
      } catch (error) {
        log.warn({ err: error }, 'report:clicks cannot ask this server')
      }
    },
    async stop() {
      if (!server.listening) return
      server.closeAllConnections()
      // Takes the file away too.
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(
  counts: ClickShareParts['counts'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://clicks')
  const asked = period.safeParse(Object.fromEntries(searchParams))
  if (!asked.success) return void response.writeHead(400).end()
  try {
    const rows = await counts.list(asked.data.from, asked.data.to)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(error.message)
  }
}

async function listen(server: Server, socketFile: string): Promise<void> {
  try {
    await listenOnce(server, socketFile)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || (await isAnswered(socketFile))) throw error
    // A server that was killed left it behind.
    await rm(socketFile, { force: true })
    await listenOnce(server, socketFile)
  }
}

function listenOnce(server: Server, socketFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketFile, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function isAnswered(socketFile: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socketFile, () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', () => resolve(false))
  })
}
