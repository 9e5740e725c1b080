import { listOpenMonths } from '#site/content/model/advised-against.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUUpLeft } from '#site/ui/icons.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { EmergencyLine } from './TripAlarm.tsx'
import type { TripProps } from './trip-props.ts'
import './TurnBack.css'

/** When to turn back; each row completes the sentence of the heading. On a hike also whom to call, in the months whose warning does not say it. */
export function TurnBack({ trip, copy, language }: TripProps) {
  const against = trip.words.advisedAgainst && trip.facts.advisedAgainst
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <>
      <ul className="turn-back rows">
        {trip.words.turnBack.map(({ when, why }) => (
          <li key={when}>
            <Icon svg={arrowUUpLeft} />
            <RichText as="b" html={renderTextLine(when, language, file)} />
            <RichText html={renderTextLine(why, language, file)} />
          </li>
        ))}
      </ul>
      {trip.facts.type === 'hike' && (
        <div data-months={against && shownIn(listOpenMonths(against))}>
          <EmergencyLine copy={copy} language={language} />
        </div>
      )}
    </>
  )
}
