import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { findSlope, listFields, measureSlope, round, type SlopeFigures } from './draw-slope.ts'
import { formatLength, formatMetres } from './format-trip.ts'
import type { TripProps } from './trip-props.ts'
import './TripSlope.css'

const left = 30
const top = 34
/** Returns the caption of a trip’s slope; undefined for a trip without one. */
export function captionOfSlope({ facts }: Pick<Trip, 'facts'>, copy: TripsCopy): string | undefined {
  if (!findSlope(facts)) return undefined
  return facts.profile ? copy.slope.profile : copy.slope.straight
}

/** The slope of a trip over a scale in half kilometres: a straight line, or its measured profile. */
export function TripSlope({ trip, copy, language }: TripProps) {
  const { facts, words } = trip
  const slope = findSlope(facts)
  if (!slope) return null
  const { width, height } = measureSlope(slope)
  const foot = top + height
  const right = left + width
  const heightOfTop = formatMetres(facts.ascent?.top ?? slope.metres, language)
  const name = facts.summit
    ? `${facts.summit.name} ${facts.ascent?.top ?? ''}`
    : fillGaps(copy.slope.top, { metres: heightOfTop })
  const oneWay = formatLength(slope.kilometres, language)
  const line = facts.profile
    ? drawProfile(facts.profile.points, slope, { left, foot, width, height })
    : `M${left} ${round(foot)}L${round(right)} ${top}`
  const label = fillGaps(copy.slope.label, {
    start: words.startName,
    top: name,
    kilometres: oneWay,
    metres: formatMetres(slope.metres, language),
  })
  return (
    <svg className="slope" viewBox={`0 0 560 ${round(foot + 40)}`} role="img" aria-label={label}>
      <path className="ground" d={`${line}V${round(foot)}H${left}z`} />
      <path className="line" d={line} />
      <path className="open" d={`M${left} ${round(foot)}h${round(width)}v7h-${round(width)}z`} />
      {listFields(slope.kilometres, width).map((field) => (
        <path
          className="filled"
          key={field.x}
          d={`M${round(left + field.x)} ${round(foot)}h${round(field.width)}v7h-${round(field.width)}z`}
        />
      ))}
      <circle className="open" cx={left} cy={round(foot)} r="5" />
      <circle className="filled" cx={round(right)} cy={top} r="5" />
      <text x={round(right + 6)} y={top - 13} textAnchor="end">
        {name}
      </text>
      <text className="pale" x={round(right + 12)} y={round(top + height / 2 + 5)}>
        +{formatMetres(slope.metres, language)}
      </text>
      <text className="pale" x={left - 6} y={round(foot + 31)}>
        {words.startName}
      </text>
      <text className="pale" x={round(right)} y={round(foot + 31)} textAnchor="end">
        {fillGaps(copy.slope.oneWay, { kilometres: oneWay })}
      </text>
    </svg>
  )
}

function drawProfile(
  points: NonNullable<Trip['facts']['profile']>['points'],
  slope: SlopeFigures,
  box: { left: number; foot: number; width: number; height: number },
): string {
  const lowest = Math.min(...points.map(({ metre }) => metre))
  return points
    .map(({ kilometre, metre }, index) => {
      const x = round(box.left + (kilometre / slope.kilometres) * box.width)
      const y = round(box.foot - ((metre - lowest) / slope.metres) * box.height)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}
