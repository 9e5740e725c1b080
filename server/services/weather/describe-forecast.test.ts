import { describe, expect, test } from 'vitest'
import { describeForecast, findCurrentStep } from './describe-forecast.ts'
import type { Forecast, ForecastStep, Period } from './weather-source.ts'

const hourMs = 3_600_000

const nothing = {
  temperature: null,
  windSpeed: null,
  windGust: null,
  windFromDirection: null,
  humidity: null,
  pressure: null,
  cloud: null,
  nextHour: null,
  nextSixHours: null,
  nextTwelveHours: null,
}

function step(time: string | number, values: Partial<ForecastStep> = {}): ForecastStep {
  return { ...nothing, ...values, time: typeof time === 'string' ? Date.parse(time) : time }
}

function period(symbol: string | null, precipitation: number | null): Period {
  return { symbol, precipitation }
}

function forecast(...steps: ForecastStep[]): Forecast {
  return { updatedAt: null, steps: steps as unknown as Forecast['steps'] }
}

/** Hourly steps with 1 mm each. */
function hourly(
  from: string,
  hours: number,
  values: (index: number) => Partial<ForecastStep> = () => ({}),
): ForecastStep[] {
  const start = Date.parse(from)
  return Array.from({ length: hours }, (_, index) =>
    step(start + index * hourMs, { temperature: index, nextHour: period('cloudy', 1), ...values(index) }),
  )
}

describe('current', () => {
  const steps = hourly('2026-06-01T10:00:00Z', 30)

  test('is the first step while the forecast is new', () => {
    const { current } = describeForecast(forecast(...steps), Date.parse('2026-06-01T10:59:59Z'))
    expect(current).toMatchObject({ time: '2026-06-01T10:00:00.000Z', temperature: 0 })
  })

  test('is the hour in which we are when the forecast is three hours old, and the cards follow it', () => {
    const { current, cards } = describeForecast(forecast(...steps), Date.parse('2026-06-01T13:20:00Z'))
    expect(current.time).toBe('2026-06-01T13:00:00.000Z')
    expect(cards.map((card) => card.temperature)).toEqual([3, 9, 15, 21])
  })

  test('is the first step when no step covers now', () => {
    const past = describeForecast(forecast(...steps), Date.parse('2026-07-01T00:00:00Z'))
    const future = describeForecast(forecast(...steps), Date.parse('2026-05-01T00:00:00Z'))
    expect([past.current.temperature, future.current.temperature]).toEqual([0, 0])
    expect(findCurrentStep(forecast(...steps), Date.parse('2026-07-01T00:00:00Z'))).toBe(-1)
  })

  test('takes symbol and precipitation of the next hour, else of the next six', () => {
    const sixHours = { nextSixHours: period('rain', 4), nextTwelveHours: period('fog', null) }
    const both = describeForecast(forecast(step(0, { nextHour: period('cloudy', 0.2), ...sixHours })), 0)
    const six = describeForecast(forecast(step(0, sixHours)), 0)
    const none = describeForecast(forecast(step(0)), 0)
    expect(both.current).toMatchObject({ symbol: 'cloudy', precipitation: 0.2 })
    expect(six.current).toMatchObject({ symbol: 'rain', precipitation: 4 })
    expect(none.current).toMatchObject({ symbol: null, precipitation: null, temperature: null, pressure: null })
  })
})

describe('cards', () => {
  test('stand at +0, +6, +12 and +18 hours', () => {
    const { cards } = describeForecast(
      forecast(...hourly('2026-06-01T10:00:00Z', 40)),
      Date.parse('2026-06-01T10:00:00Z'),
    )
    expect(cards.map((card) => card.temperature)).toEqual([0, 6, 12, 18])
  })

  test('are fewer where the forecast ends before', () => {
    const { cards } = describeForecast(
      forecast(...hourly('2026-06-01T10:00:00Z', 8)),
      Date.parse('2026-06-01T10:00:00Z'),
    )
    expect(cards.map((card) => card.temperature)).toEqual([0, 6])
  })
})

describe('days', () => {
  test('begin at midnight in Norway, not at midnight UTC', () => {
    const { days } = describeForecast(
      forecast(...hourly('2026-06-01T21:00:00Z', 3)),
      Date.parse('2026-06-01T21:00:00Z'),
    )
    expect(days.map(({ date, low, high, hours }) => ({ date, low, high, hours }))).toEqual([
      { date: '2026-06-01', low: 0, high: 0, hours: 1 },
      { date: '2026-06-02', low: 1, high: 2, hours: 2 },
    ])
  })

  test('2026-03-29 has 23 hours and 2026-10-25 has 25', () => {
    const spring = describeForecast(forecast(...hourly('2026-03-28T12:00:00Z', 48)), Date.parse('2026-03-28T12:00:00Z'))
    const autumn = describeForecast(forecast(...hourly('2026-10-24T12:00:00Z', 48)), Date.parse('2026-10-24T12:00:00Z'))
    expect(spring.days.find((day) => day.date === '2026-03-29')).toMatchObject({ hours: 23, precipitation: 23 })
    expect(autumn.days.find((day) => day.date === '2026-10-25')).toMatchObject({ hours: 25, precipitation: 25 })
    // Totals match at day boundaries.
    expect(spring.days.reduce((sum, day) => sum + day.hours, 0)).toBe(48)
    expect(autumn.days.reduce((sum, day) => sum + day.hours, 0)).toBe(48)
  })

  test('count an hour of rain once where hours and six hours overlap', () => {
    const steps = hourly('2026-06-01T00:00:00Z', 6, () => ({ nextSixHours: period('rain', 6) }))
    const { days } = describeForecast(forecast(...steps), Date.parse('2026-06-01T00:00:00Z'))
    expect(days).toHaveLength(1)
    expect(days[0]?.precipitation).toBe(6)
  })

  test('take six hours where there are no single hours, in the day in which they begin', () => {
    const steps = [
      step('2026-06-01T06:00:00Z', { nextSixHours: period('rain', 1.1) }),
      step('2026-06-01T12:00:00Z', { nextSixHours: period('rain', 2.2) }),
      step('2026-06-01T18:00:00Z', { nextSixHours: period('rain', 4.4) }),
      step('2026-06-02T00:00:00Z', { nextSixHours: period('rain', 8.8) }),
    ]
    const { days } = describeForecast(forecast(...steps), Date.parse('2026-06-01T06:00:00Z'))
    // 18:00 UTC is 20:00 in Norway: the period ends at 02:00 of the next day, but its amount cannot be divided.
    expect(days.map((day) => day.precipitation)).toEqual([7.7, 8.8])
    expect(days.map((day) => day.hours)).toEqual([16, 8])
  })

  test('do not count six hours again that single hours before them have measured', () => {
    const steps = [
      step('2026-06-01T00:00:00Z', { nextSixHours: period('rain', 5) }),
      step('2026-06-01T01:00:00Z', { nextHour: period('rain', 2) }),
      step('2026-06-01T06:00:00Z', { nextHour: period('rain', 0.5) }),
    ]
    const { days } = describeForecast(forecast(...steps), Date.parse('2026-06-01T00:00:00Z'))
    expect(days[0]?.precipitation).toBe(5.5)
  })

  test('give a last step with its instant alone, and say how thin the day is', () => {
    const steps = [...hourly('2026-06-01T20:00:00Z', 2), step('2026-06-01T22:00:00Z', { temperature: 9 })]
    const { days } = describeForecast(forecast(...steps), Date.parse('2026-06-01T20:00:00Z'))
    expect(days[1]).toEqual({
      date: '2026-06-02',
      low: 9,
      high: 9,
      precipitation: null,
      strongestWind: null,
      symbol: null,
      hours: 1,
    })
  })

  test('are null where every value is missing', () => {
    const { days } = describeForecast(forecast(step('2026-06-01T10:00:00Z')), Date.parse('2026-06-01T10:00:00Z'))
    expect(days).toEqual([
      { date: '2026-06-01', low: null, high: null, precipitation: null, strongestWind: null, symbol: null, hours: 1 },
    ])
  })

  test('leave out what is over when the forecast is from yesterday', () => {
    const { days } = describeForecast(
      forecast(...hourly('2026-06-01T10:00:00Z', 48)),
      Date.parse('2026-06-02T09:00:00Z'),
    )
    expect(days.map((day) => day.date)).toEqual(['2026-06-02', '2026-06-03'])
  })

  test('know the strongest wind, below zero too the lowest temperature', () => {
    const steps = hourly('2026-01-10T10:00:00Z', 4, (index) => ({
      temperature: -1 - index,
      windSpeed: [3, 12.5, 7, 1][index] ?? 0,
    }))
    const { days } = describeForecast(forecast(...steps), Date.parse('2026-01-10T10:00:00Z'))
    expect(days[0]).toMatchObject({ low: -4, high: -1, strongestWind: 12.5 })
  })

  test('show the weather that lasts longest between 06 and 18', () => {
    const steps = hourly('2026-06-01T00:00:00Z', 22, (index) => {
      const clock = index + 2
      const symbol = clock < 6 || clock >= 18 ? 'heavyrain' : clock < 14 ? 'fair_day' : 'lightrain'
      return { nextHour: period(symbol, 0) }
    })
    expect(describeForecast(forecast(...steps), Date.parse('2026-06-01T00:00:00Z')).days[0]?.symbol).toBe('fair_day')
  })

  test('show a winter day by daylight, although its hours are dark', () => {
    const steps = hourly('2026-11-25T05:00:00Z', 9, () => ({ nextHour: period('fair_night', 0) }))
    expect(describeForecast(forecast(...steps), Date.parse('2026-11-25T05:00:00Z')).days[0]?.symbol).toBe('fair_day')
  })

  test('show the evening where only the evening is left', () => {
    const steps = hourly('2026-06-01T18:00:00Z', 2, () => ({ nextHour: period('clearsky_night', 0) }))
    expect(describeForecast(forecast(...steps), Date.parse('2026-06-01T18:00:00Z')).days[0]?.symbol).toBe(
      'clearsky_night',
    )
  })
})
