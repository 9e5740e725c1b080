import { type Language, languages } from '#contract/languages.ts'
import { departsAt } from '#contract/next-departures.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { isWeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { formatOsloTime } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { boat, mountains, trafficCone, warningDiamond } from '#site/ui/icons.ts'
import { pathOfIcon } from '#site/ui/path-of-icon.ts'
import { sayRoad } from './describe-road.ts'
import { type Concern, findTodayLine, type TodayLine } from './find-today-line.ts'
import { formatWarningTime, sayMoment } from './format-moment.ts'
import { iconOf as iconOfWarning } from './level-of-warning.ts'
import type { LineWords } from './line-words.ts'
import { nameWarning } from './name-warning.ts'
import { findNewestFetch } from './say-offline.ts'

interface Setting {
  language: Language
  words: LineWords
  /** ms since 1970. */
  now: number
  /** Nothing newer can be fetched: the line says how old it is. */
  isOffline?: boolean
}

/** Returns what a line of `TodayLine.tsx` is about. */
export function readConcern({ dataset }: HTMLElement): Concern {
  const place = dataset.place ?? ''
  return {
    place: isWeatherPlace(place) ? place : undefined,
    isAtSea: dataset.sea !== undefined,
    isOnSlope: dataset.slope !== undefined,
    stop: dataset.stop,
  }
}

/** Fills the line of a page, or hides it when nothing of today concerns the page any more. */
export function fillTodayLine(element: HTMLElement, answer: TodayAnswer, setting: Setting): void {
  const concern = readConcern(element)
  const line = findTodayLine(answer, concern, setting.now)
  // Letters that it comes with it keeps: their exchange would break its lines elsewhere, under the reader's eyes.
  if (element.hidden && line && document.documentElement.dataset.fonts)
    element.style.setProperty('--sans', 'var(--sans-meanwhile)')
  element.hidden = line === null
  if (!line) return
  element.dataset.level = levelOf(line)
  const { title, more } = describe(line, concern, setting)
  element.querySelector('.icon path')?.setAttribute('d', pathOfIcon(iconOf(line)))
  const aged = setting.isOffline ? sayAge(answer, setting) : ''
  const said = aged ? [more.replace(/[^.]$/, '$&.'), aged].filter(Boolean).join(' ') : more
  const texts = { title, more: said && ` ${said}` }
  for (const part of element.querySelectorAll<HTMLElement>('[data-line]')) {
    const text = texts[part.dataset.line as keyof typeof texts]
    // What says the same stays as it is: somebody may be marking it.
    if (part.textContent !== text) part.textContent = text
  }
}

function sayAge(answer: TodayAnswer, { language, words: { words }, now }: Setting): string {
  const newest = findNewestFetch(answer)
  return newest
    ? fillGaps(words.lineOffline, { t: sayMoment(newest, { now, locale: languages[language].locale, words }) })
    : ''
}

function levelOf(line: TodayLine): string {
  if ('warning' in line && line.warning) return String(line.warning.level ?? 3)
  if (line.kind === 'unreadable') return '3'
  if (line.kind !== 'avalanche') return 'none'
  return line.level === 3 ? '2' : line.level === 4 ? '3' : '4'
}

function iconOf(line: TodayLine): string {
  if (line.kind === 'avalanche') return mountains
  if (line.kind === 'road') return trafficCone
  if (line.kind === 'ferry') return boat
  return line.kind === 'warning' ? iconOfWarning(line.warning) : warningDiamond
}

function describe(line: TodayLine, concern: Concern, setting: Setting): { title: string; more: string } {
  const { place } = concern
  const {
    language,
    words: { words },
    now,
  } = setting
  const clock = { now, locale: languages[language].locale }
  switch (line.kind) {
    case 'warning': {
      const time = formatWarningTime(line.warning, clock, words)
      // A page about a place need not name it.
      const names = line.warning.places.map((each) => weatherPlaces[each].name)
      const where = place ? '' : names.length === weatherPlaceKeys.length ? words.lineEverywhere : names.join(', ')
      return {
        title: nameWarning(line.warning, { words, language }),
        more: where ? `${time}, ${where}` : time,
      }
    }
    case 'unreadable':
      return { title: words[`unreadable_${line.name}`], more: '' }
    case 'avalanche':
      return {
        title: fillGaps(words.lineAvalanche, { n: line.level, word: words[`avalanche${line.level}`] }),
        more: words.lineToday,
      }
    case 'road': {
      const { messages, warning } = line
      const said = warning && describe({ kind: 'warning', warning }, concern, setting)
      return {
        title: messages.map((each) => sayRoad(each, { ...clock, language, words })).join(' '),
        more: said ? `${said.title} ${said.more}` : '',
      }
    }
    case 'ferry': {
      const { cancelled, next } = line
      // Of the running service day, so without a weekday also after midnight.
      const say = (time: number) => formatOsloTime(time)
      const none = next === null ? words.lineNoNext : ''
      return {
        title: fillGaps(words.lineFerry, { t: say(Date.parse(cancelled.plannedAt)), to: cancelled.destination }),
        more: next ? fillGaps(words.lineNext, { t: say(departsAt(next)) }) : none,
      }
    }
  }
}
