import { listEmergencyNumbers, readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { renderPageLine, renderTextLine } from '#site/content/model/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { formatAdvisedMonths } from './format-trip.ts'
import type { TripProps } from './trip-props.ts'
import { collectTripSources } from './trip-sources.ts'
import './TripAlarm.css'

export const callable = ['ambulance', 'police', 'seaRescue']

/** The warning before everything else: «not now» in its months, which are named without script; else hidden. */
export function TripAlarm({ trip, copy, language }: TripProps) {
  const warning = trip.words.advisedAgainst
  const advice = trip.facts.advisedAgainst
  if (!warning || !advice) return null
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <section className="alarm" data-months={shownIn(advice.months, true)}>
      <div className="wrap">
        <div className="alarm-warning">
          <h2>
            <Icon svg={prohibit} />
            <span data-months={shownIn(advice.months)}>{warning.title}</span>
            <span data-months={shownIn([], true)}>{formatAdvisedMonths(trip, copy, language)}</span>
          </h2>
          <p className="alarm-months" data-months={shownIn(advice.months)}>
            {formatAdvisedMonths(trip, copy, language)}.
          </p>
          <RichText as="p" html={renderTextLine(warning.lead, language, file)} />
        </div>
        <div className="alarm-reasons">
          <ul>
            {warning.reasons.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> <RichText html={renderTextLine(text, language, file)} />
              </li>
            ))}
            <li className="num">
              {trip.facts.type === 'hike' ? (
                <EmergencyLine copy={copy} language={language} />
              ) : (
                <>
                  <b>{copy.advised.emergency}</b> {listEmergencyNumbers(readTravelInfo(language), callable).join(', ')}
                </>
              )}
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}

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

/** Whom to call on a hike, and how to have the guide where there is no network. */
export function EmergencyLine({ copy, language }: Omit<TripProps, 'trip'>) {
  const { transport } = readTravelInfo(language)
  const link = (id: string) => {
    const { number = '' } = transport.emergency.find((each) => each.id === id) ?? {}
    return `[${number}](${telephoneAddressOf(number)})`
  }
  // The police lead rescue on land.
  const line = fillGaps(copy.emergencyLine, { rescue: link('police'), ambulance: link('ambulance') })
  return <RichText as="p" className="emergency-line" html={renderPageLine(line, 'trips', language)} />
}
