import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { weatherPlaces } from '#contract/weather-places.ts'
import { DayHere } from './DayHere.tsx'

const { latitude, longitude } = weatherPlaces.leknes

it.each([
  ['not where it is the place itself', 0, 0],
  ['where it is elsewhere', 0.1, 1],
])('names the nearest place with a forecast %s', (_, further, count) => {
  const page = renderToStaticMarkup(
    <DayHere weatherPlace="leknes" coordinates={{ latitude: latitude + further, longitude }} language="en" />,
  )
  expect(page.match(/nearest place with a forecast is Leknes/g) ?? []).toHaveLength(count)
})
