import { secretSettingNames } from '#contract/settings.ts'

/** Secret settings, and the contact, which is personal data; no file may name them. */
export const secretNames = [...secretSettingNames, 'MET_CONTACT']

/** Returns the secret values in an environment; short ones would match anywhere. */
export function readSecrets(environment: Record<string, string | undefined>): string[] {
  return secretNames.flatMap((name) => environment[name] ?? []).filter((value) => value.length >= 8)
}
