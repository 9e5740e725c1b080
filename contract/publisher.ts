import type { SettingValues } from './settings.ts'

type PublisherSetting = (typeof requiredSettings)[number] | 'PUBLISHER_REPRESENTATIVE'

const requiredSettings = [
  'PUBLISHER_NAME',
  'PUBLISHER_ADDRESS',
  'PUBLISHER_ORGANISATION_NUMBER',
  'PUBLISHER_EMAIL',
] as const

/** Who publishes the guide. Null: the owner has not said it; undefined: there is none. */
export interface Publisher {
  name: string | null
  address: string | null
  organisationNumber: string | null | undefined
  representative: string | undefined
  email: string | null
}

/** Returns the publisher of the guide as the settings name it. */
export function publisherIn(settings: SettingValues<PublisherSetting>): Publisher {
  const number = settings.PUBLISHER_ORGANISATION_NUMBER
  const representative = settings.PUBLISHER_REPRESENTATIVE
  return {
    name: orNull(settings.PUBLISHER_NAME),
    address: orNull(settings.PUBLISHER_ADDRESS),
    organisationNumber: number === 'none' ? undefined : orNull(number),
    representative: representative === 'none' || representative === 'unset' ? undefined : representative,
    email: orNull(settings.PUBLISHER_EMAIL),
  }
}

/** Returns the names of the settings about the publisher that the owner has not filled in. */
export function listMissingPublisherSettings(settings: SettingValues<PublisherSetting>): string[] {
  return requiredSettings.filter((name) => settings[name] === 'unset')
}

function orNull(word: string): string | null {
  return word === 'unset' ? null : word
}
