import { WrongSetting } from '#contract/read-settings.ts'
import { readSettings } from '#server/settings.ts'

// Runs before the build, to report a wrong setting at once; settings of the build are included.

try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
