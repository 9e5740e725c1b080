import { type Environment, readSettingsNamed } from '#contract/read-settings.ts'
import { type SettingName, type SettingValues, settingNames } from '#contract/settings.ts'

export type Settings = SettingValues<SettingName>

/** Returns the frozen settings with defaults. Throws `WrongSetting` for the first invalid value. */
export function readSettings(environment: Environment): Settings {
  return readSettingsNamed(settingNames, environment)
}
