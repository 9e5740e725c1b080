import { type Language, languages } from '#contract/languages.ts'
import { listArrivals } from '#site/content/model/arrival-queries.ts'
import type { AnyEntry } from '#site/content/model/entries.ts'
import { readRoad } from '#site/content/model/road-queries.ts'
import { listVillages } from '#site/content/model/village-queries.ts'
import { distanceBetween, formatKilometres } from '#site/domain/geography/distance-between.ts'
import { formatDrive } from '#site/i18n/format-duration.ts'
import { translator } from '#site/i18n/translate.ts'
import { fitLabels } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './EntryDoor.css'

/** Returns the kilometre on the E10 from the facts, or that of the village in the road table. */
function positionOf({ facts }: AnyEntry): number | undefined {
  return facts.road?.kilometre ?? readRoad().stops.find(({ name }) => name === facts.village)?.kilometre
}

/** Returns from where the table counts; of a house without a way of its own, also how far it is from its village. */
export function describeDoor({ facts }: AnyEntry, language: Language): string {
  const translate = translator(language)
  const { name, village, coordinates } = facts
  const center = facts.road ? undefined : listVillages().find((place) => place.name === village)
  if (!center) return translate('entry.doorNote', { village })
  const distance = formatKilometres(distanceBetween(coordinates, center), languages[language].locale)
  return translate('entry.doorNote.village', { name, village, distance })
}

export function EntryDoor({ entry, language }: { entry: AnyEntry; language: Language }) {
  const position = positionOf(entry)
  if (position === undefined) return null
  const { village, road } = entry.facts
  // Where no source says how far a house is from its village, the table begins in the village and says so.
  const name = road ? entry.facts.name : village
  const arrivals = listArrivals(village, language).map(
    ({ id, name: arrival, by, position: place, kilometres, minutes }) => ({
      id,
      name: arrival,
      position: place,
      kilometres,
      note: `${by}, ${formatDrive(minutes, language)}`,
      isHere: false,
    }),
  )
  const here = { id: 'here', name, position, note: village === name ? '' : village, isHere: true }
  const stops = [...arrivals, here].sort((one, other) => one.position - other.position)
  return (
    <RoadStrip
      stops={stops}
      labels={fitLabels(stops)}
      label={translator(language)('entry.doorStrip')}
      isUnitShown
      className="door"
    />
  )
}
