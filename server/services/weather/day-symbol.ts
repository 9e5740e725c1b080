interface WeighedSymbol {
  symbol: string
  hours: number
}

/** Returns the symbol with most hours, `_day` and `_night` together, the worse of equals; null without any. */
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
