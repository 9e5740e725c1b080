import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { WrongSetting } from '#contract/read-settings.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { readSettings } from '#server/settings.ts'
import { waitUntilOpen } from '#server/store/database.ts'
import { embeddedFileIn } from '#server/store/open-embedded-database.ts'
import { CannotBackUp, writeBackup } from './data-backup/write-backup.ts'
import { formatWhy } from './owner/report.ts'
import { withDatabase } from './running-server/ask-server-or-database.ts'

// Writes a backup: `npm run backup -- backups/today.ndjson.gz`, or `-` for stdout. `--folder backups --keep 30` names files by
// time and keeps the newest thirty. PostgreSQL stays available meanwhile; the embedded database needs the server stopped.

const fileName = /^lofoten-guide-[\dTZ-]+\.ndjson\.gz$/
const now = Date.now()

try {
  const { file, folder, keep } = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env)
  if (!settings.DATABASE_URL) await mustExist(embeddedFileIn(resolve(settings.DATA_DIR)))
  await withDatabase(settings, async (database) => {
    await waitUntilOpen(database)
    if (file === '-') {
      console.error(describe(await writeBackup(database, process.stdout, now), 'the output'))
    } else {
      const draft = `${file}.draft`
      if (folder) await mkdir(folder, { recursive: true, mode: 0o700 })
      const target = createWriteStream(draft, { mode: 0o600 })
      const rows = await writeBackup(database, target, now)
      await bringToDisk(draft)
      // Only a complete backup ever has its name.
      await rename(draft, file)
      console.log(describe(rows, file))
      if (folder && keep) await removeOldest(folder, keep)
    }
  })
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof DatabaseUnavailable || error instanceof CannotBackUp))
    throw error
  console.error(formatWhy(error))
  process.exitCode = 1
}

function readArguments(given: string[]): { file: string; folder: string | null; keep: number | null } {
  const [first = '', folder = '', second = '', keep = ''] = given
  if (first !== '' && !first.startsWith('--') && given.length === 1) return { file: first, folder: null, keep: null }
  if (
    first === '--folder' &&
    folder !== '' &&
    second === '--keep' &&
    /^[1-9]\d{0,3}$/.test(keep) &&
    given.length === 4
  ) {
    const name = `lofoten-guide-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.ndjson.gz`
    return { file: join(folder, name), folder, keep: Number(keep) }
  }
  throw new CannotBackUp(
    'Say where to: npm run backup -- <file>, or npm run backup -- --folder <folder> --keep <count>.',
  )
}

async function mustExist(file: string): Promise<void> {
  const isThere = await stat(file).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new CannotBackUp(`There is nothing to back up: ${file} does not exist. Is DATA_DIR right?`)
}

async function bringToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort()
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name))
}

function describe(rows: number, where: string): string {
  return `${rows} rows are in ${where}.`
}
