import type { Language } from '#contract/languages.ts'
import { formatStretches } from '#site/domain/calendar/format-light.ts'
import { type Horizon, listSunSeen } from '#site/domain/calendar/horizon.ts'
import { lightTodayWords, stretchWords } from '#site/domain/calendar/light-words.ts'
import { monthsOfLight } from '#site/domain/calendar/months-of-light.ts'
import type { Coordinates } from '#site/domain/calendar/sun-height.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'

interface Props {
  place: Coordinates
  year: number
  language: Language
  title: string
  /** Heading of the two months that are shown without script. */
  usual: string
  /** How high the land stands all round; absent where it is not known and counts as flat. */
  horizon?: Horizon | undefined
}

/** The light of a place; shows January and July as built, today’s with `light-today-behaviour.ts`. */
export function LightToday({ place: { latitude, longitude }, year, language, title, usual, horizon }: Props) {
  const translate = translator(language)
  const names = {
    sun: translate('light.sun'),
    way: translate('sunWay.name'),
    ...(horizon ? { seen: translate('openData.seen') } : {}),
    golden: translate('light.golden'),
    dark: translate('light.dark'),
  }
  return (
    <div
      className="day-here-light"
      data-light-today={JSON.stringify({ latitude, longitude, horizon })}
      data-words={JSON.stringify(pickWords(language, lightTodayWords))}
    >
      <div data-light-usual="">
        <p className="small muted">{horizon ? translate('openData.seenUsual') : usual}</p>
        <dl className="day-here-rows">
          {monthsOfLight({ latitude, longitude }, year, language, [1, 7]).map(({ name, sun, light }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {horizon
                  ? formatStretches(listSunSeen(light, horizon), light.day, pickWords(language, stretchWords))
                  : sun}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div data-light-now="" hidden>
        <p className="small muted">{title}</p>
        <div className="light-hours" aria-hidden="true">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </div>
        <div className="light-strip" aria-hidden="true" />
        <dl className="day-here-rows">
          {Object.entries(names).map(([kind, name]) => (
            <div key={kind}>
              <dt>{name}</dt>
              <dd data-light={kind} />
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
