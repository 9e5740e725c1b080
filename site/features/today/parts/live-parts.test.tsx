// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readCamper } from '#site/content/model/pages/camper-copy.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import type { Stop } from '#site/content/model/stop-queries.ts'
import { CampSites } from '#site/features/stay/camper/CampSites.tsx'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { forgetLineWords } from './fetch-unchecked-today.ts'
import { LivePart } from './LivePart.tsx'
import { fillLiveParts, keepLivePartsNew } from './live-parts.ts'
import { NextDepartures } from './NextDepartures.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { StationStatusMark } from './StationStatusMark.tsx'
import {
  exampleBulletin,
  exampleClosedRoad,
  exampleDeparture,
  exampleForecasts,
  exampleHours,
  exampleNow,
  examplePart,
  exampleStop,
  exampleToday,
  exampleWayBack,
} from './today-examples.ts'

let answer: TodayAnswer
let now: number

beforeEach(() => {
  forgetLineWords()
  answer = exampleToday()
  now = exampleNow
})

const stop = { id: 'moskenes', name: 'Moskenes' } as Stop
const places = {
  departures: <NextDepartures stop={stop} language="no" />,
  bulletin: (
    <LivePart name="bulletin">
      <a href="https://www.varsom.no/">Varsom</a>
    </LivePart>
  ),
  stations: (
    <div data-live-part="stations">
      <StationStatusMark status="unknown" text="Ukjent status" age="· var i drift i mai 2026" station="alti-svolvaer" />
    </div>
  ),
  way: <p data-live-part="way" data-way="reine" hidden />,
  walk: <p data-live-part="walk" data-place="reine" hidden />,
  gale: (
    <p data-live-part="gale" hidden>
      The inner side first.
    </p>
  ),
}

/** Fills a part in a page of a language and returns its element. */
async function show(part: keyof typeof places, language: Language = 'no', element?: HTMLElement): Promise<HTMLElement> {
  window.history.replaceState(null, '', { no: '/turer/x', en: '/en/trips/x', de: '/de/touren/x' }[language])
  if (!element) document.body.innerHTML = renderToString(places[part])
  const { words } = readTodayCopy(language)
  const said = {
    words,
    href: '/i-dag',
    stops: { vaeroy: 'Værøy' },
    boundary: pickWords(language, boundaryWords),
    wind: readWindLimits(),
  }
  await act(() => fillLiveParts(document, answer, said, now))
  return element ?? (document.querySelector('[data-live-part]') as HTMLElement)
}

/** Returns what of the place was built, and still stands. */
const usualOf = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-live-usual]')
const drawnOf = (element: HTMLElement) => element.querySelector('[data-live-drawn]')?.textContent

describe('a gale', () => {
  it('is told wherever it is in Lofoten, within a day, and to the script that orders lists by it, once', async () => {
    const told = vi.fn()
    document.addEventListener('gale', told)
    localStorage.setItem('today-place', 'reine')
    const late = exampleHours([0]).map((hour, index) => (index === 30 ? { ...hour, gust: 32 } : hour))
    answer.parts.forecast = examplePart(exampleForecasts({ reine: late }))
    const part = await show('gale')
    expect(part.hidden).toBe(true)
    expect(told).not.toHaveBeenCalled()
    const soon = exampleHours([0]).map((hour, index) => (index === 12 ? { ...hour, gust: 32 } : hour))
    answer.parts.forecast = examplePart(exampleForecasts({ svolvaer: soon }))
    await show('gale', 'no', part)
    await show('gale', 'no', part)
    expect([part.hidden, document.documentElement.hasAttribute('data-gale')]).toEqual([false, true])
    expect(told).toHaveBeenCalledOnce()
    answer.parts.forecast = { ...answer.parts.forecast, state: 'stale' }
    expect((await show('gale', 'no', part)).hidden).toBe(true)
    expect(document.documentElement.hasAttribute('data-gale')).toBe(false)
    document.removeEventListener('gale', told)
    localStorage.clear()
  })
})

describe('the status of a charger', () => {
  it('is that of the live source while one reports, and then what stood there, its month too', async () => {
    const built = 'Ukjent status · var i drift i mai 2026'
    const element = await show('stations')
    expect(element.textContent).toBe(built)
    const station = {
      station: 'alti-svolvaer',
      points: 4,
      free: 2,
      outOfOrder: 0,
      reportedAt: new Date(now).toISOString(),
    }
    answer.parts.charging = examplePart([station])
    await show('stations', 'no', element)
    expect(element.textContent).not.toContain('i drift i')
    expect(element.querySelector('.station-status')?.getAttribute('data-status')).toBe('available')
    answer.parts.charging = { ...examplePart(null), state: 'failed' }
    await show('stations', 'no', element)
    expect(element.textContent).toBe(built)
  })
})

describe('the way to a house', () => {
  it('is from where the page is told that one is, whatever another page keeps', async () => {
    answer.parts.road = examplePart([exampleClosedRoad({ latitude: 67.99, longitude: 13.22 })])
    localStorage.setItem('today-place', 'svolvaer')
    const element = await show('way')
    expect(element.textContent).toMatch(/^På veien fra Svolvær: E10 er stengt/)
    document.body.insertAdjacentHTML('beforeend', '<select data-chosen-place><option>sorvagen</option></select>')
    await show('way', 'no', element)
    expect(element.hidden).toBe(true)
    const choice = document.querySelector('option')
    if (choice) choice.textContent = 'ramberg'
    await show('way', 'no', element)
    expect(element.textContent).toMatch(/^På veien fra Ramberg: E10 er stengt/)
    localStorage.clear()
  })
})

describe('the next departures on a page', () => {
  const lastWayBack = exampleWayBack()

  it('are at most four that have not left, with status, message and last way back', async () => {
    const gone = exampleDeparture({ expectedAt: '2026-11-23T11:00:00.000Z', destination: 'Røst' })
    const departures = [gone, ...Array.from({ length: 6 }, () => exampleDeparture({ isCancelled: true }))]
    const summary = { no: 'Kan bli innstilt.', en: null }
    const nothing = { no: null, en: null }
    const message = {
      id: '1',
      isIncident: true,
      summary,
      description: nothing,
      advice: nothing,
      link: null,
      from: null,
      to: null,
    }
    answer.parts.departures = examplePart([exampleStop(departures, { messages: [message], lastWayBack })])
    const element = await show('departures')
    expect(element.querySelectorAll('.today-row')).toHaveLength(4)
    expect(element.textContent).not.toContain('Røst')
    expect(element.textContent).toContain('Innstilt')
    expect(element.textContent).toContain('Kan bli innstilt.')
    expect(element.textContent).toContain('Siste tilbake fra Værøy i kveld: kl. 18:30.')
  })

  it('are held against the clock while the page is open, and leave whom to ask when the answer is too old', async () => {
    const departures = [exampleDeparture(), exampleDeparture({ expectedAt: '2026-11-23T16:00:00.000Z' })]
    answer.parts.departures = examplePart([exampleStop(departures, { lastWayBack })])
    const element = await show('departures')
    const rows = () => element.querySelectorAll('.today-row').length
    expect(rows()).toBe(2)
    now += 60 * 60_000
    await show('departures', 'no', element)
    expect(rows()).toBe(1)
    now += 2 * 60 * 60_000
    await show('departures', 'no', element)
    expect(usualOf(element)?.hidden).toBe(false)
    expect(drawnOf(element)).toBe('')
  })

  it('say that nothing goes any more only when the service said so', async () => {
    answer.parts.departures = examplePart([exampleStop([])])
    expect((await show('departures')).textContent).toContain('Ingen flere')
    answer.parts.departures = { ...examplePart(null), state: 'failed' }
    expect(usualOf(await show('departures'))?.hidden).toBe(false)
    answer.parts.departures = examplePart([])
    expect(usualOf(await show('departures'))?.hidden).toBe(false)
  })
})

describe('a page that stays open', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('holds what it shows against the clock each minute, also while nobody answers', async () => {
    await import('./draw-live-part.tsx')
    vi.useFakeTimers({ now: exampleNow })
    const departures = [exampleDeparture({ expectedAt: '2026-11-23T12:03:00.000Z' }), exampleDeparture()]
    answer.parts.departures = examplePart([exampleStop(departures)])
    const { words } = readTodayCopy('no')
    const said = { words, href: '/i-dag', stops: {}, boundary: pickWords('no', boundaryWords), wind: readWindLimits() }
    let isOnline = true
    vi.stubGlobal('fetch', async (address: string) => {
      if (!isOnline) throw new TypeError('no network')
      return Response.json(address === '/api/today' ? answer : said)
    })
    window.history.replaceState(null, '', '/turer/x')
    document.body.innerHTML = renderToString(places.departures)
    await act(async () => {
      keepLivePartsNew()
      await vi.advanceTimersByTimeAsync(10)
    })
    const rows = () => document.querySelectorAll('.today-row').length
    // Bodies are read outside of the fake clock.
    await act(() => vi.waitFor(() => expect(rows()).toBe(2)))
    isOnline = false
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    expect(rows()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(4 * 60 * 60_000))
    expect(rows()).toBe(0)
    expect(document.querySelector<HTMLElement>('[data-live-usual]')?.hidden).toBe(false)
  })
})

describe.each(languageKeys)('without a network a page with live figures: %s', (language) => {
  const path = { no: '/elbil', en: '/en/ev', de: '/de/e-auto' }[language]
  const { words } = readTodayCopy(language)
  const said = { words, href: '', stops: {}, boundary: pickWords(language, boundaryWords), wind: readWindLimits() }
  const notice = () => document.querySelector<HTMLElement>('[data-offline-notice]')
  let isOnline = false

  async function open(): Promise<void> {
    vi.useFakeTimers({ now: exampleNow })
    vi.stubGlobal('fetch', async (address: string) => {
      if (!isOnline && address === '/api/today') throw new TypeError('no network')
      return Response.json(address === '/api/today' ? answer : said)
    })
    window.history.replaceState(null, '', path)
    document.body.innerHTML = renderToString(<OfflineNotice words={words} isFilledIn />)
    expect(notice()?.hidden).toBe(true)
    await act(async () => {
      keepLivePartsNew()
      await vi.advanceTimersByTimeAsync(10)
    })
  }

  it('says how old they are, minute by minute, until there is one again', async () => {
    isOnline = true
    await open()
    expect(notice()?.hidden).toBe(true)
    isOnline = false
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
    expect(notice()?.textContent).toContain('12:58')
    await act(() => vi.advanceTimersByTimeAsync(2 * 60_000))
    expect(notice()?.hidden).toBe(false)
    isOnline = true
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
    expect(notice()?.hidden).toBe(true)
  })

  it('says that nothing is kept, where nothing is', async () => {
    isOnline = false
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.clear()
    // The check of what is kept is fetched, which fake timers do not tell.
    await import('#contract/today.ts')
    await open()
    expect(notice()?.textContent).toBe(words.offlineNothing)
  })
})

describe('the avalanche bulletin on a trip', () => {
  const both = (text: string) => ({ no: `${text} på norsk`, en: `${text} in English` })
  const whole = {
    ...exampleBulletin(3, '2026-11-23'),
    mainText: both('main'),
    danger: both('danger'),
    emergency: both('emergency'),
    snowSurface: both('surface'),
    weakLayers: both('layers'),
    activity: both('activity'),
    observations: both('observations'),
    mountainWeather: both('weather'),
    advice: [both('advice')],
    problems: [
      {
        type: both('type'),
        trigger: both('trigger'),
        probability: both('probability'),
        size: both('size'),
        propagation: both('propagation'),
        cause: both('cause'),
        summary: both('summary'),
        exposedDirections: [true, true, false, false, false, false, false, false],
        exposedHeights: { from: 600, to: 300, fill: 4 },
      },
    ],
  }

  it('leaves out no text that the service wrote', async () => {
    answer.parts.avalanche = examplePart([whole])
    const text = (await show('bulletin')).textContent
    for (const name of ['main', 'danger', 'emergency', 'surface', 'layers', 'activity', 'observations', 'weather'])
      expect(text).toContain(`${name} på norsk`)
    for (const name of ['advice', 'type', 'trigger', 'probability', 'size', 'propagation', 'cause', 'summary'])
      expect(text).toContain(`${name} på norsk`)
    expect(text).toContain('Faregrad 3 av 5: betydelig')
    expect(text).toContain('nord, nordøst; mellom 300 og 600 moh.')
  })

  it('is silent where the service gives nothing, and names the source once', async () => {
    answer.parts.avalanche = examplePart([{ ...whole, emergency: { no: 'Ikke gitt', en: 'Not given' } }])
    const element = await show('bulletin')
    expect(element.textContent).not.toContain('Ikke gitt')
    expect([...element.querySelectorAll<HTMLAnchorElement>('[data-live-drawn] a')].map(({ href }) => href)).toEqual([
      'https://somebody.example/',
    ])
  })

  it('quotes the English for German readers', async () => {
    answer.parts.avalanche = examplePart([whole])
    const element = await show('bulletin', 'de')
    expect(element.querySelector('[lang=en]')?.textContent).toContain('in English')
    expect(element.textContent).toContain('Gefahrenstufe 3 von 5')
  })

  it('calls a day that nobody assessed not assessed, and out of season says so', async () => {
    answer.parts.avalanche = examplePart([exampleBulletin(null, '2026-11-23')])
    expect((await show('bulletin')).textContent).toContain('Ikke vurdert')
    answer.parts.avalanche = { ...examplePart(null), state: 'outOfSeason' }
    expect((await show('bulletin')).textContent).toContain('faregrad 4 og 5')
    answer.parts.avalanche = { ...examplePart(null), state: 'failed' }
    expect(usualOf(await show('bulletin'))?.hidden).toBe(false)
  })

  it('keeps an open fold open when it is filled again', async () => {
    answer.parts.avalanche = examplePart([whole])
    const element = await show('bulletin')
    const details = element.querySelector('details')
    if (details) details.open = true
    answer.parts.avalanche = examplePart([{ ...whole, mainText: both('later') }])
    await show('bulletin', 'no', element)
    expect(element.textContent).toContain('later på norsk')
    expect(element.querySelector('details')?.open).toBe(true)
  })
})

describe('the hours of a walk', () => {
  it('are those of today that are light, with the strongest gust, the rain and the clouds', async () => {
    const hours = exampleHours([0.5]).map((hour, index) => (index === 1 ? { ...hour, gust: 17 } : hour))
    // A storm after dark is none of the walk.
    hours[8] = { ...(hours[8] as (typeof hours)[number]), gust: 40 }
    answer.parts.forecast = examplePart(exampleForecasts({ reine: hours }))
    const element = await show('walk')
    expect(element.hidden).toBe(false)
    expect(element.textContent).toMatch(
      /^Lyst nok til å gå uten lykt 13:00–15:\d\d, med vindkast opp til 17 m\/s, 1,5 mm nedbør og 90/,
    )
  })

  it.each([
    [16, /skyer\.$/],
    [17, /For mye vind for topper og åpne båter\.$/],
    [25, /I slik vind stenger bruer/],
  ])('say what to leave in gusts of %d m/s', async (gust, advice) => {
    const hours = exampleHours([0.5]).map((hour) => ({ ...hour, gust }))
    answer.parts.forecast = examplePart(exampleForecasts({ reine: hours }))
    expect((await show('walk')).textContent).toMatch(advice)
  })

  it('say nothing of an old or short forecast', async () => {
    answer.parts.forecast = { ...examplePart(exampleForecasts({})), state: 'stale' }
    expect((await show('walk')).hidden).toBe(true)
    answer.parts.forecast = examplePart(exampleForecasts({ reine: exampleHours([0]).slice(0, 1) }))
    expect((await show('walk')).hidden).toBe(true)
  })
})

describe('a part that nobody can say any more', () => {
  it('shows again whom to ask, and takes back what it said', async () => {
    answer.parts.departures = examplePart([exampleStop([])])
    const element = await show('departures')
    expect(usualOf(element)?.hidden).toBe(true)
    answer.parts.departures = { ...examplePart(null), state: 'failed' }
    await show('departures', 'no', element)
    expect(usualOf(element)?.hidden).toBe(false)
    expect(drawnOf(element)).toBe('')
  })
})

describe('a camp site behind a closed road', () => {
  const { copy, sites } = readCamper('en')
  /** Returns the sites that say that a road is closed, from where the visitor is. */
  async function listClosed(from: string): Promise<(string | null)[]> {
    localStorage.setItem('today-place', from)
    window.history.replaceState(null, '', '/en/camper-and-tent')
    document.body.innerHTML = renderToString(<CampSites sites={sites} copy={copy.sites} language="en" />)
    const { words } = readTodayCopy('en')
    const closed = exampleClosedRoad({ where: 'Ramberg - Flakstad', latitude: 68.1, longitude: 13.28 })
    await fillLiveParts(
      document,
      exampleToday({ road: examplePart([closed]) }),
      { words, href: '/', stops: {}, boundary: pickWords('en', boundaryWords), wind: readWindLimits() },
      exampleNow,
    )
    localStorage.clear()
    return [...document.querySelectorAll('li:has(.camp-closed:not([hidden])) b')].map(({ textContent }) => textContent)
  }

  it('says so, and no site on this side of it', async () => {
    const fromEast = await listClosed('svolvaer')
    expect(fromEast).toEqual(expect.arrayContaining(['Moskenes Camping', 'Sørvågen Camping']))
    expect(fromEast).not.toContain('Hov Gård Camping')
    const fromWest = await listClosed('reine')
    expect(fromWest).toContain('Hov Gård Camping')
    expect(fromWest).not.toContain('Moskenes Camping')
  })
})
