import type { Map as LeafletObject } from 'leaflet'
import { disableClickPropagation, disableScrollPropagation } from 'leaflet/src/dom/DomEvent.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { ElementIcon } from './element-icon.ts'

/** Pixels that a popup keeps from the edge of the map, and from the middle of its marker. */
const fromEdge = 8
const fromMarker = 26

export interface PopupPlace {
  /** What a popup is drawn into. It moves with the map. */
  element: HTMLElement
  /** Puts it beside a position; undefined takes it off the map. */
  standAt(coordinates: { latitude: number; longitude: number } | undefined): void
  /** Moves what was drawn to where there is room: above the marker if it fits there, else below, and never past the sides. */
  fit(): void
}

/** Where the buttons stand that lie over the map at its upper right, in pixels from its upper left corner. */
function measureButtons(map: LeafletObject): { left: number; bottom: number } | undefined {
  const container = map.getContainer()
  const buttons = container.parentElement?.querySelector('.map-button-bar')
  if (!buttons) return undefined
  const own = container.getBoundingClientRect()
  const { left, bottom } = buttons.getBoundingClientRect()
  return { left: left - own.left, bottom: bottom - own.top }
}

/**
 * Makes the one place for popups on a map. Leaflet's own popups always stand above their marker and push the map until they
 * fit; these find room where the visitor is already looking.
 */
export function makePopupPlace(map: LeafletObject): PopupPlace {
  const element = document.createElement('div')
  element.className = 'leaflet-marker-icon map-popup-place'
  // What is clicked or turned on a popup is not meant for the map under it.
  disableClickPropagation(element)
  // Not even a click after which the popup is gone, and with it the mark that Leaflet would have found on it.
  element.addEventListener('click', (event) => event.stopPropagation())
  disableScrollPropagation(element)
  const marker = new Marker([0, 0], {
    icon: new ElementIcon(element),
    pane: 'popupPane',
    interactive: false,
    keyboard: false,
  })

  const fit = () => {
    const box = element.firstElementChild
    if (!(box instanceof HTMLElement) || !element.isConnected) return
    const { x, y } = map.latLngToContainerPoint(marker.getLatLng())
    const size = map.getSize()
    const { offsetWidth: width, offsetHeight: height } = box
    const isInView = x >= 0 && x <= size.x && y >= 0 && y <= size.y
    // With a marker that was moved out of view the popup goes too.
    const least = isInView ? fromEdge - x : Number.NEGATIVE_INFINITY
    const isRoomAbove = y - fromMarker - height >= fromEdge
    const isMoreBelow = size.y - y > y
    const top = isRoomAbove || !isMoreBelow ? -fromMarker - height : fromMarker
    const buttons = measureButtons(map)
    const rightEdge = buttons && y + top < buttons.bottom + fromEdge ? buttons.left : size.x
    const most = isInView ? rightEdge - fromEdge - width - x : Number.POSITIVE_INFINITY
    const left = Math.max(least, Math.min(most, -width / 2))
    box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }
  map.on('moveend resize', fit)

  return {
    element,
    standAt(coordinates) {
      if (!coordinates) {
        marker.remove()
        return
      }
      marker.setLatLng([coordinates.latitude, coordinates.longitude])
      if (!map.hasLayer(marker)) marker.addTo(map)
    },
    fit,
  }
}
