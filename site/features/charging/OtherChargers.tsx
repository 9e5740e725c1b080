import type { Language } from '#contract/languages.ts'
import type { MapPoint } from '#site/content/model/map-point-queries.ts'
import type { ChargingFigures, EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import './OtherChargers.css'

/** The chargers of the map without a page of their own, each with how it was last known. */
export function OtherChargers({
  chargers,
  known,
  copy,
  language,
}: {
  chargers: MapPoint[]
  known: ChargingFigures['others']
  copy: EvChargingCopy
  language: Language
}) {
  return (
    <ul className="rows other-chargers">
      {chargers.map(({ id, name, description, coordinates, isApproximate }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{description}</p>
          <p className="small muted">{describeKnown(id, known, copy, language)}</p>
          <p className="where">
            <a
              className="link"
              href={mapAddressOf(coordinates)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={fillGaps(copy.stations.mapOf, { name })}
            >
              {copy.stations.map}
              <Icon svg={arrowUpRight} />
            </a>
            {isApproximate ? <small>{copy.others.approximate}</small> : null}
          </p>
          <AddToTrip language={language} stop={refOfMapPoint({ id })} name={name} />
        </li>
      ))}
    </ul>
  )
}

function describeKnown(id: string, known: ChargingFigures['others'], copy: EvChargingCopy, language: Language): string {
  const found = known.find((each) => each.id === id)
  if (!found)
    throw new Error(`content/pages/ev-charging/figures.yaml: others has no "${id}". Say how it was last known.`)
  const { state, seenIn = '' } = found
  const month = seenIn.length > 4 ? formatMonthOfYear(seenIn, language) : seenIn
  return fillGaps(copy.others.known[state], { month })
}
