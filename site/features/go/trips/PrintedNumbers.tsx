import { listEmergencyNumbers, readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { callable } from './TripAlarm.tsx'
import type { TripProps } from './trip-props.ts'
import { collectTripSources } from './trip-sources.ts'

/** The last line of the printed trip: emergency numbers, avalanche warnings and the age of the figures. */
export function PrintedNumbers({ trip, copy, language }: TripProps) {
  const travel = readTravelInfo(language)
  const { from } = collectTripSources(trip, copy, language)
  return (
    <p className="trip-printed">
      <b>{copy.printed.emergency}</b> {listEmergencyNumbers(travel, callable).join(' · ')}{' '}
      <b>{copy.printed.avalanche}</b> {new URL(travel.transport.avalanche.href).host} ·{' '}
      {fillGaps(copy.printed.checked, { date: formatDate(from, language) })}
    </p>
  )
}
