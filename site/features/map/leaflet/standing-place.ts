import type { Map as LeafletObject } from 'leaflet'
import { DivIcon } from 'leaflet/src/layer/marker/DivIcon.js'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'

/** An element that stands at a position of the map and moves with it. */
export interface StandingPlace {
  element: HTMLElement
  /** Puts it at a position; undefined takes it off the map. */
  standAt(coordinates: { latitude: number; longitude: number } | undefined): void
  /** Returns where it stands, in pixels from the map's upper left corner. */
  measure(): { x: number; y: number }
}

/** Creates an element in a pane of the map; it is nowhere until it is put at a position. */
export function makeStandingPlace(map: LeafletObject, className: string, pane: string): StandingPlace {
  const element = document.createElement('div')
  element.className = `leaflet-marker-icon ${className}`
  const marker = new Marker([0, 0], { icon: new ElementIcon(element), pane, interactive: false, keyboard: false })
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
    measure: () => map.latLngToContainerPoint(marker.getLatLng()),
  }
}

/** A Leaflet icon from an existing element with its own listeners. */
export class ElementIcon extends DivIcon {
  private readonly element: HTMLElement
  constructor(element: HTMLElement) {
    super()
    this.element = element
  }
  override createIcon(): HTMLElement {
    return this.element
  }
}
