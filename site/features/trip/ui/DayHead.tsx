import { lightColour } from '#site/domain/calendar/light-colour.ts'
import { sunHeight } from '#site/domain/calendar/sun-height.ts'
import { describeLight, placeOfDay } from '#site/features/trip/plan/describe-light.ts'
import { formatCounted, localeOf, travelWords } from '#site/features/trip/plan/format-trip.ts'
import type { Means } from '#site/features/trip/plan/plan.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { useTripTools } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface Props {
  index: number
  schedule: DaySchedule
  means: Means
}

/** The day in its light: above the sky of the date and place, below driving and stops. */
export function LightBar({ index, schedule, means }: Props) {
  const { voice } = useTripTools()
  const plan = { means }
  const { date, visits, goal } = schedule
  const label = fillGaps(travelWords(plan, voice).bar, {
    number: index + 1,
    drive: formatCounted(schedule.driveMinutes, plan, voice),
    out: formatCounted(schedule.outMinutes, plan, voice),
  })
  const place = placeOfDay(schedule)
  const start = Date.parse(`${date}T00:00:00Z`)
  const block = (name: string, kind: string, from: number, minutes: number) => (
    <rect key={name} className={kind} x={from} y={11} width={minutes} height={9} />
  )
  return (
    <svg className="trip-bar" viewBox="0 0 1440 20" preserveAspectRatio="none" role="img" aria-label={label}>
      {date && place
        ? hours.map((hour) => (
            // Norwegian time is one or two hours ahead; the colour of an hour's middle is good for both.
            <rect
              key={hour}
              x={hour * 60}
              width={60}
              height={9}
              fill={lightColour(sunHeight(place.position, start + (hour - 1) * 3_600_000))}
            />
          ))
        : null}
      {block('ground', 'ground', 0, 1440)}
      {visits.flatMap(({ stop, way, arrives, leaves }) => [
        block(`drive ${stop.key}`, 'drive', arrives - (way?.minutes ?? 0), way?.minutes ?? 0),
        block(`stay ${stop.key}`, 'stay', arrives, leaves - arrives),
      ])}
      {goal?.way ? block('goal', 'drive', goal.arrives - goal.way.minutes, goal.way.minutes) : null}
    </svg>
  )
}

/** Drive, hours out, sun, dark and weather of a day. */
export function DayFacts({ schedule, means, weather }: Omit<Props, 'index'> & { weather: string | undefined }) {
  const { voice } = useTripTools()
  const { words, language } = voice
  const plan = { means }
  const light = describeLight(schedule, voice)
  const kilometres = `${formatNumber(Math.round(schedule.kilometres), localeOf(language))}\u00a0km`
  const rows = [
    [travelWords(plan, voice).name, `${formatCounted(schedule.driveMinutes, plan, voice)}, ${kilometres}`],
    [words.out, formatCounted(schedule.outMinutes, plan, voice)],
    [words.sun, light?.sun],
    [words.dark, light?.dark],
    [words.weather, weather],
  ] as const
  return (
    <dl className="trip-facts">
      {rows.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
