// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lightSentenceWords } from '#site/calendar/light-words.ts'
import { readMyTrip } from '#site/content-model/pages/my-trip-copy.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { emptyPlan, type Plan, stopsOf } from '#site/trip-plan/plan.ts'
import { atlas } from '#site/trip-plan/trip-plan-examples.ts'
import type { TripVoice } from './format-trip.ts'
import { buildStopEdit } from './show-edit.ts'
import { buildDaysSection } from './show-plan.ts'

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
    show([], [], undefined)
    expect(hint()?.hidden).toBe(true)
    show([], [document.createElement('button')], undefined)
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
