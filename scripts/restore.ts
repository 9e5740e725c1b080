import { createReadStream } from 'node:fs'
import { WrongSetting } from '#contract/read-settings.ts'
import { chooseDatabase } from '#server/db/choose-database.ts'
import { waitUntilOpen } from '#server/db/database.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { readSettings } from '#server/settings.ts'
import { CannotRestore, restoreBackup } from './data-backup/restore-backup.ts'

// Brings back what `npm run backup` wrote: `npm run restore -- backups/today.ndjson.gz`; `-` reads the input. It makes the tables where
// there are none. A database that has rows already is left alone, unless `--replace` says that they may go.

const [file, option, ...rest] = process.argv.slice(2)

try {
  if (file === undefined || rest.length > 0 || (option !== undefined && option !== '--replace')) {
    throw new CannotRestore('Say what: npm run restore -- <file>, or npm run restore -- <file> --replace.')
  }
  const silent = () => undefined
  const database = chooseDatabase(readSettings(process.env), { info: silent, warn: silent, error: silent })
  try {
    await waitUntilOpen(database)
    const source = file === '-' ? process.stdin : createReadStream(file)
    const rows = await restoreBackup(database, source, { replace: option === '--replace' })
    console.log(`${rows} rows are back.`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable || error instanceof CannotRestore))
    throw error
  console.error(error.cause instanceof Error ? `${error.message} ${error.cause.message}` : error.message)
  process.exitCode = 1
}
