import type { Language } from '#contract/languages.ts'
import { renderTextLine } from '#site/content-model/render-text.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUUpLeft } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './TurnBack.css'

/** When to turn back; each row completes the sentence of the heading. */
export function TurnBack({ trip, language }: { trip: Trip; language: Language }) {
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <ul className="turn-back rows">
      {trip.words.turnBack.map(({ when, why }) => (
        <li key={when}>
          <Icon svg={arrowUUpLeft} />
          <RichText as="b" html={renderTextLine(when, language, file)} />
          <RichText html={renderTextLine(why, language, file)} />
        </li>
      ))}
    </ul>
  )
}
