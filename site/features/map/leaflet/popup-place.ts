import type { Map as LeafletObject } from 'leaflet'
import { disableClickPropagation, disableScrollPropagation } from 'leaflet/src/dom/DomEvent.js'
import { makeStandingPlace, type StandingPlace } from './standing-place.ts'

/** Pixels between popup and the edge of the map, and from the middle of its marker. */
const fromEdge = 8
const fromMarker = 26

export interface PopupPlace extends Pick<StandingPlace, 'element' | 'standAt'> {
  /** Moves the popup above the marker if it fits there, else below, and never past the sides. */
  fit(): void
}

/** The position of the buttons over the map’s upper right corner, in pixels from its upper left corner. */
function measureButtons(map: LeafletObject): { left: number; bottom: number } | undefined {
  const container = map.getContainer()
  const buttons = container.parentElement?.querySelector('.map-button-bar')
  if (!buttons) return undefined
  const own = container.getBoundingClientRect()
  const { left, bottom } = buttons.getBoundingClientRect()
  return { left: left - own.left, bottom: bottom - own.top }
}

/** Creates the container of popups, which find room in view; Leaflet’s own pan the map until they fit. */
export function makePopupPlace(map: LeafletObject): PopupPlace {
  const { element, standAt, measure } = makeStandingPlace(map, 'map-popup-place', 'popupPane')
  // Clicks and scrolling on a popup must not reach the map.
  disableClickPropagation(element)
  // Not even a click that removes the popup, and with it the mark Leaflet would look for.
  element.addEventListener('click', (event) => event.stopPropagation())
  disableScrollPropagation(element)

  const fit = () => {
    const box = element.firstElementChild
    if (!(box instanceof HTMLElement) || !element.isConnected) return
    const { x, y } = measure()
    const size = map.getSize()
    const { offsetWidth: width, offsetHeight: height } = box
    const isInView = x >= 0 && x <= size.x && y >= 0 && y <= size.y
    // When its marker leaves the view, the popup goes too.
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

  return { element, standAt, fit }
}
