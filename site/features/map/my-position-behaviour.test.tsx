// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { MyPosition } from './MyPosition.tsx'
import { formatMinutes, showMyPosition, spellFigure } from './my-position-behaviour.ts'

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void
const at =
  (latitude: number, longitude: number, accuracy = 12): Answer =>
  (found) =>
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition)
const failing =
  (code: number): Answer =>
  (_, failed) =>
    failed({ code } as GeolocationPositionError)
let answer: Answer = () => {}
const root = () => document.querySelector<HTMLElement>('[data-my-position]') ?? expect.fail()
const said = () =>
  [...root().querySelectorAll<HTMLElement>('[data-said]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.said)
const figure = (name: string) => root().querySelector(`[data-figure="${name}"]`)?.textContent
const press = (name: 'ask' | 'copy') => root().querySelector<HTMLElement>(`[data-${name}]`)?.click()

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<MyPosition language="no" />)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => answer(found, failed),
    },
    clipboard: { writeText: vi.fn(async () => {}) },
  })
  showMyPosition(root())
})
afterEach(() => vi.unstubAllGlobals())

describe('my position for 112', () => {
  it('is there to read, to read aloud and to copy, with how right it is, on the chart', async () => {
    answer = at(68.09051, 13.15672)
    press('ask')
    expect(said()).toEqual(['found', 'onChart'])
    expect(figure('decimal')).toBe('68,09051°\u00a0N, 13,15672°\u00a0Ø')
    expect(figure('aloud')).toBe('68 komma 0 9 0 5 1 nord, 13 komma 1 5 6 7 2 øst')
    expect(figure('minutes')).toBe('68°\u00a005,431′\u00a0N, 13°\u00a009,403′\u00a0Ø')
    expect(figure('accuracy')).toBe('12')
    press('copy')
    await vi.waitFor(() => expect(said()).toContain('copied'))
    // Copied as every map reads it, whatever the language.
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith('68.09051° N, 13.15672° E')
  })

  it.each<[string, Answer]>([
    ['in Oslo', at(59.9139, 10.7522)],
    ['at sea', at(66, 5)],
  ])('is given %s too, without the chart', (_, where) => {
    answer = where
    press('ask')
    expect(said()).toEqual(['found', 'far'])
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])('says why there is none (%i: %s), and keeps the last one', (code, name) => {
    answer = failing(code)
    press('ask')
    expect(said()).toEqual([name])
    answer = at(68.09051, 13.15672)
    press('ask')
    answer = failing(code)
    press('ask')
    expect(said()).toEqual([name, 'found', 'onChart'])
    expect(figure('decimal')).toContain('68,09051')
  })

  it('has the numbers, what to say and other ways without asking for anything, in every language', () => {
    for (const language of languageKeys) {
      const html = renderToStaticMarkup(<MyPosition language={language} />)
      for (const number of ['110', '112', '113', '120', '116117']) expect(html).toContain(`tel:${number}`)
      expect(html).not.toMatch(/myPosition\./)
    }
  })

  it.each([1, 2, 3])(
    'shows the other ways on a hike only once there is no position (%i), and the two numbers at once',
    (code) => {
      const html = renderToStaticMarkup(<MyPosition language="no" isShort />)
      document.body.innerHTML = html
      showMyPosition(root())
      const otherWays = () => root().querySelector<HTMLElement>('[data-said~="denied"] ul')?.closest('[data-said]')
      expect([...html.matchAll(/tel:(\d+)/g)].map(([, number]) => number)).toEqual(['112', '113'])
      expect(html).toContain('<noscript><ul>')
      expect(otherWays()?.hasAttribute('hidden')).toBe(true)
      answer = failing(code)
      press('ask')
      expect(otherWays()?.hasAttribute('hidden')).toBe(false)
      answer = at(68.09051, 13.15672)
      press('ask')
      expect(otherWays()?.hasAttribute('hidden')).toBe(true)
    },
  )

  it('never has sixty minutes', () => {
    expect(formatMinutes(67.9999999, 'en')).toBe('68°\u00a000.000′')
    expect(spellFigure(5.1, 'point')).toBe('5 point 1 0 0 0 0')
  })
})
