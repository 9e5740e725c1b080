import { readOsloClock } from '#server/calendar/oslo-calendar.ts'
import type { ClickCount } from '#server/clicks/click-counts.ts'
import { chooseDatabase } from '#server/db/choose-database.ts'
import { createClickCounts } from '#server/db/click-counts-repository.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { readSettings, type Settings, WrongSetting } from '#server/settings.ts'
import { askRunningServer, ServerCannotTell } from './click-report/ask-running-server.ts'
import { formatClickReport } from './click-report/format-click-report.ts'
import { type Period, readPeriod, WrongPeriod } from './click-report/read-period.ts'

// Prints how often paying links were followed, with the settings of the server. The embedded database lets in one process only:
// while the server has it open, the server is asked. A PostgreSQL is asked directly, whether a server runs or not.

try {
  const settings = readSettings(process.env)
  const period = readPeriod(process.argv.slice(2), readOsloClock(Date.now()).date)
  console.log(formatClickReport(period, await readCounts(settings, period)))
} catch (error) {
  if (!isForOwner(error)) throw error
  console.error(describe(error))
  process.exitCode = 1
}

async function readCounts(settings: Settings, period: Period): Promise<ClickCount[]> {
  const told = settings.DATABASE_URL ? null : await askRunningServer(settings.DATA_DIR, period)
  if (told) return told
  // What goes wrong is told below, once.
  const silent = () => undefined
  const database = chooseDatabase(settings, { info: silent, warn: silent, error: silent })
  try {
    return await createClickCounts(database).list(period.from, period.to)
  } finally {
    await database.close()
  }
}

function isForOwner(error: unknown): error is Error {
  return [WrongSetting, WrongPeriod, ServerCannotTell, DatabaseUnavailable].some((kind) => error instanceof kind)
}

function describe({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? `${message} ${cause.message}` : message
}
