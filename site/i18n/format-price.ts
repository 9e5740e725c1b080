import { type Language, languages } from '#contract/languages.ts'
import { formatMonthOfYear } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { type MessageKey, translator } from './translate.ts'

const unitWords = {
  night: 'price.unit.night',
  person: 'price.unit.person',
  parkingHour: 'price.unit.parkingHour',
  parkingDay: 'price.unit.parkingDay',
  busFromLeknes: 'price.unit.busFromLeknes',
  kilowattHour: 'price.unit.kilowattHour',
  minute: 'price.unit.minute',
} as const satisfies Record<string, MessageKey>

interface Price {
  from: number
  to?: number | undefined
  unit: keyof typeof unitWords
  month?: string | undefined
}

/** Parking, bus and charging cost the same for all, so their price is no lowest one. */
const fixed: readonly Price['unit'][] = ['parkingHour', 'parkingDay', 'busFromLeknes', 'kilowattHour', 'minute']

/**
 * Returns the words of a price: its amount («Gratis», «Fra 2 950 kr», «1 100–1 400 kr»), and what it buys and when it was seen
 * («per natt, august 2026»), empty where it is free.
 */
export function formatPrice(price: Price, language: Language): { amount: string; basis: string } {
  const { from, to, unit, month } = price
  const translate = translator(language)
  if (from === 0 && to === undefined) return { amount: translate('price.free'), basis: '' }
  const basis = [translate(unitWords[unit]), ...(month ? [formatMonthOfYear(month, language)] : [])].join(', ')
  if (to !== undefined) return { amount: formatRange(from, to, language), basis }
  const amount = formatKroner(from, language)
  return { amount: fixed.includes(unit) ? amount : translate('price.from', { price: amount }), basis }
}

/** Returns a range whose currency appears once: after the second amount, or before the first. */
function formatRange(from: number, to: number, language: Language): string {
  const [low, high] = [formatKroner(from, language), formatKroner(to, language)]
  return low.startsWith('NOK') ? `${low}–${high.replace(/^NOK\s/, '')}` : `${low.replace(/\s(kr|Kronen)$/, '')}–${high}`
}

/** Returns Norwegian kroner, without decimals when whole, as the texts write them: «1 980 kr», “NOK 3.75”, „1.980 Kronen“. */
export function formatKroner(amount: number, language: Language): string {
  const figure = formatNumber(amount, languages[language].locale, Number.isInteger(amount) ? {} : { least: 2, most: 2 })
  if (language === 'en') return `NOK\u00a0${figure}`
  return `${figure}\u00a0${language === 'no' ? 'kr' : 'Kronen'}`
}
