import { createReadStream } from 'node:fs'
import { WrongSetting } from '#contract/read-settings.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { waitUntilOpen } from '#server/db/database.ts'
import { readSettings } from '#server/settings.ts'
import { CannotRestore, restoreBackup } from './data-backup/restore-backup.ts'
import { formatWhy } from './owner/report.ts'
import { withDatabase } from './running-server/ask-server-or-database.ts'

// Restores a backup: `npm run restore -- backups/today.ndjson.gz`, or `-` for stdin. Creates missing tables; a database with
// rows is refused unless `--replace` is given.

const [file, option, ...rest] = process.argv.slice(2)

try {
  if (file === undefined || rest.length > 0 || (option !== undefined && option !== '--replace')) {
    throw new CannotRestore('Say what: npm run restore -- <file>, or npm run restore -- <file> --replace.')
  }
  await withDatabase(readSettings(process.env), async (database) => {
    await waitUntilOpen(database)
    const source = file === '-' ? process.stdin : createReadStream(file)
    const rows = await restoreBackup(database, source, { replace: option === '--replace' })
    console.log(`${rows} rows are back.`)
  })
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable || error instanceof CannotRestore))
    throw error
  console.error(formatWhy(error))
  process.exitCode = 1
}
