import type { LeafletMouseEvent, Map as LeafletObject } from 'leaflet'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import type { MapItem } from './group-points.ts'
import { dressMarker, makeMarkerElement } from './marker-element.ts'
import { ElementIcon } from './standing-place.ts'

export type Means = 'pointer' | 'keyboard'

interface Shown {
  item: MapItem
  marker: Marker
  button: HTMLButtonElement
}

export interface Sight {
  /** In tab order. */
  items: readonly MapItem[]
  selectedId: string | undefined
  labelOf: (item: MapItem) => string
  isInView: (item: MapItem) => boolean
  /** Returns the id of the item that stands for a point. */
  findHolder: (pointId: string) => string | undefined
}

export interface Markers {
  /** Shows these items: keeps existing markers, and the focus or moves it to the replacement. */
  show(sight: Sight): void
  buttonOf(itemId: string): HTMLButtonElement | undefined
  remove(): void
}

/** Always above its neighbours. */
const above = 10_000

/** Manages the markers of a map. `onChoose` is called on click, Enter and Space. */
export function keepMarkers(map: LeafletObject, onChoose: (item: MapItem, by: Means) => void): Markers {
  const shown = new Map<string, Shown>()

  function add(item: MapItem): Shown {
    const { latitude, longitude } = item.coordinates
    const button = makeMarkerElement()
    // The button handles focus, Enter and Space itself.
    const icon = new ElementIcon(button)
    const marker = new Marker([latitude, longitude], {
      icon,
      keyboard: false,
      riseOnHover: true,
      autoPanOnFocus: false,
    })
    const added: Shown = { item, marker, button }
    marker.on('click', ({ originalEvent }: LeafletMouseEvent) => {
      // A click by keyboard has detail 0.
      onChoose(added.item, originalEvent.detail === 0 ? 'keyboard' : 'pointer')
    })
    marker.addTo(map)
    shown.set(item.id, added)
    return added
  }

  /** Reorders the markers without moving the focused one, which would lose the focus. */
  function order(buttons: readonly HTMLElement[], focused: Element | null): void {
    let next: Element | null = null
    for (const button of [...buttons].reverse()) {
      if (button !== focused && button.nextElementSibling !== next) button.parentElement?.insertBefore(button, next)
      next = button
    }
  }

  return {
    show({ items, selectedId, labelOf, isInView, findHolder }) {
      const focused = document.activeElement
      const focusedMarker = [...shown.values()].find(({ button }) => button === focused)
      const wanted = new Set(items.map(({ id }) => id))
      for (const [id, { marker }] of shown) {
        if (wanted.has(id)) continue
        marker.remove()
        shown.delete(id)
      }
      const buttons = items.map((item) => {
        const one = shown.get(item.id) ?? add(item)
        one.item = item
        const { latitude, longitude } = item.coordinates
        // A group moves when the selected point is taken out of it.
        if (!one.marker.getLatLng().equals([latitude, longitude])) one.marker.setLatLng([latitude, longitude])
        const isSelected = item.id === selectedId
        const rise = isSelected ? above : 0
        if (one.marker.options.zIndexOffset !== rise) one.marker.setZIndexOffset(rise)
        dressMarker(one.button, item, { label: labelOf(item), isSelected, isInView: isInView(item) })
        return one.button
      })
      order(buttons, focused)
      if (!focusedMarker || wanted.has(focusedMarker.item.id)) return
      const replacementId = findHolder(
        focusedMarker.item.kind === 'group' ? focusedMarker.item.firstId : focusedMarker.item.id,
      )
      const target = (replacementId === undefined ? undefined : shown.get(replacementId)?.button) ?? map.getContainer()
      target.focus({ preventScroll: true })
    },
    buttonOf: (itemId) => shown.get(itemId)?.button,
    remove() {
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
  }
}
