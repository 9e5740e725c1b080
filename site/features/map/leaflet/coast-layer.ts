import type { Map as LeafletObject, PolylineOptions } from 'leaflet'
import { LayerGroup } from 'leaflet/src/layer/LayerGroup.js'
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { Polygon } from 'leaflet/src/layer/vector/Polygon.js'
import { Polyline } from 'leaflet/src/layer/vector/Polyline.js'
import 'leaflet/src/layer/vector/Renderer.getRenderer.js'
import { SVG } from 'leaflet/src/layer/vector/SVG.js'
import { chooseNames } from '#site/geography/choose-names.ts'
import type { LatitudeLongitude } from '#site/geography/decode-coast.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { fetchCoast } from './fetch-coast.ts'
import type { MapGround } from './map-ground.ts'

export interface CoastLayer {
  /** Resolves when the coast is drawn; rejects when its file fails to load. Road and names are drawn before that. */
  ready: Promise<void>
  /** Hides the names of villages under markers at these positions; call again whenever these change. */
  giveWay(positions: readonly Position[]): void
  remove(): void
}

/** Pixels from the middle of a marker to its edge, plus a margin. */
const underMarker = 20

/** Farther out the lines would be a grid around a dot. */
const zoomOfGraticule = 7

/** Corners drawn per task: few milliseconds on a slow phone. */
const cornersAtOnce = 750

function* pieceTogether(rings: readonly LatitudeLongitude[][]): Generator<LatitudeLongitude[][]> {
  let piece: LatitudeLongitude[][] = []
  let corners = 0
  for (const ring of rings) {
    piece.push(ring)
    corners += ring.length
    if (corners < cornersAtOnce) continue
    yield piece
    piece = []
    corners = 0
  }
  if (piece.length > 0) yield piece
}

/** Lines of a whole degree of longitude and half a degree of latitude, from west of Røst to east of Evenes. */
function drawGraticule(): LatitudeLongitude[][] {
  const lines: LatitudeLongitude[][] = []
  for (let longitude = 8; longitude <= 20; longitude += 1)
    lines.push([
      [66, longitude],
      [70, longitude],
    ])
  for (let latitude = 66; latitude <= 70; latitude += 0.5)
    lines.push([
      [latitude, 8],
      [latitude, 20],
    ])
  return lines
}

function makeName(name: string, kind: string, side: string): DivIcon {
  const text = document.createElement('span')
  text.textContent = name
  // The style sheet sets the size.
  return new DivIcon({
    className: `coast-name is-${kind} at-${side}`,
    html: text,
    iconSize: undefined,
    iconAnchor: [0, 0],
  })
}

/** Draws islands, E10 and names in panes beneath the tiles, so that the map works without tiles. */
export function addCoast(map: LeafletObject, ground: MapGround): CoastLayer {
  const land = map.createPane('coast')
  const names = map.createPane('coast-names')
  // The list of the page has the same in words.
  for (const pane of [land, names]) pane.setAttribute('aria-hidden', 'true')
  const renderer = new SVG({ pane: 'coast', padding: 0.5 })
  const look = (className: string): PolylineOptions => ({ renderer, pane: 'coast', interactive: false, className })
  const road = ground.road.map(({ latitude, longitude }): LatitudeLongitude => [latitude, longitude])
  const lines = new LayerGroup([
    new Polyline(drawGraticule(), { ...look('coast-graticule'), smoothFactor: 0 }),
    new Polyline(road, look('coast-road-edge')),
    new Polyline(road, look('coast-road')),
  ]).addTo(map)

  const shown = new LayerGroup([], { pane: 'coast-names' }).addTo(map)
  let zoomOfNames = Number.NaN
  const showNames = () => {
    const zoom = Math.round(map.getZoom())
    if (zoom === zoomOfNames) return
    zoomOfNames = zoom
    land.classList.toggle('is-far', zoom < zoomOfGraticule)
    shown.clearLayers()
    for (const { name, kind, side, latitude, longitude } of chooseNames(ground.names, zoom))
      shown.addLayer(
        new Marker([latitude, longitude], {
          icon: makeName(name, kind, side),
          pane: 'coast-names',
          interactive: false,
          keyboard: false,
        }),
      )
  }
  const giveWay = (positions: readonly Position[]) => {
    const spots = positions.map(({ latitude, longitude }) => map.latLngToLayerPoint([latitude, longitude]))
    shown.eachLayer((layer) => {
      if (!(layer instanceof Marker)) return
      const at = map.latLngToLayerPoint(layer.getLatLng())
      layer.getElement()?.classList.toggle(
        'is-aside',
        spots.some((spot) => spot.distanceTo(at) < underMarker),
      )
    })
  }
  map.on('zoomend', showNames)
  // A map without a view has no zoom level yet.
  map.whenReady(showNames)

  let isRemoved = false
  async function drawCoast(): Promise<void> {
    const rings = await fetchCoast()
    for (const piece of pieceTogether(rings)) {
      await new Promise((resolve) => setTimeout(resolve))
      if (isRemoved) return
      const polygon = new Polygon(piece, { ...look('coast-land'), fillRule: 'nonzero' })
      lines.addLayer(polygon)
      polygon.bringToBack()
    }
  }

  return {
    ready: drawCoast(),
    giveWay,
    remove() {
      isRemoved = true
      map.off('zoomend', showNames)
      lines.remove()
      shown.remove()
      renderer.remove()
      for (const pane of [land, names]) pane.remove()
    },
  }
}
