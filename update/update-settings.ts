import type { Environment } from '#contract/read-settings.ts'
import { readSettingsNamed, WrongSetting } from '#contract/read-settings.ts'
import { valueAt } from '#desk/engine/yaml/json.ts'

/** Returns who asks, where answers are kept, and the stand-in if there is one. Throws `WrongSetting` without anybody to write to. */
export function readUpdateSettings(environment: Environment, readSite: () => unknown) {
  const { DATA_DIR, UPDATE_CONTACT, UPDATE_STAND_IN, SITE_ORIGIN } = readSettingsNamed(
    ['DATA_DIR', 'UPDATE_CONTACT', 'UPDATE_STAND_IN', 'SITE_ORIGIN'],
    environment,
  )
  const contact = UPDATE_CONTACT ?? (valueAt(readSite(), ['contact', 'email']) as string | undefined)
  if (contact === undefined) {
    throw new WrongSetting(
      'The environment variable UPDATE_CONTACT is missing: services want an e-mail address to write to.',
    )
  }
  return {
    dataFolder: DATA_DIR,
    standIn: UPDATE_STAND_IN,
    userAgent: `lofotenguide-update/1.0 (+${SITE_ORIGIN}; ${contact})`,
  }
}
