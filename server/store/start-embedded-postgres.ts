import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import { describeEmbeddedTrouble } from './describe-embedded-trouble.ts'

export type ToWorker = { kind: 'bytes'; connection: number; bytes: Uint8Array } | { kind: 'close' }
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array }
  | { kind: 'line'; line: string }

export interface EmbeddedPostgres {
  /** Returns a new connection for the `stream` of a `pg` client. All connections share one session. */
  connect: () => Duplex
  /** Resolves when everything is written and the thread has ended. */
  stop: () => Promise<void>
  /** Ends the thread at once; committed data is in the files. */
  kill: () => Promise<void>
  /** Resolves when the thread has ended for any reason. */
  ended: Promise<DatabaseUnavailable>
}

const longestStopMs = 4000

/** Starts PGlite over a folder in its own thread, reached by PostgreSQL's wire protocol. Throws `DatabaseUnavailable`. */
export async function startEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const worker = new Worker(join(import.meta.dirname, 'embedded-postgres-worker.ts'), { workerData: { folder } })
  const connections = new Map<number, EmbeddedConnection>()
  const lastLines: string[] = []
  let connectionCount = 0
  let failure: unknown = null
  let isOpening = true
  const ended = new Promise<DatabaseUnavailable>((resolve) => {
    worker.on('error', (error: unknown) => {
      failure = error
    })
    worker.on('exit', () => {
      const error = describeEmbeddedTrouble({ folder, thrown: failure, lines: lastLines, isOpening })
      for (const connection of connections.values()) connection.destroy(error)
      resolve(error)
    })
  })
  const ready = new Promise<void>((resolve) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        isOpening = false
        resolve()
      } else if (message.kind === 'bytes') connections.get(message.connection)?.push(message.bytes)
      else if (lastLines.push(message.line) > 3) lastLines.shift()
    })
  })
  await Promise.race([ready, ended.then((error) => Promise.reject(error))])

  return {
    connect() {
      connectionCount += 1
      const number = connectionCount
      const connection = new EmbeddedConnection((chunk) => {
        // A copy, since the chunk is a view on a larger buffer that would be transferred as a whole.
        const bytes = new Uint8Array(chunk)
        worker.postMessage({ kind: 'bytes', connection: number, bytes } satisfies ToWorker, [bytes.buffer])
      })
      connections.set(number, connection)
      connection.once('close', () => connections.delete(number))
      return connection
    },
    async stop() {
      worker.postMessage({ kind: 'close' } satisfies ToWorker)
      await waitAtMost(ended, longestStopMs)
      await worker.terminate()
    },
    async kill() {
      await worker.terminate()
    },
    ended,
  }
}

/** A connection with the methods of `net.Socket` that `pg` calls. */
class EmbeddedConnection extends Duplex {
  setNoDelay = () => this
  setKeepAlive = () => this
  ref = () => this
  unref = () => this
  readonly #send: (bytes: Buffer) => void
  constructor(send: (bytes: Buffer) => void) {
    super()
    this.#send = send
  }
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // The thread pushes as data arrives.
  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
