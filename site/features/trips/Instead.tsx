import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import { renderTextLine } from '#site/editorial/render-text.ts'
import { badWeathers, type Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { Words } from '#site/ui/Words.tsx'
import './Instead.css'

const signs = { rain: '🌧️', moreRain: '☔', storm: '🌬️' } as const

/** What to do instead, from rain to storm. */
export function Instead({ trip, copy, language }: { trip: Trip; copy: TripsCopy; language: Language }) {
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <dl className="instead">
      {badWeathers.map((weather) => {
        const { text, note } = trip.words.instead[weather]
        return (
          <div key={weather}>
            <dt>
              <span className="emoji" aria-hidden="true">
                {signs[weather]}
              </span>
              {copy.instead.weathers[weather]}
            </dt>
            <dd>
              <Words html={renderTextLine(text, language, file)} />
              {note ? <Words as="small" html={renderTextLine(note, language, file)} /> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
