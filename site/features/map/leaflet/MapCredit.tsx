import { describeTileService } from '#contract/tile-address.ts'
import type { MapWords } from '#site/features/map/map-words.ts'

interface Props {
  /** Tiles lie over the guide's own map. */
  isDetailed: boolean
  /** Of the tiles. */
  tileUrl: string
  words: MapWords
}

/** The credits that the licences of Kartverket and OpenStreetMap require and Leaflet asks for. */
export function MapCredit({ isDetailed, tileUrl, words }: Props) {
  const { owner } = describeTileService(tileUrl)
  return (
    <p className="map-credit">
      <a href="https://leafletjs.com">Leaflet</a>
      <span aria-hidden="true"> · </span>
      <a href="https://www.kartverket.no/">© Kartverket</a> (CC&nbsp;BY&nbsp;4.0)
      {isDetailed && owner === 'kartverket' ? null : <span>{`, ${words['map.credit.simplified']}`}</span>}
      {isDetailed && owner === 'openStreetMap' ? (
        <>
          <span aria-hidden="true"> · </span>
          <a href="https://www.openstreetmap.org/copyright" lang="en">
            © OpenStreetMap contributors
          </a>
          <span aria-hidden="true"> · </span>
          <a href="https://www.openstreetmap.org/fixthemap">{words['map.credit.report']}</a>
        </>
      ) : null}
    </p>
  )
}
