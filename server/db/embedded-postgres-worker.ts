import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder, durableSettings } from './durable-folder.ts'
import type { FromWorker, ToWorker } from './start-embedded-postgres.ts'

// PGlite works synchronously: opening takes most of a second and creating some seconds. In a thread of its own it holds up no page.

const port = parentPort
if (!port) throw new Error('This module is a worker of start-embedded-postgres.ts.')

const send = (message: FromWorker): void => port.postMessage(message)
const { folder } = workerData as { folder: string }

const pglite = await PGlite.create({
  fs: new DurableFolder(folder),
  startParams: [
    ...durableSettings(PGlite.defaultStartParams),
    // The defaults are for a machine that does nothing else; these save 130 MB of memory and a gigabyte of disk.
    ...['-c', 'shared_buffers=8MB', '-c', 'wal_buffers=256kB', '-c', 'max_wal_size=48MB', '-c', 'min_wal_size=32MB'],
  ],
  onStderr: (line) => {
    send({ kind: 'line', line })
    return false
  },
})

const rollback = Buffer.from('Q\0\0\0\x0dROLLBACK\0', 'latin1')

// One at a time: each answer must go to the connection that asked.
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
    // A connection begins with a nought. There is one session behind all of them, so what the last one left open ends here.
    if (bytes[0] === 0 && pglite.isInTransaction()) await pglite.execProtocolRaw(rollback)
    const answer = await pglite.execProtocolRaw(bytes)
    send({ kind: 'bytes', connection, bytes: answer })
  })
  // Not caught on purpose: what throws here has broken the database in this thread, and the thread ends with it.
})

send({ kind: 'ready' })
