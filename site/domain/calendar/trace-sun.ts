import { type LightOfDay, sunLimits } from './light-of-day.ts'
import { osloMoment } from './oslo-day.ts'
import { type Coordinates, sunAzimuth, sunHeight } from './sun-height.ts'

/** Where the sun stands, in degrees clockwise from north. */
export interface SunBearing {
  moment: number
  azimuth: number
}

/** Returns where the sun rises and sets on a day; undefined where it does neither between midnight and midnight. */
export function findRiseAndSet({ sunUp, day, place }: LightOfDay): {
  rise: SunBearing | undefined
  set: SunBearing | undefined
} {
  const describe = (moment: number | undefined) =>
    moment === undefined ? undefined : { moment, azimuth: sunAzimuth(place, moment) }
  return {
    rise: describe(sunUp.find(({ start }) => start !== day.start)?.start),
    set: describe(sunUp.find(({ end }) => end !== day.end)?.end),
  }
}

/** Returns where the sun stands at a time of day in Norway (minutes after midnight): degrees from north, and over a level horizon. */
export function findSun(
  place: Coordinates,
  date: string,
  minutes: number,
): SunBearing & { height: number; isUp: boolean } {
  const moment = osloMoment(date, minutes / 60)
  const height = sunHeight(place, moment)
  return { moment, azimuth: sunAzimuth(place, moment), height, isUp: height >= sunLimits.horizon }
}
