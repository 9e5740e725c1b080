import {
  appleAddressOf,
  geoAddressOf,
  googleAddressOf,
  mapAddressOf,
  type NamedPosition,
  organicAddressOf,
} from '#site/geography/outside-maps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import type { MapWords } from './map-words.ts'

/** Other maps that can show a place: first what the device has, then by name. Nothing is asked of them before a click. */
export function OpenIn({ place, words }: { place: NamedPosition; words: MapWords }) {
  const maps = [
    { name: 'Apple Maps', href: appleAddressOf(place) },
    { name: 'Google Maps', href: googleAddressOf(place.coordinates) },
    { name: 'OpenStreetMap', href: mapAddressOf(place.coordinates) },
    { name: 'Organic Maps', href: organicAddressOf(place) },
  ]
  return (
    <details className="open-in">
      <summary className="btn btn-2 btn-sm">
        {words['map.openIn']}
        <Icon svg={caretDown} />
      </summary>
      <ul>
        <li>
          <a href={geoAddressOf(place)}>{words['map.openIn.device']}</a>
        </li>
        {maps.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="vh"> {words['restaurant.newTab']}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
