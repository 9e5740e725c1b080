import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { stations } from '#site/content/model/station-queries.ts'
import type { ListedCharger } from '#site/features/today/page/Chargers.tsx'
import { formatChargingPoint } from '#site/i18n/formats.ts'
import { describeUsualStatus } from './StationStatus.tsx'

/** Returns the charging stations along the road in a few words each, for lists that say how they stand now. */
export function listChargers(language: Language): ListedCharger[] {
  return stations.list(language).map(({ id, facts }) => ({
    id,
    href: linkToEntry('stations', id, language),
    name: facts.name,
    kilometre: facts.road?.kilometre,
    points: facts.chargingPoints.map((point) => formatChargingPoint(point, language)).join(' · '),
    usual: describeUsualStatus(facts.status, language),
  }))
}
