import { findWay, type Leg } from '#site/geography/find-way.ts'
import { type Car, percentFor, rangeModel } from '#site/roads/range-model.ts'

export interface RangeCharger {
  /** Point of the road table. */
  at: string
  /** Last seen open so lately that one may plan with it. */
  isSure: boolean
}

export interface RangeTrip extends Car {
  from: string
  to: string
  /** Percent at the start. */
  charge: number
  /** °C; undefined when `consumption` is that of this trip. */
  temperature?: number | undefined
}

export interface RangeStop {
  at: string
  kilometres: number
  /** Percent on arrival without charging on the way; negative when the car does not get there. */
  arrival: number
}

export type RangePlan =
  /** There with the reserve. */
  | { kind: 'enough'; stops: RangeStop[] }
  /** Charge at these points, each up to `needed` percent. */
  | { kind: 'charge'; stops: RangeStop[]; at: { at: string; needed: number }[] }
  /** `needed` percent at the start, more than there is and possibly than a battery holds, and then charging at these points. */
  | { kind: 'notEnough'; stops: RangeStop[]; needed: number; at: { at: string; needed: number }[] }

/** A charger this many minutes off the way still lies on it. */
const longestDetour = 12

/** Returns what a car arrives with at the chargers on the way and at its end, and whether and where it has to charge. */
export function planRange(legs: readonly Leg[], chargers: readonly RangeCharger[], trip: RangeTrip): RangePlan {
  const way = (from: string, to: string) => {
    const found = findWay(legs, from, to)
    if (found) return found
    throw new Error(`No road leads from "${from}" to "${to}".`)
  }
  const need = (from: string, to: string) => percentFor(way(from, to), trip, trip.temperature)
  const whole = way(trip.from, trip.to)
  const onTheWay = chargers
    .map((charger) => ({ ...charger, start: way(trip.from, charger.at), rest: way(charger.at, trip.to) }))
    .filter(({ at, start, rest }) => {
      const isEnd = at === trip.from || at === trip.to
      return !isEnd && start.minutes + rest.minutes - whole.minutes <= longestDetour
    })
    .toSorted((one, other) => one.start.minutes - other.start.minutes)
  const stops = [...onTheWay.map(({ at }) => at), trip.to].map((at) => ({
    at,
    kilometres: way(trip.from, at).kilometres,
    arrival: trip.charge - need(trip.from, at),
  }))
  const { reserve, fullEnough } = rangeModel
  const needed = need(trip.from, trip.to) + reserve
  if (needed <= trip.charge) return { kind: 'enough', stops }
  const sure = onTheWay.filter(({ isSure }) => isSure)
  const at = chooseChargers(sure, trip, need) ?? chooseChargers(onTheWay, trip, need)
  if (at) return { kind: 'charge', stops, at }
  // The least one has to start with: as far as the first charger from which it goes on.
  for (const first of onTheWay) {
    const rest = onTheWay.slice(onTheWay.indexOf(first) + 1)
    const further = chooseChargers(rest, { ...trip, from: first.at, charge: fullEnough }, need)
    const least = need(trip.from, first.at) + reserve
    if (!further || least >= needed) continue
    const onwards = need(first.at, further[0]?.at ?? trip.to) + reserve
    return { kind: 'notEnough', stops, needed: least, at: [{ at: first.at, needed: onwards }, ...further] }
  }
  return { kind: 'notEnough', stops, needed, at: [] }
}

/** Returns the fewest chargers, each the farthest that is reached with the reserve; undefined when they do not suffice. */
function chooseChargers(
  chargers: readonly RangeCharger[],
  { from, to, charge }: RangeTrip,
  need: (from: string, to: string) => number,
): { at: string; needed: number }[] | undefined {
  const { reserve, fullEnough } = rangeModel
  const chosen: string[] = []
  let here = from
  let percent = charge
  let rest = [...chargers]
  while (need(here, to) + reserve > percent) {
    const reached = rest.findLastIndex(({ at }) => need(here, at) + reserve <= percent)
    const next = rest[reached]
    if (!next) return undefined
    chosen.push(next.at)
    here = next.at
    percent = fullEnough
    rest = rest.slice(reached + 1)
  }
  return chosen.map((at, index) => ({ at, needed: need(at, chosen[index + 1] ?? to) + reserve }))
}
