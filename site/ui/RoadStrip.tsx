import { alternateLabels, type LabelPlace, type StripStop } from './place-strip-labels.ts'
import './RoadStrip.css'

interface Stop extends StripStop {
  id: string
  name: string
  /** The printed kilometres, absent where they are counted from; the place on the line is `position`. */
  kilometres?: number
  /** Kilometres beside the road, printed after the others: «17 + 8». */
  kilometresBeside?: number | undefined
  /** Absent for stops without a page. */
  href?: string | undefined
  note: string
  /** Beside the road: drawn as a dot with a smaller name. */
  isOff?: boolean | undefined
  /** A strait or fjord: its name is in italics. */
  isWater?: boolean | undefined
  /** The stop of the page itself: a filled ring. */
  isHere?: boolean | undefined
}

interface Props {
  stops: Stop[]
  /** The accessible name of the strip. */
  label: string
  /** Label positions on wide screens; alternating by default. */
  labels?: LabelPlace[]
  /** Shows the unit «km» at each figure. */
  isUnitShown?: boolean
  className?: string
}

/** A road as a line with its stops: a ring on the road, a dot beside it. Vertical on phones. */
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
                {stop.kilometres === undefined ? null : (
                  <span className="km num">
                    {stop.kilometres}
                    {stop.kilometresBeside ? ` + ${stop.kilometresBeside}` : ''}
                    <span className={isUnitShown ? 'unit' : 'visually-hidden'}> km</span>
                  </span>
                )}
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
