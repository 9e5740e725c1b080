import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { listCampSites } from '#site/content/model/camp-site-queries.ts'
import { campQuestions, readCamper } from '#site/content/model/pages/camper-copy.ts'
import { CampSites, WinterCalls } from './CampSites.tsx'

const { copy, sites, winterCalls } = readCamper('en')
const html = renderToStaticMarkup(<CampSites sites={sites} copy={copy.sites} language="en" />)

it('has of every site the number and the website that are known, and of the others whom to ask', () => {
  const numbers = sites.flatMap(({ phone }) => phone?.replaceAll(' ', '') ?? [])
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
  expect(html.match(/class="out-link"/g)).toHaveLength(sites.filter(({ website }) => website).length)
  for (const language of languageKeys) expect(readCamper(language).copy.unconfirmed).toContain(copy.sites.office.phone)
})

it('answers what travellers ask only where somebody says so', () => {
  const known = sites.flatMap(({ facts }) => campQuestions.flatMap((question) => facts?.[question] ?? []))
  expect([...html.matchAll(/data-answer="(\w+)"/g)].map(([, answer]) => answer)).toEqual(known)
  expect(html).toMatch(/Moskenes Camping.*?data-answer="no">Open in winter: no<.*?data-answer="yes">Showers: yes</)
})

it('shows of every site its description', () => {
  for (const { description } of sites) expect(html).toContain(description.split('’')[0])
})

it('says what each is near to', () => {
  expect(html.match(/Nearest: /g)).toHaveLength(listCampSites('en').length)
  expect(html.replaceAll('\u00a0', ' ')).toMatch(/Moskenes Camping.*?Nearest: [^<]*Reine \d km/)
})

it('has every site of which the page tells, on the map or not', () => {
  for (const language of languageKeys) {
    const page = readCamper(language)
    const names = page.sites.map(({ name }) => name)
    const told = JSON.stringify([page.sections, page.winter])
    for (const name of ['Storfjord', 'Reineholmen']) {
      expect(told).toContain(name)
      expect(names.some((each) => each.startsWith(name))).toBe(true)
    }
  }
  expect(html.match(/punkt=/g)).toHaveLength(listCampSites('en').length)
})

it('has in winter numbers to ring: who is open by its own word, then along the road as the list of sites, then the office', () => {
  const calls = renderToStaticMarkup(<WinterCalls sites={winterCalls} copy={copy} language="en" />)
  const rung = [...calls.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)
  expect(rung).toEqual(['+4797559501', '+4795035283', '+4776069800'])
  expect(calls).toMatch(/Hov Gård.*Waste point: for guests.*Lofoten Beach Camp.*Power: yes/)
  expect(winterCalls.every(({ facts }) => facts?.winter !== 'no')).toBe(true)
})

it('has no site that is known for both power and emptying, as the page says', () => {
  const both = sites.filter(({ facts }) => facts?.power === 'yes' && /yes|guests/.test(facts.emptying ?? ''))
  expect(both.map(({ name }) => name)).toEqual([])
  expect(sites.find(({ facts }) => facts?.power === 'yes')?.name).toBe('Lofoten Beach Camp')
})

it('reckons each way to where a site lies: Storfjord at its junction, and none where nobody knows', () => {
  const farFrom = (id: string, place: WeatherPlace) =>
    sites.find((site) => site.id === id)?.kilometres[weatherPlaceKeys.indexOf(place)]
  expect(farFrom('storfjord', 'leknes')).toBe(12)
  expect(farFrom('brustranda-fjordcamping', 'leknes')).toBe(21)
  expect(farFrom('reineholmen', 'leknes')).toBeUndefined()
})

it('has the price of a heavy van beside that of a light one, in every language', () => {
  for (const language of languageKeys)
    expect(readCamper(language).sites.find(({ id }) => id === 'uttakleiv-beach-camping')?.description).toMatch(
      /300.*3[.,]5.*600.*7[.,]5.*1[\s,]?500/,
    )
})
