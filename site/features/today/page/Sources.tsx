import type { TodayPartName, TodayParts } from '#contract/today.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { sayMissing } from '#site/features/today/parts/say-part.ts'
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

/** The table of who says what, and when it was fetched. */
export function Sources({ view }: { view: TodayView }) {
  const { words, answer } = view
  return (
    <table className="today-sources">
      <thead>
        <tr>
          {[words.sourcePart, words.sourceFrom, words.sourceFetched].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listedParts.map((name) => {
          const part: TodayParts[TodayPartName] = answer.parts[name]
          return (
            <tr key={name}>
              <th scope="row">{words[`part_${name}`]}</th>
              <td>
                <a href={part.link}>{part.credit}</a>
              </td>
              <td>{sayFetched(part, name, view)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function sayFetched(part: TodayParts[TodayPartName], name: TodayPartName, view: TodayView): string {
  if (part.fetchedAt !== null && (part.data !== null || part.state === 'outOfSeason'))
    return formatMoment(part.fetchedAt, view)
  return sayMissing(part, name, view) ?? '–'
}
