/** The model of docs/decisions/roads.md: how much an electric car needs on a road, from its consumption in summer. */
export const rangeModel = {
  /** °C at which the consumption in summer is meant; WLTP measures there. */
  summerTemperature: 23,
  /** Part more per °C below summer: denser air, stiffer tyres, a colder battery, wet or snowy road. */
  morePerDegree: 0.006,
  /** kW of heating per °C below `warmFrom`, mean of cars with and without heat pump. */
  heatingPerDegree: 0.075,
  warmFrom: 20,
  /** km/h at which the consumption in summer is meant, and the part of it that air resistance takes there. */
  summerSpeed: 70,
  airPart: 0.25,
  /** Bends, villages and hills: a slow road never needs less than this part. */
  leastSpeedFactor: 0.95,
  /** Percent that should be left at every stop, for headwind, snow and a charger that is out of order. */
  reserve: 15,
  /** Percent up to which one charges at a fast charger; above, it is slow. */
  fullEnough: 80,
} as const

export interface Car {
  /** Usable kWh of the battery. */
  battery: number
  /** kWh per 100 km: in summer, or on this very trip when `temperature` is undefined. */
  consumption: number
}

/** Returns how many kWh a car needs for a drive at a temperature in °C; without one, by its consumption alone. */
export function energyFor(
  { kilometres, minutes }: { kilometres: number; minutes: number },
  { consumption }: Pick<Car, 'consumption'>,
  temperature: number | undefined,
): number {
  const asGiven = (kilometres * consumption) / 100
  if (temperature === undefined || minutes === 0) return asGiven
  const hours = minutes / 60
  const speed = kilometres / hours
  const model = rangeModel
  const speedFactor = Math.max(
    model.leastSpeedFactor,
    1 - model.airPart + model.airPart * (speed / model.summerSpeed) ** 2,
  )
  const cold = 1 + model.morePerDegree * Math.max(0, model.summerTemperature - temperature)
  return asGiven * speedFactor * cold + model.heatingPerDegree * Math.max(0, model.warmFrom - temperature) * hours
}

/** Returns how many percent of the battery a car needs for a drive. */
export function percentFor(
  way: { kilometres: number; minutes: number },
  car: Car,
  temperature: number | undefined,
): number {
  return (energyFor(way, car, temperature) / car.battery) * 100
}
