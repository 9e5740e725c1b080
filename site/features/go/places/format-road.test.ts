import { expect, test } from 'vitest'
import { formatRoad } from './format-road.ts'

test('what lies beside the E10 is told where one turns off, what lies on it only how far it is', () => {
  expect(formatRoad('nusfjord', 'en')).toBe('Turn off the E10 at 91 km, then 6 km')
  expect(formatRoad('ramberg', 'en')).toBe('99 km on the E10')
})

test('a place that another road leads to in fewer kilometres has only those', () => {
  expect(formatRoad('stamsund', 'en')).toBe('69 km by the quickest way, the last part not on the E10')
})
