import { type TodayAnswer, todayAnswer, type Warning } from '#contract/today.ts'
import { type WeatherAnswer, weatherAnswer } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { osloDateOf, osloDay, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { ageParts, formatWarningTime, type LineWords, listWarnings, nameWarning } from '#site/features/today/index.ts'
import { describeRoadTimes, sayRoadShortly } from '#site/features/today/parts/describe-road.ts'
import type { Place } from '#site/features/trip/plan/atlas.ts'
import { formatDayMonth, localeOf, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { findClosedRoads } from './find-closed-roads.ts'

export { isWaiting, pauseBeforeAsking } from '#site/features/today/index.ts'

// Loaded after the plan is drawn. What is asked for is the same for every plan, so that no request says where or when anybody goes.

/** Days that MET's forecast reaches, today included. */
const forecastDays = 9
/** Days ahead that official warnings are issued for. */
const warningDays = 3

export interface TripWeather {
  /** Null where it could not be fetched. */
  today: TodayAnswer | null
  lineWords: LineWords | null
  forecasts: Partial<Record<WeatherPlace, WeatherAnswer>>
}

/** A warning of an official service on a day of the plan, in words. */
export interface DayWarning {
  title: string
  text: string
  href: string
  isHigh: boolean
}

async function ask<Answer>(address: string, read: (body: unknown) => Answer): Promise<Answer | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    const answer = read(await readAnswer(response, address))
    noteAnswer(response)
    return answer
  } catch {
    // Said beside the days that it concerns.
    return null
  }
}

function isOff(today: TodayAnswer | null): boolean {
  return today?.parts.forecast.state === 'off'
}

/** Resolves with the forecasts of every weather place and today's warnings; what fails is missing. */
export async function fetchTripWeather({ language }: Pick<TripVoice, 'language'>): Promise<TripWeather> {
  const [today, lineWords] = await Promise.all([
    ask('/api/today', (body) => todayAnswer.parse(body)),
    ask(`/today/words/${language}.json`, (body) => body as LineWords),
  ])
  // Where whoever runs the guide has switched the forecast off, none is asked for.
  const places = isOff(today) ? [] : weatherPlaceKeys
  const answers = await Promise.all(
    places.map((place) => ask(`/api/weather/${place}`, (body) => weatherAnswer.parse(body))),
  )
  return {
    today,
    lineWords,
    forecasts: Object.fromEntries(answers.flatMap((answer) => (answer ? [[answer.place, answer]] : []))),
  }
}

/** Returns the weather place nearest to a place. */
export function nearestWeatherPlace({ position }: Place): WeatherPlace {
  const away = (key: WeatherPlace) => distanceBetween(position, weatherPlaces[key])
  return weatherPlaceKeys.reduce((best, each) => (away(each) < away(best) ? each : best))
}

function placesOf({ visits, goal, from }: DaySchedule): Place[] {
  const there = [...visits.map(({ place }) => place), goal?.place].filter((place) => place !== undefined)
  return there.length > 0 ? there : from?.place ? [from.place] : []
}

/** Returns what is forecast for a day, where one sleeps or else ends it; undefined without a date, in the past and without a place. */
export function describeDayWeather(
  schedule: DaySchedule,
  weather: TripWeather | undefined,
  now: number,
  voice: TripVoice & Pick<TripData, 'sky'>,
): string | undefined {
  const { words, language } = voice
  const { date } = schedule
  const place = placesOf(schedule).at(-1)
  const today = osloDateOf(now)
  if (!date || !place || date < today) return undefined
  if (weather && isOff(weather.today)) return undefined
  const from = shiftDate(date, 1 - forecastDays)
  if (from > today) return fillGaps(words.forecastFrom, { date: formatDayMonth(from, language) })
  if (!weather) return words.forecastComing
  const key = nearestWeatherPlace(place)
  const answer = weather.forecasts[key]
  const day = answer?.days.find((each) => each.date === date)
  if (!answer || !day) return words.forecastFailed
  const figure = (value: number | null) => (value === null ? '–' : formatFigure(value, localeOf(language)))
  const name = `weather.symbol.${day.symbol?.split('_')[0] ?? ''}` as keyof typeof voice.sky
  const forecast = fillGaps(words.forecast, {
    sky: voice.sky[name] ?? '–',
    low: figure(day.low),
    high: figure(day.high),
    rain: figure(day.precipitation),
    wind: figure(day.strongestWind),
    place: weatherPlaces[key].name,
  })
  return answer.stale ? fillGaps(words.forecastOld, { forecast }) : forecast
}

/** Returns whether an official warning concerns a day of a plan; one at sea concerns a day with a quay at its end. */
function concerns(warning: Warning, schedule: DaySchedule, date: string): boolean {
  const { start, end } = osloDay(date)
  if (Date.parse(warning.startsAt) >= end) return false
  if (warning.endsAt !== null && Date.parse(warning.endsAt) <= start) return false
  if (warning.isAtSea) return [schedule.from?.ref, schedule.goal?.ref].some((ref) => isQuay(ref))
  return placesOf(schedule).some((place) => warning.places.includes(nearestWeatherPlace(place)))
}

function isQuay(ref: string | undefined): boolean {
  return ref === 'fiskebol' || ref?.endsWith('quay') === true
}

/**
 * Returns the closed roads of a day's drives and the official warnings for it, where it is near enough to have any; null where nobody knows
 * of warnings, or not of all, `waiting` while they are under way: beside a closed road that is said in a line of its own.
 */
export function listDayWarnings(
  schedule: DaySchedule,
  weather: TripWeather,
  now: number,
  { language, words: tripWords }: Pick<TripVoice, 'language' | 'words'>,
): DayWarning[] | 'waiting' | null {
  const { date } = schedule
  const today = osloDateOf(now)
  if (!date || date < today || date >= shiftDate(today, warningDays)) return []
  const { lineWords } = weather
  if (!weather.today || !lineWords) return null
  const { parts } = ageParts(weather.today, now)
  const saying = { words: lineWords.words, now, language, locale: localeOf(language) }
  const table = readRoadTable(lineWords.wind.roads)
  const roads = findClosedRoads({ ...schedule, date }, parts.road.data ?? [], now, table).map(
    (message): DayWarning => ({
      title: sayRoadShortly([message], saying),
      text: describeRoadTimes(message, saying) ?? '',
      href: lineWords.href,
      isHigh: true,
    }),
  )
  const found = listWarnings(parts)
    .filter((each) => concerns(each, schedule, date))
    .map((each): DayWarning => {
      const { words, href } = lineWords
      return {
        title: nameWarning(each, { words, language }),
        text: formatWarningTime(each, { now, locale: localeOf(language) }, words),
        href,
        // A level that nobody here knows counts as red.
        isHigh: (each.level ?? 4) >= 3,
      }
    })
  // An empty list is an all-clear only where both services answered.
  const services = [parts.warnings, parts.floods].filter(({ state }) => state !== 'off')
  if (
    found.length > 0 ||
    services.every(({ state, data, unreadable }) => data !== null && state !== 'waiting' && !unreadable)
  )
    return [...roads, ...found]
  const isComing = services.some(({ state }) => state === 'waiting')
  if (roads.length === 0) return isComing ? 'waiting' : null
  const title = isComing ? tripWords.warningsComing : tripWords.warningsFailed
  return [...roads, { title, text: '', href: lineWords.href, isHigh: false }]
}
