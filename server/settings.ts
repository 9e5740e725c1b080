import { type Environment, readSettingsNamed } from '#contract/read-settings.ts'
import { type SettingName, type SettingValues, settingNames } from '#contract/settings.ts'

export type Settings = SettingValues<SettingName>

/**
 * Returns the frozen settings of the given environment, with every default filled in.
 * Throws `WrongSetting` for the first value that cannot be used.
 *
 * @example readSettings({ PORT: '8080' }).PORT // => 8080
 */
export function readSettings(environment: Environment): Settings {
  return readSettingsNamed(settingNames, environment)
}
