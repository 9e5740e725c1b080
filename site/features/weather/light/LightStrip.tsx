import { lightColour } from '#site/domain/calendar/light-colour.ts'
import type { LightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { sunHeight } from '#site/domain/calendar/sun-height.ts'
import './LightBars.css'

const minuteMs = 60_000

interface Props {
  light: LightOfDay
  /** Unique in the page: the drawing refers to its gradient by it. */
  id: string
  /** Minutes between two colours. */
  step?: number
}

/** The day from midnight to midnight in the colours of its light. The words beside it say the same. */
export function LightStrip({ light, id, step = 15 }: Props) {
  const { place, day } = light
  const moments: number[] = []
  for (let moment = day.start; moment < day.end; moment += step * minuteMs) moments.push(moment)
  moments.push(day.end)
  const colours = moments.map((moment) => lightColour(sunHeight(place, moment)))
  // A run of one colour needs only its two ends.
  const stops = moments
    .map((moment, index) => ({ moment, colour: colours[index], index }))
    .filter(({ colour, index }) => colour !== colours[index - 1] || colour !== colours[index + 1])
  return (
    <svg className="light-strip" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={id}>
          {stops.map(({ moment, colour }) => (
            <stop key={moment} offset={((moment - day.start) / (day.end - day.start)).toFixed(4)} stopColor={colour} />
          ))}
        </linearGradient>
      </defs>
      <rect width="100" height="10" fill={`url(#${id})`} />
    </svg>
  )
}
