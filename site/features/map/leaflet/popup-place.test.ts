// @vitest-environment happy-dom
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makePopupPlace } from './popup-place.ts'

const [width, height] = [240, 100]
let frame: HTMLElement
let map: LeafletObject

function sized(box: { left: number; top: number; width: number; height: number }): HTMLElement {
  const element = document.createElement('div')
  // A document without layout has no sizes of its own.
  Object.defineProperties(element, {
    clientWidth: { value: box.width },
    clientHeight: { value: box.height },
    offsetWidth: { value: box.width },
    offsetHeight: { value: box.height },
    getBoundingClientRect: { value: () => new DOMRect(box.left, box.top, box.width, box.height) },
  })
  return element
}

/** Returns the upper left corner of the popup of a point at these pixels of the map. */
function placeAt(x: number, y: number): { left: number; top: number } {
  const place = makePopupPlace(map)
  const { lat, lng } = map.containerPointToLatLng([x, y])
  place.standAt({ latitude: lat, longitude: lng })
  const box = sized({ left: 0, top: 0, width, height })
  place.element.replaceChildren(box)
  place.fit()
  const [, left, top] = /translate\((-?\d+)px, (-?\d+)px\)/.exec(box.style.transform) ?? []
  return { left: x + Number(left), top: y + Number(top) }
}

beforeEach(() => {
  frame = document.createElement('div')
  const container = sized({ left: 50, top: 20, width: 900, height: 600 })
  const buttons = sized({ left: 890, top: 32, width: 46, height: 138 })
  buttons.className = 'map-button-bar'
  frame.append(container, buttons)
  document.body.append(frame)
  map = new LeafletObject(container, { attributionControl: false }).setView([68.15, 13.5], 8)
})

afterEach(() => {
  map.remove()
  frame.remove()
})

it('is centred above its marker if there is room', () => {
  expect(placeAt(450, 300)).toEqual({ left: 330, top: 174 })
})

it('is below a marker near the upper edge, and never past the sides', () => {
  expect(placeAt(10, 60)).toEqual({ left: 8, top: 86 })
  expect(placeAt(890, 500).left).toBe(900 - 8 - width)
})

it('does not cover the buttons at the upper right', () => {
  expect(placeAt(850, 220).left).toBe(840 - 8 - width)
  expect(placeAt(850, 400).left).toBe(900 - 8 - width)
})
