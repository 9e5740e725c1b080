// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { TodayAnswer, Warning } from '#contract/today.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import { startToday } from './today-behaviour.ts'
import { exampleForecasts, exampleHours, exampleNow, examplePart, exampleToday } from './today-examples.ts'

const minute = 60_000
const strips = ['warnings', 'avalanche', 'dry', 'light', 'boats', 'flights', 'road', 'sea', 'sources']
const nothing = { no: null, en: null }

const gale: Warning = {
  id: 'gale-1',
  service: 'weather',
  event: 'wind',
  eventName: { no: 'Kraftige vindkast', en: 'Severe wind gusts' },
  level: 3,
  startsAt: '2026-11-23T10:00:00.000Z',
  endsAt: '2026-11-23T19:00:00.000Z',
  area: { no: 'Lofoten', en: 'Lofoten' },
  places: ['reine', 'ballstad'],
  polygons: [],
  isAtSea: false,
  description: { no: 'Vindkast på 40 m/s. <b>Hold deg inne</b>', en: 'Gusts of 40 m/s.' },
  advice: { no: 'Fest løse ting', en: 'Secure loose objects' },
  consequences: nothing,
  link: 'https://www.met.no/',
}

let now = exampleNow
let answer: TodayAnswer | null = null

beforeEach(() => {
  now = exampleNow
  answer = exampleToday()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer), { status: 200 })
  })
  localStorage.clear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(language: Language = 'no'): Promise<HTMLElement> {
  const path = { no: '/i-dag', en: '/en/today', de: '/de/heute' }[language]
  window.history.replaceState(null, '', path)
  document.body.innerHTML = `<div data-today-page aria-busy="true">
    <p data-today-lead></p><p data-today-offline hidden></p><div role="alert" data-today-alarm></div>
    <select data-today-choice="place"><option value="reine">Reine</option><option value="svolvaer">Svolvær</option></select>
    <select data-today-choice="stop"><option value="moskenes">Moskenes</option></select>
    <select data-today-choice="airport"><option value="SVJ">Svolvær</option></select>
    ${strips.map((name) => `<div data-today="${name}"><p data-today-waiting>…</p><p data-today-failed hidden>${name} failed</p></div>`).join('')}
  </div>`
  const root = document.querySelector<HTMLElement>('[data-today-page]') as HTMLElement
  root.dataset.words = JSON.stringify(readTodayCopy(language).words)
  root.dataset.stops = JSON.stringify({ moskenes: 'Moskenes', vaeroy: 'Værøy' })
  await startToday(root, { storage: localStorage, now: () => now })
  return root
}

const textOf = (root: HTMLElement, name: string) => root.querySelector(`[data-today=${name}]`)?.textContent ?? ''

describe('the page of today', () => {
  it('says that there are no warnings, and when that was checked', async () => {
    const root = await open()
    expect(textOf(root, 'warnings')).toContain('Ingen farevarsler for Lofoten nå. Sjekket kl. 12:58.')
    expect(root.hasAttribute('aria-busy')).toBe(false)
  })

  it('shows a warning with level as word and number, quoted as it was written, and above the table', async () => {
    if (answer) answer.parts.warnings = examplePart([gale])
    const root = await open()
    expect(root.querySelector('[data-level="3"] h3')?.textContent).toBe('Oransje farevarsel: kraftige vindkast')
    expect(textOf(root, 'warnings')).toContain('Nivå 3 av 4')
    // Markup of others is text.
    expect(textOf(root, 'warnings')).toContain('<b>Hold deg inne</b>')
    expect(root.querySelector('[data-today=warnings] article b b')).toBeNull()
    expect(textOf(root, 'dry')).toContain('Fra kl. 13:00 til 20:00 gjelder farevarselet Reine, Ballstad.')
  })

  it('gives German readers a title of their own and quotes the English', async () => {
    if (answer) answer.parts.warnings = examplePart([gale])
    const root = await open('de')
    expect(root.querySelector('[data-level="3"] h3')?.textContent).toBe('Orange Unwetterwarnung: Windböen')
    expect(root.querySelector('[data-today=warnings] [lang=en]')?.textContent).toBe('Gusts of 40 m/s.')
  })

  it('never makes a failed part look like an empty one', async () => {
    if (answer) answer.parts.warnings = { ...examplePart([]), state: 'failed', data: null }
    const root = await open()
    expect(textOf(root, 'warnings')).toContain('Det kan være varsler ute')
    expect(textOf(root, 'warnings')).not.toContain('Ingen farevarsler')
    expect(root.querySelector('[data-today-retry]')).not.toBeNull()
    expect(textOf(root, 'dry')).toContain('Vått overalt')
  })

  it('computes where it is driest, with its figure and hour, and loses the superlative when the forecast is old', async () => {
    const places = exampleForecasts({ svolvaer: exampleHours([0.1], { gust: 9 }) })
    if (answer) answer.parts.forecast = examplePart(places)
    const root = await open()
    expect(textOf(root, 'dry')).toContain('Tørrest til kl. 24: Svolvær, 1,1 mm.')
    expect(root.querySelectorAll('[data-today=dry] table')).toHaveLength(2)
    expect(root.querySelector('[data-today=dry] td .visually-hidden')?.textContent).toBe(
      '2,0 millimeter, kast 11 meter i sekundet fra sørvest, 4 grader',
    )
    if (answer) answer.parts.forecast = { ...examplePart(places), state: 'stale' }
    await vi.advanceTimersByTimeAsync(minute)
    expect(textOf(root, 'dry')).not.toContain('Tørrest')
    expect(textOf(root, 'dry')).toContain('Noe nyere lar seg ikke hente nå')
  })

  it('strikes a cancelled boat in words, calls a timetable no punctuality, and knows the last way back', async () => {
    const departure = {
      date: '2026-11-23',
      plannedAt: '2026-11-23T14:00:00.000Z',
      expectedAt: '2026-11-23T14:00:00.000Z',
      leftAt: null,
      isLive: true,
      isApproximate: false,
      isCancelled: false,
      isLastOfDay: false,
      isOnlyOfDay: false,
      destination: 'Bodø',
      lineCode: '18-782',
      mode: 'water',
      operator: null,
      notices: [],
    }
    const late = { ...departure, expectedAt: '2026-11-23T14:25:00.000Z', isLastOfDay: true }
    const lastWayBack = {
      from: 'vaeroy',
      startsAt: '2026-11-23T17:30:00.000Z',
      endsAt: null,
      isOnly: true,
      isLive: true,
      isLaterCancelled: true,
    }
    const departures = [{ ...departure, isCancelled: true }, late, { ...departure, isLive: false }]
    if (answer) answer.parts.departures = examplePart([{ stop: 'moskenes', departures, messages: [], lastWayBack }])
    const root = await open()
    const rows = [...root.querySelectorAll('[data-today=boats] .today-row')].map((row) => row.textContent)
    expect(rows[0]).toContain('Innstilt')
    expect(rows[1]).toContain('25 min sein')
    expect(rows[1]).toContain('Siste i dag')
    expect(rows[2]).toContain('Bare rutetid')
    expect(textOf(root, 'boats')).toContain('Siste tilbake fra Værøy i kveld: kl. 18:30. En senere avgang er innstilt.')
  })

  it('quotes messages of the road in Norwegian under a label of its own', async () => {
    const message = {
      id: '1',
      kind: 'closed' as const,
      road: 'E10',
      where: 'Flakstad',
      lines: ['Vegen er stengt.'],
      startsAt: null,
      endsAt: null,
      updatedAt: '2026-11-23T11:30:00.000Z',
      latitude: 68,
      longitude: 13,
    }
    if (answer) answer.parts.road = examplePart([message])
    const root = await open('en')
    expect(textOf(root, 'road')).toContain('E10 · Closed')
    expect(root.querySelector('[data-today=road] q[lang=nb]')?.textContent).toBe('Vegen er stengt.')
    expect(textOf(root, 'road')).not.toContain('No closed roads')
  })

  it('without a network shows what was fetched before, with its time, and drops what is too old', async () => {
    await open()
    answer = null
    now = exampleNow + 30 * minute
    const root = await open()
    expect(root.querySelector('[data-today-offline]')?.textContent).toContain('Du er uten nett.')
    expect(textOf(root, 'dry')).toContain('Reine')
    now = exampleNow + 6 * 60 * minute
    const later = await open()
    expect(textOf(later, 'warnings')).toContain('Det kan være varsler ute')
    expect(textOf(later, 'warnings')).not.toContain('Ingen farevarsler')
  })

  it('keeps the links it was built with when nothing at all can be fetched', async () => {
    answer = null
    const root = await open()
    const failed = [...root.querySelectorAll<HTMLElement>('[data-today-failed]')]
    expect(failed.every(({ hidden }) => !hidden)).toBe(true)
    expect(root.hasAttribute('aria-busy')).toBe(false)
  })

  it('keeps the chosen place, also when the page is opened again', async () => {
    const root = await open()
    const places = root.querySelector<HTMLSelectElement>('[data-today-choice=place]') as HTMLSelectElement
    expect(places.value).toBe('svolvaer')
    places.value = 'reine'
    places.dispatchEvent(new Event('change'))
    expect(textOf(root, 'light')).toContain('Reine')
    const again = await open()
    expect(again.querySelector<HTMLSelectElement>('[data-today-choice=place]')?.value).toBe('reine')
  })

  it('tells at once of an orange warning that comes while the page is open, and of no other', async () => {
    const root = await open()
    const alarm = () => root.querySelector('[data-today-alarm]')?.textContent
    expect(alarm()).toBe('')
    if (answer) answer.parts.warnings = examplePart([gale])
    await vi.advanceTimersByTimeAsync(minute)
    expect(alarm()).toBe('Oransje farevarsel: kraftige vindkast')
  })

  it('asks again soon for a part that is still under way at a server that was just started', async () => {
    const whole = exampleToday()
    const nextAt = new Date(now + 1000).toISOString()
    if (answer) answer.parts.warnings = { ...examplePart([]), state: 'failed', data: null, nextAt }
    const root = await open()
    expect(textOf(root, 'warnings')).toContain('Det kan være varsler ute')
    answer = whole
    await vi.advanceTimersByTimeAsync(1500)
    expect(textOf(root, 'warnings')).toContain('Ingen farevarsler')
  })
})
