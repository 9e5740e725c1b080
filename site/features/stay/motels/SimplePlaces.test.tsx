import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readMotels } from '#site/content/model/pages/motels-copy.ts'
import { SimplePlaces } from './SimplePlaces.tsx'

it('lets a visitor ring where a number is known, and only there', () => {
  const { copy, places } = readMotels('en')
  const html = renderToStaticMarkup(<SimplePlaces places={places} copy={copy.places} language="en" />)
  const numbers = places.flatMap(({ phone }) => (phone ? [phone.replaceAll(' ', '')] : []))
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
})
