import { renderTextLine } from '#site/content/model/render-text.ts'
import { badWeathers } from '#site/content/model/trip-queries.ts'
import { RichText } from '#site/ui/RichText.tsx'
import type { TripProps } from './trip-props.ts'
import './Instead.css'

const signs = { rain: '🌧️', moreRain: '☔', storm: '🌬️' } as const

interface Props extends TripProps {
  /** Fair weather calls for another plan too: in the months when the trip is advised against. */
  hasClearDay?: boolean
}

export function Instead({ trip, copy, language, hasClearDay }: Props) {
  const file = `content/trips/${trip.id}/${language}.md`
  const clearDay = {
    sign: '☀️',
    name: copy.offSeason.clear,
    text: copy.offSeason.clearDay[trip.facts.island],
    note: undefined,
  }
  const rows = badWeathers.map((weather) => ({
    sign: signs[weather],
    name: copy.instead.weathers[weather],
    ...trip.words.instead[weather],
  }))
  return (
    <dl className="instead rows">
      {(hasClearDay ? [clearDay, ...rows] : rows).map(({ sign, name, text, note }) => (
        <div key={name}>
          <dt>
            <span className="emoji" aria-hidden="true">
              {sign}
            </span>
            {name}
          </dt>
          <dd>
            <RichText html={renderTextLine(text, language, file)} />
            {note ? <RichText as="small" html={renderTextLine(note, language, file)} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
