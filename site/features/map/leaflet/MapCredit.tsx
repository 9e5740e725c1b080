import type { MapWords } from '#site/features/map/map-words.ts'

/** The credit that the licence of OpenStreetMap requires and Leaflet asks for. */
export function MapCredit({ words }: { words: MapWords }) {
  return (
    <p className="map-credit">
      <a href="https://leafletjs.com">Leaflet</a>
      <span aria-hidden="true"> · </span>
      <a href="https://www.openstreetmap.org/copyright" lang="en">
        © OpenStreetMap contributors
      </a>
      <span aria-hidden="true"> · </span>
      <a href="https://www.openstreetmap.org/fixthemap">{words['map.credit.report']}</a>
    </p>
  )
}
