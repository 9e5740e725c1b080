// @vitest-environment happy-dom
// Without any layer the map of Leaflet's source files is not whole.
import 'leaflet/src/layer/LayerGroup.js'
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveOneFinger } from './leave-one-finger.ts'

const onOneFinger = vi.fn<() => void>()
let map: LeafletObject
let stop: () => void

beforeEach(() => {
  onOneFinger.mockReset()
  map = new LeafletObject(document.body.appendChild(document.createElement('div')), { center: [68.15, 13.5], zoom: 8 })
  stop = leaveOneFinger(map, onOneFinger)
})
afterEach(() => {
  map.remove()
  document.body.replaceChildren()
})

function press(pointerType: string): void {
  map.getContainer().dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }))
}
function move(type: 'touchstart' | 'touchmove', ...fingers: [x: number, y: number][]): void {
  const touches = fingers.map(([clientX, clientY]) => ({ clientX, clientY }))
  map.getContainer().dispatchEvent(Object.assign(new Event(type), { touches }))
}

it('lets a mouse drag and leaves a finger to the page, on one and the same device', () => {
  press('touch')
  expect(map.dragging.enabled()).toBe(false)
  press('mouse')
  expect(map.dragging.enabled()).toBe(true)
  press('pen')
  expect(map.dragging.enabled()).toBe(false)
})

it('reports each one-finger stroke once', () => {
  move('touchstart', [100, 100])
  move('touchmove', [100, 110])
  expect(onOneFinger).not.toHaveBeenCalled()
  move('touchmove', [100, 140])
  move('touchmove', [100, 180])
  expect(onOneFinger).toHaveBeenCalledTimes(1)
  move('touchstart', [100, 100])
  move('touchmove', [160, 100])
  expect(onOneFinger).toHaveBeenCalledTimes(2)
})

it('ignores two fingers', () => {
  move('touchstart', [100, 100])
  move('touchstart', [100, 100], [200, 200])
  move('touchmove', [50, 50], [250, 250])
  move('touchmove', [20, 20])
  expect(onOneFinger).not.toHaveBeenCalled()
})

it('does nothing once stopped', () => {
  stop()
  move('touchstart', [100, 100])
  move('touchmove', [100, 180])
  press('touch')
  expect(onOneFinger).not.toHaveBeenCalled()
  expect(map.dragging.enabled()).toBe(true)
})
