// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Departure } from '#contract/departures.ts'
import type { Language } from '#contract/languages.ts'
import type { TodayAnswer, Warning } from '#contract/today.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { readWindLimits } from '#site/content/model/advice-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { translateAsBrowsersDo } from '#site/ui/testing/translate-as-browsers-do.ts'
import { fillTodayLine } from './fill-today-line.ts'
import { type Concern, findTodayLine } from './find-today-line.ts'
import { keepShowing } from './keep-showing.ts'
import type { LineWords } from './line-words.ts'
import { TodayLine, type TodayLineProps } from './TodayLine.tsx'
import {
  exampleBulletin,
  exampleClosedRoad,
  exampleDeparture,
  exampleNow,
  examplePart,
  exampleStop,
  exampleToday,
  exampleWarning,
} from './today-examples.ts'

const reine: Concern = { place: 'reine', isAtSea: false, isOnSlope: false, stop: undefined }

const withWarnings = (...list: Partial<Warning>[]) => exampleToday({ warnings: examplePart(list.map(exampleWarning)) })
const find = (answer: TodayAnswer, concern = reine, now = exampleNow) => findTodayLine(answer, concern, now)

const withFerries = (...departures: Partial<Departure>[]) =>
  exampleToday({
    departures: examplePart([exampleStop(departures.map(exampleDeparture))]),
  })

describe('what of today concerns a page', () => {
  it('is nothing on a quiet day, and nothing when nobody can be asked', () => {
    expect(find(exampleToday())).toBeNull()
    const failed = { ...examplePart(null), state: 'failed' } as const
    expect(find(exampleToday({ warnings: failed, floods: failed, road: failed, departures: failed }))).toBeNull()
  })

  it('is the highest warning for the place, and on the home page for any place', () => {
    const answer = withWarnings(
      { level: 2 },
      { id: 'red', level: 4 },
      { id: 'elsewhere', level: 4, places: ['svolvaer'] },
    )
    expect(find(answer)).toMatchObject({ kind: 'warning', warning: { id: 'red' } })
    expect(find(answer, { ...reine, place: 'leknes' })).toBeNull()
    expect(find(answer, { ...reine, place: undefined })).toMatchObject({ kind: 'warning' })
    expect(find(withWarnings({ id: 'unknown', level: null }, { level: 4 }))).toMatchObject({
      warning: { id: 'unknown' },
    })
  })

  it('is a warning for the sea only where the page is about the sea', () => {
    const answer = withWarnings({ isAtSea: true, places: [] })
    expect(find(answer)).toBeNull()
    expect(find(answer, { ...reine, isAtSea: true })).toMatchObject({ kind: 'warning' })
  })

  it('is no warning that has ended, none of tomorrow, and none that may no longer be shown', () => {
    expect(find(withWarnings({ endsAt: '2026-11-23T11:00:00.000Z' }))).toBeNull()
    expect(find(withWarnings({ startsAt: '2026-11-24T05:00:00.000Z', endsAt: null }))).toBeNull()
    expect(find(withWarnings({ endsAt: null }), reine, exampleNow + 4 * 3_600_000)).toBeNull()
  })

  it('is avalanche danger from 3 on where the page is about a slope', () => {
    const day = (level: 2 | 3) => exampleToday({ avalanche: examplePart([exampleBulletin(level, '2026-11-23')]) })
    expect(find(day(3), { ...reine, isOnSlope: true })).toEqual({ kind: 'avalanche', level: 3 })
    expect(find(day(2), { ...reine, isOnSlope: true })).toBeNull()
    expect(find(day(3))).toBeNull()
  })

  it('is that a warning could not be read, whatever the page is about, after those that could', () => {
    const answer = withWarnings({ places: ['svolvaer'] })
    answer.parts.floods = { ...examplePart([]), unreadable: 1 }
    expect(find(answer)).toEqual({ kind: 'unreadable', name: 'floods' })
    expect(find(answer, { ...reine, place: 'svolvaer' })).toMatchObject({ kind: 'warning' })
    answer.parts.floods = { ...examplePart(null), state: 'failed', unreadable: 1 }
    expect(find(answer)).toBeNull()
  })

  it('is a closed road within reach of the place', () => {
    const road = exampleToday({
      road: examplePart([exampleClosedRoad({ where: 'Hamnøy', latitude: 67.946, longitude: 13.132 })]),
    })
    expect(find(road)).toMatchObject({ kind: 'road', messages: [{ road: 'E10', where: 'Hamnøy' }] })
    expect(find(road, { ...reine, place: 'svolvaer' })).toBeNull()
  })

  it('is a road that closes tonight, behind one that is closed, and none that is over or of tomorrow', () => {
    const withRoads = (...list: Parameters<typeof exampleClosedRoad>[0][]) =>
      exampleToday({ road: examplePart(list.map((each) => exampleClosedRoad(each))) })
    const home = { ...reine, place: undefined }
    const tonight = { id: 'tonight', startsAt: '2026-11-23T21:00:00.000Z', endsAt: '2026-11-24T05:00:00.000Z' }
    expect(find(withRoads(tonight), home)).toMatchObject({ messages: [{ id: 'tonight' }] })
    expect(find(withRoads(tonight, { id: 'now' }), home)).toMatchObject({
      messages: [{ id: 'now' }, { id: 'tonight' }],
    })
    expect(find(withRoads({ endsAt: '2026-11-23T11:00:00.000Z' }), home)).toBeNull()
    expect(find(withRoads({ startsAt: '2026-11-24T08:00:00.000Z' }), home)).toBeNull()
  })

  it('is first what is closed near the page, or on one about all of Lofoten, before the warning, which stands after it', () => {
    const closed = ['one', 'other'].map((id) => exampleClosedRoad({ id, latitude: 67.946, longitude: 13.132 }))
    const answer = exampleToday({
      road: examplePart(closed),
      warnings: examplePart([exampleWarning({ level: 3, places: ['reine', 'svolvaer'] })]),
    })
    const home = { ...reine, place: undefined }
    expect(find(answer)).toMatchObject({ kind: 'road', messages: closed, warning: { level: 3 } })
    expect(find(answer, { ...reine, place: 'svolvaer' })).toMatchObject({ kind: 'warning' })
    expect(find(answer, home)).toMatchObject({ kind: 'road', messages: closed, warning: { level: 3 } })
    expect(find(exampleToday({ warnings: answer.parts.warnings }), home)).toMatchObject({ kind: 'warning' })
  })

  it('is a road that is known to be closed before a warning that nobody can read', () => {
    const unreadable = { warnings: { ...examplePart([]), unreadable: 1 } }
    const closed = exampleClosedRoad({ latitude: 67.946, longitude: 13.132 })
    expect(find(exampleToday(unreadable))).toMatchObject({ kind: 'unreadable' })
    expect(find(exampleToday({ ...unreadable, road: examplePart([closed]) }))).toMatchObject({ kind: 'road' })
  })

  it('is a cancelled ferry that leads there, with the next one to the same quay', () => {
    const concern = { ...reine, stop: 'moskenes' }
    const answer = withFerries(
      { isCancelled: true },
      { plannedAt: '2026-11-23T14:00:00.000Z', destination: 'Værøy' },
      { plannedAt: '2026-11-23T17:00:00.000Z', expectedAt: '2026-11-23T17:15:00.000Z' },
    )
    expect(find(answer, concern)).toMatchObject({ kind: 'ferry', next: { expectedAt: '2026-11-23T17:15:00.000Z' } })
    expect(find(answer)).toBeNull()
    // Of the night after, to four in the morning.
    const atNight = { plannedAt: '2026-11-24T00:30:00.000Z', expectedAt: '2026-11-24T00:30:00.000Z' }
    expect(find(withFerries({ isCancelled: true }, atNight), concern)).toMatchObject({
      next: { expectedAt: '2026-11-24T00:30:00.000Z' },
    })
    const short = exampleStop([exampleDeparture({ isCancelled: true })], { reachesTo: '2026-11-24T02:00:00.000Z' })
    const shortAnswer = exampleToday({ departures: examplePart([short]) })
    // Nobody knows what goes after the list ends.
    expect(find(shortAnswer, concern)).toMatchObject({ kind: 'ferry', next: undefined })
    expect(find(withFerries({ isCancelled: true, plannedAt: '2026-11-23T09:00:00.000Z' }), concern)).toBeNull()
  })
})

describe('the line of today', () => {
  const build = (props: TodayLineProps = { place: 'reine', stop: 'moskenes', isOnSlope: true }) => {
    document.body.innerHTML = renderToString(<TodayLine language="no" {...props} />)
    return document.body.firstElementChild as HTMLElement
  }
  const show = (answer: TodayAnswer, language: Language = 'no', line = build()) => {
    const { words } = readTodayCopy(language)
    const boundary = pickWords(language, boundaryWords)
    fillTodayLine(line, answer, {
      language,
      words: { words, href: '/i-dag', stops: {}, boundary, wind: readWindLimits() },
      now: exampleNow,
    })
    return line
  }

  it('says level, event, hours and places, and leads to the page of today', () => {
    const line = show(withWarnings({}))
    expect(line.hidden).toBe(false)
    expect(line.dataset.level).toBe('3')
    expect(line.textContent).toBe('Oransje farevarsel: kraftige vindkast 16:00 til 20:00Lofoten i dag')
    expect(line.querySelector('a')?.getAttribute('href')).toBe('/i-dag')
  })

  it('names the places on a page about all of Lofoten', () => {
    expect(show(withWarnings({ places: ['reine', 'leknes'] }), 'no', build({})).textContent).toContain(
      '20:00, Reine, Leknes',
    )
    const all = withWarnings({ places: [...weatherPlaceKeys] })
    expect(show(all, 'de', build({})).textContent).toContain('bis 20:00 Uhr, auf den ganzen Lofoten')
  })

  it('says on a page about all of Lofoten first what is closed, then the warning, in its colour', () => {
    const line = show(
      exampleToday({
        road: examplePart([exampleClosedRoad({ where: 'Ramberg - Flakstad' })]),
        warnings: examplePart([exampleWarning({ level: 3, places: ['reine'] })]),
      }),
      'no',
      build({}),
    )
    expect(line.textContent).toMatch(/^E10 .*Ramberg.*Flakstad.*Oransje farevarsel.*Reine/)
    expect(line.dataset.level).toBe('3')
  })

  it('names level and number of avalanches, and a cancelled ferry with the next', () => {
    expect(
      show(exampleToday({ avalanche: examplePart([exampleBulletin(4, '2026-11-23')]) }), 'de').textContent,
    ).toContain('Lawinengefahr 4 von 5: groß')
    const ferries = withFerries(
      { isCancelled: true },
      { plannedAt: '2026-11-23T17:00:00.000Z', expectedAt: '2026-11-23T17:00:00.000Z' },
    )
    expect(show(ferries, 'en').textContent).toContain('The 14:00 ferry to Bodø is cancelled. Next one at 18:00')
    expect(show(withFerries({ isCancelled: true })).textContent).toContain('Flere går ikke i dag.')
    const closed = exampleClosedRoad({
      where: 'Hamnøy',
      latitude: 67.946,
      longitude: 13.132,
      startsAt: '2026-11-23T21:00:00.000Z',
      endsAt: '2026-11-24T05:00:00.000Z',
    })
    expect(show(exampleToday({ road: examplePart([closed]) }), 'de').textContent).toContain(
      'Die E10 ist bei Hamnøy gesperrt, heute Nacht, 22:00–06:00 Uhr.',
    )
  })

  it.each(['no', 'en', 'de'] as const)('in %s says that a warning could not be read', (language) => {
    const answer = exampleToday({ warnings: { ...examplePart([]), unreadable: 2 } })
    expect(show(answer, language).textContent).toContain(readTodayCopy(language).words.unreadable_warnings)
  })

  it.each(['no', 'en', 'de'] as const)('in %s says without a network how old it is, whatever it says', (language) => {
    const { words } = readTodayCopy(language)
    const setting = { language, now: exampleNow + 7_200_000, isOffline: true }
    const closed = exampleToday({ road: examplePart([exampleClosedRoad({ latitude: 67.946, longitude: 13.132 })]) })
    for (const answer of [withWarnings({}), closed]) {
      const line = build()
      fillTodayLine(line, answer, { ...setting, words: { words } as LineWords })
      const age = fillGaps(words.lineOffline, { t: fillGaps(words.at, { t: '12:58' }) })
      expect(line.querySelector('[data-line=more]')?.textContent).toMatch(/^ (?:[^.]+\. )?\S/)
      expect(line.textContent).toContain(age)
      fillTodayLine(line, answer, { ...setting, words: { words } as LineWords, isOffline: false })
      expect(line.textContent).not.toContain(age)
    }
  })

  it('is hidden again when the warning ends, and what says the same stays the same text', () => {
    const line = show(withWarnings({}))
    const title = line.querySelector('b')?.firstChild
    show(withWarnings({}), 'no', line)
    expect(line.querySelector('b')?.firstChild).toBe(title)
    show(exampleToday(), 'no', line)
    expect(line.hidden).toBe(true)
  })

  it('says the new warning in a page that the browser translated', () => {
    const line = show(withWarnings({}))
    translateAsBrowsersDo(line)
    show(withWarnings({ level: 4 }), 'no', line)
    expect(line.querySelector('b')?.textContent).toBe('Rødt farevarsel: kraftige vindkast')
  })

  it('shows the text of a service as text', () => {
    const line = show(withWarnings({ eventName: { no: '<img src=x>', en: null }, event: null }))
    expect(line.querySelector('img')).toBeNull()
    expect(line.textContent).toContain('<img src=x>')
  })

  it('says nothing on a page that is cut off from the server, and goes on asking', async () => {
    vi.useFakeTimers()
    const fetched = vi.fn(async () => {
      throw new TypeError('Failed to fetch')
    })
    vi.stubGlobal('fetch', fetched)
    const shown = vi.fn(async () => {})
    keepShowing(shown)
    await vi.advanceTimersByTimeAsync(400_000)
    expect(fetched.mock.calls.length).toBeGreaterThan(1)
    expect(shown).not.toHaveBeenCalled()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})
