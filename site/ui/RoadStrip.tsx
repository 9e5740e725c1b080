import { alternateLabels, type LabelPlace, type StripStop } from './place-strip-labels.ts'
import './RoadStrip.css'

interface Stop extends StripStop {
  id: string
  name: string
  /** The kilometres that are printed; the place on the line is `position`. */
  kilometres: number
  /** Where the name leads; stops without a page are names only. */
  href?: string | undefined
  note: string
  /** Beside the road: a dot and a smaller name instead of a ring. */
  isOff?: boolean | undefined
  /** A strait or fjord: its name leans. */
  isWater?: boolean | undefined
  /** Where the page itself is: the filled ring. */
  isHere?: boolean | undefined
}

interface Props {
  stops: Stop[]
  /** What the strip is, for those who do not see it. */
  label: string
  /** Where the names stand on wide screens; above and below in turn unless somebody knows better. */
  labels?: LabelPlace[]
  /** Where there is room, each figure says that it is kilometres. */
  isUnitShown?: boolean
  className?: string
}

/** A road as a line with its stops: a ring for a stop on it, a dot for one beside it. Vertical on phones. */
export function RoadStrip({ stops, label, labels = alternateLabels(stops), isUnitShown = false, className }: Props) {
  const name = className ? `strip ${className}` : 'strip'
  const selector = `.${name.replaceAll(' ', '.')}`
  const rules = labels.map(
    ({ left, distance }, index) => `${selector} li:nth-child(${index + 1}){--k:${left.toFixed(1)};--d:${distance}rem}`,
  )
  return (
    <nav className={name} aria-label={label}>
      <style>{rules.join('')}</style>
      <ol>
        {stops.map((stop, index) => {
          const place = labels[index]
          const classes = [
            place?.isAbove ? 'is-above' : '',
            place?.isLeft ? 'is-left' : '',
            stop.isOff ? 'is-beside' : '',
            stop.isHere ? 'is-here' : '',
          ].filter(Boolean)
          const words = stop.isWater ? <em>{stop.name}</em> : stop.name
          return (
            <li
              key={stop.id}
              className={classes.join(' ') || undefined}
              aria-current={stop.isHere ? 'location' : undefined}
            >
              <div>
                <span className="km num">
                  {stop.kilometres}
                  <span className={isUnitShown ? 'unit' : 'vh'}> km</span>
                </span>
                {stop.href ? (
                  <a className="stop" href={stop.href}>
                    {words}
                  </a>
                ) : (
                  <span className="stop">{words}</span>
                )}
                <small>{stop.note}</small>
              </div>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
