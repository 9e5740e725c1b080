import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { places } from '#site/content/model/place-queries.ts'
import { followRoad, PlaceTurner } from './OtherPlaces.tsx'

test('the previous and next place are those along the road', () => {
  const all = places.list('no')
  const road = followRoad(all)
  expect([road[0]?.id, road.at(-1)?.id]).toEqual(['svolvaer', 'a'])
  const html = renderToStaticMarkup(<PlaceTurner place={places.read('hamnoy', 'no')} places={all} language="no" />)
  expect(html).toMatch(/Ramberg.*Sakrisøy/)
})
