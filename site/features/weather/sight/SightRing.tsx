import { type Language, languages } from '#contract/languages.ts'
import { listSummits } from '#site/content/model/map-name-queries.ts'
import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { lightOfDay, minutesOf } from '#site/domain/calendar/light-of-day.ts'
import { stretchWords } from '#site/domain/calendar/light-words.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { sunAzimuth } from '#site/domain/calendar/sun-height.ts'
import { formatDistance, type Position } from '#site/domain/geography/distance-between.ts'
import { formatDayOfYear } from '#site/i18n/format-date.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { listSeen } from './list-seen.ts'
import './SightRing.css'

/** Units of the drawing. */
const radius = 180
const middle = 200
/** Kilometres of its rings; the outermost is its edge. */
const rings = [5, 10, 20]
const reach = rings.at(-1) ?? 0
/** Within minutes the same in any year: the turns of the sun, and the day of spring. */
const days = ['2027-03-20', '2027-06-21', '2027-09-23', '2027-12-21']

function placeOnRing(bearing: number, distance: number) {
  const angle = (bearing * Math.PI) / 180
  return {
    x: Math.round(middle + radius * distance * Math.sin(angle)),
    y: Math.round(middle - radius * distance * Math.cos(angle)),
  }
}

interface Props {
  position: Position
  name: string
  /** The map with the sun of any day over it. */
  sunHref?: string | undefined
  language: Language
}

/** Which named summits stand in which direction from a viewpoint, true to scale, and where the sun rises and sets. */
export function SightRing({ position, name, sunHref, language }: Props) {
  const translate = translator(language)
  const { locale } = languages[language]
  const seen = listSeen(position, listSummits(language), reach)
  if (seen.length === 0) return null
  const compass = [
    { letter: translate('bearing.north'), ...placeOnRing(0, 1.06) },
    { letter: translate('bearing.east'), ...placeOnRing(90, 1.06) },
    { letter: translate('bearing.south'), ...placeOnRing(180, 1.06) },
    { letter: translate('bearing.west'), ...placeOnRing(270, 1.06) },
  ]
  const describeSun = (date: string): string => {
    const { sunUp, day, civilTwilight } = lightOfDay(position, date)
    const [first] = sunUp
    if (!first) {
      const hours = formatStretches(civilTwilight, day, pickWords(language, stretchWords), locale)
      return translate('sight.sunDoesNotRise', { hours })
    }
    if (minutesOf(sunUp) === minutesOf([day])) return translate('sight.sunDoesNotSet')
    return [first.start, first.end]
      .map((moment) => `${formatOsloTime(moment, locale)} (${Math.round(sunAzimuth(position, moment))}°)`)
      .join('–')
  }
  return (
    <figure className="sight-ring">
      <svg viewBox="0 0 400 400" role="img" aria-label={translate('sight.label', { name })}>
        {rings.map((kilometres) => (
          <circle key={kilometres} cx={middle} cy={middle} r={(radius * kilometres) / reach} />
        ))}
        {compass.map(({ letter, x, y }) => (
          <text key={letter} x={x} y={y}>
            {letter}
          </text>
        ))}
        {seen.map(({ name: summit, bearing, distance }, index) => {
          const { x, y } = placeOnRing(bearing, distance / reach)
          return (
            <g key={summit}>
              <path d={`M${middle} ${middle}L${x} ${y}`} />
              <circle className="mark" cx={x} cy={y} r="11" />
              <text className="number" x={x} y={y}>
                {index + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption>
        <ol className="small">
          {seen.map(({ name: summit, bearing, distance }) => (
            <li key={summit}>
              {summit}, <span className="num">{`${Math.round(bearing)}°, ${formatDistance(distance, locale)}`}</span>
            </li>
          ))}
        </ol>
        <dl className="small">
          {days.map((date) => (
            <div key={date}>
              <dt>{formatDayOfYear(date.slice(5), language)}</dt>
              <dd className="num">{describeSun(date)}</dd>
            </div>
          ))}
        </dl>
        <p className="caption">
          {translate('sight.caption', { kilometres: reach })}{' '}
          {sunHref === undefined ? null : <MoreLink href={sunHref}>{translate('sight.sunOnMap')}</MoreLink>}
        </p>
      </figcaption>
    </figure>
  )
}
