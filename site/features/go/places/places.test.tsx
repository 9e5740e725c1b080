import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { places } from '#site/content/model/place-queries.ts'
import { formatRoad } from './format-road.ts'
import { followRoad, PlaceTurner } from './OtherPlaces.tsx'

test('what lies beside the E10 is told where one turns off, what lies on it only how far it is', () => {
  expect(formatRoad('nusfjord', 'en')).toMatch(/^91 km on the E10, then 6 km off it; 1\sh\s\d+\smin$/)
  expect(formatRoad('ramberg', 'en')).toMatch(/^99 km on the E10; /)
})

test('a place that another road leads to in fewer kilometres has only those', () => {
  expect(formatRoad('stamsund', 'en')).toMatch(/^69 km by the quickest way, the last part off the E10; /)
})

test('the previous and next place are those along the road', () => {
  const all = places.list('no')
  const road = followRoad(all)
  expect([road[0]?.id, road.at(-1)?.id]).toEqual(['svolvaer', 'a'])
  const html = renderToStaticMarkup(<PlaceTurner place={places.read('hamnoy', 'no')} places={all} language="no" />)
  expect(html).toMatch(/Ramberg.*Sakrisøy/)
})
