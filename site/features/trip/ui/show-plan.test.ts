// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lightSentenceWords } from '#site/calendar/light-words.ts'
import { readMyTrip } from '#site/content-model/pages/my-trip-copy.ts'
import { formatSpot } from '#site/features/trip/plan/format-spot.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { emptyPlan, type Plan, stopsOf } from '#site/features/trip/plan/plan.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { atlas } from '#site/features/trip/plan/trip-plan-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { buildDay } from './show-day.ts'
import { buildStopEdit } from './show-edit.ts'
import { buildDaysSection, buildSummary, buildWaiting } from './show-plan.ts'
import type { RemarkActions } from './show-remarks.ts'

const voice: TripVoice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
}

describe('the heading of the days', () => {
  it('says how to move a stop only where that can be done', () => {
    globalThis.IntersectionObserver ??= class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
    const { section, show } = buildDaysSection(voice)
    const hint = () => section.querySelector<HTMLElement>('.trip-days-head p span')
    show(emptyPlan, [], [], undefined)
    expect(hint()?.hidden).toBe(true)
    show(emptyPlan, [], [document.createElement('button')], undefined)
    expect(hint()?.hidden).toBe(false)
    expect(hint()?.textContent).toContain('Reorder')
  })
})

describe('the strip of a stop', () => {
  it('moves it to where the other day gets longer by the least', () => {
    const plan: Plan = {
      ...emptyPlan,
      arrival: { place: 'moskenes' },
      days: [
        { stops: [{ ref: 't.ryten' }], bed: 'p.reine' },
        { stops: [{ ref: 'p.nusfjord' }, { ref: 'p.henningsvaer' }], bed: 'p.svolvaer' },
      ],
    }
    let moved: unknown
    const strip = buildStopEdit(plan, {}, { day: 0, index: 0 }, voice, {
      move: (from, to) => (moved = [stopsOf(plan, from.day)[from.index]?.ref, to]),
      setMinutes() {},
      setNote() {},
      remove() {},
      setBed() {},
      close() {},
    })
    const days = strip?.querySelector('select')
    if (days) days.value = '1'
    days?.dispatchEvent(new Event('change'))
    expect(moved).toEqual(['t.ryten', { day: 1, index: 0 }])
  })
})

describe('a plan by bus', () => {
  const byBus: Plan = {
    ...emptyPlan,
    arrival: { date: '2027-02-11', place: 'evenes' },
    means: { kind: 'bus' },
    days: [{ stops: [{ ref: 'p.svolvaer' }], bed: 'p.svolvaer' }, { stops: [] }],
    waiting: [{ ref: 'a.skreifiske' }],
  }
  const draw = (plan: Plan) => {
    const schedules = plan.days.map((_, index) => scheduleDay(plan, index, atlas))
    const [schedule] = schedules
    const nothing = () => undefined
    const shown = {
      plan,
      notes: {},
      index: 0,
      isReadOnly: true,
      remarks: [],
      warnings: [],
      weather: undefined,
      chart: undefined,
      remarkActions: {} as RemarkActions,
      buildEdit: nothing,
      buildSearch: nothing,
      toggleEdit: nothing,
      openSearch: nothing,
      setStart: nothing,
    }
    const day = schedule && buildDay({ ...shown, schedule }, voice)
    const text = [buildSummary(plan, {}, schedules, voice), day].map((each) => each?.textContent).join(' ')
    return { text: text.replaceAll('\u00a0', ' '), leg: day?.querySelector('.trip-leg')?.textContent, day }
  }

  it('says how long a ride is about, with a link to departures, and nothing of driving', () => {
    const { text, leg, day } = draw(byBus)
    expect(leg?.replaceAll('\u00a0', ' ')).toBe('about 3 h · 159 km · Departure times: Entur')
    expect(day?.querySelector('dl')?.textContent).toMatch(/^On the road/)
    expect(text).not.toMatch(/wheel|Drive|driving/)
    expect(voice.words.travel.bus.legend).not.toMatch(/driving/)
    expect(draw({ ...byBus, means: { kind: 'car' } }).leg).not.toContain('about')
  })

  it('promises no arrival when a stop is moved', () => {
    expect(formatSpot(byBus, { day: 0, index: 0 }, 'Svolvær', voice)).toBe('Svolvær: day 1, 1 of 1. You can undo this.')
  })

  it('says the season of what waits for a day', () => {
    const nothing = () => undefined
    const waiting = buildWaiting(byBus, {}, voice, {
      isReadOnly: false,
      buildEdit: nothing,
      buildSearch: nothing,
      toggleEdit: nothing,
      openSearch: nothing,
      spread: nothing,
    })
    expect(waiting.textContent).toContain('Season: 15 February to 30 April.')
  })
})
