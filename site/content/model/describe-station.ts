import { type Language, languages } from '#contract/languages.ts'
import { paymentWords } from '#site/content/model/practical-words.ts'
import { type Station, stationStatuses } from '#site/content/model/station-queries.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

type Facts = Pick<Station['facts'], 'chargingPoints' | 'openingHours' | 'payment'>

interface StationDescription {
  /** Names with their values. */
  known: { id: 'hours' | 'payment'; name: string; value: string }[]
  /** What no source says, in one sentence; undefined where everything is known. */
  unknown: string | undefined
}

const hoursWords = {
  always: 'entry.hours.always',
  shopHours: 'entry.hours.shopHours',
  guests: 'entry.hours.guests',
} as const satisfies Record<string, MessageKey>

/** Returns when one can charge at a station and how one pays, and what of hours, payment, number and power nobody says. */
export function describeStation(
  { chargingPoints, openingHours, payment }: Facts,
  language: Language,
): StationDescription {
  const translate = translator(language)
  const list = (words: readonly string[]) => joinWords(words, languages[language].locale)
  const hours = openingHours.value === 'unknown' ? undefined : translate(hoursWords[openingHours.value])
  const ways = payment.value.length > 0 ? list(payment.value.map((way) => translate(paymentWords[way]))) : undefined
  const missing: (MessageKey | false)[] = [
    chargingPoints.some(({ count }) => count === undefined) && 'station.unknown.count',
    chargingPoints.some(({ power }) => power === undefined) && 'station.unknown.power',
    hours === undefined && 'station.unknown.hours',
    ways === undefined && 'station.unknown.payment',
  ]
  const what = missing.filter((key) => key !== false).map((key) => translate(key))
  return {
    known: [
      ...(hours ? [{ id: 'hours' as const, name: translate('entry.hours'), value: hours }] : []),
      ...(ways ? [{ id: 'payment' as const, name: translate('entry.payment'), value: ways }] : []),
    ],
    unknown: what.length > 0 ? translate('station.unknown', { what: list(what) }) : undefined,
  }
}

/** Returns the statuses that a page of stations can show: those that the guide knows, and every one where a live source reports. */
export function listStatuses(stations: readonly Station[], isReported: boolean): Station['facts']['status']['value'][] {
  return stationStatuses.filter((status) => isReported || stations.some(({ facts }) => facts.status.value === status))
}
