/** `late-winter`: sunny snow from February to April. */
export const seasons = ['winter', 'late-winter', 'spring', 'summer', 'autumn'] as const
export type DrawnSeason = (typeof seasons)[number]

/** `blue`: without sun before and after a winter's day; `midnight`: the sun of June nights. */
export const hours = ['night', 'blue', 'morning', 'noon', 'evening', 'midnight'] as const
export type DrawnHour = (typeof hours)[number]

export const weathers = ['clear', 'fair', 'cloudy', 'rain', 'storm', 'fog', 'snow'] as const
export type DrawnWeather = (typeof weathers)[number]

export interface Conditions {
  season: DrawnSeason
  hour: DrawnHour
  weather: DrawnWeather
}

const hoursOf: Record<DrawnSeason, readonly DrawnHour[]> = {
  winter: ['night', 'blue', 'morning', 'noon', 'evening'],
  'late-winter': ['night', 'blue', 'morning', 'noon', 'evening'],
  spring: ['blue', 'morning', 'noon', 'evening', 'midnight'],
  summer: ['blue', 'morning', 'noon', 'evening', 'midnight'],
  autumn: ['night', 'blue', 'morning', 'noon', 'evening'],
}

/** Whether a season has this hour at 68° N. */
export function hasHour(season: DrawnSeason, hour: DrawnHour): boolean {
  return hoursOf[season].includes(hour)
}

/** Returns why these conditions do not exist at 68° N; undefined if they do. */
export function faultOfConditions({ season, hour, weather }: Conditions): string | undefined {
  if (!hasHour(season, hour))
    return `${season} has no hour "${hour}" in Lofoten. Take one of ${hoursOf[season].join(', ')}.`
  if (weather === 'snow' && season === 'summer') return 'it does not snow in summer. Take rain, or another season.'
  return undefined
}

/** In winter the noon sun is low and has colours of its own. */
export function isLowNoon({ season, hour }: Pick<Conditions, 'season' | 'hour'>): boolean {
  return hour === 'noon' && (season === 'winter' || season === 'late-winter')
}

/** Position of the sun, by night the moon: degrees from north, degrees above the horizon. */
export interface Sun {
  azimuth: number
  height: number
}

const heightAtNoon: Record<DrawnSeason, number> = { winter: 1, 'late-winter': 14, spring: 34, summer: 45, autumn: 18 }

/** Roughly as at 68° N. */
export function sunOf({ season, hour }: Pick<Conditions, 'season' | 'hour'>): Sun {
  const noon = heightAtNoon[season]
  switch (hour) {
    case 'night':
      return { azimuth: 130, height: 24 }
    case 'blue':
      return { azimuth: 170, height: -4 }
    case 'morning':
      return { azimuth: season === 'winter' ? 155 : season === 'summer' ? 85 : 115, height: Math.min(14, noon * 0.5) }
    case 'noon':
      return { azimuth: 180, height: noon }
    case 'evening':
      return { azimuth: season === 'winter' ? 205 : season === 'summer' ? 285 : 250, height: Math.min(9, noon * 0.35) }
    case 'midnight':
      return { azimuth: 0, height: 2 }
  }
}
