import { allMonths, isInSeason } from '#site/content/model/advised-against.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { badWeathers } from '#site/content/model/trip-queries.ts'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import type { TripProps } from './trip-props.ts'
import './Instead.css'

const signs = { rain: '🌧️', moreRain: '☔', storm: '🌬️' } as const

interface Props extends TripProps {
  /** It is shown in the months when the trip is advised against: fair weather calls for another plan too, and rain for one of winter. */
  isAdvisedAgainst?: boolean
}

interface Row {
  name: string
  sign: string
  text: string
  note?: string | undefined
  /** `data-months` in which it is shown; absent: always. */
  months?: string | undefined
  file: string
}

/** What to do instead in bad weather. A mountain out of its season has other rows for rain than in it, those of its island. */
export function Instead({ trip, copy, language, isAdvisedAgainst = false }: Props) {
  const { facts, words } = trip
  const own = `content/trips/${trip.id}/${language}.md`
  const ofPage = `content/pages/trips/${language}.yaml`
  const { clear, clearDay, wet } = copy.offSeason
  const off = facts.type === 'hike' ? allMonths.filter((month) => !isInSeason(facts.months, month)) : []
  const on = allMonths.filter((month) => !off.includes(month))
  const rows = badWeathers.flatMap((weather): Row[] => {
    const named = { name: copy.instead.weathers[weather], sign: signs[weather] }
    const inSeason = { ...named, ...words.instead[weather], file: own }
    if (weather === 'storm' || off.length === 0) return [inSeason]
    const outOfSeason = { ...named, text: wet[facts.island][weather], file: ofPage }
    if (isAdvisedAgainst) return [outOfSeason]
    return [
      { ...inSeason, months: shownIn(on, true) },
      { ...outOfSeason, months: shownIn(off) },
    ]
  })
  const clearRow = { name: clear, sign: '☀️', text: clearDay[facts.island], file: ofPage }
  return (
    <dl className="instead rows">
      {(isAdvisedAgainst ? [clearRow, ...rows] : rows).map(({ name, sign, text, note, months, file }: Row) => (
        <div key={`${name} ${months}`} data-months={months}>
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
