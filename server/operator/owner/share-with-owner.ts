import { chmod, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type Server } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import type { ClickCounts } from '#server/services/clicks/hold-clicks.ts'
import type { ForecastTimes } from '#server/services/weather/stored-forecast.ts'

interface OwnerShareParts {
  counts: Pick<ClickCounts, 'list'>
  /** Resolves with the fetch times of stored forecasts. Throws `DatabaseUnavailable`. */
  listForecastTimes: () => Promise<ForecastTimes[]>
  dataFolder: string
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
}

interface OwnerShare {
  /** Starts listening; a failure is logged, and reports then work only while the server is stopped. */
  start: () => Promise<void>
  /** Resolves when the socket is closed and its file removed. */
  stop: () => Promise<void>
}

const period = z.object({ from: z.iso.date(), to: z.iso.date() })

/** Returns the path of the socket; relative if the folder is, because socket paths are limited in length. */
export function ownerSocketIn(dataFolder: string): string {
  return join(dataFolder, 'owner.sock')
}

/** Returns a socket server for owner reports, because the embedded database admits only this process. */
export function createOwnerShare({ counts, listForecastTimes, dataFolder, log }: OwnerShareParts): OwnerShare {
  const socketFile = ownerSocketIn(dataFolder)
  const questions: Questions = {
    '/clicks': (asked) => {
      const { success, data } = period.safeParse(asked)
      return success ? counts.list(data.from, data.to) : undefined
    },
    '/forecasts': () => listForecastTimes(),
  }
  const server = createServer((request, response) => {
    answer(questions, request, response).catch((error) => {
      log.error({ err: error }, 'the owner could not be told')
      response.writeHead(500).end()
    })
  })
  // Does not keep the process alive.
  server.unref()
  return {
    async start() {
      if (server.listening) return
      try {
        await listen(server, socketFile)
        await chmod(socketFile, 0o600)
      } catch (error) {
        log.warn({ err: error }, 'the owner’s reports cannot ask this server')
      }
    },
    async stop() {
      if (!server.listening) return
      server.closeAllConnections()
      // Also removes the file.
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** By path; a handler returns undefined for invalid parameters. */
type Questions = Readonly<Record<string, (asked: Record<string, string>) => Promise<unknown> | undefined>>

async function answer(questions: Questions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://owner')
  const ask = Object.hasOwn(questions, pathname) ? questions[pathname] : undefined
  if (!ask) return void response.writeHead(404).end()
  const result = ask(Object.fromEntries(searchParams))
  if (!result) return void response.writeHead(400).end()
  try {
    const text = JSON.stringify(await result)
    response.writeHead(200, { 'content-type': 'application/json' }).end(text)
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
    // Left behind by a server that was killed.
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
