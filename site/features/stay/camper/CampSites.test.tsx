import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listCampSites } from '#site/content/model/camp-site-queries.ts'
import { campQuestions, readCamper } from '#site/content/model/pages/camper-copy.ts'
import { readMotels } from '#site/content/model/pages/motels-copy.ts'
import { SimplePlaces } from '#site/features/stay/motels/SimplePlaces.tsx'
import { CampSites } from './CampSites.tsx'

const sites = listCampSites('en')
const { copy, sites: facts } = readCamper('en')
const html = renderToStaticMarkup(<CampSites sites={sites} facts={facts} copy={copy.sites} language="en" />)

it('has of every site a number to ring or a website, its own where one is known', () => {
  const numbers = sites.flatMap(({ phone, website }) =>
    phone || !website ? [(phone ?? copy.sites.office.phone).replaceAll(' ', '')] : [],
  )
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
  expect(html.match(/class="out-link"/g)).toHaveLength(sites.filter(({ website }) => website).length)
})

it('answers what travellers ask only where somebody says so', () => {
  const known = facts.flatMap((site) => campQuestions.filter((question) => site[question] !== undefined))
  const cells = [...html.matchAll(/data-answer="(\w+)"/g)].map(([, answer]) => answer)
  expect(cells).toHaveLength(sites.length * campQuestions.length)
  expect(cells.filter((answer) => answer !== 'ask')).toHaveLength(known.length)
  expect(html).toMatch(/Moskenes Camping.*?data-answer="no">no<.*?data-answer="yes">yes</)
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
