import { type Setting, type SettingName, type SettingValues, settings } from './settings.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** An invalid setting; the message is one sentence for the operator. */
export class WrongSetting extends Error {
  override name = 'WrongSetting'
}

/** Returns the frozen values of settings with defaults. Throws `WrongSetting` for the first invalid or missing one. */
export function readSettingsNamed<Name extends SettingName>(
  names: readonly Name[],
  environment: Environment,
): SettingValues<Name> {
  const values: Record<string, unknown> = {}
  for (const name of names) values[name] = readValue(name, environment[name])
  for (const name of names) {
    const { neededWith }: Setting = settings[name]
    if (neededWith && values[neededWith.setting] === neededWith.value && values[name] === undefined) {
      throw new WrongSetting(
        `The environment variable ${name} is missing: ${neededWith.setting}=${neededWith.value} needs it.`,
      )
    }
  }
  return Object.freeze(values) as SettingValues<Name>
}

function readValue(name: SettingName, word: string | undefined): unknown {
  const { schema, secret }: Setting = settings[name]
  if (word?.trim() === '') {
    throw new WrongSetting(`The environment variable ${name} is empty: give it a value or leave it out.`)
  }
  const parsed = schema.safeParse(word)
  if (parsed.success) return parsed.data
  const rule = `The environment variable ${name} ${parsed.error.issues[0]?.message}`
  // Secrets must not get into logs.
  throw new WrongSetting(secret ? `${rule}.` : `${rule}, but it is ${JSON.stringify(word)}.`)
}
