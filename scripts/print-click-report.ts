import { WrongSetting } from '#contract/read-settings.ts'
import { readOsloClock } from '#contract/service-day.ts'
import { ServerCannotTell } from '#scripts/running-server/ask-running-server.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { readSettings } from '#server/settings.ts'
import { formatClickReport } from './click-report/format-click-report.ts'
import { readPeriod, WrongPeriod } from './click-report/read-period.ts'
import { formatWhy } from './owner/report.ts'
import { readClickCounts } from './running-server/ask-server-or-database.ts'

// Prints the clicks on paying links, with the server's settings. The embedded database can be opened by one process only, so a
// running server is asked instead; PostgreSQL is queried directly.

try {
  const settings = readSettings(process.env)
  const period = readPeriod(process.argv.slice(2), readOsloClock(Date.now()).date)
  console.log(formatClickReport(period, await readClickCounts(settings, period)))
} catch (error) {
  const known = [WrongSetting, WrongPeriod, ServerCannotTell, DatabaseUnavailable]
  if (!known.some((kind) => error instanceof kind)) throw error
  console.error(formatWhy(error as Error))
  process.exitCode = 1
}
