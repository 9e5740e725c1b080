import type { LeafletMouseEvent, Map as LeafletObject } from 'leaflet'
import { Marker } from 'leaflet/src/layer/marker/Marker.js'
import { ElementIcon } from './element-icon.ts'
import type { MapItem } from './group-points.ts'
import { dressMarker, makeMarkerElement } from './marker-element.ts'

export type Means = 'pointer' | 'keyboard'

interface Shown {
  item: MapItem
  marker: Marker
  button: HTMLButtonElement
}

/** What is to be seen now. */
export interface Sight {
  /** In the order in which Tab leads from one to the next. */
  items: readonly MapItem[]
  selectedId: string | undefined
  labelOf: (item: MapItem) => string
  isInView: (item: MapItem) => boolean
  /** The id of the item that stands for a point. */
  findHolder: (pointId: string) => string | undefined
}

export interface Markers {
  /** Shows these items: keeps what was there already, and keeps the focus where it was, or on what took its place. */
  show(sight: Sight): void
  /** The button of an item that is shown. */
  buttonOf(itemId: string): HTMLButtonElement | undefined
  remove(): void
}

/** Above its neighbours, wherever they stand. */
const above = 10_000

/** Keeps the markers of a map. `onChoose` hears of a click, or of Enter or Space. */
export function keepMarkers(map: LeafletObject, onChoose: (item: MapItem, by: Means) => void): Markers {
  const shown = new Map<string, Shown>()

  function add(item: MapItem): Shown {
    const { latitude, longitude } = item.coordinates
    const button = makeMarkerElement()
    // A button has the focus, and Enter and Space click it.
    const icon = new ElementIcon(button)
    const marker = new Marker([latitude, longitude], {
      icon,
      keyboard: false,
      riseOnHover: true,
      autoPanOnFocus: false,
    })
    const added: Shown = { item, marker, button }
    marker.on('click', ({ originalEvent }: LeafletMouseEvent) => {
      // A button that is pressed by a key is clicked without a click.
      onChoose(added.item, originalEvent.detail === 0 ? 'keyboard' : 'pointer')
    })
    marker.addTo(map)
    shown.set(item.id, added)
    return added
  }

  /** Puts the markers into their order without moving the one with the focus, which would lose it. */
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
      const held = [...shown.values()].find(({ button }) => button === focused)
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
        // A group makes room for the point that was taken out of it.
        if (!one.marker.getLatLng().equals([latitude, longitude])) one.marker.setLatLng([latitude, longitude])
        const isSelected = item.id === selectedId
        const rise = isSelected ? above : 0
        if (one.marker.options.zIndexOffset !== rise) one.marker.setZIndexOffset(rise)
        dressMarker(one.button, item, { label: labelOf(item), isSelected, isInView: isInView(item) })
        return one.button
      })
      order(buttons, focused)
      if (!held || wanted.has(held.item.id)) return
      const heir = findHolder(held.item.kind === 'group' ? held.item.firstId : held.item.id)
      const target = (heir === undefined ? undefined : shown.get(heir)?.button) ?? map.getContainer()
      target.focus({ preventScroll: true })
    },
    buttonOf: (itemId) => shown.get(itemId)?.button,
    remove() {
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
    },
  }
}
