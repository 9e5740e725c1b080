// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { type DinnerHouse, listDinnerHouses, listDinnerVillages } from '#site/content/model/dinner-queries.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { readRestaurantsCopy } from '#site/content/model/pages/restaurants-copy.ts'
import { restaurants } from '#site/content/model/restaurant-queries.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { keepPlace, readKeptPlace } from '#site/ui/kept-place.ts'
import { Tonight } from './Tonight.tsx'
import { keepSayingTonight, momentOfDinner, stateOfDinner } from './tonight-behaviour.ts'

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  document.body.replaceChildren()
})

const at = (time: string) => Date.parse(time)

test('the next dinner is at seven, now while kitchens are open, and tomorrow late at night', () => {
  const seven = at('2026-11-29T19:00:00+01:00')
  expect(momentOfDinner(at('2026-11-29T08:00:00+01:00'))).toBe(seven)
  expect(momentOfDinner(at('2026-11-29T20:30:00+01:00'))).toBe(at('2026-11-29T20:30:00+01:00'))
  expect(momentOfDinner(at('2026-11-29T22:00:00+01:00'))).toBe(at('2026-11-30T19:00:00+01:00'))
})

test('a kitchen is open only by hours somebody confirmed, shut by those or by habit, and else to be asked', () => {
  const sunday = at('2026-11-29T19:00:00+01:00')
  const hours = (opens: string, confirmedOn = '2026-11-01') => ({
    periods: [{ days: [7], opens, closes: '22:00' }],
    exceptions: [],
    outsideSeasons: 'unknown' as const,
    confirmedOn,
  })
  const house = { closed: [], hasPhone: true, hasWebsite: true }
  expect(stateOfDinner({ ...house, hours: hours('17:00') }, sunday)).toBe('open')
  expect(stateOfDinner({ ...house, hours: hours('20:00') }, sunday)).toBe('shut')
  expect(stateOfDinner({ ...house, hours: hours('17:00', '2024-11-01') }, sunday)).toBe('ask')
  expect(stateOfDinner({ ...house, closed: [{ days: [7], from: '10-01', to: '12-23' }] }, sunday)).toBe('shut')
  expect(stateOfDinner({ ...house, closed: [{ days: [1] }] }, sunday)).toBe('ask')
  expect(stateOfDinner({ ...house, hasPhone: false }, sunday)).toBe('askOnline')
  expect(stateOfDinner({ closed: [], hasPhone: false, hasWebsite: false }, sunday)).toBe('lookIn')
})

function show(houses: readonly DinnerHouse[], language: (typeof languageKeys)[number]) {
  const { tonight: copy } = readRestaurantsCopy(language)
  const list = <Tonight houses={houses} copy={copy} language={language} />
  document.body.innerHTML = `<section><h2>${copy.title}</h2>${renderToStaticMarkup(list)}</section>`
  return copy
}

test.each(languageKeys)(
  'on a Monday in winter those whom one can ask come first, and each row says what is known: %s',
  (language) => {
    vi.useFakeTimers({ now: at('2026-11-30T12:00:00+01:00') })
    const houses = listDinnerHouses(language)
    const { states } = show(houses, language)
    keepSayingTonight()
    const rows = [...document.querySelectorAll<HTMLElement>('[data-dinner]')]
    expect(rows).toHaveLength(houses.length)
    const said = rows.map((row) => row.querySelector('[data-dinner-state]')?.textContent)
    const known = [states.open, states.ask, states.lookIn, states.askOnline, states.shut]
    const ranksOf = (list: Element) =>
      [...list.querySelectorAll('[data-dinner-state]')].map(({ textContent }) => known.indexOf(textContent))
    const ranks = [...document.querySelectorAll('.tonight')].map(ranksOf)
    for (const each of ranks) expect(each).toEqual(each.toSorted((one, other) => one - other))
    expect(new Set(ranks.flat())).toEqual(new Set([1, 2, 3, 4]))
    // What can be rung is never folded.
    expect(new Set(ranks[1])).toEqual(new Set([3]))
    const stateOf = (name: string) => said[rows.findIndex((row) => row.textContent?.includes(name))]
    expect(stateOf('Børsen Spiseri')).toBe(states.ask)
    expect(stateOf('Fiskekrogen')).toBe(states.shut)
    expect(stateOf('Karoline')).toBe(states.shut)
    expect(stateOf('Bacalao')).toBe(states.lookIn)
    expect(document.querySelector('[data-tonight-said]')?.textContent).toMatch(/30.*19:00.*\d+.*\d+[^{}]*\.$/)
    expect(osloDateOf(Date.now())).toBe('2026-11-30')
  },
)

test.each([
  ['no', 'I kveld, søndag 29. november', 'I morgen kveld, mandag 30. november'],
  ['en', 'Tonight, Sunday 29 November', 'Tomorrow evening, Monday 30 November'],
  ['de', 'Heute Abend, Sonntag, 29. November', 'Morgen Abend, Montag, 30. November'],
] as const)(
  'the heading says which evening is meant, late in the evening the next one: %s',
  (language, today, next) => {
    const title = () => document.querySelector('h2')?.textContent
    vi.useFakeTimers({ now: at('2026-11-29T21:00:00+01:00') })
    show(listDinnerHouses(language), language)
    keepSayingTonight()
    expect(title()).toBe(today)
    vi.setSystemTime(at('2026-11-29T23:00:00+01:00'))
    vi.advanceTimersByTime(60_000)
    expect(title()).toBe(next)
  },
)

const choice = () => document.querySelector('[data-chosen-place]') as HTMLSelectElement
function choose(point: string) {
  choice().value = point
  choice().dispatchEvent(new Event('change', { bubbles: true }))
}

test.each(languageKeys)(
  'whoever says where he is has the nearest houses first, and farther ones folded: %s',
  (language) => {
    vi.useFakeTimers({ now: at('2026-11-30T18:00:00+01:00') })
    const houses = listDinnerHouses(language)
    const { farther, online } = show(houses, language)
    keepSayingTonight()
    const fold = document.querySelector('details')
    const [near] = document.querySelectorAll('.tonight')
    const villages = listDinnerVillages(houses).filter(({ isOnRoad }) => isOnRoad)
    expect([...choice().options].slice(1).map(({ value }) => value)).toEqual(villages.map(({ point }) => point))
    for (const { name, point, place } of villages) {
      choose(point)
      const rows = [...(near?.querySelectorAll<HTMLElement>('[data-dinner]') ?? [])]
      const open = rows.filter(({ dataset }) => dataset.tonightState !== 'shut')
      const far = open.map(({ dataset }) => {
        const to = villages.find((each) => each.name === dataset.village)?.point ?? ''
        return wayBetween(point, to).minutes
      })
      expect(far, name).toEqual(far.toSorted((one, other) => one - other))
      // In the same village those with a number come before those without.
      const here = open.filter(({ dataset }) => dataset.village === name).map(({ dataset }) => dataset.tonightState)
      const order = ['open', 'ask', 'lookIn', 'askOnline']
      expect(here).toEqual(here.toSorted((one = '', other = '') => order.indexOf(one) - order.indexOf(other)))
      const count = fold?.querySelectorAll('[data-dinner]').length
      expect(rows.length + (count ?? 0)).toBe(houses.length)
      expect(fold?.querySelector('summary')?.textContent).toBe(farther.replace('{count}', String(count)))
      // The page of today and the lists of other pages begin there, too.
      expect(readKeptPlace(localStorage)).toBe(place)
    }
    choose('')
    const folded = fold?.querySelectorAll('[data-dinner]').length
    expect(fold?.querySelector('summary')?.textContent).toBe(online.replace('{count}', String(folded)))
  },
)

test('where one was on the page of today one is here, and a house nobody can drive to is never near', () => {
  vi.useFakeTimers({ now: at('2026-11-29T18:00:00+01:00') })
  keepPlace(localStorage, 'reine')
  show(
    [
      ...listDinnerHouses('en'),
      {
        name: 'On Skrova',
        village: 'Skrova',
        isHotel: false,
        hasChildren: false,
        phone: '+47 12 34 56 78',
        told: [],
        closed: [],
      },
    ],
    'en',
  )
  keepSayingTonight()
  expect(choice().value).toBe('reine')
  const [near, farther] = document.querySelectorAll('.tonight')
  expect(near?.querySelector('b')?.textContent).toBe('Gammelbua')
  choose('svolvaer')
  expect(near?.textContent).not.toContain('On Skrova')
  expect(farther?.textContent).toContain('On Skrova')
})

test('what is known to be open says until when', () => {
  vi.useFakeTimers({ now: at('2026-11-29T18:00:00+01:00') })
  const times = { days: [7], opens: '16:00', closes: '22:30' }
  const hours = { periods: [times], exceptions: [], outsideSeasons: 'unknown' as const, confirmedOn: '2026-11-01' }
  show([{ name: 'One', isHotel: false, hasChildren: false, hours, told: [], closed: [] }], 'en')
  keepSayingTonight()
  expect(document.querySelector('[data-dinner-state]')?.textContent).toBe('Open until 22:30')
})

test.each(languageKeys)('every house to which the tips of the page send is in the list of tonight: %s', (language) => {
  const tips = readRestaurantsCopy(language).tips.list.map(({ text }) => text)
  const listed = listDinnerHouses(language).map(({ name }) => name)
  const known = [...listMapPoints(language), ...restaurants.list(language).map(({ facts }) => facts)]
    .filter((each) => !('category' in each) || each.category === 'restaurant')
    .map(({ name }) => name)
  const sentTo = known.filter((name) => tips.some((text) => text.includes(name)))
  expect(sentTo.length).toBeGreaterThan(3)
  expect(sentTo.filter((name) => !listed.includes(name))).toEqual([])
})

test.each(languageKeys)(
  'a row says the usual hours of a house and what it always serves, as its page does: %s',
  (language) => {
    const houses = listDinnerHouses(language)
    show(houses, language)
    for (const { id, facts, words } of restaurants.list(language)) {
      const row = [...document.querySelectorAll('[data-dinner]')].find(
        (each) => each.querySelector('b')?.textContent === facts.name,
      )
      for (const fact of ['hours', 'vegetarian'])
        if (words.facts[fact]) expect(row?.textContent, id).toContain(words.facts[fact].value)
    }
    expect(houses.flatMap(({ told }) => told).length).toBeGreaterThan(1)
  },
)

test('houses of which something for children is known are shown alone, and the sentence counts what is near', () => {
  vi.useFakeTimers({ now: at('2026-11-29T18:00:00+01:00') })
  show(listDinnerHouses('en'), 'en')
  keepSayingTonight()
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-dinner]')].filter(
      (row) => !row.hidden && !row.closest('details:not([open])'),
    )
  choose('henningsvaer')
  expect(shown().length).toBeGreaterThan(1)
  const said = document.querySelector('[data-tonight-said]')?.textContent ?? ''
  const counts = [...said.matchAll(/(?<![\d:])\d+(?= (?:open|to ask|usually))/g)].map(([count]) => Number(count))
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(shown().length)
  choose('')
  const children = document.querySelector('[data-dinner-children]') as HTMLInputElement
  children.checked = true
  children.dispatchEvent(new Event('change', { bubbles: true }))
  expect(shown().map((row) => row.querySelector('b')?.textContent)).toEqual(
    expect.arrayContaining(['Fiskekrogen', 'Anitas Sjømat']),
  )
  expect(shown().every(({ dataset }) => dataset.children !== undefined)).toBe(true)
})

test('without script every house can be rung or looked up, or says when it is usually shut, but those to look in at', () => {
  const houses = listDinnerHouses('en').filter(
    ({ name }) => !['Bacalao', 'Lofotmat', 'Johnsens', 'Pizzabakeren'].includes(name),
  )
  show(houses, 'en')
  for (const row of document.querySelectorAll('[data-dinner]'))
    expect(
      row.querySelector('a[href^="tel:"], a[href^="http"]') ?? row.querySelector('small')?.textContent,
    ).toBeTruthy()
  expect(document.body.textContent).toContain(
    'Monday and Tuesday 1 October – 30 April; shut every day 24 December – 1 January',
  )
})
