// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepPlan } from '#site/features/trip/plan/kept-plans.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { writeLink } from '#site/features/trip/plan/plan-link.ts'
import { keptEvent, pressEvent, type TripData } from '#site/features/trip/plan/trip-events.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { describePlacement, showTripOnPage } from './on-page.ts'
import { onPageWords } from './on-page-words.ts'

const words = pickWords('en', onPageWords)
const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08' },
  days: [
    { stops: [{ ref: 'p.reine' }], bed: 'c.one' },
    { stops: [], bed: 'c.two' },
    { stops: [], bed: 'c.two' },
  ],
  waiting: [{ ref: 't.ryten' }],
}

describe('what a control says of its stop', () => {
  it.each([
    ['p.nusfjord', undefined],
    ['p.reine', 'In my trip, day 1'],
    ['t.ryten', 'In my trip'],
    ['c.one', 'In my trip, night before Friday'],
    ['c.two', 'In my trip, 2 nights'],
  ])('%s: %s', (ref, said) => {
    expect(describePlacement(plan, ref, words, 'en')).toBe(said)
  })

  it('names the night by its day while the plan has no dates', () => {
    expect(describePlacement({ ...plan, arrival: {} }, 'c.one', words, 'en')).toBe('In my trip, night after day 1')
  })
})

let canLoad = true

/** Once: an element cannot be defined twice. */
document.body.innerHTML = `<a data-trip-link href="/en/my-trip">My trip</a><a class="trip-count" data-trip-link hidden><svg></svg>0</a>`
showTripOnPage({
  language: 'en',
  words,
  storage: localStorage,
  loadPress: async () => {
    if (!canLoad) throw new TypeError('no network')
    return {} as TripData
  },
})

function addControl(ref: string, name: string): HTMLElement {
  const element = document.createElement('trip-add')
  Object.assign(element.dataset, { stop: ref, name })
  document.body.append(element)
  return element
}

function keep(kept: Plan) {
  localStorage.clear()
  keepPlan(localStorage, { id: '1', link: writeLink(kept), changed: 1 }, undefined)
  dispatchEvent(new CustomEvent(keptEvent, { detail: null }))
}

describe('a control on a page', () => {
  beforeEach(() => {
    canLoad = true
    localStorage.clear()
    for (const each of document.querySelectorAll('trip-add')) each.remove()
    dispatchEvent(new CustomEvent(keptEvent, { detail: null }))
  })

  it('is a button that names its stop, and follows the plan', () => {
    const button = addControl('p.reine', 'Reine').querySelector('button')
    expect(button?.getAttribute('aria-label')).toBe('Add to my trip: Reine')
    keep(plan)
    expect(button?.getAttribute('aria-label')).toBe('In my trip, day 1: Reine')
    keep(emptyPlan)
    expect(button?.getAttribute('aria-label')).toBe('Add to my trip: Reine')
  })

  it('says the plan of a browser that does not save, too', () => {
    const button = addControl('t.ryten', 'Ryten').querySelector('button')
    dispatchEvent(new CustomEvent(keptEvent, { detail: { plans: [{ id: '1', link: writeLink(plan), changed: 1 }] } }))
    expect(button?.getAttribute('aria-label')).toBe('In my trip: Ryten')
  })

  it('follows when a list uses it for another stop', () => {
    keep(plan)
    const element = addControl('p.nusfjord', 'Nusfjord')
    Object.assign(element.dataset, { stop: 'p.reine', name: 'Reine' })
    expect(element.textContent).toBe('In my trip, day 1')
    expect(element.querySelectorAll('button')).toHaveLength(1)
  })

  it('asks for the stop to be added', async () => {
    const element = addControl('p.reine', 'Reine')
    const asked = new Promise((resolve) => document.addEventListener(pressEvent, resolve, { once: true }))
    element.querySelector('button')?.click()
    expect(((await asked) as CustomEvent).detail.element).toBe(element)
  })

  it('says so once where there is no network to add it', async () => {
    canLoad = false
    const element = addControl('p.reine', 'Reine')
    element.querySelector('button')?.click()
    element.querySelector('button')?.click()
    await new Promise((resolve) => setTimeout(resolve))
    expect([...element.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      words['onTrip.unreachable'],
    ])
  })
})

describe('the header', () => {
  it('counts stops with and without a day, not beds, and is as before without any', () => {
    const [wide, narrow] = document.querySelectorAll<HTMLElement>('[data-trip-link]')
    keep(plan)
    expect(wide?.textContent).toBe('My trip2')
    expect(wide?.ariaLabel ?? wide?.getAttribute('aria-label')).toBe('My trip, stops: 2')
    expect(narrow?.hidden).toBe(false)
    expect(narrow?.textContent).toBe('2')
    keep(emptyPlan)
    expect(wide?.textContent).toBe('My trip')
    expect(narrow?.hidden).toBe(true)
  })
})
