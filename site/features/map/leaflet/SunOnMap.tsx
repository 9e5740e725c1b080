import { useEffect, useEffectEvent, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { type Language, languages } from '#contract/languages.ts'
import { formatLight, formatStretches } from '#site/domain/calendar/format-light.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { findRiseAndSet, findSun, type SunBearing } from '#site/domain/calendar/trace-sun.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import type { SunChoice } from '#site/features/map/sun-choice.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatClock } from '#site/i18n/format-clock.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { useTypedDate } from '#site/ui/use-typed-date.ts'
import type { StandingPlace } from './standing-place.ts'
import './SunOnMap.css'

interface Props {
  place: StandingPlace
  position: { latitude: number; longitude: number }
  /** Of the chosen point; undefined for the middle of the map. */
  name: string | undefined
  choice: SunChoice
  words: MapWords
  language: Language
  onChoose: (choice: SunChoice) => void
  /** Called once, when the panel covers a part of the map. */
  onShown: () => void
}

/** Pixels: past the edge of any window, and where the times and the sun stand on their lines. */
const reach = 3000
const nearby = 120

function along(azimuth: number, pixels: number): { x: number; y: number } {
  const angle = (azimuth * Math.PI) / 180
  return { x: Math.round(pixels * Math.sin(angle)), y: Math.round(-pixels * Math.cos(angle)) }
}

function Ray({ bearing: { moment, azimuth }, kind }: { bearing: SunBearing; kind: string }) {
  const { x, y } = along(azimuth, reach)
  return (
    <g className={kind}>
      <line x2={x} y2={y} />
      <text {...along(azimuth, nearby)}>{formatOsloTime(moment)}</text>
    </g>
  )
}

/** Where the sun rises, stands and sets, as lines from a point of the map, for a date and hour that one chooses. */
export default function SunOnMap({ place, position, name, choice, words, language, onChoose, onShown }: Props) {
  const { locale } = languages[language]
  const { latitude, longitude } = position
  const { date, minutes } = choice
  const { field, problem } = useTypedDate(date, (chosen) => onChoose({ date: chosen, minutes }), {
    locale,
    wrong: words['date.wrong'],
  })
  const light = useMemo(() => lightOfDay({ latitude, longitude }, date), [latitude, longitude, date])
  const tellShown = useEffectEvent(onShown)
  useEffect(() => tellShown(), [])
  const { rise, set } = findRiseAndSet(light)
  const sun = findSun(position, date, minutes)
  const disc = along(sun.azimuth, nearby)
  const end = along(sun.azimuth, reach)
  const degrees = (value: number) => formatNumber(Math.round(value), locale)
  const sentences = [
    rise && set
      ? fillGaps(words['map.sun.riseAndSet'], {
          rise: formatOsloTime(rise.moment),
          riseAt: degrees(rise.azimuth),
          set: formatOsloTime(set.moment),
          setAt: degrees(set.azimuth),
        })
      : formatLight(light, words),
    fillGaps(words[sun.isUp ? 'map.sun.up' : 'map.sun.down'], {
      time: formatClock(minutes),
      azimuth: degrees(sun.azimuth),
      height: degrees(Math.max(0, sun.height)),
    }),
    light.dark.length > 0 && fillGaps(words['map.sun.dark'], { hours: formatStretches(light.dark, light.day, words) }),
  ]
  return (
    <>
      {createPortal(
        <svg className="map-sun-rays" aria-hidden="true" width="1" height="1">
          {rise ? <Ray kind="rise" bearing={rise} /> : null}
          {set ? <Ray kind="set" bearing={set} /> : null}
          <g className={sun.isUp ? 'sun' : 'sun is-down'}>
            <line x2={end.x} y2={end.y} />
            <circle cx={disc.x} cy={disc.y} r="13" />
          </g>
          <circle className="from" r="5" />
        </svg>,
        place.element,
      )}
      <section className="map-sun-panel" aria-label={words['map.sun']}>
        <p>
          <b>{name === undefined ? words['map.sun.fromMiddle'] : fillGaps(words['map.sun.from'], { name })}</b>
        </p>
        <div className="map-sun-fields">
          <label>
            {words['map.sun.date']}
            <input {...field} />
          </label>
          <label>
            <span>
              {words['map.sun.time']} <span className="num">{formatClock(minutes)}</span>
            </span>
            <input
              type="range"
              min="0"
              max="1425"
              step="15"
              value={minutes}
              aria-valuetext={formatClock(minutes)}
              onChange={({ target: { value } }) => onChoose({ date, minutes: Number(value) })}
            />
          </label>
        </div>
        <p className="map-sun-problem" role="alert">
          {problem}
        </p>
        <p aria-live="polite">{sentences.filter(Boolean).join(' ')}</p>
        <p className="muted">{words['map.sun.caveat']}</p>
      </section>
    </>
  )
}
