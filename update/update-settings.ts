import type { Environment } from '#contract/read-settings.ts'
import { readSettingsNamed, WrongSetting } from '#contract/read-settings.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'

/** Returns who asks, where answers are kept, and the stand-in if there is one. Throws `WrongSetting` without anybody to write to. */
export function readUpdateSettings(environment: Environment) {
  const { DATA_DIR, UPDATE_CONTACT, UPDATE_STAND_IN, SITE_ORIGIN } = readSettingsNamed(
    ['DATA_DIR', 'UPDATE_CONTACT', 'UPDATE_STAND_IN', 'SITE_ORIGIN'],
    environment,
  )
  const contact = UPDATE_CONTACT ?? readSiteFacts().publisher.email
  if (contact === null) {
    throw new WrongSetting(
      'The environment variable UPDATE_CONTACT is missing: services want an e-mail address to write to. The e-mail of the publisher, in the settings of the desk, does as well.',
    )
  }
  return {
    dataFolder: DATA_DIR,
    standIn: UPDATE_STAND_IN,
    userAgent: `lofotenguide-update/1.0 (+${SITE_ORIGIN}; ${contact})`,
  }
}
