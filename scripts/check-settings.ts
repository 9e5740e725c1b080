import { WrongSetting } from '#contract/read-settings.ts'
import { readSettings } from '#server/settings.ts'

// Run before the build, so that a wrong setting is told at once and in one sentence. Those of the build are among them.

try {
  readSettings(process.env)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
