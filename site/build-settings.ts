import { type Environment, readSettingsNamed } from '#contract/read-settings.ts'
import { type BuildSettingName, buildSettingNames, type SettingValues } from '#contract/settings.ts'

/** Returns the settings built into pages, with defaults. Throws `WrongSetting` for an unusable value. */
export function readBuildSettings(environment: Environment): SettingValues<BuildSettingName> {
  return readSettingsNamed(buildSettingNames, environment)
}
