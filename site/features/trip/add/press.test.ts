// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { lightSentenceWords } from '#site/calendar/light-words.ts'
import { readMyTrip } from '#site/content-model/pages/my-trip-copy.ts'
import { keepPlan, readKeptPlans } from '#site/features/trip/plan/kept-plans.ts'
import { describeReadyPlans } from '#site/features/trip/plan/list-ready-plans.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { createPress } from './press.ts'

const data = {
  atlas: describeAtlas('en'),
  ready: describeReadyPlans('en'),
  chargersHref: '/en/charging',
  credit: 'Map: somebody',
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  sky: pickWords('en', ['weather.symbol.']),
}
const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'moskenes' },
  departure: { date: '2027-07-09', place: 'svolvaer-airport' },
  days: [{ stops: [{ ref: 'p.reine' }], bed: 'm.moskenes-camping' }, { stops: [{ ref: 'p.henningsvaer' }] }],
}
const refused = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
} as unknown as Storage

let said: { text: string; buttons: HTMLElement[] }[] = []
let clock = 1000

function start(storage: Storage = localStorage) {
  said = []
  return createPress({
    data,
    language: 'en',
    storage,
    tripHref: '/en/my-trip',
    say: (text, ...buttons) => said.push({ text, buttons }),
    now: () => (clock += 1),
  })
}

function control(ref: string, name: string): HTMLElement {
  const element = document.createElement('trip-add')
  Object.assign(element.dataset, { stop: ref, name })
  element.append(document.createElement('button'))
  document.body.append(element)
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover ??= () => undefined
  HTMLElement.prototype.hidePopover ??= () => undefined
  return element
}

function readKept(): Plan {
  const [kept] = readKeptPlans(localStorage).plans
  const answer = readLink(kept?.link ?? '')
  return answer.kind === 'plan' ? answer.plan : emptyPlan
}

const refsOf = (day: number) => readKept().days[day]?.stops.map(({ ref }) => ref)
const keepExample = () => keepPlan(localStorage, { id: '1', link: writeLink(plan), changed: 1 }, undefined)

beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})

describe('the first press', () => {
  it('makes a plan where there is none', () => {
    start()(control('t.ryten', 'Ryten'))
    expect(readKept().waiting).toEqual([{ ref: 't.ryten' }])
    expect(said[0]?.text).toBe('Ryten has no day. You can undo this.')
  })

  it('adds to the open plan where its road passes, says where, and can be undone', () => {
    keepExample()
    start()(control('t.ryten', 'Ryten'))
    expect(refsOf(1)).toEqual(['t.ryten', 'p.henningsvaer'])
    expect(said[0]?.text).toMatch(/^Ryten: day 2, 1 of 2, arrival about \d+:\d\d/)
    said[0]?.buttons[0]?.click()
    expect(refsOf(1)).toEqual(['p.henningsvaer'])
    expect(said.at(-1)?.text).toBe('Undone.')
  })

  it('adds to what another window wrote meanwhile', () => {
    keepExample()
    const press = start()
    const other = { ...plan, waiting: [{ ref: 'p.nusfjord' }] }
    keepPlan(localStorage, { id: '1', link: writeLink(other), changed: 5 }, 1)
    press(control('t.ryten', 'Ryten'))
    expect(readKept().waiting).toEqual([{ ref: 'p.nusfjord' }])
    expect(refsOf(1)).toContain('t.ryten')
  })

  it('is not undone over what another window wrote after it', () => {
    keepExample()
    start()(control('t.ryten', 'Ryten'))
    const [kept] = readKeptPlans(localStorage).plans
    keepPlan(localStorage, { id: '1', link: writeLink(plan), changed: 9 }, kept?.changed)
    said[0]?.buttons[0]?.click()
    expect(said.at(-1)?.text).toBe(data.words.elsewhere)
    expect(refsOf(1)).toEqual(['p.henningsvaer'])
  })

  it('keeps the plan for the page, and says so, where the browser does not save', () => {
    const press = start(refused)
    press(control('t.ryten', 'Ryten'))
    expect(said[0]?.text).toBe(data.words.notSaved)
    expect(said[0]?.buttons[0]?.textContent).toBe('Copy link')
    const element = control('t.ryten', 'Ryten')
    press(element)
    expect(element.querySelector('[role=dialog]')).not.toBeNull()
  })
})

describe('the second press', () => {
  it('lets the day be chosen, and the stop moves there', () => {
    keepExample()
    const press = start()
    const element = control('p.reine', 'Reine')
    press(element)
    const rows = [...element.querySelectorAll('label')]
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Day 1, Thu.* 8 Julstops: 1, /),
      'Day 2, Fri 9 Julon the way',
      'No day yet',
    ])
    rows[1]?.querySelector('input')?.click()
    expect(refsOf(0)).toEqual([])
    expect(refsOf(1)).toEqual(['p.reine', 'p.henningsvaer'])
  })

  it('ticks the nights of a bed, which stays collected without any', () => {
    keepExample()
    const press = start()
    const element = control('m.moskenes-camping', 'Moskenes Camping')
    press(element)
    const tick = element.querySelector('input')
    expect(tick).toMatchObject({ type: 'checkbox', checked: true })
    tick?.click()
    expect(readKept().days[0]?.bed).toBeUndefined()
    expect(readKept().waiting).toEqual([{ ref: 'm.moskenes-camping' }])
    tick?.click()
    expect(readKept().days[0]?.bed).toBe('m.moskenes-camping')
    expect(readKept().waiting).toEqual([])
  })

  it('takes the stop out', () => {
    keepExample()
    const press = start()
    const element = control('p.reine', 'Reine')
    press(element)
    element.querySelector<HTMLElement>('.quiet')?.click()
    expect(refsOf(0)).toEqual([])
    expect(said.at(-1)?.text).toBe('Reine is removed from the trip. You can undo this.')
  })
})
