// @vitest-environment happy-dom
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examplePoint } from '#site/features/map/map-examples.ts'
import type { MapItem } from './group-points.ts'
import { keepMarkers, type Markers, type Means, type Sight } from './show-markers.ts'

const onChoose = vi.fn<(item: MapItem, by: Means) => void>()
let map: LeafletObject
let markers: Markers

beforeEach(() => {
  onChoose.mockReset()
  const container = document.createElement('div')
  container.tabIndex = 0
  document.body.append(container)
  map = new LeafletObject(container, { center: [68.15, 13.5], zoom: 8, zoomAnimation: false })
  markers = keepMarkers(map, onChoose)
})
afterEach(() => {
  map.remove()
  document.body.replaceChildren()
})

function point(id: string, name = id): MapItem {
  const described = examplePoint(id, { name })
  return { kind: 'point', id, point: described, coordinates: described.coordinates }
}
function group(id: string, firstId: string, count: number): MapItem {
  const coordinates = { latitude: 68.1, longitude: 13.4 }
  return { kind: 'group', id, count, category: undefined, coordinates, firstId, clusterId: 1 }
}
function show(items: MapItem[], changes: Partial<Sight> = {}): void {
  markers.show({
    items,
    selectedId: undefined,
    labelOf: (item) => `label of ${item.id}`,
    isInView: () => true,
    findHolder: () => undefined,
    ...changes,
  })
}
const buttons = () => [...map.getContainer().querySelectorAll('button')]
const labels = () => buttons().map((one) => one.getAttribute('aria-label'))
function button(id: string): HTMLButtonElement {
  const found = markers.buttonOf(id)
  if (!found) throw new Error(`${id} is not shown.`)
  return found
}

describe('keepMarkers', () => {
  it('makes a button for each item, with sign, colour and label', () => {
    show([point('haukland'), group('g', 'reine', 12)])
    expect(button('haukland').className).toContain('map-marker of-beach')
    expect(button('haukland').textContent).toBe('🏖️')
    expect(button('g').className).toContain('map-group')
    expect(button('g').className).not.toContain('of-')
    expect(button('g').textContent).toBe('12')
    expect(labels()).toEqual(['label of haukland', 'label of g'])
  })

  it('moves a group aside and keeps its button', () => {
    const whole = group('g', 'reine', 12)
    show([whole])
    const [own, before] = [button('g'), button('g').style.cssText]
    show([{ ...whole, coordinates: { latitude: 68.1, longitude: 13.9 } }])
    expect(button('g')).toBe(own)
    expect(own.style.cssText).not.toBe(before)
  })

  it('makes only what is new and removes only what is gone', () => {
    const made = vi.spyOn(document, 'createElement')
    show([point('a'), point('b'), point('c')])
    const [a, b, c] = [button('a'), button('b'), button('c')]
    const first = made.mock.calls.filter(([name]) => name === 'button').length
    show([point('b'), point('c'), point('d')])
    expect(made.mock.calls.filter(([name]) => name === 'button').length - first).toBe(1)
    expect([button('b'), button('c')]).toEqual([b, c])
    expect([a, b, c].map(({ isConnected }) => isConnected)).toEqual([false, true, true])
    show([point('b'), point('c'), point('d')], { selectedId: 'c' })
    expect(made.mock.calls.filter(([name]) => name === 'button').length - first).toBe(1)
    made.mockRestore()
  })

  it('keeps them in the order of the items, whatever was there before', () => {
    show([point('b'), point('d')])
    show([point('a'), point('b'), point('c'), point('d'), point('e')])
    expect(labels()).toEqual(['a', 'b', 'c', 'd', 'e'].map((id) => `label of ${id}`))
    show([point('e'), point('c'), point('a')])
    expect(labels()).toEqual(['e', 'c', 'a'].map((id) => `label of ${id}`))
  })

  it.each([{ to: ['a', 'b', 'c', 'd'] }, { to: ['d', 'c', 'b', 'a'] }, { to: ['c', 'x', 'b', 'y'] }, { to: ['b'] }])(
    'never moves the marker with the focus: to $to',
    ({ to }) => {
      show(['a', 'b', 'c', 'd'].map((id) => point(id)))
      button('b').focus()
      const lost = vi.fn()
      button('b').addEventListener('blur', lost)
      show(to.map((id) => point(id)))
      expect(labels()).toEqual(to.map((id) => `label of ${id}`))
      expect(document.activeElement).toBe(button('b'))
      expect(lost).not.toHaveBeenCalled()
    },
  )

  it('moves the focus to the group that now holds the point, and back', () => {
    show([point('a'), point('b')])
    button('b').focus()
    show([point('a'), group('g', 'b', 3)], { findHolder: (id) => (id === 'b' ? 'g' : undefined) })
    expect(document.activeElement).toBe(button('g'))
    show([point('a'), point('b')], { findHolder: (id) => id })
    expect(document.activeElement).toBe(button('b'))
  })

  it('moves the focus to the map when the point is no longer shown', () => {
    show([point('a'), point('b')])
    button('b').focus()
    show([point('a')])
    expect(document.activeElement).toBe(map.getContainer())
  })

  it('does not steal the focus', () => {
    const field = document.body.appendChild(document.createElement('input'))
    show([point('a')])
    field.focus()
    show([point('b')])
    expect(document.activeElement).toBe(field)
  })

  it('makes only markers in view tab stops', () => {
    show([point('a'), point('b')], { isInView: ({ id }) => id === 'a' })
    expect([button('a').tabIndex, button('b').tabIndex]).toEqual([0, -1])
  })

  it('marks the selected one and raises it', () => {
    show([point('a'), point('b')], { selectedId: 'a' })
    expect(button('a').className).toContain('is-selected')
    expect(button('a').getAttribute('aria-pressed')).toBe('true')
    expect(Number(button('a').style.zIndex)).toBeGreaterThan(Number(button('b').style.zIndex) + 1000)
    show([point('a'), point('b')], { selectedId: 'b' })
    expect(button('a').className).not.toContain('is-selected')
    expect(button('a').getAttribute('aria-pressed')).toBe('false')
    expect(Number(button('a').style.zIndex)).toBeLessThan(Number(button('b').style.zIndex))
  })

  it('reports the current item and whether pointer or keyboard chose it', () => {
    show([group('g', 'a', 2)])
    const later = group('g', 'a', 5)
    show([later])
    button('g').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    button('g').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
    expect(onChoose.mock.calls).toEqual([
      [later, 'pointer'],
      [later, 'keyboard'],
    ])
  })

  it('does not pass clicks on a marker to the map', () => {
    const onGround = vi.fn()
    map.on('click', onGround)
    show([point('a')])
    button('a').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
    expect(onGround).not.toHaveBeenCalled()
  })

  it('escapes markup in a name', () => {
    show([point('a', '<img src=x onerror=alert(1)>')], {
      labelOf: (item) => (item.kind === 'point' ? item.point.name : ''),
    })
    expect(button('a').getAttribute('aria-label')).toBe('<img src=x onerror=alert(1)>')
    expect(button('a').children).toHaveLength(0)
  })

  it('leaves nothing behind', () => {
    show([point('a'), point('b')])
    markers.remove()
    expect(buttons()).toEqual([])
  })
})
