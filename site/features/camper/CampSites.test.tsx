import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listMapPoints } from '#site/content-model/map-point-queries.ts'
import { CampSites } from './CampSites.tsx'

it('can be rung where a number is known, and has none elsewhere', () => {
  const points = listMapPoints('en').filter(({ category }) => category === 'camping')
  const html = renderToStaticMarkup(<CampSites points={points} language="en" />)
  const numbers = points.flatMap(({ phone }) => (phone ? [phone.replaceAll(' ', '')] : []))
  expect(numbers).toContain('+4797559501')
  expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(numbers)
})
