import type { Feature } from 'geojson'
import { expect, it } from 'vitest'
import { listFerries } from './compose-map.ts'
import { mapBox } from './read-layers.ts'

const way = (kind: string, coordinates: number[][]): Feature => ({
  type: 'Feature',
  properties: { kind, ref: 'Rv80' },
  geometry: { type: 'LineString', coordinates },
})
const meeting = [13.77477, 67.38602]

it('leads the ferries that meet at sea on to where they leave the map before Bodø', () => {
  const [, last, ...others] = listFerries([way('car ferry', [[13.07, 67.87], meeting]), way('road', [meeting])])
  expect(others).toEqual([])
  expect(last?.properties).toEqual({ kind: 'car ferry', ref: 'Rv80' })
  expect(last?.geometry).toMatchObject({ coordinates: [meeting, [14.311, mapBox.south]] })
})

it('stops when no ferry leads there', () => {
  expect(() =>
    listFerries([
      way('car ferry', [
        [13.07, 67.87],
        [13.7, 67.4],
      ]),
    ]),
  ).toThrow('roads-lofoten: no car ferry leads')
})
