// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { readCamper } from '#site/content/model/pages/camper-copy.ts'
import { readKeptPlace } from '#site/ui/kept-place.ts'
import { CampSites, ChosenPlace, WinterCalls } from './CampSites.tsx'
import { orderByWay } from './order-by-way-behaviour.ts'

const { copy, sites, winterCalls } = readCamper('en')

const names = (list: string) => [...document.querySelectorAll(`${list} > li b`)].map(({ textContent }) => textContent)
/** What is shown of how far a site is. */
const far = () =>
  [...document.querySelectorAll<HTMLElement>('.camp-sites [data-far]:not([hidden])')].map((each) => each.textContent)
const choice = () => document.querySelector('select') as HTMLSelectElement
function choose(place: string): void {
  choice().value = place
  choice().dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ChosenPlace copy={copy.winter} />
      <WinterCalls sites={winterCalls} copy={copy} language="en" />
      <CampSites sites={sites} copy={copy.sites} language="en" />
    </>,
  )
})

test('without a place the lists stay as they were built', () => {
  const built = names('.camp-sites')
  orderByWay()
  expect(names('.camp-sites')).toEqual(built)
  expect(choice().value).toBe('')
})

test('a place that another page kept puts what is near by road first, and the office stays last', () => {
  localStorage.setItem('today-place', 'reine')
  orderByWay()
  expect(choice().value).toBe('reine')
  expect(names('.camp-sites').slice(0, 2)).toEqual(['Moskenes Camping', 'Sørvågen Camping'])
  expect(names('.camp-sites').at(-2)).toMatch(/Midnattsol|Sandsletta/)
  expect(names('.camp-sites').at(-1)).toBe('Reineholmen')
  expect(names('.winter-calls').at(-1)).toBe(copy.sites.office.name)
})

test('a place that is chosen here is kept for other pages, and can be taken back', () => {
  orderByWay()
  const built = names('.camp-sites')
  choose('henningsvaer')
  expect(readKeptPlace(localStorage)).toBe('henningsvaer')
  expect(names('.winter-calls')[0]).toBe('Hov Gård Camping')
  expect(names('.camp-sites')[0]).toBe('Lofoten Bobilcamping Lyngvær')
  // The nearest say already how far that is; the others are told.
  expect(far()[0]).toMatch(/^Henningsvær: \d+\u00a0km$/)
  for (const row of document.querySelectorAll('.camp-sites > li')) {
    const [near, told] = [row.querySelector('small'), row.querySelector<HTMLElement>('[data-far]:not([hidden])')]
    if (told) expect(near?.textContent).not.toContain(told.textContent?.replace(':', ''))
  }
  expect(far().length).toBeLessThan(sites.filter(({ point }) => point).length)
  choose('')
  expect(far()).toEqual([])
  expect(names('.camp-sites')).toEqual(built)
  expect(readKeptPlace(localStorage)).toBeUndefined()
})

test('a place that was chosen before the script came stays, and is kept', () => {
  localStorage.setItem('today-place', 'svolvaer')
  choice().value = 'reine'
  orderByWay()
  expect(names('.camp-sites')[0]).toBe('Moskenes Camping')
  expect(readKeptPlace(localStorage)).toBe('reine')
})

test('in a gale the sites of the inner side come first, the nearest of them before the others, and go back after it', () => {
  orderByWay()
  choose('leknes')
  const calm = names('.camp-sites')
  document.documentElement.dataset.gale = ''
  document.dispatchEvent(new Event('gale'))
  const placed = names('.camp-sites').flatMap((name) => sites.find((site) => site.name === name && site.point) ?? [])
  const isOuter = placed.map(({ isOnOuterCoast }) => isOnOuterCoast)
  expect(isOuter).toEqual(isOuter.toSorted((one, other) => Number(one) - Number(other)))
  expect(names('.camp-sites').at(-1)).toMatch(/Midnattsol|Sandsletta/)
  expect(names('.winter-calls').at(-1)).toBe(copy.sites.office.name)
  delete document.documentElement.dataset.gale
  document.dispatchEvent(new Event('gale'))
  expect(names('.camp-sites')).toEqual(calm)
})

test('every site of the map is asked about closed roads on its way', () => {
  expect(document.querySelectorAll('.camp-sites [data-live-part="way"]')).toHaveLength(
    sites.filter(({ point }) => point).length,
  )
  for (const { kilometres } of sites) expect(kilometres.every((each) => each > 0 && each < 200)).toBe(true)
})
