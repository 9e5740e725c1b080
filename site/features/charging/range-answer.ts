import { rangeModel } from '#site/content/roads/range-model.ts'
import { findWay } from '#site/domain/geography/find-way.ts'
import type { DriveNow } from '#site/features/today/parts/WayNow.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber, formatPercent } from '#site/i18n/format-number.ts'
import type { NamedRangeCharger } from './list-range-chargers.ts'
import {
  findFallback,
  minutesToCharge,
  planRange,
  type RangePlan,
  type RangeStop,
  type RangeTrip,
} from './range-plan.ts'

/** The sentences of the calculator, from the page's words. */
export type RangeWords = Record<
  | 'enough'
  | 'enoughBack'
  | 'charge'
  | 'chargeAt'
  | 'chargeAtFor'
  | 'reached'
  | 'notReached'
  | 'back'
  | 'chargeMore'
  | 'tooFar'
  | 'unsure'
  | 'samePlace'
  | 'openRoad'
  | 'onceOpen'
  | 'assumed'
  | 'assumedAsGiven'
  | 'notThere',
  string
>

/** What a plan is worked out and said with. */
export interface RangeSetting {
  locale: string
  words: RangeWords
  legs: Parameters<typeof planRange>[0]
  chargers: readonly NamedRangeCharger[]
  /** Returns the name of a point of the road table. */
  nameOf: (point: string) => string
}

/** What the calculator answers: sentences, and what is left at each stop. */
export interface RangeAnswer {
  sentence: string
  /** What helps where a charger cannot be used; empty where one does not charge. */
  fallback: string
  /** What it is reckoned with. */
  assumed: string
  stops: { name: string; note: string; kilometres: string; arrival: string; withCharging?: string }[]
}

/** Returns degrees with a true minus. */
export const formatDegrees = (degrees: number) => String(degrees).replace('-', '−')

/** Returns chargers with what is live of them, which is newer than any day on which they were confirmed. */
export function tellNow(chargers: readonly NamedRangeCharger[], now: DriveNow | undefined): NamedRangeCharger[] {
  const describe = (station: string | undefined) => (station && now?.describeStation(station)) || undefined
  return chargers.map((charger) => {
    const [own, spare] = [describe(charger.station), describe(charger.spare?.station)]
    return {
      ...charger,
      ...(own && describeOwn(own, charger.isSure)),
      spare: charger.spare && { ...charger.spare, note: spare?.text ?? charger.spare.note },
    }
  })
}

/** What is reported now makes nothing as sure as a look on the spot, but out of order is out of order. */
function describeOwn({ text, status }: { text: string; status: string }, isSure: boolean) {
  const isWorking = status !== 'maintenance'
  return { note: text, isWorking, isSure: isSure && isWorking }
}

/** Returns the answer for a trip between two places. */
export function answerRange(
  trip: RangeTrip,
  { locale, words, legs, chargers: all, nameOf }: RangeSetting,
): RangeAnswer {
  // A closed road may lie before some of them.
  const chargers = all.filter(({ at }) => findWay(legs, trip.from, at))
  const plan = planRange(legs, chargers, trip)
  const percent = (value: number) => formatPercent(value / 100, locale)
  const nameStop = ({ at, isBack }: { at: string; isBack: boolean }) =>
    isBack ? fillGaps(words.back, { place: nameOf(at) }) : nameOf(at)
  const chargerAt = (point: string) => chargers.find(({ at }) => at === point)
  const formatKilometres = (kilometres: number) =>
    `${formatNumber(Math.max(1, Math.round(kilometres)), locale)}\u00a0km`
  const isTooFar = (told: RangePlan) => told.kind === 'notEnough' && told.needed > 100
  /** Returns where one charges, each with its stop. */
  const listHalts = (told: RangePlan) =>
    told.kind === 'enough' || isTooFar(told)
      ? []
      : told.at.flatMap((halt) => {
          const stop = told.stops.find(({ at, isBack }) => at === halt.at && isBack === halt.isBack)
          return stop ? [{ ...halt, stop }] : []
        })
  const halts = listHalts(plan)

  /** Returns what helps where the charger of a stop is full or broken: the next one, or a plan that does without it. */
  const describeFallback = (stop: RangeStop) => {
    const spare = chargerAt(stop.at)?.spare
    const found = spare ? undefined : findFallback(legs, chargers, trip, plan.stops, stop)
    const others = chargers.filter(({ at }) => at !== stop.at)
    const place = nameOf(stop.at)
    if (!spare && !found) {
      const without = others.length > 0 ? describe(planRange(legs, others, trip)) : ''
      return without && fillGaps(words.notReached, { place, reserve: percent(rangeModel.reserve), plan: without })
    }
    const next = spare ?? (found && { ...found, name: nameStop(found), note: chargerAt(found.at)?.note })
    return fillGaps(words.reached, {
      place,
      next: next?.name ?? '',
      distance: formatKilometres(next?.kilometres ?? 0),
      percent: percent(Math.floor(found?.arrival ?? stop.withCharging ?? 0)),
      note: next?.note ?? '',
    })
  }

  const describe = (told: RangePlan) => {
    if (told.kind === 'enough') {
      return fillGaps(trip.isReturn ? words.enoughBack : words.enough, {
        percent: percent(Math.floor(told.stops.at(-1)?.arrival ?? 0)),
      })
    }
    if (isTooFar(told)) return words.tooFar
    const list = listHalts(told).map((halt) => {
      const minutes = minutesToCharge(trip, halt.stop.withCharging ?? 0, halt.needed, chargerAt(halt.at)?.power)
      return fillGaps(minutes === undefined ? words.chargeAt : words.chargeAtFor, {
        place: nameStop(halt),
        needed: percent(Math.ceil(halt.needed)),
        minutes: minutes ?? 0,
      })
    })
    const isUnsure = told.at.some(({ at }) => {
      const charger = chargerAt(at)
      return !(charger?.isSure || charger?.isWorking)
    })
    return [
      told.kind === 'notEnough' && fillGaps(words.chargeMore, { needed: percent(Math.ceil(told.needed)) }),
      list.length > 0 && fillGaps(words.charge, { list: list.join(', ') }),
      isUnsure && words.unsure,
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** Says what one arrives with, and to what one charges there. */
  const sayCharge = (arrival: number, needed: number | undefined) => {
    const there = percent(Math.floor(arrival))
    return needed === undefined ? there : `${there} → ${percent(Math.ceil(needed))}`
  }

  // Each charger once: on the way there, where one charges on the way back, too.
  const first = halts.filter(({ at }, index) => halts.findIndex((other) => other.at === at) === index)
  return {
    sentence: describe(plan),
    fallback: first.map(({ stop }) => describeFallback(stop)).join(' '),
    assumed: fillGaps(trip.temperature === undefined ? words.assumedAsGiven : words.assumed, {
      range: formatKilometres(Math.round((trip.battery / trip.consumption) * 10) * 10),
      charge: percent(trip.charge),
      degrees: formatDegrees(trip.temperature ?? 0),
      reserve: percent(rangeModel.reserve),
    }),
    stops: plan.stops.map(({ at, isBack, kilometres, arrival, withCharging }, index) => ({
      name: nameStop({ at, isBack }),
      note: (index < plan.stops.length - 1 && chargerAt(at)?.note) || '',
      kilometres: formatNumber(Math.round(kilometres), locale),
      arrival: arrival < 0 ? words.notThere : percent(Math.floor(arrival)),
      ...(withCharging !== undefined && {
        withCharging: sayCharge(
          withCharging,
          halts.find(({ stop }) => stop.at === at && stop.isBack === isBack)?.needed,
        ),
      }),
    })),
  }
}
