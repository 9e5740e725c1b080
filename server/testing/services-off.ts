import { settingNames, settings } from '#contract/settings.ts'

/** Settings that switch off every service that can be, so that a guide in a test asks nobody outside. */
export const servicesOff: Readonly<Record<string, string>> = Object.fromEntries(
  settingNames.filter((name) => settings[name].schema.safeParse('off').data === null).map((name) => [name, 'off']),
)
