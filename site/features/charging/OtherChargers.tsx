import type { MapPoint } from '#site/editorial/map-point-queries.ts'
import type { EvChargingCopy } from '#site/editorial/pages/ev-charging-copy.ts'
import { mapAddressOf } from '#site/geography/outside-maps.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import './OtherChargers.css'

interface Props {
  chargers: MapPoint[]
  copy: EvChargingCopy
}

/** The chargers of the map that have no page: what is known of each, in one line. */
export function OtherChargers({ chargers, copy }: Props) {
  return (
    <ul className="other-chargers">
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
        </li>
      ))}
    </ul>
  )
}
