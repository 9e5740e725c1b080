import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listCampSites } from '#site/content/model/camp-site-queries.ts'
import { readMotels } from '#site/content/model/pages/motels-copy.ts'
import { SimplePlaces } from '#site/features/stay/motels/SimplePlaces.tsx'
import { CampSites } from './CampSites.tsx'

const sites = listCampSites('en')
const html = renderToStaticMarkup(<CampSites sites={sites} near="Nearest: {places}" language="en" />)

it('can be rung where a number is known, and has none elsewhere', () => {
  const numbers = sites.flatMap(({ phone }) => (phone ? [phone.replaceAll(' ', '')] : []))
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
})

it('says what each is near to', () => {
  expect(html.match(/Nearest: /g)).toHaveLength(sites.length)
  expect(html.replaceAll('\u00a0', ' ')).toMatch(/Moskenes Camping.*?Nearest: [^<]*Reine \d km/)
})

it('lets a visitor ring where a number is known, and only there', () => {
  const { copy, places } = readMotels('en')
  const html = renderToStaticMarkup(<SimplePlaces places={places} copy={copy.places} language="en" />)
  const numbers = places.flatMap(({ phone }) => (phone ? [phone.replaceAll(' ', '')] : []))
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
})
