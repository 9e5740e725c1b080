import { renderTextLine } from '#site/content-model/render-text.ts'
import { badWeathers } from '#site/content-model/trip-queries.ts'
import { RichText } from '#site/ui/RichText.tsx'
import type { TripProps } from './trip-props.ts'
import './Instead.css'

const signs = { rain: '🌧️', moreRain: '☔', storm: '🌬️' } as const

export function Instead({ trip, copy, language }: TripProps) {
  const file = `content/trips/${trip.id}/${language}.md`
  return (
    <dl className="instead rows">
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
              <RichText html={renderTextLine(text, language, file)} />
              {note ? <RichText as="small" html={renderTextLine(note, language, file)} /> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
