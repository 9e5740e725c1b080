// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Map as LeafletObject } from 'leaflet/src/map/index.js'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultTileAddress } from '#contract/tile-address.ts'
import { examplePoint, exampleVoice } from '#site/features/map/map-examples.ts'
import { type ShownPoint, startView } from '#site/features/map/shown-point.ts'
import { makeRecordingPen } from './drawing/recording-pen.ts'
import LeafletMap from './LeafletMap.tsx'
import { startMap } from './start-map.ts'

type Props = ComponentProps<typeof LeafletMap>

const { words } = exampleVoice('no')
const haukland = examplePoint('haukland', {
  name: 'Haukland',
  description: 'Hvit strand under Veggen.',
  address: 'Uttakleivvveien, 8370 Leknes',
  coordinates: { latitude: 68.2, longitude: 13.53 },
  href: '/steder/haukland',
})
const cafe = examplePoint('cafe', {
  name: 'Kafeen',
  category: 'cafe',
  coordinates: { latitude: 68.23, longitude: 14.56 },
})
/** Too close for any zoom level to separate. */
const twins = ['Nord', 'Sør'].map((name, index) =>
  examplePoint(`twin-${index}`, { name, coordinates: { latitude: 67.93 + index * 0.000005, longitude: 13.09 } }),
)
const points: ShownPoint[] = [haukland, cafe]

const onSelect = vi.fn<Props['onSelect']>()
const onViewChange = vi.fn<Props['onViewChange']>()
const onDetail = vi.fn<Props['onDetail']>()
const onSun = vi.fn<Props['onSun']>()

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => new Response(await readFile(`.${address}`)))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => makeRecordingPen().pen as never)
  onDetail.mockReset()
  onSun.mockReset()
  onSelect.mockReset()
  onViewChange.mockReset()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  // No animation in a document without frames.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') }) as MediaQueryList,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function map(changes: Partial<Props> = {}) {
  return (
    <LeafletMap
      points={points}
      selected={undefined}
      view={startView}
      tileUrl="https://tiles.example/{z}/{x}/{y}.png"
      names={[]}
      isDetailed={false}
      sun={undefined}
      words={words}
      language="no"
      onDetail={onDetail}
      onSun={onSun}
      onSelect={onSelect}
      onViewChange={onViewChange}
      {...changes}
    />
  )
}
const twinsView = { latitude: 67.93, longitude: 13.09, zoom: 18 }

/** A parent that holds the selection, as the page does. */
function TwinsMap() {
  const [id, setId] = useState<string>()
  const select: Props['onSelect'] = (next, by) => {
    onSelect(next, by)
    setId(next)
  }
  return map({ points: twins, view: twinsView, selected: twins.find((twin) => twin.id === id), onSelect: select })
}
const marker = (name: RegExp | string) => screen.getByRole('button', { name })
const canvas = () => screen.getByRole('group', { name: 'Kartutsnitt' })
const popup = (name: string) => screen.getByRole('region', { name })
const press = (element: Element) => fireEvent.click(element, { detail: 0 })
const tap = (element: Element) => fireEvent.click(element, { detail: 1 })

describe('LeafletMap', () => {
  it('makes one Leaflet map, keeps it whatever changes, and removes it on leaving', () => {
    const removed = vi.spyOn(LeafletObject.prototype, 'remove')
    const { rerender, unmount, container } = render(map())
    const pane = container.querySelector('.leaflet-map-pane')
    rerender(map({ points: [cafe] }))
    rerender(map({ points: [cafe], selected: haukland, view: { ...startView, zoom: 10 } }))
    expect([...container.querySelectorAll('.leaflet-map-pane')]).toEqual([pane])
    expect(removed).not.toHaveBeenCalled()
    unmount()
    expect(removed).toHaveBeenCalledTimes(1)
    expect(document.querySelector('.leaflet-pane')).toBeNull()
  })

  it('says nothing more of its own drawing once it is removed, though that was under way', async () => {
    const start = (onOwnMap: () => void) =>
      startMap(document.createElement('div'), {
        ...{ view: startView, tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', names: [], onOwnMap },
        ...{ onView: vi.fn(), onSettled: vi.fn(), onPoint: vi.fn(), onList: vi.fn() },
        ...{ onGround: vi.fn(), onTiles: vi.fn(), onTrails: vi.fn(), onOneFinger: vi.fn() },
      })
    const [ofLeft, ofKept] = [vi.fn(), vi.fn()]
    const left = start(ofLeft)
    const kept = start(ofKept)
    left.remove()
    await vi.waitFor(() => expect(ofKept).toHaveBeenCalledWith('drawn'), { timeout: 30_000 })
    expect(ofLeft).not.toHaveBeenCalled()
    kept.remove()
  })

  it('keeps the marker of a point that stays when others go', () => {
    const { rerender } = render(map())
    const kept = marker('Kafeen, Kafé')
    rerender(map({ points: [cafe] }))
    expect(marker('Kafeen, Kafé')).toBe(kept)
    expect(screen.queryByRole('button', { name: /Haukland/ })).toBeNull()
  })

  it('shows the selected point even where the filters leave it out', () => {
    render(map({ points: [cafe], selected: haukland }))
    expect(marker('Haukland, Strand').getAttribute('aria-pressed')).toBe('true')
  })

  it('tells which marker was chosen and how, and changes nothing by itself', () => {
    render(map())
    tap(marker('Haukland, Strand'))
    press(marker('Kafeen, Kafé'))
    expect(onSelect.mock.calls).toEqual([
      ['haukland', 'pointer'],
      ['cafe', 'keyboard'],
    ])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('has a popup of the selected point with all there is to say', () => {
    const { rerender } = render(map({ selected: { ...haukland, isApproximate: true } }))
    const shown = popup('Haukland')
    for (const text of ['Hvit strand under Veggen.', 'Uttakleivvveien, 8370 Leknes', words['map.approximate']])
      expect(within(shown).getByText(text)).toBeTruthy()
    expect(within(shown).getByRole('link').getAttribute('href')).toBe('/steder/haukland')
    expect(shown.className).toContain('of-beach')
    rerender(map({ selected: cafe }))
    expect(within(popup('Kafeen')).queryByRole('link')).toBeNull()
    rerender(map())
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each([
    { means: 'its button', by: 'pointer', close: () => tap(screen.getByRole('button', { name: 'Lukk' })) },
    { means: 'its button and a key', by: 'keyboard', close: () => press(screen.getByRole('button', { name: 'Lukk' })) },
    { means: 'Escape', by: 'keyboard', close: () => fireEvent.keyDown(popup('Haukland'), { key: 'Escape' }) },
    { means: 'Escape on the map', by: 'keyboard', close: () => fireEvent.keyDown(canvas(), { key: 'Escape' }) },
    { means: 'a click on the map', by: 'pointer', close: () => tap(canvas()) },
  ])('asks for the popup to be closed by $means', ({ by, close }) => {
    render(map({ selected: haukland }))
    close()
    expect(onSelect.mock.calls).toEqual([[undefined, by]])
  })

  it('gives the focus of a popup that is closed to its marker', () => {
    render(map({ selected: haukland }))
    act(() => screen.getByRole('button', { name: 'Lukk' }).focus())
    press(screen.getByRole('button', { name: 'Lukk' }))
    expect(document.activeElement).toBe(marker('Haukland, Strand'))
  })

  it('has nothing to close when nothing is open', () => {
    render(map())
    fireEvent.keyDown(canvas(), { key: 'Escape' })
    tap(canvas())
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('moves with its view from outside and does not tell that as a move of the visitor', () => {
    const { rerender } = render(map())
    rerender(map({ view: { latitude: 68.23, longitude: 14.56, zoom: 12 } }))
    expect(marker('Kafeen, Kafé').tabIndex).toBe(0)
    expect(screen.queryByRole('button', { name: /Haukland/ })).toBeNull()
    rerender(map({ view: startView }))
    expect(marker('Haukland, Strand')).toBeTruthy()
    expect(onViewChange).not.toHaveBeenCalled()
  })

  it('tells where the visitor has moved it, once, rounded, and is not moved by hearing the same again', () => {
    const { rerender } = render(map())
    press(screen.getByRole('button', { name: 'Zoom inn' }))
    expect(onViewChange.mock.calls).toEqual([[{ latitude: 68.15, longitude: 13.5, zoom: 9 }]])
    rerender(map({ view: { latitude: 68.15, longitude: 13.5, zoom: 9 } }))
    press(screen.getByRole('button', { name: 'Flytt kartet' }))
    press(screen.getByRole('button', { name: 'Mot øst' }))
    expect(onViewChange).toHaveBeenCalledTimes(2)
    const moved = onViewChange.mock.lastCall?.[0]
    expect(moved?.longitude).toBeGreaterThan(13.5)
    expect(String(moved?.longitude)).toMatch(/^\d+\.\d{1,5}$/)
    // An address keeps fewer decimals of the same place.
    rerender(map({ view: { ...startView, longitude: Number(moved?.longitude.toFixed(3)), zoom: 9 } }))
    expect(onViewChange).toHaveBeenCalledTimes(2)
  })

  it('brings a selected point into view that lies outside, and tells so; one in view stays where it is', () => {
    const { rerender } = render(map({ view: { ...startView, zoom: 10 } }))
    rerender(map({ view: { ...startView, zoom: 10 }, selected: haukland }))
    expect(onViewChange).not.toHaveBeenCalled()
    rerender(map({ view: { ...startView, zoom: 10 }, selected: cafe }))
    expect(onViewChange).toHaveBeenCalledTimes(1)
    expect(marker('Kafeen, Kafé').tabIndex).toBe(0)
  })

  it('opens a group by zooming to where it falls apart, and gives the focus to its first point', () => {
    const uttakleiv = examplePoint('uttakleiv', {
      name: 'Uttakleiv',
      coordinates: { latitude: 68.21, longitude: 13.5 },
    })
    render(map({ points: [haukland, uttakleiv, cafe] }))
    const group = marker('Åpne gruppe med 2 punkter: Strender')
    group.focus()
    press(group)
    expect(onViewChange).toHaveBeenCalledTimes(1)
    expect(onViewChange.mock.lastCall?.[0].zoom).toBeGreaterThan(startView.zoom)
    expect(document.activeElement).toBe(marker('Haukland, Strand'))
    expect(marker('Uttakleiv, Strand')).toBeTruthy()
  })

  it('lists the points of a group that no zoom opens, with the focus in the list when a key opened it', () => {
    const view = twinsView
    const { rerender } = render(map({ points: twins, view }))
    press(marker('Åpne gruppe med 2 punkter: Strender'))
    const list = popup('2 punkter på samme sted')
    expect(document.activeElement).toBe(within(list).getAllByRole('button')[0])
    fireEvent.keyDown(list, { key: 'Escape' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(document.activeElement).toBe(marker('Åpne gruppe med 2 punkter: Strender'))
    expect(onSelect).not.toHaveBeenCalled()
    tap(marker('Åpne gruppe med 2 punkter: Strender'))
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Nord' }))
    press(screen.getByRole('button', { name: 'Sør' }))
    expect(onSelect.mock.calls).toEqual([['twin-1', 'keyboard']])
    rerender(map({ points: twins, view, selected: twins[1] }))
    expect(popup('Sør')).toBeTruthy()
    // The other one is alone now.
    expect(marker('Nord, Strand')).toBeTruthy()
  })

  it('selects what is clicked in a list though the list is gone before the click has reached the map', () => {
    render(<TwinsMap />)
    tap(marker('Åpne gruppe med 2 punkter: Strender'))
    tap(screen.getByRole('button', { name: 'Sør' }))
    expect(onSelect.mock.calls).toEqual([['twin-1', 'pointer']])
    expect(popup('Sør')).toBeTruthy()
    tap(within(popup('Sør')).getByRole('button', { name: 'Lukk' }))
    expect(onSelect.mock.calls).toEqual([
      ['twin-1', 'pointer'],
      [undefined, 'pointer'],
    ])
  })

  it('moves and zooms by keys, on the map and on a marker', () => {
    render(map())
    act(() => marker('Kafeen, Kafé').focus())
    fireEvent.keyDown(marker('Kafeen, Kafé'), { key: 'ArrowRight', keyCode: 39 })
    expect(onViewChange.mock.lastCall?.[0].longitude).toBeGreaterThan(13.5)
    act(() => canvas().focus())
    fireEvent.keyDown(canvas(), { key: '-', keyCode: 189 })
    expect(onViewChange.mock.lastCall?.[0].zoom).toBe(7)
    act(() => screen.getByRole('button', { name: 'Zoom inn' }).focus())
    const count = onViewChange.mock.calls.length
    fireEvent.keyDown(screen.getByRole('button', { name: 'Zoom inn' }), { key: 'ArrowRight', keyCode: 39 })
    expect(onViewChange).toHaveBeenCalledTimes(count)
  })

  it('offers no zoom beyond the deepest, and keeps the focus on the button all the same', () => {
    render(map({ view: { ...startView, zoom: 18 } }))
    const button = screen.getByRole('button', { name: 'Zoom inn' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    press(button)
    expect(onViewChange).not.toHaveBeenCalled()
  })

  it('leads past the map', () => {
    const { container } = render(map())
    press(screen.getByRole('button', { name: 'Hopp over kartet' }))
    const last = container.querySelector('.leaflet-map')?.lastElementChild
    expect(document.activeElement).toBe(last)
  })

  it('names who made the map, with the links that they ask for', () => {
    const { rerender } = render(map())
    const list = () => screen.getAllByRole('link').map((link) => link.textContent)
    expect(list()).toContain('© Kartverket')
    expect(list()).not.toContain('© OpenStreetMap contributors')
    rerender(map({ isDetailed: true }))
    expect(list()).toContain('© Kartverket')
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toContainEqual(['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'])
    expect(links).toContainEqual(['Meld feil i kartet', 'https://www.openstreetmap.org/fixthemap'])
    rerender(map({ isDetailed: true, tileUrl: defaultTileAddress }))
    expect(list()).toContain('© Kartverket')
    expect(list()).not.toContain('© OpenStreetMap contributors')
  })

  it('says quietly that the background is missing, and no more when tiles come', async () => {
    const { container } = render(map({ isDetailed: true }))
    const [status] = screen.getAllByRole('status')
    expect(status?.textContent).toBe('')
    // Their script is loaded now, which takes its time beside other tests.
    const tiles = await waitFor(
      () => {
        const found = [...container.querySelectorAll('img')]
        expect(found.length).toBeGreaterThanOrEqual(4)
        return found
      },
      { timeout: 20_000 },
    )
    for (const tile of tiles.slice(0, 4)) fireEvent.error(tile)
    expect(status?.textContent).toBe(words['map.tiles.missing'])
    fireEvent(window, new Event('online'))
    const probe = container.querySelector('img[src]')
    if (probe) fireEvent.load(probe)
    expect(status?.textContent).toBe('')
  }, 30_000)

  it('asks no other host until more detail is wanted, and takes the tiles away again', async () => {
    const { container, rerender } = render(map())
    // The map is decoded and drawn in steps, which takes its time beside other tests.
    await waitFor(() => expect(container.querySelector('canvas')).toBeTruthy(), { timeout: 20_000 })
    expect(container.querySelector('img')).toBeNull()
    const button = screen.getByRole('button', { name: words['map.detail'] })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    press(button)
    expect(onDetail.mock.calls).toEqual([[true]])
    rerender(map({ isDetailed: true }))
    await waitFor(() => expect(container.querySelectorAll('img').length).toBeGreaterThan(3), { timeout: 20_000 })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    rerender(map())
    expect(container.querySelector('img')).toBeNull()
  }, 30_000)

  it('draws the sun from the chosen point, for the date and hour that one chooses', async () => {
    const sun = { date: '2027-09-23', minutes: 13 * 60 }
    const { container, rerender } = render(map())
    press(screen.getByRole('button', { name: words['map.sun'] }))
    expect(onSun.mock.calls[0]?.[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
    rerender(map({ sun, selected: haukland }))
    // Its script is loaded now, which takes its time beside other tests.
    const panel = await screen.findByRole('region', { name: words['map.sun'] }, { timeout: 20_000 })
    expect(panel.textContent).toContain('Fra Haukland')
    expect(panel.textContent).toMatch(
      /Opp 06:\d\d \(8[5-9]°\), ned 19:\d\d \(2[67]\d°\)\. Klokka 13:00 står den i 1(79|8\d)°, 2[12]° høyt/,
    )
    const rays = () =>
      [...container.querySelectorAll('.map-sun-rays line')].map((line) => Number(line.getAttribute('x2')))
    // East, west, and almost due south.
    const [east = 0, west = 0, south = 0] = rays()
    expect([east > 2900, west < -2900, Math.abs(south) < 200]).toEqual([true, true, true])
    fireEvent.change(within(panel).getByLabelText(/Klokka/), { target: { value: '600' } })
    fireEvent.change(within(panel).getByLabelText('Dato'), { target: { value: '2027-06-21' } })
    expect(onSun.mock.calls.slice(1)).toEqual([[{ ...sun, minutes: 600 }], [{ ...sun, date: '2027-06-21' }]])
    rerender(map({ sun: { date: '2027-12-21', minutes: 720 } }))
    expect(panel.textContent).toContain('Fra midten av kartet')
    expect(panel.textContent).toContain('under horisonten')
    expect(rays()).toHaveLength(1)
    rerender(map())
    expect(container.querySelector('.map-sun-rays')).toBeNull()
  }, 30_000)

  it('offers more detail by itself where its own map is coarse', () => {
    const { rerender } = render(map({ view: { ...startView, zoom: 12 } }))
    const [status] = screen.getAllByRole('status')
    expect(status?.textContent).toBe('')
    rerender(map({ view: { ...startView, zoom: 13 } }))
    expect(status?.textContent).toBe(words['map.detail.offer'])
    rerender(map({ view: { ...startView, zoom: 13 }, isDetailed: true }))
    expect(status?.textContent).toBe('')
  })

  it('says once and quietly that a finer piece is missing, and that there is no map at all', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.mocked(fetch).mockImplementation(async (address) =>
      String(address).includes('overview')
        ? new Response(await readFile(`.${address}`))
        : new Response('{"type":"Topology","arcs":[[', { status: 200 }),
    )
    const { container, unmount } = render(map({ view: { ...startView, zoom: 10 } }))
    const status = () => container.querySelector('.map-tiles-note')?.textContent
    await waitFor(() => expect(status()).toBe(words['map.coarse']), { timeout: 5000 })
    unmount()
    vi.mocked(fetch).mockImplementation(async () => new Response('', { status: 503 }))
    const { container: other } = render(map())
    await waitFor(() =>
      expect(other.querySelector('.map-tiles-note')?.textContent).toBe(words['map.tiles.missing.withoutOwn']),
    )
    // The still map of the same view shows through.
    expect(other.querySelector('.leaflet-map')?.classList).toContain('is-clear')
  })

  it('has a scale and north', () => {
    const { container } = render(map())
    expect(container.querySelector('.map-scale')?.textContent).toBe('20 km')
  })
})
