import type { RoadStop } from '#site/editorial/road-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface Stop extends RoadStop {
  /** The page of the place; stops without one are names only. */
  href?: string | undefined
  note: string
}

interface Props {
  stops: Stop[]
  label: string
  /** Sentence with `{kilometres}` for stops that lie off the road. */
  offRoad: string
}

/** How far the name of a stop stands from the line on wide screens, in rem, and on which side: names must not meet. */
function layOut(stops: Stop[]): { above: boolean; distance: number }[] {
  const distances = [2.2, 5.2]
  const turns = { above: 0, below: 0 }
  return stops.map((_, index) => {
    const above = index % 2 === 1
    const side = above ? 'above' : 'below'
    const distance = distances[turns[side] % 2] ?? 2.2
    turns[side] += 1
    return { above, distance }
  })
}

/** The E10 from Svolvær to Å: kilometres along the road, a ring for a stop on it, a dot for one beside it. Vertical on phones. */
export function E10Strip({ stops, label, offRoad }: Props) {
  const length = stops.at(-1)?.kilometre ?? 1
  const places = layOut(stops)
  const rules = stops.map(
    (stop, index) =>
      `.strip li:nth-child(${index + 1}){--k:${((stop.kilometre / length) * 100).toFixed(1)};--d:${places[index]?.distance}rem}`,
  )
  return (
    <nav className="strip" aria-label={label}>
      <style>{rules.join('')}</style>
      <ol>
        {stops.map((stop, index) => {
          const classes = [places[index]?.above ? 'up' : '', stop.offRoad ? 'off' : ''].filter(Boolean).join(' ')
          const name = stop.isWater ? <em>{stop.name}</em> : stop.name
          return (
            <li key={stop.id} className={classes || undefined}>
              <div>
                <span className="km num">
                  {stop.kilometre}
                  <span className="vh"> km</span>
                </span>
                {stop.href ? (
                  <a className="stop" href={stop.href}>
                    {name}
                  </a>
                ) : (
                  <span className="stop">{name}</span>
                )}
                <small>
                  {stop.offRoad ? `${fillGaps(offRoad, { kilometres: stop.offRoad })}, ` : ''}
                  {stop.note}
                </small>
              </div>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
