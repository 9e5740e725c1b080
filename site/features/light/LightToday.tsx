import type { Coordinates } from '#site/calendar/sun-height.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { lightSentenceKeys } from './describe-light.ts'
import { monthsOfLight } from './months-of-light.ts'

interface Props {
  place: Coordinates
  year: number
  language: Language
  title: string
  /** Over the four months that stand here without script. */
  usual: string
}

/**
 * The light of a place as a cell of a frame. As built it says when the sun is up in the middle of four months; in the browser
 * `light-today-behaviour.ts` works out today's.
 */
export function LightToday({ place: { latitude, longitude }, year, language, title, usual }: Props) {
  const words = pickWords(language, [...lightSentenceKeys, 'light.sun', 'light.golden', 'light.dark'])
  return (
    <div
      className="trip-today-light"
      data-light-today={JSON.stringify({ latitude, longitude })}
      data-locale={languages[language].locale}
      data-words={JSON.stringify(words)}
    >
      <div data-light-usual="">
        <p className="small muted">{usual}</p>
        <dl className="trip-today-rows">
          {monthsOfLight({ latitude, longitude }, year, language, [1, 4, 7, 10]).map(({ name, sun }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{sun}</dd>
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
        <svg
          className="light-strip"
          viewBox="0 0 96 10"
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        />
        <dl className="trip-today-rows">
          {(['sun', 'golden', 'dark'] as const).map((kind) => (
            <div key={kind}>
              <dt>{words[`light.${kind}`]}</dt>
              <dd data-light={kind} />
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
