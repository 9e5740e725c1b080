import { listEmergencyNumbers, readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { prohibit } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
import { shownIn } from './month-of-today.ts'
import { sayAdvisedMonths } from './say-trip.ts'
import './TripAlarm.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
}

/** Who is called from a mountain or from the sea. */
export const callable = ['ambulance', 'police', 'seaRescue']

/**
 * The no that stands before everything else: in the months of the warning it says «not now»; without script it names the
 * months; in the other months it is not shown, and the instrument keeps one line of it.
 */
export function TripAlarm({ trip, copy, language }: Props) {
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
            <span data-months={shownIn([], true)}>{sayAdvisedMonths(trip, copy, language)}</span>
          </h2>
          <p className="alarm-months" data-months={shownIn(advice.months)}>
            {sayAdvisedMonths(trip, copy, language)}.
          </p>
          <Words as="p" html={renderTextLine(warning.lead, language, file)} />
        </div>
        <div className="alarm-reasons">
          <ul>
            {warning.reasons.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> <Words html={renderTextLine(text, language, file)} />
              </li>
            ))}
            <li className="num">
              <b>{copy.advised.emergency}</b> {listEmergencyNumbers(readTravelInfo(language), callable).join(', ')}
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
