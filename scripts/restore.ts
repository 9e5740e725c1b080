import { createReadStream } from 'node:fs'
import { WrongSetting } from '#contract/read-settings.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { readSettings } from '#server/settings.ts'
import { waitUntilOpen } from '#server/store/database.ts'
import { CannotRestore, restoreBackup } from './data-backup/restore-backup.ts'
import { restoreOverBroken } from './data-backup/restore-over-broken.ts'
import { formatWhy } from './owner/report.ts'

// Restores a backup: `npm run restore -- backups/today.ndjson.gz`, or `-` for stdin. Creates missing tables; a database with
// rows is refused unless `--replace` is given, which also sets an embedded database aside that is broken.

const [file, option, ...rest] = process.argv.slice(2)

try {
  if (file === undefined || rest.length > 0 || (option !== undefined && option !== '--replace')) {
    throw new CannotRestore('Say what: npm run restore -- <file>, or npm run restore -- <file> --replace.')
  }
  const isReplacing = option === '--replace'
  const { rows, setAside } = await restoreOverBroken(
    readSettings(process.env),
    async (database) => {
      await waitUntilOpen(database)
      const source = file === '-' ? process.stdin : createReadStream(file)
      return restoreBackup(database, source, { replace: isReplacing })
    },
    { mayReplace: isReplacing, now: Date.now() },
  )
  console.log(`${rows} rows are back.`)
  if (setAside) console.log(`The broken database lies in ${setAside}; nothing needs it any more.`)
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable || error instanceof CannotRestore))
    throw error
  console.error(formatWhy(error))
  process.exitCode = 1
}
