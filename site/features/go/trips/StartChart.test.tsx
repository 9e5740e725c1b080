import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { StartChart } from './StartChart.tsx'

const draw = (id: string) =>
  renderToStaticMarkup(<StartChart trip={trips.read(id, 'no')} copy={readTripsCopy('no')} language="no" />)
const namesOn = (html: string) => [...html.matchAll(/<text[^>]*>([^<]+)<\/text>/g)].map(([, name]) => name)

it('shows where a drive leads, and its road instead of a straight line', () => {
  const html = draw('e10-svolvaer-a')
  expect(namesOn(html)).toEqual(expect.arrayContaining(['Svolvær', 'Å']))
  expect(html).toContain('class="dot-top"')
  expect(html).toContain('class="road"')
  expect(html).not.toContain('line-of-sight')
})

it('shows a straight line on foot and by boat', () => {
  expect(draw('reinebringen')).toContain('line-of-sight')
})

it.each(trips.listIds())('names nothing twice on the chart of %s', (id) => {
  const names = namesOn(draw(id))
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
