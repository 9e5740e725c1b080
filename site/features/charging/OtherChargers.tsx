import type { Language } from '#contract/languages.ts'
import type { MapPoint } from '#site/content/model/map-point-queries.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import './OtherChargers.css'

export function OtherChargers({
  chargers,
  copy,
  language,
}: {
  chargers: MapPoint[]
  copy: EvChargingCopy
  language: Language
}) {
  return (
    <ul className="rows other-chargers">
      {chargers.map(({ id, name, description, coordinates, isApproximate }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{description}</p>
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
