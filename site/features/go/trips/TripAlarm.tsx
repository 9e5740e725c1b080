import { listEmergencyNumbers, readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { EmergencyLine } from './EmergencyLine.tsx'
import { formatAdvisedMonths } from './format-trip.ts'
import { shownIn } from './month-of-today.ts'
import type { TripProps } from './trip-props.ts'
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
