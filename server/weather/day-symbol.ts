interface WeighedSymbol {
  symbol: string
  /** Hours for which it stands. */
  hours: number
}

/**
 * Promises the symbol that stands for a day: the weather that lasts longest among the given ones, the worse of two that
 * last equally long. Light is no weather: `fair_day` and `fair_night` count together, and the form that is not night is
 * preferred. Null when there is none.
 */
export function chooseDaySymbol(symbols: readonly WeighedSymbol[]): string | null {
  const weathers = new Map<string, { hours: number; shown: string }>()
  for (const { symbol, hours } of symbols) {
    const weather = symbol.replace(/_(day|night|polartwilight)$/, '')
    const known = weathers.get(weather)
    weathers.set(weather, {
      hours: (known?.hours ?? 0) + hours,
      shown: known && !known.shown.endsWith('_night') ? known.shown : symbol,
    })
  }
  let best: { weather: string; hours: number; shown: string } | undefined
  for (const [weather, { hours, shown }] of weathers) {
    const isBetter =
      !best || hours > best.hours || (hours === best.hours && severityOf(weather) > severityOf(best.weather))
    if (isBetter) best = { weather, hours, shown }
  }
  return best?.shown ?? null
}

const drySeverity: Record<string, number> = { clearsky: 0, fair: 1, partlycloudy: 2, cloudy: 3, fog: 4 }

function severityOf(weather: string): number {
  const dry = drySeverity[weather]
  if (dry !== undefined) return dry
  const strength = weather.startsWith('light') ? 10 : weather.startsWith('heavy') ? 30 : 20
  const kind = weather.includes('snow') ? 2 : weather.includes('sleet') ? 1 : 0
  return strength + kind + (weather.endsWith('thunder') ? 100 : 0)
}
