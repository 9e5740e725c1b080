import type { Language } from '#contract/languages.ts'
import type { ChargingFigures } from '#site/content-model/pages/ev-charging-copy.ts'
import type { Station } from '#site/content-model/station-queries.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { pointOfVillage } from '#site/roads/way-queries.ts'
import type { RangeCharger } from './range-plan.ts'

export interface NamedRangeCharger extends RangeCharger {
  /** When it was last confirmed, in words. */
  note: string
}

/** Older sightings are no ground for a plan. */
const sureForMonths = 24

/** Returns the fast chargers beside points of the road table, one a point, the one that was confirmed last. */
export function listRangeChargers(
  stations: readonly Station[],
  gateways: ChargingFigures['gateways'],
  language: Language,
  today = new Date(),
): NamedRangeCharger[] {
  const limit = new Date(today)
  limit.setMonth(limit.getMonth() - sureForMonths)
  const oldest = limit.toISOString().slice(0, 7)
  const seen = [
    ...stations.map(({ facts }) => ({ at: pointOfVillage(facts.village), month: facts.status.confirmedIn ?? '' })),
    ...gateways.map(({ at, confirmedIn }) => ({ at, month: confirmedIn })),
  ].toSorted((one, other) => other.month.localeCompare(one.month))
  return seen
    .filter(({ at }, index) => seen.findIndex((other) => other.at === at) === index)
    .map(({ at, month }) => ({
      at,
      isSure: month >= oldest,
      note: month
        ? translator(language)('entry.status.confirmed', { month: formatMonthOfYear(month, language) })
        : translator(language)('entry.status.unknown'),
    }))
}
