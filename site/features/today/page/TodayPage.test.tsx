// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import type { Flight, TodayAnswer } from '#contract/today.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { todaySections } from '#site/content/model/pages/today-sections.ts'
import { weatherPictureWords } from '#site/content/pictures/weather/picture-of-moment.ts'
import { lightWords } from '#site/domain/calendar/light-words.ts'
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
  exampleWarning,
  exampleWayBack,
} from '#site/features/today/parts/today-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { forgetAnswers } from '#site/ui/live-clock.ts'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import { loadSectionContent } from './LiveSection.tsx'
import { TodayPage, type TodayPageProps } from './TodayPage.tsx'
import { todayClient } from './use-today.ts'

const minute = 60_000
const sections = ['warnings', 'avalanche', 'dry', 'toDo', 'light', 'boats', 'flights', 'road', 'sea', 'charging']

const gale = exampleWarning({
  id: 'gale-1',
  startsAt: '2026-11-23T10:00:00.000Z',
  area: { no: 'Lofoten', en: 'Lofoten' },
  places: ['reine', 'ballstad'],
  description: { no: 'Vindkast på 40 m/s. <b>Hold deg inne</b>', en: 'Gusts of 40 m/s.' },
  advice: { no: 'Fest løse ting', en: 'Secure loose objects' },
  link: 'https://www.met.no/',
})

let answer: TodayAnswer | null = null

// Files take time of their own, which fake timers do not tell.
beforeAll(() => Promise.all([loadSectionContent(), import('#contract/today.ts')]))

beforeEach(() => {
  answer = exampleToday()
  vi.useFakeTimers()
  vi.setSystemTime(exampleNow)
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer), { status: 200 })
  })
  localStorage.clear()
  forgetAnswers()
  todayClient.clear()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function propsIn(language: Language): TodayPageProps {
  const copy = readTodayCopy(language)
  const { advice, sources, ...sections } = copy.sections
  return {
    language,
    words: copy.words,
    boundaryWords: pickWords(language, boundaryWords),
    lightWords: pickWords(language, lightWords),
    advice: readAdvice(language),
    head: {
      title: copy.title,
      lead: copy.lead,
      withoutScript: copy.withoutScript,
      youAreIn: copy.youAreIn,
      crumbs: [],
      crumbsLabel: 'crumbs',
      picture: { src: '/weather/start.svg', alt: 'start', caption: 'start' },
      pictureFolder: '/weather/',
      pictureWords: pickWords(language, weatherPictureWords),
    },
    sections,
    bus: copy.bus,
    titles: {
      tiles: copy.tiles,
      advice: advice.title,
      leave: advice.leaveTitle,
      season: advice.season,
      dinner: advice.dinner,
      sources: sources.title,
      allStations: copy.allStations,
    },
    links: { activities: '/aktiviteter', dinner: '/restauranter#tonight', evCharging: '/elbil', hotels: '/hoteller' },
    stopNames: { moskenes: 'Moskenes', vaeroy: 'Værøy' },
    stops: [{ id: 'moskenes', name: 'Moskenes' }],
    chargers: [
      {
        id: 'alti-svolvaer',
        href: '/elbil/alti',
        name: 'Alti',
        points: '4 × CCS',
        usual: { status: 'unknown', text: 'Sist bekreftet' },
      },
    ],
  }
}

const flightTo = (otherAirport: string, more: Partial<Flight> = {}): Flight => ({
  id: '1',
  number: 'WF809',
  direction: 'departure',
  plannedAt: '2026-11-23T14:00:00.000Z',
  otherAirport,
  via: [],
  state: 'planned',
  stateTime: null,
  isDelayed: false,
  ...more,
})

/** Lets so much time pass, and what follows from it be drawn. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Opens the page as it is served, makes it alive, and returns its element. */
async function open(language: Language = 'no'): Promise<HTMLElement> {
  cleanup()
  todayClient.clear()
  const page = <TodayPage {...propsIn(language)} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  // happy-dom takes the option before the one that is marked.
  for (const option of container.querySelectorAll<HTMLOptionElement>('option[selected]'))
    Object.assign(option.closest('select') ?? {}, { value: option.value })
  const onRecoverableError = vi.fn()
  render(page, { container, hydrate: true, onRecoverableError })
  for (let step = 0; step < 4; step += 1) await pass(1)
  expect(onRecoverableError).not.toHaveBeenCalled()
  return container
}

const textOf = (root: HTMLElement, name: string) => root.querySelector(`[data-today=${name}]`)?.textContent ?? ''

it.each(languageKeys)(
  'has every section of the list once and in its order, alive and in %s, each under its title',
  async (language) => {
    const root = await open(language)
    const ids = [...root.querySelectorAll('section[id]')].map(({ id }) => id)
    expect(ids.filter((id) => id !== 'advice' && id !== 'sources')).toEqual([...todaySections])
    expect(ids.indexOf('advice')).toBe(ids.indexOf('dry') + 1)
    for (const id of todaySections) expect(root.querySelector(`#${id} [data-today=${id}]`), id).not.toBeNull()
  },
)

describe('the page of today', () => {
  it('says that there are no warnings, and when that was checked', async () => {
    const root = await open()
    expect(textOf(root, 'warnings')).toContain('Ingen farevarsler for Lofoten nå. Sjekket kl. 12:58.')
    expect(root.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('shows a warning with level as word and number, quoted as it was written, and above the table', async () => {
    if (answer) answer.parts.warnings = examplePart([gale])
    const root = await open()
    expect(root.querySelector('[data-today=warnings] [data-level="3"] h3')?.textContent).toBe(
      'Oransje farevarsel: kraftige vindkast',
    )
    expect(textOf(root, 'warnings')).toContain('Nivå 3 av 4')
    // Markup of others is text.
    expect(textOf(root, 'warnings')).toContain('<b>Hold deg inne</b>')
    expect(root.querySelector('[data-today=warnings] article b b')).toBeNull()
    expect(textOf(root, 'dry')).toContain('Fra 13:00 til 20:00 gjelder farevarselet Reine, Ballstad.')
  })

  it('gives German readers a title of their own and quotes the English', async () => {
    if (answer) answer.parts.warnings = examplePart([gale])
    const root = await open('de')
    expect(root.querySelector('[data-today=warnings] [data-level="3"] h3')?.textContent).toBe(
      'Orange Unwetterwarnung: Windböen',
    )
    expect(root.querySelector('[data-today=warnings] [lang=en]')?.textContent).toBe('Gusts of 40 m/s.')
  })

  it('never makes a failed part look like an empty one', async () => {
    if (answer) answer.parts.warnings = { ...examplePart([]), state: 'failed', data: null }
    const root = await open()
    expect(textOf(root, 'warnings')).toContain(readTodayCopy('no').words.warningsFailed)
    expect(textOf(root, 'warnings')).not.toContain('Ingen farevarsler')
    expect(root.querySelector('[data-today=warnings] button')).not.toBeNull()
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
    await pass(minute)
    expect(textOf(root, 'dry')).not.toContain('Tørrest')
    expect(textOf(root, 'dry')).toContain('Noe nyere får vi ikke hentet nå')
  })

  it('strikes a cancelled boat in words, calls a timetable no punctuality, and knows the last way back', async () => {
    const departure = exampleDeparture({
      plannedAt: '2026-11-23T14:00:00.000Z',
      expectedAt: '2026-11-23T14:00:00.000Z',
      lineCode: '18-782',
      mode: 'water',
    })
    const late = { ...departure, expectedAt: '2026-11-23T14:25:00.000Z', isLastOfDay: true }
    const lastWayBack = exampleWayBack({ isLaterCancelled: true })
    const departures = [{ ...departure, isCancelled: true }, late, { ...departure, isLive: false }]
    if (answer) answer.parts.departures = examplePart([exampleStop(departures, { lastWayBack })])
    const root = await open()
    const rows = [...root.querySelectorAll('[data-today=boats] .today-row')].map((row) => row.textContent)
    expect(rows[0]).toContain('Innstilt')
    expect(rows[1]).toContain('25 min sein')
    expect(rows[1]).toContain('Siste i dag')
    expect(rows[2]).toContain('Bare rutetid')
    expect(textOf(root, 'boats')).toContain('Siste tilbake fra Værøy i kveld: kl. 18:30. En senere avgang er innstilt.')
  })

  it.each([
    ['no', 'Den siste tilbake fra Værøy gikk kl. 13:20.', 'Ingen flere fly', 'Ingen stengte veier'],
    ['en', 'The last way back from Værøy left at 13:20.', 'No more flights', 'No closed roads'],
    ['de', 'Die letzte Fahrt zurück von Værøy ging um 13:20 Uhr.', 'keine Flüge mehr', 'keine Sperrungen'],
  ] as const)('while nobody answers says what has left and what is over (%s)', async (language, left, flown, open_) => {
    const soon = '2026-11-23T12:20:00.000Z'
    const flight = flightTo('BOO', { plannedAt: soon })
    const departures = [exampleDeparture({ plannedAt: soon, expectedAt: soon, isCancelled: true }), exampleDeparture()]
    if (answer)
      Object.assign(answer.parts, {
        departures: examplePart([exampleStop(departures, { lastWayBack: exampleWayBack({ startsAt: soon }) })]),
        flights: examplePart([{ code: 'LKN', flights: [flight] }]),
        road: examplePart([exampleClosedRoad({ endsAt: soon })]),
      })
    const root = await open(language)
    const rows = () => root.querySelectorAll('[data-today=boats] .today-row').length
    const cancelled = () => root.querySelector('.today-tiles [href="#boats"] b')?.textContent?.includes('Moskenes–Bodø')
    expect([rows(), cancelled()]).toEqual([2, true])
    expect(textOf(root, 'flights')).toContain('WF809')
    for (const said of [textOf(root, 'boats'), textOf(root, 'road')])
      expect(said).not.toMatch(new RegExp(`${left}|${open_}`))
    answer = null
    vi.setSystemTime(Date.parse(soon))
    await pass(minute)
    expect([rows(), cancelled()]).toEqual([1, false])
    expect(textOf(root, 'boats')).toContain(left)
    expect(textOf(root, 'flights')).not.toContain('WF809')
    expect(textOf(root, 'flights')).toContain(flown)
    expect(textOf(root, 'road')).toContain(open_)
  })

  it('tells a closure at night with its hours, and not that no road is closed', async () => {
    const periods = { isRunning: false, listed: [], hours: { from: '22:00', to: '06:00' } }
    if (answer) answer.parts.road = examplePart([exampleClosedRoad({ periods })])
    const root = await open('en')
    expect(textOf(root, 'road')).toContain('The E10 is closed')
    expect(textOf(root, 'road')).toContain(', at set times, 22:00–06:00.')
    expect(textOf(root, 'road')).not.toContain('No closed roads')
  })

  it('tells messages of the road in a sentence of its own, with the Norwegian original folded below', async () => {
    const message = {
      id: '1',
      kind: 'closed' as const,
      road: 'E10',
      where: 'Flakstad',
      lines: ['Vegen er stengt.'],
      startsAt: null,
      endsAt: null,
      periods: null,
      updatedAt: '2026-11-23T11:30:00.000Z',
      latitude: 68,
      longitude: 13,
    }
    if (answer) answer.parts.road = examplePart([message])
    const root = await open('en')
    expect(textOf(root, 'road')).toContain('E10 · Closed')
    expect(textOf(root, 'road')).toContain('The E10 is closed at Flakstad.')
    const original = root.querySelector('[data-today=road] details:not([open]) q[lang=nb]')
    expect(original?.textContent).toBe('Flakstad. Vegen er stengt.')
    expect(textOf(root, 'road')).not.toContain('No closed roads')
  })

  it('without a network shows what was fetched before, with its time, and drops what is too old', async () => {
    await open()
    answer = null
    vi.setSystemTime(exampleNow + 30 * minute)
    const root = await open()
    expect(root.querySelector('[data-offline-notice]')?.textContent).toContain('Uten nett.')
    expect(textOf(root, 'dry')).toContain('Reine')
    vi.setSystemTime(exampleNow + 6 * 60 * minute)
    const later = await open()
    expect(textOf(later, 'warnings')).toContain(readTodayCopy('no').words.warningsFailed)
    expect(textOf(later, 'warnings')).not.toContain('Ingen farevarsler')
  })

  it.each([
    ['no', 'Uten nett. Tallene ble hentet for 32 minutter siden, kl. 12:58.'],
    ['en', 'No network. Figures fetched 32 minutes ago, at 12:58.'],
    ['de', 'Kein Netz. Die Zahlen wurden vor 32 Minuten abgerufen, um 12:58 Uhr.'],
  ] as const)(
    'without a network says first how old the figures are, before all of them (%s)',
    async (language, said) => {
      await open(language)
      answer = null
      vi.setSystemTime(exampleNow + 30 * minute)
      const root = await open(language)
      const line = root.querySelector('[data-offline-notice]')
      expect(line?.textContent).toContain(said)
      expect(line?.textContent).toContain('175')
      const lead = root.querySelector('[data-today-lead]') as Element
      expect((line?.compareDocumentPosition(lead) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    },
  )

  it('without a network and without figures says so in a sentence, with whom to call and no link that leads nowhere', async () => {
    answer = null
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const root = await open('en')
    expect(root.querySelector('[data-today-failed]')?.textContent).toBe(readTodayCopy('en').words.offlineNothing)
    vi.restoreAllMocks()
  })

  it('keeps the sources folded at every hour', async () => {
    for (const hour of [0, 3, 9, 15, 21, 23]) {
      vi.setSystemTime(Date.parse('2026-11-23T00:30:00+01:00') + hour * 60 * minute)
      const root = await open()
      expect(root.querySelector('#sources details:not([open]) .today-sources'), `${hour}`).not.toBeNull()
    }
  })

  it('without a network shows what another page was told, where the worker has kept that', async () => {
    const kept = JSON.stringify(answer)
    answer = null
    vi.setSystemTime(exampleNow + 30 * minute)
    vi.stubGlobal('caches', { match: async (path: string) => (path === '/api/today' ? new Response(kept) : undefined) })
    const root = await open()
    expect(root.querySelector('[data-offline-notice]')?.textContent).toContain('Uten nett.')
    expect(textOf(root, 'dry')).toContain('Reine')
  })

  it('says in a line what is missing beside others, and whom to ask instead', async () => {
    const whole = exampleToday()
    const [sea, road, roadWeather] = [examplePart([]), examplePart([]), examplePart([])]
    const tide = examplePart({ place: 'svolvaer' as const, station: null, extremes: [], curve: [] })
    Object.assign(whole.parts, { sea, tide, road, roadWeather })
    for (const [part, strip, line] of [
      ['tide', 'sea', 'Tidevannet får vi ikke hentet nå.'],
      ['sea', 'sea', 'Bølgene får vi ikke hentet nå.'],
      ['aurora', 'light', 'Kp og nordlysoval får vi ikke hentet nå.'],
      ['roadWeather', 'road', 'Vinden langs veien får vi ikke hentet nå.'],
    ] as const) {
      answer = structuredClone(whole)
      Object.assign(answer.parts[part], { state: 'failed', data: null, fetchedAt: null })
      const root = await open()
      expect(textOf(root, strip), part).toContain(line)
    }
  })

  it.each(languageKeys)(
    'says in one sentence that nothing can be fetched, with the services by name (%s)',
    async (language) => {
      const whole = exampleToday()
      for (const name of Object.keys(whole.parts) as (keyof typeof whole.parts)[])
        Object.assign(whole.parts[name], { state: name === 'charging' ? 'off' : 'failed', data: null, fetchedAt: null })
      for (const given of [null, whole]) {
        answer = given
        localStorage.clear()
        const root = await open(language)
        const said = root.querySelectorAll('[data-today-failed]')
        expect(said).toHaveLength(1)
        const links = [...(said[0]?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)
        for (const name of ['Yr', 'Entur', 'Varsom', 'vegvesen.no', 'Avinor']) expect(links).toContain(name)
        expect(root.querySelector('[aria-busy=true]')).toBeNull()
        expect(root.querySelector('.today-failed, .today-waiting')).toBeNull()
        // What needs nobody stays: the bus, the telephone, the chargers along the road, and the light of the day where a day is known.
        const ids = [...root.querySelectorAll('section[id]')].map(({ id }) => id)
        expect(ids).toEqual([...(given ? ['light'] : []), 'boats', 'road', 'charging'])
        expect(root.querySelector('a[href="tel:175"]')).not.toBeNull()
      }
    },
  )

  it('keeps the chosen place, also when the page is opened again', async () => {
    const root = await open()
    const places = root.querySelector<HTMLSelectElement>('[data-today-choice=place]') as HTMLSelectElement
    expect(places.value).toBe('svolvaer')
    fireEvent.change(places, { target: { value: 'reine' } })
    await pass(1)
    expect(textOf(root, 'light')).toContain('Reine')
    const again = await open()
    expect(again.querySelector<HTMLSelectElement>('[data-today-choice=place]')?.value).toBe('reine')
  })

  it('tells at once of an orange warning that comes while the page is open, and of no other', async () => {
    const root = await open()
    const alarm = () => root.querySelector('[data-today-alarm]')?.textContent
    expect(alarm()).toBe('')
    if (answer) answer.parts.warnings = examplePart([gale])
    await pass(minute)
    expect(alarm()).toBe('Oransje farevarsel: kraftige vindkast')
  })

  it('says that a part is under way, asks again until it is there, and calls only what failed impossible to fetch', async () => {
    const whole = exampleToday()
    answer = structuredClone(whole)
    for (const name of ['warnings', 'floods', 'forecast', 'departures', 'road', 'charging', 'sea'] as const)
      Object.assign(answer.parts[name], { state: 'waiting', data: null, fetchedAt: null })
    const root = await open('en')
    expect(textOf(root, 'warnings')).toContain('The warnings are still being fetched. There may be some in force.')
    expect(textOf(root, 'boats')).toContain('Ferries: still being fetched.')
    for (const strip of sections) expect(textOf(root, strip), strip).not.toMatch(/can’t be fetched|can’t see now/)
    expect(root.querySelector('.today-failed button')).toBeNull()
    await pass(30_000)
    expect(textOf(root, 'warnings')).toContain('still being fetched')
    answer = whole
    await pass(15_000)
    expect(textOf(root, 'warnings')).toContain('No official warnings')
  })

  it('is not called all clear while a warning cannot be read, and leads to who has it', async () => {
    if (answer) answer.parts.warnings = { ...examplePart([]), unreadable: 1, link: 'https://www.met.no/' }
    const root = await open('en')
    expect(textOf(root, 'warnings')).toContain('At least one warning could not be read.')
    expect(textOf(root, 'warnings')).not.toContain('No official warnings')
    expect(root.querySelector('[data-today=warnings] .today-warned a')?.textContent).toBe('See them all at MET Norway')
  })

  describe.each([
    ['three hours ahead', 3 * 60 * minute],
    ['twenty minutes ahead', 20 * minute],
    ['two days behind', -2 * 24 * 60 * minute],
  ])('on a device whose clock is %s', (_, wrongBy) => {
    beforeEach(() => {
      forgetAnswers()
      vi.setSystemTime(exampleNow + wrongBy)
      vi.stubGlobal('fetch', async () => {
        const headers = { date: new Date(exampleNow).toUTCString() }
        return new Response(JSON.stringify(answer), { status: 200, headers })
      })
    })
    afterEach(forgetAnswers)

    it('warnings show, nothing is old, and a closure of the past does not come back', async () => {
      if (answer) {
        answer.parts.warnings = examplePart([gale])
        answer.parts.road = examplePart([
          exampleClosedRoad({ endsAt: '2026-11-23T11:30:00.000Z', lines: ['Stengt i går.'] }),
          exampleClosedRoad({ id: 'now', endsAt: '2026-11-23T18:00:00.000Z', lines: ['Stengt nå.'] }),
        ])
      }
      const root = await open()
      expect(textOf(root, 'warnings')).toContain('Oransje farevarsel: kraftige vindkast')
      expect(root.querySelector('.today-old')).toBeNull()
      expect(textOf(root, 'road')).toContain('Stengt nå.')
      expect(textOf(root, 'road')).not.toContain('Stengt i går.')
    })
  })

  it('of a copy without a network says plainly when it is from, also where the device’s clock is behind it', async () => {
    await open()
    answer = null
    for (const [behind, text] of [
      [-2 * 24 * 60 * minute, ', kl. 12:58.'],
      [9 * 24 * 60 * minute, ', 23. nov. kl. 12:58.'],
    ] as const) {
      vi.setSystemTime(exampleNow + behind)
      const root = await open()
      expect(root.querySelector('[data-offline-notice]')?.textContent).toContain(text)
    }
  })

  it('says what the day is good for, with reason, hours and way, and what to leave with when instead', async () => {
    if (answer) {
      answer.parts.forecast = examplePart(exampleForecasts({ svolvaer: exampleHours([1.2]) }, [1.2]))
      answer.parts.avalanche = examplePart([exampleBulletin(3, '2026-11-23')])
    }
    const root = await open()
    // A supper of which nobody confirmed the hours has none.
    expect(textOf(root, 'toDo')).toContain('Se nettsiden først')
    expect(textOf(root, 'toDo')).not.toMatch(/til kl\. 22|–22/)
    expect(root.querySelector('.advice a')?.getAttribute('href')).toBe('/aktiviteter/skrei-kabelvag')
    expect(textOf(root, 'toDo')).toContain('6 km, 8 min')
    expect(textOf(root, 'toLeave')).toContain('Skredfaren er grad 3 av 5.')
    expect(textOf(root, 'toLeave')).toContain('Fra mai')
  })

  it('suggests nothing without a forecast but what is indoors and close by, and says why', async () => {
    if (answer) answer.parts.forecast = { ...examplePart(null), state: 'failed' }
    const root = await open('en')
    expect(textOf(root, 'toDo')).toContain('Without a forecast we can’t say what today is good for.')
    expect(root.querySelectorAll('[data-indoors=today] .houses > li').length).toBeGreaterThan(0)
    for (const far of root.querySelectorAll('.houses small'))
      expect(far.textContent).toMatch(/^Within walking distance/)
    expect(textOf(root, 'toLeave')).toBe('')
  })

  it('suggests only what is indoors and close by while nobody knows of warnings', async () => {
    if (answer) {
      answer.parts.warnings = { ...examplePart(null), state: 'failed' }
      answer.parts.forecast = examplePart(exampleForecasts({}, [0]))
    }
    const root = await open('de')
    expect(textOf(root, 'toDo')).toContain(readTodayCopy('de').words.adviceWithoutWarnings)
    expect(textOf(root, 'toDo')).toContain('Heute passt draußen nichts.')
    expect([...root.querySelectorAll('.advice h3')].map(({ textContent }) => textContent)).toEqual(['Børsen Spiseri'])
  })

  it('draws the hours of each warning as a bar above the table, at its true minutes, for eyes only', async () => {
    if (answer) answer.parts.warnings = examplePart([{ ...gale, startsAt: '2026-11-23T12:30:00.000Z' }])
    const root = await open()
    const bars = root.querySelector('[data-today=dry] .today-bars')
    expect(bars?.getAttribute('aria-hidden')).toBe('true')
    const bar = bars?.querySelector<HTMLElement>('.today-bar')
    // The hours from 12 to 24 are left of today, and the gale blows from 13:30 to 20:00.
    expect(Number.parseFloat(bar?.style.marginInlineStart ?? '')).toBeCloseTo((1.5 / 12) * 100, 1)
    expect(Number.parseFloat(bar?.style.width ?? '')).toBeCloseTo((6.5 / 12) * 100, 1)
    expect(bar?.dataset.level).toBe('3')
    expect(bars?.querySelector('.today-now-mark')).not.toBeNull()
  })

  it('marks the driest and the windiest place, but nobody while a severe warning holds', async () => {
    const places = exampleForecasts({ svolvaer: exampleHours([0.1], { gust: 9 }) })
    if (answer) answer.parts.forecast = examplePart(places)
    const root = await open()
    const flags = () => [...root.querySelectorAll('.today-flag')].map(({ textContent }) => textContent?.trim())
    expect(flags()).toEqual(['mest vind', 'tørrest til 24'])
    if (answer) answer.parts.warnings = examplePart([gale])
    await pass(minute)
    expect(flags()).toEqual([])
  })

  it('draws the place in the weather of the hour, and only when the picture can be fetched', async () => {
    const pictures: { src: string; onload: () => void }[] = []
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        onload = () => {}
        constructor() {
          pictures.push(this)
        }
      },
    )
    const root = await open()
    const picture = () => root.querySelector('[data-today-picture]')?.getAttribute('src')
    expect(picture()).toBe('/weather/start.svg')
    expect(pictures.at(-1)?.src).toMatch(/^\/weather\/svolvaer-winter-/)
    act(() => pictures.at(-1)?.onload())
    expect(picture()).toBe(pictures.at(-1)?.src)
    expect(root.querySelector('.today-head .caption')?.textContent).toBe('Svolvær slik været er kl. 13:00. Tegning.')
  })

  it('draws the night for eyes, and says the same in lists', async () => {
    const root = await open()
    const light = root.querySelector('[data-today=light]')
    const drawings = [...(light?.querySelectorAll('svg.today-lane-drawing') ?? [])]
    expect(drawings.length).toBeGreaterThanOrEqual(2)
    expect(drawings.every((drawing) => drawing.getAttribute('aria-hidden') === 'true')).toBe(true)
    expect(light?.querySelector('.today-lane ul')?.textContent).toMatch(/15: 90\s%/)
    expect(light?.querySelector('dl')?.textContent).toContain('Lyst uten lykt')
  })

  it('speaks of the midnight sun and not of northern lights while no night is dark', async () => {
    const titles = (root: HTMLElement) =>
      [...root.querySelectorAll('.today-tiles [href="#light"] span, #light h2')].map(({ textContent }) => textContent)
    const hours = exampleHours([0.4], { cloud: 35 })
    if (answer) answer.parts.forecast = examplePart(exampleForecasts({ svolvaer: hours }))
    expect(titles(await open())).toEqual(['Lys og nordlys', 'Lys og nordlys'])
    for (const [day, title] of [
      ['2026-07-08', 'Lys og midnattssol'],
      ['2026-05-12', 'Lyset'],
    ] as const) {
      const shift = Date.parse(`${day}T12:00:00Z`) - Date.parse('2026-11-23T12:00:00Z')
      vi.setSystemTime(exampleNow + shift)
      const part = examplePart(
        exampleForecasts({
          svolvaer: hours.map((hour) => ({ ...hour, time: new Date(Date.parse(hour.time) + shift).toISOString() })),
        }),
      )
      const moved = (time: string | null) => time && new Date(Date.parse(time) + shift).toISOString()
      if (answer)
        answer.parts.forecast = {
          ...part,
          fetchedAt: moved(part.fetchedAt),
          nextAt: moved(part.nextAt),
          dropAt: moved(part.dropAt),
        }
      const root = await open()
      expect(titles(root)).toEqual([title, title])
      // Clouds matter to the sun as well; Kp does not.
      expect([...root.querySelectorAll('.today-lane h3')].map(({ textContent }) => textContent)).toEqual([
        'Skyer over Svolvær',
      ])
    }
  })

  it('tells how many points of a charger are free, with the age, and takes it back when nobody reports', async () => {
    const station = {
      station: 'alti-svolvaer',
      points: 4,
      free: 3,
      outOfOrder: 0,
      reportedAt: '2026-11-23T11:54:00.000Z',
    }
    if (answer) answer.parts.charging = examplePart([station])
    const root = await open()
    const status = () => root.querySelector<HTMLElement>('.station-status')
    expect(status()?.textContent).toBe('3 av 4 ledige for 6 minutter siden')
    expect(status()?.dataset.status).toBe('available')
    if (answer) answer.parts.charging = examplePart([{ ...station, free: 0, outOfOrder: 4 }])
    await pass(minute)
    expect(status()?.textContent).toContain('Ute av drift')
    if (answer) answer.parts.charging = { ...examplePart([station]), state: 'stale' }
    await pass(minute)
    expect(status()?.dataset.status).toBe('unknown')
    if (answer) answer.parts.charging = { ...examplePart(null), state: 'failed' }
    await pass(minute)
    expect(status()?.textContent).toBe('Sist bekreftet')
    expect(textOf(root, 'charging')).toContain('Vi får ikke hentet ledige ladere nå')
  })

  it('tells the facts of the day on the tiles, and no count', async () => {
    if (answer)
      Object.assign(answer.parts, {
        road: examplePart([exampleClosedRoad({ where: 'Ramberg' }), exampleClosedRoad({ id: '2', kind: 'roadworks' })]),
        flights: examplePart([{ code: 'LKN', flights: [flightTo('BOO', { state: 'cancelled' })] }]),
      })
    const tile = async (language: Language, part: string) =>
      (await open(language)).querySelector(`.today-tiles [href="#${part}"] b`)?.textContent
    expect(await tile('no', 'road')).toBe('E10 stengt ved Ramberg')
    expect(await tile('en', 'road')).toBe('E10 closed at Ramberg')
    expect(await tile('de', 'road')).toBe('E10 bei Ramberg gesperrt')
    expect(await tile('en', 'flights')).toBe('15:00 Leknes–Bodø cancelled')
  })

  it('gives the parts of the page a value each in the row of links', async () => {
    const root = await open()
    expect(root.querySelector('.today-tiles [href="#boats"] b')?.textContent).toBe('Ingen innstilt')
    expect(root.querySelector('.today-tiles [href="#light"] b')?.textContent).toMatch(/^mørkt fra 16:/)
  })

  it('leaves alone what did not change when it is renewed: marked words, open folds, the focus', async () => {
    if (answer) answer.parts.warnings = examplePart([gale, { ...gale, id: 'gale-2', level: 2 as const }])
    const root = await open()
    const fold = root.querySelector<HTMLDetailsElement>('details.today-folded') as HTMLDetailsElement
    fold.open = true
    const link = root.querySelector<HTMLAnchorElement>('[data-today=warnings] article a') as HTMLAnchorElement
    link.focus()
    const changed: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.push((target as Element).outerHTML ?? target.textContent)
    })
    observer.observe(root, { childList: true, subtree: true })
    if (answer) answer.parts.road = examplePart([exampleClosedRoad()])
    await pass(minute)
    expect(textOf(root, 'road')).toContain('Stengt')
    expect(changed.every((each) => !each.includes('today-warning'))).toBe(true)
    observer.disconnect()
    expect(fold.isConnected && fold.open).toBe(true)
    expect(document.activeElement).toBe(link)
  })

  it('goes on in a page that the browser translated', async () => {
    if (answer) answer.parts.forecast = examplePart(exampleForecasts({ svolvaer: exampleHours([0.1], { gust: 9 }) }))
    const root = await open()
    translateAsBrowsersDo(root)
    if (answer) {
      answer.parts.warnings = examplePart([gale])
      answer.parts.forecast = examplePart(exampleForecasts({}, [3]))
      answer.parts.road = examplePart([exampleClosedRoad()])
      answer.parts.departures = { ...examplePart(null), state: 'failed' }
    }
    await pass(minute)
    expect(textOf(root, 'warnings')).toContain('Oransje farevarsel: kraftige vindkast')
    expect(textOf(root, 'road')).toContain('Stengt')
    expect(root.querySelector('.island-failed')).toBeNull()
    if (answer) answer.parts.warnings = examplePart([])
    translateAsBrowsersDo(root)
    await pass(minute)
    expect(textOf(root, 'warnings')).toContain('Ingen farevarsler')
    expect(root.querySelector('.island-failed')).toBeNull()
  })

  it('says what happened and where else to look when a part throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    if (answer) answer.parts.road = examplePart([{ ...exampleClosedRoad(), lines: null as unknown as string[] }])
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer), { status: 200 }))
    const root = await open()
    // An answer of another shape is no answer.
    expect(root.querySelector('[data-today-failed]')).not.toBeNull()
    expect(root.querySelector('.island-failed')).toBeNull()
  })
})
