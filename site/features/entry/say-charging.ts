import type { Station } from '#site/editorial/station-queries.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'

/** Points of one type as a driver reads them: «4 × CCS2, 150 kW». */
export function sayChargingPoint(
  { type, power, count }: Pick<Station['facts']['chargingPoints'][number], 'type' | 'power' | 'count'>,
  language: Language,
): string {
  const strength = power
    ? `${power.toLocaleString(languages[language].locale)}\u00a0kW`
    : translator(language)('entry.points.unknownPower')
  return `${count}\u00a0×\u00a0${type}, ${strength}`
}
