import { useId, useMemo } from 'react'
import { defaultWeatherPlace, isWeatherPlace, weatherPlaces } from '#contract/weather-places.ts'
import { formatLight, formatStretches } from '#site/domain/calendar/format-light.ts'
import { formatMoon } from '#site/domain/calendar/format-moon.ts'
import { type LightOfDay, lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import type { LightWords } from '#site/domain/calendar/light-words.ts'
import { moonOfDay } from '#site/domain/calendar/moon-of-day.ts'
import { isCalendarDate, osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { formatDay } from '#site/i18n/format-date.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { IslandBoundary } from '#site/ui/IslandBoundary.tsx'
import { caretLeft, caretRight } from '#site/ui/icons.ts'
import { useAddressParameter } from '#site/ui/use-address-parameter.ts'
import { useIsAlive } from '#site/ui/use-is-alive.ts'
import { useNow } from '#site/ui/use-now.ts'
import { useTypedDate } from '#site/ui/use-typed-date.ts'
import { LightStrip } from './LightStrip.tsx'
import './DaylightToday.css'

interface Props {
  words: LightWords
  locale: string
  /** The way to the same without this island. */
  plainWay: { href: string; name: string }
}

/** The light of a day at a place, both from the address (today by default), computed in the browser. */
export function DaylightToday(props: Props) {
  return (
    <IslandBoundary words={props.words} link={props.plainWay}>
      <Daylight {...props} />
    </IslandBoundary>
  )
}

function Daylight({ words, locale }: Props) {
  const isAlive = useIsAlive()
  const now = useNow()
  const [placeInAddress] = useAddressParameter('sted')
  const [dateInAddress, changeDate] = useAddressParameter('dato')
  const key = placeInAddress !== null && isWeatherPlace(placeInAddress) ? placeInAddress : defaultWeatherPlace
  const place = weatherPlaces[key]
  const today = osloDateOf(now)
  const date = dateInAddress !== null && isCalendarDate(dateInAddress) ? dateInAddress : today
  const showDate = (next: string) => changeDate(next === today ? null : next)
  const { field, problem } = useTypedDate(isAlive ? date : '', showDate, { locale, wrong: words['date.wrong'] })
  const light = useMemo(() => (isAlive ? lightOfDay(place, date) : undefined), [isAlive, place, date])

  return (
    <>
      <div className="section-heading">
        <h2>{words[date === today || !isAlive ? 'light.title' : 'light.titleOtherDay']}</h2>
        <p className="light-place">{light ? `${place.name}, ${formatLongDate(date, locale)}` : place.name}</p>
        <p className="light-sentence" aria-live="polite">
          {light ? formatLight(light, words) : null}
        </p>
        <div className="light-choice cluster">
          <button type="button" aria-label={words['light.previousDay']} onClick={() => showDate(shiftDate(date, -1))}>
            <Icon svg={caretLeft} />
          </button>
          <label>
            <span className="visually-hidden">{words['light.date']}</span>
            <input {...field} />
          </label>
          <button type="button" aria-label={words['light.nextDay']} onClick={() => showDate(shiftDate(date, 1))}>
            <Icon svg={caretRight} />
          </button>
          {date !== today && isAlive ? (
            <button type="button" className="light-today" onClick={() => changeDate(null)}>
              {words['light.today']}
            </button>
          ) : null}
        </div>
        <p className="light-problem" role="alert">
          {problem}
        </p>
      </div>
      <div className="section-body">
        <DayStrip light={light} now={now} words={words} />
        {light ? <LightTimes light={light} words={words} locale={locale} /> : <div className="light-times" />}
      </div>
    </>
  )
}

function formatLongDate(date: string, locale: string): string {
  return formatDay(date, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
}

/** Hours, the strip, and when the moon is up. On days when clocks change the hours keep their true places. */
function DayStrip({ light, now, words }: { light: LightOfDay | undefined; now: number; words: LightWords }) {
  const id = useId()
  if (!light) return <div className="light-day" />
  const { day, date, place } = light
  const partOf = (moment: number) => ((moment - day.start) / (day.end - day.start)) * 1000
  const hours = [0, 3, 6, 9, 12, 15, 18, 21]
  return (
    <div className="light-day" aria-hidden="true">
      <svg className="light-axis" aria-hidden="true" width="100%" height="20">
        {hours.map((hour) => {
          const x = `${partOf(osloMoment(date, hour)) / 10}%`
          return (
            <g key={hour}>
              <line x1={x} x2={x} y1="0" y2="20" />
              <text x={x} dx="6" y="12">
                {String(hour).padStart(2, '0')}
              </text>
            </g>
          )
        })}
      </svg>
      <div className="light-strip-frame">
        <LightStrip light={light} id={id} step={10} />
        <svg className="light-over" aria-hidden="true" viewBox="0 0 1000 64" preserveAspectRatio="none">
          {moonOfDay(place, date).moonUp.map(({ start, end }) => (
            <rect
              key={start}
              className="light-moon"
              x={partOf(start)}
              width={partOf(end) - partOf(start)}
              y="58"
              height="6"
            />
          ))}
          {now >= day.start && now < day.end ? (
            <rect className="light-now" x={partOf(now) - 1} width="2" height="64" />
          ) : null}
        </svg>
      </div>
      <p className="light-legend">
        <span className="light-moon-key">{words['light.moon']}</span>
        {now >= day.start && now < day.end ? <span className="light-now-key">{words['light.now']}</span> : null}
      </p>
    </div>
  )
}

function LightTimes({ light, words, locale }: { light: LightOfDay; words: LightWords; locale: string }) {
  const rows = [
    { kind: 'sun', name: words['light.sun'], stretches: light.sunUp },
    { kind: 'golden', name: words['light.golden'], stretches: light.golden },
    { kind: 'blue', name: words['light.blue'], stretches: light.blue },
    { kind: 'dark', name: words['light.dark'], stretches: light.dark },
    { kind: 'civil', name: words['light.civilTwilight'], stretches: light.civilTwilight },
    { kind: 'nautical', name: words['light.nauticalTwilight'], stretches: light.nauticalTwilight },
    { kind: 'astronomical', name: words['light.astronomicalTwilight'], stretches: light.astronomicalTwilight },
  ]
  return (
    <dl className="light-times">
      {rows.map(({ kind, name, stretches }) => (
        <div key={kind}>
          <dt className={`light-${kind}`}>{name}</dt>
          <dd>
            {formatStretches(stretches, light.day, words)
              .split(/(?<=, )/)
              .map((stretch) => (
                <span key={stretch}>{stretch}</span>
              ))}
          </dd>
        </div>
      ))}
      <div>
        <dt className="light-moon">{words['light.moon']}</dt>
        <dd>{formatMoon(moonOfDay(light.place, light.date), light.day, words, locale)}</dd>
      </div>
    </dl>
  )
}
