import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeSync } from 'node:fs'
import { chooseDatabase } from '#server/store/choose-database.ts'
import { createClickCounts } from '#server/store/click-counts-repository.ts'
import { waitUntilOpen } from '#server/store/database.ts'
import { partnerPictures } from '#server/store/schema.ts'
import { createUpstreamStore } from '#server/store/upstream-store-repository.ts'
import { createCacheTrial } from './cache-trial.ts'

// A process for database tests, which kill it, race it and fill its disk. Arguments: an action; settings: DATA_DIR and
// DATABASE_URL. Writes lines synchronously, so that a line proves that the step has happened.

const writeLine = (line: string): void => void writeSync(1, `${line}\n`)
const describe = (error: unknown): string =>
  error instanceof Error ? [error.message, ...(error.cause ? [describe(error.cause)] : [])].join(' < ') : String(error)
const writeError = (error: unknown): void => writeLine(`${(error as Error).name}: ${describe(error)}`)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

const { DATA_DIR = '', DATABASE_URL } = process.env
const database = chooseDatabase({ DATA_DIR, DATABASE_URL }, silent)
const [, , action, argument = ''] = process.argv

switch (action) {
  case 'open': {
    // A busy machine may take longer than one request waits.
    await waitUntilOpen(database).then(() => writeLine('open'), writeError)
    process.stdin.resume()
    await once(process.stdin, 'end')
    await database.close()
    break
  }
  case 'count-clicks': {
    const clicks = createClickCounts(database)
    for (let number = Number(argument); ; number += 1) {
      await clicks.add('2026-11-21', { partner: 'tours', page: `/row-${number}`, position: 1 })
      writeLine(String(number))
    }
  }
  case 'fill-the-disk': {
    for (let number = 0; ; number += 1) {
      try {
        await database.use(async (statements) => {
          // Incompressible.
          const url = randomBytes(200_000).toString('base64')
          await statements.insert(partnerPictures).values({ hotelId: `row-${number}`, url, seenAt: new Date() })
        })
        writeLine(String(number))
      } catch (error) {
        writeError(error)
        break
      }
    }
    const clicks = createClickCounts(database)
    await clicks
      .add('2026-11-21', { partner: 'tours', page: '/after', position: 1 })
      .then(() => clicks.list('2026-11-21', '2026-11-21'))
      .then(() => writeLine('read and wrote a little after it'), writeError)
    await database.close()
    break
  }
  case 'acquire-lease': {
    const store = createUpstreamStore({ database, log: silent, patienceMs: 60_000 })
    await store.read(argument)
    writeLine('ready')
    await once(process.stdin, 'data')
    writeLine(String(await store.acquireLease(argument, 60_000)))
    await database.close()
    break
  }
  case 'ask-for-ever': {
    const trial = createCacheTrial()
    trial.next = () => {
      writeLine('asked')
      return new Promise(() => undefined)
    }
    const store = createUpstreamStore({ database, log: silent, patienceMs: 60_000 })
    await trial.start({ store }, { leaseMs: Number(argument) }).get('a')
    break
  }
  default:
    throw new Error(`There is no action ${action}.`)
}
process.exit(0)
