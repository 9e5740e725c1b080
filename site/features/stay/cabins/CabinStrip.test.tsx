import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { CabinStrip, placeNames } from './CabinStrip.tsx'

/** The longest name with its house, in percent of the line at its shortest (68 rem). */
const nameWidth = 13.5

test('no two names on the same side overlap', () => {
  const stops = cabins
    .list('no')
    .flatMap(({ id, facts }) => (facts.road ? [{ id, position: facts.road.kilometre }] : []))
  const places = placeNames(stops).map((place, index) => ({ ...place, id: stops[index]?.id }))
  for (const isAbove of [true, false]) {
    const row = places
      .filter((place) => place.isAbove === isAbove)
      .map(({ id, left, isLeft }) => ({
        id,
        from: isLeft ? left - nameWidth : left,
        to: isLeft ? left : left + nameWidth,
      }))
      .sort((one, other) => one.from - other.from)
    for (const [index, name] of row.entries()) {
      const next = row[index + 1]
      if (next) expect(name.to, `${name.id} and ${next.id}`).toBeLessThanOrEqual(next.from)
    }
  }
})

test('marks do not overlap and keep the order of the road', () => {
  const places = placeNames([
    { id: 'svolvaer', position: 0 },
    { id: 'hamnoy', position: 119 },
    { id: 'sakrisoy', position: 120 },
    { id: 'reine', position: 122 },
  ])
  for (const [index, place] of places.entries()) {
    const next = places[index + 1]
    if (next) expect(next.left - place.left).toBeGreaterThan(1.2)
  }
})

test('a house beside the road has the kilometres of its side road', () => {
  const html = renderToStaticMarkup(<CabinStrip cabins={cabins.list('no')} label="Rorbuer" />)
  expect(html.replaceAll('<!-- -->', '')).toMatch(/17 \+ 8<span[^>]*> km/)
})
