// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { readTodayCopy } from '#site/content-model/pages/today-copy.ts'
import { keepLivePartsNew, showLiveParts } from './live-parts.ts'
import {
  exampleBulletin,
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
  answer = exampleToday()
  now = exampleNow
})

/** Fills a part in a page of a language and returns its element. */
function show(part: string, attributes = '', language: Language = 'no', element?: HTMLElement): HTMLElement {
  window.history.replaceState(null, '', { no: '/turer/x', en: '/en/trips/x', de: '/de/touren/x' }[language])
  if (!element) document.body.innerHTML = `<div data-live-part="${part}" ${attributes}><p>Ask somebody</p></div>`
  const { words, title } = readTodayCopy(language)
  showLiveParts(document, answer, { words, title, href: '/i-dag', stops: { vaeroy: 'Værøy' } }, now)
  return element ?? (document.body.firstElementChild as HTMLElement)
}

describe('the next departures on a page', () => {
  const lastWayBack = exampleWayBack()

  it('are at most four that have not left, with status, message and last way back', () => {
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
    const element = show('departures', 'data-stop="moskenes"')
    expect(element.querySelectorAll('.today-row')).toHaveLength(4)
    expect(element.textContent).not.toContain('Røst')
    expect(element.textContent).toContain('Innstilt')
    expect(element.textContent).toContain('Kan bli innstilt.')
    expect(element.textContent).toContain('Siste tilbake fra Værøy i kveld: kl. 18:30.')
  })

  it('are held against the clock while the page is open, and leave whom to ask when the answer is too old', () => {
    const departures = [exampleDeparture(), exampleDeparture({ expectedAt: '2026-11-23T16:00:00.000Z' })]
    answer.parts.departures = examplePart([exampleStop(departures, { lastWayBack })])
    const element = show('departures', 'data-stop="moskenes"')
    const rows = () => element.querySelectorAll('.today-row').length
    expect(rows()).toBe(2)
    now += 60 * 60_000
    show('departures', '', 'no', element)
    expect(rows()).toBe(1)
    now += 2 * 60 * 60_000
    show('departures', '', 'no', element)
    expect(element.textContent).toBe('Ask somebody')
  })

  it('say that nothing goes any more only when the service said so', () => {
    answer.parts.departures = examplePart([exampleStop([])])
    expect(show('departures', 'data-stop="moskenes"').textContent).toContain('Ingen flere')
    answer.parts.departures = { ...examplePart(null), state: 'failed' }
    expect(show('departures', 'data-stop="moskenes"').textContent).toBe('Ask somebody')
    answer.parts.departures = examplePart([])
    expect(show('departures', 'data-stop="moskenes"').textContent).toBe('Ask somebody')
  })
})

describe('a page that stays open', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('holds what it shows against the clock each minute, also while nobody answers', async () => {
    vi.useFakeTimers({ now: exampleNow })
    const departures = [exampleDeparture({ expectedAt: '2026-11-23T12:03:00.000Z' }), exampleDeparture()]
    answer.parts.departures = examplePart([exampleStop(departures)])
    const { words, title } = readTodayCopy('no')
    let isOnline = true
    vi.stubGlobal('fetch', async (address: string) => {
      if (!isOnline) throw new TypeError('no network')
      return Response.json(address === '/api/today' ? answer : { words, title, href: '/i-dag', stops: {} })
    })
    window.history.replaceState(null, '', '/turer/x')
    document.body.innerHTML = '<div data-live-part="departures" data-stop="moskenes"><p>Ask somebody</p></div>'
    keepLivePartsNew()
    await vi.advanceTimersByTimeAsync(10)
    const rows = () => document.querySelectorAll('.today-row').length
    expect(rows()).toBe(2)
    isOnline = false
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(rows()).toBe(1)
    await vi.advanceTimersByTimeAsync(4 * 60 * 60_000)
    expect(document.body.textContent).toBe('Ask somebody')
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

  it('leaves out no text that the service wrote', () => {
    answer.parts.avalanche = examplePart([whole])
    const text = show('bulletin').textContent
    for (const name of ['main', 'danger', 'emergency', 'surface', 'layers', 'activity', 'observations', 'weather'])
      expect(text).toContain(`${name} på norsk`)
    for (const name of ['advice', 'type', 'trigger', 'probability', 'size', 'propagation', 'cause', 'summary'])
      expect(text).toContain(`${name} på norsk`)
    expect(text).toContain('Faregrad 3 av 5: betydelig')
    expect(text).toContain('nord, nordøst; mellom 300 og 600 moh.')
  })

  it('is silent where the service gives nothing, and names the source once', () => {
    answer.parts.avalanche = examplePart([{ ...whole, emergency: { no: 'Ikke gitt', en: 'Not given' } }])
    const element = show('bulletin')
    expect(element.textContent).not.toContain('Ikke gitt')
    expect([...element.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://somebody.example/'])
  })

  it('quotes the English for German readers', () => {
    answer.parts.avalanche = examplePart([whole])
    const element = show('bulletin', '', 'de')
    expect(element.querySelector('[lang=en]')?.textContent).toContain('in English')
    expect(element.textContent).toContain('Gefahrenstufe 3 von 5')
  })

  it('calls a day that nobody assessed not assessed, and out of season says so', () => {
    answer.parts.avalanche = examplePart([exampleBulletin(null, '2026-11-23')])
    expect(show('bulletin').textContent).toContain('Ikke vurdert')
    answer.parts.avalanche = { ...examplePart(null), state: 'outOfSeason' }
    expect(show('bulletin').textContent).toContain('faregrad 4 og 5')
    answer.parts.avalanche = { ...examplePart(null), state: 'failed' }
    expect(show('bulletin').textContent).toBe('Ask somebody')
  })

  it('keeps an open fold open when it is filled again', () => {
    answer.parts.avalanche = examplePart([whole])
    const element = show('bulletin')
    const details = element.querySelector('details')
    if (details) details.open = true
    answer.parts.avalanche = examplePart([{ ...whole, mainText: both('later') }])
    show('bulletin', '', 'no', element)
    expect(element.textContent).toContain('later på norsk')
    expect(element.querySelector('details')?.open).toBe(true)
  })
})

describe('the hours of a walk', () => {
  it('are those of today that are light, with the strongest gust, the rain and the clouds', () => {
    const hours = exampleHours([0.5]).map((hour, index) => (index === 1 ? { ...hour, gust: 17 } : hour))
    // A storm after dark is none of the walk.
    hours[8] = { ...(hours[8] as (typeof hours)[number]), gust: 40 }
    answer.parts.forecast = examplePart(exampleForecasts({ reine: hours }))
    const element = show('walk', 'data-place="reine" hidden')
    expect(element.hidden).toBe(false)
    expect(element.textContent).toMatch(
      /^Lyst nok til å gå uten lykt 13:00–15:\d\d\. I den tida: vindkast opp til 17 m\/s, 1,5 mm nedbør, 90/,
    )
  })

  it.each([
    [16, /skyer\.$/],
    [17, /For mye vind for topper og åpne båter\.$/],
    [25, /I slik vind stenger bruer/],
  ])('say what to leave in gusts of %d m/s', (gust, advice) => {
    const hours = exampleHours([0.5]).map((hour) => ({ ...hour, gust }))
    answer.parts.forecast = examplePart(exampleForecasts({ reine: hours }))
    expect(show('walk', 'data-place="reine" hidden').textContent).toMatch(advice)
  })

  it('say nothing of an old or short forecast', () => {
    answer.parts.forecast = { ...examplePart(exampleForecasts({})), state: 'stale' }
    expect(show('walk', 'data-place="reine" hidden').hidden).toBe(true)
    answer.parts.forecast = examplePart(exampleForecasts({ reine: exampleHours([0]).slice(0, 1) }))
    expect(show('walk', 'data-place="reine" hidden').hidden).toBe(true)
  })
})
