import { readOsloClock } from '#contract/service-day.ts'
import type { WeatherAnswer, WeatherDay, WeatherMoment } from '#contract/weather.ts'
import { chooseDaySymbol } from './day-symbol.ts'
import type { Forecast, ForecastStep } from './weather-source.ts'

const hourMs = 3_600_000
const cardOffsets = [0, 6, 12, 18]

// The widest gap between two steps; a step never covers more.
const longestStepHours = 6

/** Returns the index of the step that covers `now`, -1 if none does: a held copy may be hours old. */
export function findCurrentStep({ steps }: Forecast, now: number): number {
  const index = steps.findLastIndex((step) => step.time <= now)
  const step = steps[index]
  return step && now < endOfStep(steps, index, step) ? index : -1
}

/** Returns what depends on the forecast; without a current step the first one counts as current. */
export function describeForecast(
  forecast: Forecast,
  now: number,
): Pick<WeatherAnswer, 'updatedAt' | 'current' | 'cards' | 'days'> {
  const current = forecast.steps[findCurrentStep(forecast, now)] ?? forecast.steps[0]
  const cards = cardOffsets
    .map((hours) => forecast.steps.find((step) => step.time === current.time + hours * hourMs))
    .filter((step) => step !== undefined)
  return {
    updatedAt: forecast.updatedAt === null ? null : isoTime(forecast.updatedAt),
    current: describeMoment(current),
    cards: cards.map(describeMoment),
    days: describeDays(forecast, readOsloClock(current.time).date),
  }
}

function describeMoment(step: ForecastStep): WeatherMoment {
  return {
    time: isoTime(step.time),
    temperature: step.temperature,
    windSpeed: step.windSpeed,
    windFromDirection: step.windFromDirection,
    humidity: step.humidity,
    pressure: step.pressure,
    precipitation: step.nextHour?.precipitation ?? step.nextSixHours?.precipitation ?? null,
    symbol: symbolOf(step),
  }
}

interface DayParts {
  temperatures: number[]
  winds: number[]
  precipitation: number[]
  /** Hours covered by some step. */
  hours: number
  daytimeSymbols: { symbol: string; hours: number }[]
  allSymbols: { symbol: string; hours: number }[]
}

/**
 * Returns calendar days in Norway from `firstDate` on. Precipitation counts for the day its period begins in, since six
 * hours cannot be divided; where hourly and six-hourly periods overlap, the hourly ones count.
 */
function describeDays({ steps }: Forecast, firstDate: string): WeatherDay[] {
  const days = new Map<string, DayParts>()
  for (const step of steps) {
    const { date } = readOsloClock(step.time)
    if (date >= firstDate && !days.has(date)) {
      days.set(date, { temperatures: [], winds: [], precipitation: [], hours: 0, daytimeSymbols: [], allSymbols: [] })
    }
  }
  let measuredUntil = Number.NEGATIVE_INFINITY
  for (const [index, step] of steps.entries()) {
    const start = readOsloClock(step.time)
    const end = endOfStep(steps, index, step)
    // A step may reach past midnight, so its hours are counted singly; only days with a step of their own appear.
    for (let hour = step.time; hour < end; hour += hourMs) {
      const day = days.get(readOsloClock(hour).date)
      if (day) day.hours += 1
    }
    const amount = readPrecipitation(step)
    const isNew = step.time >= measuredUntil
    if (amount && isNew) measuredUntil = step.time + amount.hours * hourMs
    const day = days.get(start.date)
    if (!day) continue
    if (step.temperature !== null) day.temperatures.push(step.temperature)
    if (step.windSpeed !== null) day.winds.push(step.windSpeed)
    if (amount && isNew) day.precipitation.push(amount.millimetres)
    const symbol = symbolOf(step)
    if (symbol === null) continue
    const weighed = { symbol, hours: (end - step.time) / hourMs }
    day.allSymbols.push(weighed)
    if (start.hour >= 6 && start.hour < 18) day.daytimeSymbols.push(weighed)
  }
  return [...days].map(([date, day]) => ({
    date,
    low: day.temperatures.length > 0 ? Math.min(...day.temperatures) : null,
    high: day.temperatures.length > 0 ? Math.max(...day.temperatures) : null,
    precipitation: day.precipitation.length > 0 ? sumTenths(day.precipitation) : null,
    strongestWind: day.winds.length > 0 ? Math.max(...day.winds) : null,
    symbol: showByDay(chooseDaySymbol(day.daytimeSymbols)) ?? chooseDaySymbol(day.allSymbols),
    hours: day.hours,
  }))
}

/** A step ends with the next one; the last one with its own period. */
function endOfStep(steps: readonly ForecastStep[], index: number, step: ForecastStep): number {
  const next = steps[index + 1]?.time
  const lastHours = step.nextHour === null && step.nextSixHours !== null ? longestStepHours : 1
  return Math.min(next ?? step.time + lastHours * hourMs, step.time + longestStepHours * hourMs)
}

/** On a short winter day most hours are dark, but a day is not shown with a moon. Polar twilight has its own form. */
function showByDay(symbol: string | null): string | null {
  return symbol?.replace(/_night$/, '_day') ?? null
}

function readPrecipitation({ nextHour, nextSixHours }: ForecastStep): { millimetres: number; hours: number } | null {
  const hour = nextHour?.precipitation ?? null
  if (hour !== null) return { millimetres: hour, hours: 1 }
  const sixHours = nextSixHours?.precipitation ?? null
  return sixHours === null ? null : { millimetres: sixHours, hours: 6 }
}

function symbolOf(step: ForecastStep): string | null {
  return step.nextHour?.symbol ?? step.nextSixHours?.symbol ?? step.nextTwelveHours?.symbol ?? null
}

function sumTenths(amounts: number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 10) / 10
}

function isoTime(time: number): string {
  return new Date(time).toISOString()
}
