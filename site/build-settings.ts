import { type Environment, readSettingsNamed } from '#contract/read-settings.ts'
import { type BuildSettingName, buildSettingNames, type SettingValues } from '#contract/settings.ts'

/**
 * Returns the settings that pages carry, with every default filled in.
 * Throws `WrongSetting`, one sentence that names the setting, when a value cannot be used.
 */
export function readBuildSettings(environment: Environment): SettingValues<BuildSettingName> {
  return readSettingsNamed(buildSettingNames, environment)
}
