import { renderTextLine } from '#site/editorial/render-text.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUUpLeft } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
import './TurnBack.css'

/** When to turn back: each row finishes the sentence that the heading begins. */
export function TurnBack({ trip, language }: { trip: Trip; language: Language }) {
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <ul className="turn-back">
      {trip.words.turnBack.map(({ when, why }) => (
        <li key={when}>
          <Icon svg={arrowUUpLeft} />
          <Words as="b" html={renderTextLine(when, language, file)} />
          <Words html={renderTextLine(why, language, file)} />
        </li>
      ))}
    </ul>
  )
}
