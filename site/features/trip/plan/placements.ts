import { type Plan, type Spot, stopsOf } from './plan.ts'

/** Where a stop is in a plan. */
export interface Placements {
  /** On days in their order, then those without one. */
  spots: readonly Spot[]
  /** The days whose night is spent there. */
  nights: readonly number[]
}

/** Returns where a stop is in a plan, as a stop and as a bed. */
export function findPlacements(plan: Plan, ref: string): Placements {
  const spotsOn = (day: Spot['day']) =>
    stopsOf(plan, day).flatMap((stop, index): Spot[] => (stop.ref === ref ? [{ day, index }] : []))
  return {
    spots: [...plan.days.flatMap((_, day) => spotsOn(day)), ...spotsOn('waiting')],
    nights: plan.days.flatMap(({ bed }, day) => (bed === ref ? [day] : [])),
  }
}

/** Returns the plan without a stop, wherever it is a stop or a bed. */
export function removeEverywhere(plan: Plan, ref: string): Plan {
  return {
    ...plan,
    days: plan.days.map(({ bed, stops, ...day }) => ({
      ...day,
      stops: stops.filter((stop) => stop.ref !== ref),
      bed: bed === ref ? undefined : bed,
    })),
    waiting: plan.waiting.filter((stop) => stop.ref !== ref),
  }
}
