import type { Language } from '#contract/languages.ts'
import type { ChargingFigures } from '#site/content/model/pages/ev-charging-copy.ts'
import type { Station } from '#site/content/model/station-queries.ts'
import { pointOfVillage } from '#site/content/roads/way-queries.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import type { RangeCharger } from './range-plan.ts'

export interface NamedRangeCharger extends RangeCharger {
  /** When it was last seen working, in words; or how many points are free, where somebody reports it. */
  note: string
  /** With a page of its own: what is live is told by its id. */
  station?: string | undefined
  /** Another station beside the same point, with the kilometres to it. */
  spare?: { name: string; kilometres: number; note: string; station: string } | undefined
}

/** A street is about this much longer than the crow's way. */
const streetFactor = 1.3

/** Older sightings are no ground for a plan. */
const sureForMonths = 24

/** Returns whether a charger was confirmed (`YYYY-MM`) so lately that one may plan with it. */
export function isLatelyConfirmed(month: string | undefined, today = new Date()): boolean {
  const limit = new Date(today)
  limit.setMonth(limit.getMonth() - sureForMonths)
  return month !== undefined && month >= limit.toISOString().slice(0, 7)
}

/** Returns the fast chargers beside points of the road table, one a point, the one that was confirmed last. */
export function listRangeChargers(
  stations: readonly Station[],
  gateways: ChargingFigures['gateways'],
  language: Language,
  today = new Date(),
): NamedRangeCharger[] {
  const noteOf = (month: string) =>
    month
      ? translator(language)('entry.status.confirmed', { month: formatMonthOfYear(month, language) })
      : translator(language)('entry.status.unknown')
  const seen: Seen[] = [
    ...stations.map(({ id, facts }) => ({
      at: pointOfVillage(facts.village),
      month: facts.status.confirmedIn ?? '',
      station: { id, name: facts.name, position: facts.coordinates },
      power: facts.chargingPoints.find(({ isPlanned, power }) => !isPlanned && power !== undefined)?.power,
    })),
    ...gateways.map(({ at, confirmedIn }) => ({ at, month: confirmedIn })),
  ].toSorted((one, other) => other.month.localeCompare(one.month))
  return seen
    .filter(({ at }, index) => seen.findIndex((other) => other.at === at) === index)
    .map((first) => {
      const { at, month, power } = first
      const second = seen.find((other) => other !== first && other.at === at)
      return {
        at,
        isSure: isLatelyConfirmed(month, today),
        note: noteOf(month),
        power,
        station: first.station?.id,
        spare: describeSpare(first, second, noteOf),
      }
    })
}

interface Seen {
  at: string
  month: string
  station?: { id: string; name: string; position: Position }
  power?: number | undefined
}

function describeSpare(
  first: Seen,
  second: Seen | undefined,
  noteOf: (month: string) => string,
): NamedRangeCharger['spare'] {
  if (!first.station || !second?.station) return undefined
  const kilometres = distanceBetween(first.station.position, second.station.position) * streetFactor
  const { id, name } = second.station
  return { name, kilometres, note: noteOf(second.month), station: id }
}
