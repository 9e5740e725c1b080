import { type Language, languages } from '#contract/languages.ts'
import { translator } from './translate.ts'

interface ChargingPoint {
  /** A plug, `Tesla` for a Supercharger, or `fast` for a fast charger with an unknown plug. */
  type: string
  power?: number | undefined
  count?: number | undefined
  isPlanned?: boolean | undefined
}

/** Returns charging points in words, «4 × CCS2, 150 kW», with the figures that are known. */
export function formatChargingPoint({ type, power, count, isPlanned }: ChargingPoint, language: Language): string {
  const translate = translator(language)
  const name = type === 'fast' ? translate('charging.fast') : type === 'Tesla' ? 'Supercharger' : type
  const strength = power ? `, ${power.toLocaleString(languages[language].locale)}\u00a0kW` : ''
  const points = `${count ? `${count}\u00a0×\u00a0${name}` : name}${strength}`
  return isPlanned ? translate('charging.planned', { points }) : points
}
