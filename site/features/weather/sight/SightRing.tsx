import type { Language } from '#contract/languages.ts'
import { listSummits } from '#site/content/model/map-name-queries.ts'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { translator } from '#site/i18n/translate.ts'
import { Fold } from '#site/ui/Fold.tsx'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { listSeen } from './list-seen.ts'
import './SightRing.css'

/** Units of the drawing. */
const radius = 180
const middle = 200
/** Kilometres of its rings; the outermost is its edge. */
const rings = [5, 10, 20]
const reach = rings.at(-1) ?? 0

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

/** Which named summits stand in which direction from a viewpoint, true to scale; folded, for those who stand there. */
export function SightRing({ position, name, sunHref, language }: Props) {
  const translate = translator(language)
  const seen = listSeen(position, listSummits(language), reach)
  if (seen.length === 0) return null
  const compass = [
    { letter: translate('bearing.north'), ...placeOnRing(0, 1.06) },
    { letter: translate('bearing.east'), ...placeOnRing(90, 1.06) },
    { letter: translate('bearing.south'), ...placeOnRing(180, 1.06) },
    { letter: translate('bearing.west'), ...placeOnRing(270, 1.06) },
  ]
  return (
    <div className="accordion">
      <Fold title={translate('sight.title')}>
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
              {seen.map(({ name: summit }) => (
                <li key={summit}>{summit}</li>
              ))}
            </ol>
            <p className="caption">
              {translate('sight.caption', { kilometres: reach })}{' '}
              {sunHref === undefined ? null : <MoreLink href={sunHref}>{translate('sight.sunOnMap')}</MoreLink>}
            </p>
          </figcaption>
        </figure>
      </Fold>
    </div>
  )
}
