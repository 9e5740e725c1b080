import type { SeaPoint, Tide } from '#contract/today.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { PartGap, Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { nameDirection } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { formatHour, nameOf, type TodayView } from './today-view.ts'

const curve = { width: 600, height: 100 }

/** Waves and sea temperature of open water, and the tide as words and as a curve. */
export function Sea({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words, locale } = view
  const { sea, tide } = view.answer.parts
  const points = sea.data ?? []
  const waves = points.flatMap((point) => findHighestWave(point, view) ?? [])
  const degrees = points.find(({ id }) => id === 'svolvaer')?.hours[0]?.temperature
  const hasDegrees = typeof degrees === 'number'
  return (
    <>
      {sea.data === null && tide.data === null ? (
        <Refusal part={sea} name="sea" said={{ failed: words.seaFailed }} saying={view} retry={retry} />
      ) : (
        <PartGap part={sea} name="sea" saying={view} />
      )}
      {waves.length > 0 || hasDegrees ? (
        <dl className="today-figures">
          {waves.map(({ id, hour, height }) => (
            <div key={id}>
              <dt>
                <em>{words[`sea_${id}`]}</em>
              </dt>
              <dd>{`${formatFigure(height, locale, 1)} m`}</dd>
              {hour.waveFromDirection === null ? null : (
                <dd className="today-small">
                  {fillGaps(words.waves, {
                    direction: nameDirection(hour.waveFromDirection, words),
                    h: formatHour(Date.parse(hour.time)),
                  })}
                </dd>
              )}
            </div>
          ))}
          {hasDegrees ? (
            <div>
              <dt>{words.seaTemperature}</dt>
              <dd>{`${formatFigure(degrees, locale, 1)} °C`}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {tide.data ? (
        <TideOfToday tide={tide.data} view={view} />
      ) : sea.data ? (
        <PartGap part={tide} name="tide" saying={view} />
      ) : null}
      <p className="today-note">{words.notForNavigation}</p>
      {sea.data === null ? null : <SourceLine part={sea} saying={view} />}
      {tide.data === null ? null : <SourceLine part={tide} saying={view} />}
    </>
  )
}

/** Returns the highest wave of today in open water; null for the harbour and where none is forecast. */
function findHighestWave({ id, hours }: SeaPoint, { now }: TodayView) {
  if (id === 'svolvaer') return null
  let highest: { id: typeof id; hour: SeaPoint['hours'][number]; height: number } | null = null
  for (const hour of hours) {
    if (hour.waveHeight === null || osloDateOf(Date.parse(hour.time)) !== osloDateOf(now)) continue
    if (hour.waveHeight > (highest?.height ?? Number.NEGATIVE_INFINITY)) highest = { id, hour, height: hour.waveHeight }
  }
  return highest
}

function TideOfToday({ tide: { place, extremes, curve: points }, view }: { tide: Tide; view: TodayView }) {
  const { words, now, locale } = view
  const isToday = ({ time }: { time: string }) => osloDateOf(Date.parse(time)) === osloDateOf(now)
  return (
    <div className="today-tide">
      <h3>{fillGaps(words.tideAt, { place: nameOf(place) })}</h3>
      <TideCurve points={points.filter(isToday)} now={now} />
      <ul>
        {extremes.filter(isToday).map(({ time, height, kind }) => (
          <li key={time}>{fillGaps(words[kind], { t: formatMoment(time, view), cm: formatFigure(height, locale) })}</li>
        ))}
      </ul>
    </div>
  )
}

/** The tide of a day as a curve with a mark for now, hidden from screen readers: the words beside it say the same. */
function TideCurve({ points, now }: { points: Tide['curve']; now: number }) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return null
  const [start, end] = [Date.parse(first.time), Date.parse(last.time)]
  const heights = points.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const x = (at: number) => Math.round(((at - start) / (end - start)) * curve.width * 10) / 10
  const y = (height: number) => Math.round((1 - (height - low) / Math.max(1, high - low)) * (curve.height - 20) + 10)
  const line = points.map(({ time, height }) => `${x(Date.parse(time))} ${y(height)}`).join('L')
  return (
    <svg
      className="today-curve"
      viewBox={`0 0 ${curve.width} ${curve.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="today-water" d={`M${line}L${curve.width} ${curve.height}L0 ${curve.height}Z`} />
      <path className="today-line" d={`M${line}`} />
      <path className="today-now" d={`M${x(Math.min(Math.max(now, start), end))} 0V${curve.height}`} />
    </svg>
  )
}
