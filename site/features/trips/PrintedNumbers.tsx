import { listEmergencyNumbers, readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { callable } from './TripAlarm.tsx'
import { collectTripSources } from './trip-sources.ts'
import './PrintedNumbers.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** The last line of the printed trip: emergency numbers, where the avalanche danger stands, how old the figures are. */
export function PrintedNumbers({ trip, copy, language }: Props) {
  const travel = readTravelInfo(language)
  const { from } = collectTripSources(trip, copy, language)
  return (
    <p className="trip-printed">
      <b>{copy.printed.emergency}</b> {listEmergencyNumbers(travel, callable).join(' · ')}{' '}
      <b>{copy.printed.avalanche}</b> {new URL(travel.transport.avalanche.href).host} ·{' '}
      {fillGaps(copy.printed.checked, { date: sayDate(from, language) })}
    </p>
  )
}
