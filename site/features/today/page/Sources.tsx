import type { TodayPartName, TodayParts } from '#contract/today.ts'
import { sayMoment } from '#site/features/today/parts/format-moment.ts'
import { nameSite } from '#site/features/today/parts/name-site.ts'
import { sayMissing } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { TodayView } from './today-view.ts'

const listedParts = [
  'warnings',
  'floods',
  'avalanche',
  'forecast',
  'aurora',
  'departures',
  'flights',
  'road',
  'roadWeather',
  'sea',
  'tide',
  'charging',
] as const satisfies readonly TodayPartName[]

/** The list of who says what under which licence, and when it was fetched. */
export function Sources({ view }: { view: TodayView }) {
  const { words, answer } = view
  return (
    <ul className="today-sources">
      {listedParts.map((name) => {
        const part: TodayParts[TodayPartName] = answer.parts[name]
        return (
          <li key={name}>
            <b>{words[`part_${name}`]}</b>
            <span>
              <a href={part.link}>{nameSite(part.link, view.language)}</a> <small>{part.credit}</small>
            </span>
            <span>{sayFetched(part, name, view)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function sayFetched(part: TodayParts[TodayPartName], name: TodayPartName, view: TodayView): string {
  if (part.fetchedAt !== null && (part.data !== null || part.state === 'outOfSeason'))
    return fillGaps(view.words.fetchedAt, { t: sayMoment(part.fetchedAt, view) })
  return sayMissing(part, name, view) ?? '–'
}
