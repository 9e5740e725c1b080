import { type Car, percentFor, rangeModel } from '#site/content/roads/range-model.ts'
import { findWay, type Leg } from '#site/domain/geography/find-way.ts'

export interface RangeCharger {
  /** Point of the road table. */
  at: string
  /** Last seen open so lately that one may plan with it. */
  isSure: boolean
  /** Somebody reports now that it works. */
  isWorking?: boolean | undefined
  /** Kilowatts of one post; absent where nobody has said. */
  power?: number | undefined
}

export interface RangeTrip extends Car {
  from: string
  to: string
  /** Back to `from`, without charging where one turns unless a charger is there. */
  isReturn?: boolean | undefined
  /** Percent at the start. */
  charge: number
  /** °C; undefined when `consumption` is that of this trip. */
  temperature?: number | undefined
}

/** A point that one comes past; on the way back for the second time. */
interface Halt {
  at: string
  isBack: boolean
}

export interface RangeStop extends Halt {
  kilometres: number
  /** Percent on arrival without charging on the way; negative when the car does not get there. */
  arrival: number
  /** Percent on arrival for who charges as proposed; absent where nothing is, or where it would not help. */
  withCharging?: number | undefined
}

/** A halt at which one charges to `needed` percent. */
export interface RangeCharge extends Halt {
  needed: number
}

/** What is left where the charger of a halt cannot be used. */
interface Fallback extends Halt {
  kilometres: number
  /** Percent on arrival from the halt without charging there; the reserve at least. */
  arrival: number
}

/** What an ordinary car takes on average up to 80 %, in kilowatts: an editors' estimate, below what cars in the warm are tested with. */
export const carPower = 75

export type RangePlan =
  /** There with the reserve. */
  | { kind: 'enough'; stops: RangeStop[] }
  /** Charge at these points, each up to `needed` percent. */
  | { kind: 'charge'; stops: RangeStop[]; at: RangeCharge[] }
  /** `needed` percent at the start, more than there is and possibly than a battery holds, and then charging at these points. */
  | { kind: 'notEnough'; stops: RangeStop[]; needed: number; at: RangeCharge[] }

/** A charger this many minutes off the way still lies on it. */
const longestDetour = 12

/** How many percent it takes from one halt to a later one. */
type Need = (from: Halt, to: Halt) => number

/** Returns what a car arrives with at the chargers on the way and at its end, and whether and where it has to charge. */
export function planRange(legs: readonly Leg[], chargers: readonly RangeCharger[], trip: RangeTrip): RangePlan {
  const wayOf = (from: string, to: string) => findOnlyWay(legs, from, to)
  const way = (from: Halt, to: Halt) => wayBetweenHalts(legs, trip, from, to)
  const need: Need = (from, to) => percentFor(way(from, to), trip, trip.temperature)
  const whole = wayOf(trip.from, trip.to)
  const onTheWay = chargers
    .map((charger) => ({ ...charger, start: wayOf(trip.from, charger.at), rest: wayOf(charger.at, trip.to) }))
    .filter(({ at, start, rest }) => {
      const isEnd = at === trip.from || at === trip.to
      return !isEnd && start.minutes + rest.minutes - whole.minutes <= longestDetour
    })
    .toSorted((one, other) => one.start.minutes - other.start.minutes)
    .map((charger) => ({ ...charger, isBack: false }))
  const start: Halt = { at: trip.from, isBack: false }
  const turn: Halt = { at: trip.to, isBack: false }
  const end: Halt = trip.isReturn ? { ...start, isBack: true } : turn
  const back = trip.isReturn ? onTheWay.toReversed().map((each) => ({ ...each, isBack: true })) : []
  const atTurn = trip.isReturn ? chargers.filter(({ at }) => at === trip.to) : []
  const halts = [...onTheWay, ...atTurn.map((each) => ({ ...each, isBack: false })), ...back]
  const shown: Halt[] = [...onTheWay, ...(trip.isReturn ? [turn, ...back] : []), end]
  const stops = shown.map(({ at, isBack }) => ({
    at,
    isBack,
    kilometres: way(start, { at, isBack }).kilometres,
    arrival: trip.charge - need(start, { at, isBack }),
  }))
  const { reserve, fullEnough } = rangeModel
  const needed = need(start, end) + reserve
  if (needed <= trip.charge) return { kind: 'enough', stops }
  // Those confirmed lately; with those that are only reported to work where that must be; with any where there is no other way.
  const trusted = [
    halts.filter(({ isSure }) => isSure),
    halts.filter(({ isSure, isWorking }) => isSure || isWorking),
    halts,
  ]
  for (const among of trusted) {
    const at = chooseChargers(among, start, end, trip.charge, need)
    if (at) return { kind: 'charge', stops: followCharging(stops, start, trip.charge, at, need), at }
  }
  // The least one has to start with: as far as the first charger from which it goes on.
  for (const limit of [100, Number.POSITIVE_INFINITY]) {
    for (const among of trusted) {
      for (const [index, { at, isBack }] of among.entries()) {
        const first = { at, isBack }
        const further = chooseChargers(among.slice(index + 1), first, end, fullEnough, need)
        const least = need(start, first) + reserve
        if (!further || least >= needed || least > limit) continue
        const onwards = need(first, further[0] ?? end) + reserve
        const all = [{ ...first, needed: onwards }, ...further]
        const followed = least > 100 ? stops : followCharging(stops, start, least, all, need)
        return { kind: 'notEnough', stops: followed, needed: least, at: all }
      }
    }
  }
  return { kind: 'notEnough', stops, needed, at: [] }
}

function findOnlyWay(legs: readonly Leg[], from: string, to: string) {
  const found = findWay(legs, from, to)
  if (found) return found
  throw new Error(`No road leads from "${from}" to "${to}".`)
}

/** Returns the road between two halts of a trip, round the turning point where the later is on the way back. */
function wayBetweenHalts(legs: readonly Leg[], trip: RangeTrip, from: Halt, to: Halt) {
  if (from.isBack === to.isBack) return findOnlyWay(legs, from.at, to.at)
  const [out, back] = [findOnlyWay(legs, from.at, trip.to), findOnlyWay(legs, trip.to, to.at)]
  return { kilometres: out.kilometres + back.kilometres, minutes: out.minutes + back.minutes }
}

/** Returns the stops with what is left at each for who charges where it is proposed, as much as is needed. */
function followCharging(
  stops: readonly RangeStop[],
  start: Halt,
  charge: number,
  at: readonly RangeCharge[],
  need: Need,
): RangeStop[] {
  let from = start
  let percent = charge
  return stops.map((stop) => {
    const withCharging = percent - need(from, stop)
    const halt = at.find((each) => each.at === stop.at && each.isBack === stop.isBack)
    if (halt) {
      from = stop
      percent = Math.max(withCharging, halt.needed)
    }
    return { ...stop, withCharging }
  })
}

/** Returns how long it takes to charge, in minutes, rounded up to five; undefined where the power is not known. */
export function minutesToCharge(
  { battery }: Car,
  from: number,
  to: number,
  power: number | undefined,
): number | undefined {
  if (power === undefined) return undefined
  const kilowattHours = (Math.max(0, to - from) / 100) * battery
  return Math.max(5, Math.ceil(((kilowattHours / Math.min(power, carPower)) * 60) / 5) * 5)
}

/**
 * Returns the next charger farther along the trip that is reached with the reserve from a stop where one cannot charge, one confirmed
 * lately before any other; undefined where there is none. One never turns round for it.
 */
export function findFallback(
  legs: readonly Leg[],
  chargers: readonly RangeCharger[],
  trip: RangeTrip,
  stops: readonly RangeStop[],
  stop: RangeStop,
): Fallback | undefined {
  const { withCharging } = stop
  if (withCharging === undefined) return undefined
  const reached = stops.slice(stops.indexOf(stop) + 1).flatMap(({ at, isBack }) => {
    const charger = at !== stop.at && chargers.find((each) => each.at === at)
    if (!charger) return []
    const way = wayBetweenHalts(legs, trip, stop, { at, isBack })
    const arrival = withCharging - percentFor(way, trip, trip.temperature)
    const { kilometres } = way
    return arrival < rangeModel.reserve ? [] : [{ isSure: charger.isSure, found: { at, isBack, kilometres, arrival } }]
  })
  return (reached.find(({ isSure }) => isSure) ?? reached[0])?.found
}

/** Returns the fewest chargers, each the farthest that is reached with the reserve; undefined when they do not suffice. */
function chooseChargers(
  chargers: readonly Halt[],
  from: Halt,
  end: Halt,
  charge: number,
  need: Need,
): RangeCharge[] | undefined {
  const { reserve, fullEnough } = rangeModel
  const chosen: Halt[] = []
  let here = from
  let percent = charge
  let rest = [...chargers]
  while (need(here, end) + reserve > percent) {
    const reached = rest.findLastIndex((halt) => need(here, halt) + reserve <= percent)
    const next = rest[reached]
    if (!next) return undefined
    chosen.push(next)
    here = next
    percent = fullEnough
    rest = rest.slice(reached + 1)
  }
  return chosen.map(({ at, isBack }, index) => ({
    at,
    isBack,
    needed: need({ at, isBack }, chosen[index + 1] ?? end) + reserve,
  }))
}
