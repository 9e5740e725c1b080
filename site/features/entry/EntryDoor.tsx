import { listArrivals } from '#site/editorial/arrival-queries.ts'
import type { AnyEntry } from '#site/editorial/entries.ts'
import { readRoad } from '#site/editorial/road-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMinutes } from '#site/i18n/say-duration.ts'
import { translator } from '#site/i18n/translate.ts'
import { fitLabels } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './EntryDoor.css'

/** Where a house lies along the E10: as its facts say, or where the road table has its village. */
function positionOf({ facts }: AnyEntry): number | undefined {
  return facts.road?.kilometre ?? readRoad().stops.find(({ name }) => name === facts.village)?.kilometre
}

/** The road with the places of arrival, the house as the filled ring, and how far it is from each. */
export function EntryDoor({ entry, language }: { entry: AnyEntry; language: Language }) {
  const translate = translator(language)
  const position = positionOf(entry)
  if (position === undefined) return null
  const { village, name } = entry.facts
  const arrivals = listArrivals(village, language).map(
    ({ id, name: arrival, by, position: place, kilometres, minutes }) => ({
      id,
      name: arrival,
      position: place,
      kilometres,
      note: `${by}, ${sayMinutes(minutes, language)}`,
      isHere: false,
    }),
  )
  const here = { id: 'here', name, position, kilometres: 0, note: village === name ? '' : village, isHere: true }
  const stops = [...arrivals, here].sort((one, other) => one.position - other.position)
  return (
    <RoadStrip
      stops={stops}
      labels={fitLabels(stops)}
      label={translate('entry.doorStrip')}
      isUnitShown
      className="door"
    />
  )
}
