import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder, durableSettings } from './durable-folder.ts'
import { limitTimers } from './limit-timers.ts'
import type { FromWorker, ToWorker } from './start-embedded-postgres.ts'

// PGlite works synchronously (opening: most of a second, creating: seconds), so it runs in its own thread.

const port = parentPort
if (!port) throw new Error('This module is a worker of start-embedded-postgres.ts.')

limitTimers(globalThis)

const send = (message: FromWorker): void => port.postMessage(message)
const { folder } = workerData as { folder: string }

const pglite = await PGlite.create({
  fs: new DurableFolder(folder),
  startParams: [
    ...durableSettings(PGlite.defaultStartParams),
    // The defaults assume a dedicated machine; these save 130 MB of memory and 1 GB of disk.
    ...['-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB', '-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
  ],
  onStderr: (line) => {
    send({ kind: 'line', line })
    return false
  },
})

const rollback = Buffer.from('Q\0\0\0\x0dROLLBACK\0', 'latin1')

// One at a time: each response must go to the connection that asked.
let turn: Promise<void> = Promise.resolve()
port.on('message', (message: ToWorker) => {
  turn = turn.then(async () => {
    if (message.kind === 'close') {
      await pglite.close()
      port.close()
      return
    }
    const { connection } = message
    const bytes = Buffer.from(message.bytes)
    // A startup message begins with 0. All connections share one session, so a transaction left open ends here.
    if (bytes[0] === 0 && pglite.isInTransaction()) await pglite.execProtocolRaw(rollback)
    const answer = await pglite.execProtocolRaw(bytes)
    send({ kind: 'bytes', connection, bytes: answer })
  })
  // Uncaught on purpose: an exception means the database is broken, and must end the thread.
})

send({ kind: 'ready' })
