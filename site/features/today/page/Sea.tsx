import type { Tide } from '#contract/today.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { formatMoment } from '#site/features/today/parts/format-moment.ts'
import { PartGap, Refusal, SourceLine } from '#site/features/today/parts/PartStatus.tsx'
import { nameDirection } from '#site/features/today/parts/say-part.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { listHighestWaves } from './say-shortly.ts'
import { formatHour, nameOf, type TodayView } from './today-view.ts'

/** Waves and sea temperature of open water, and the tide. */
export function Sea({ view, retry }: { view: TodayView; retry: () => void }) {
  const { words, locale } = view
  const { sea, tide } = view.answer.parts
  const waves = listHighestWaves(view)
  const degrees = sea.data?.find(({ id }) => id === 'svolvaer')?.hours[0]?.temperature
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

function TideOfToday({ tide: { place, extremes }, view }: { tide: Tide; view: TodayView }) {
  const { words, now, locale } = view
  const isToday = ({ time }: { time: string }) => osloDateOf(Date.parse(time)) === osloDateOf(now)
  return (
    <div className="today-tide">
      <h3>{fillGaps(words.tideAt, { place: nameOf(place) })}</h3>
      <ul>
        {extremes.filter(isToday).map(({ time, height, kind }) => (
          <li key={time}>{fillGaps(words[kind], { t: formatMoment(time, view), cm: formatFigure(height, locale) })}</li>
        ))}
      </ul>
    </div>
  )
}
