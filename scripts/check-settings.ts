import { readSettings, WrongSetting } from '#server/settings.ts'
import { readBuildSettings } from '#site/build-settings.ts'

// Run before the build, so that a wrong setting is told at once and in one sentence.

try {
  readSettings(process.env)
  readBuildSettings(process.env)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}
