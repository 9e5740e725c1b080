import { WrongSetting } from '#contract/read-settings.ts'
import { readOsloClock } from '#server/calendar/oslo-calendar.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { readSettings } from '#server/settings.ts'
import { formatClickReport } from './click-report/format-click-report.ts'
import { readClickCounts } from './click-report/read-click-counts.ts'
import { readPeriod, WrongPeriod } from './click-report/read-period.ts'
import { ServerCannotTell } from './owner/ask-running-server.ts'

// Prints how often paying links were followed, with the settings of the server. The embedded database lets in one process only:
// while the server has it open, the server is asked. A PostgreSQL is asked directly, whether a server runs or not.

try {
  const settings = readSettings(process.env)
  const period = readPeriod(process.argv.slice(2), readOsloClock(Date.now()).date)
  console.log(formatClickReport(period, await readClickCounts(settings, period)))
} catch (error) {
  if (!isForOwner(error)) throw error
  console.error(describe(error))
  process.exitCode = 1
}

function isForOwner(error: unknown): error is Error {
  return [WrongSetting, WrongPeriod, ServerCannotTell, DatabaseUnavailable].some((kind) => error instanceof kind)
}

function describe({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? `${message} ${cause.message}` : message
}
