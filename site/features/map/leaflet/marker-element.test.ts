import { describe, expect, it } from 'vitest'
import { examplePoint, exampleVoice, exampleVoices } from '#site/features/map/map-examples.ts'
import type { MapItem } from './group-points.ts'
import { labelOf } from './marker-element.ts'

const coordinates = { latitude: 68.2, longitude: 13.5 }
const point = (isApproximate: boolean): MapItem => ({
  kind: 'point',
  id: 'haukland',
  point: examplePoint('haukland', { name: 'Haukland', isApproximate }),
  coordinates,
})
const group: MapItem = {
  kind: 'group',
  id: 'g',
  count: 12,
  category: undefined,
  coordinates,
  firstId: 'haukland',
  clusterId: 1,
}

describe('labelOf', () => {
  it('has name, category, and whether the position is approximate', () => {
    const { words } = exampleVoice('no')
    expect(labelOf(point(false), words)).toBe('Haukland, Strand')
    expect(labelOf(point(true), words)).toBe('Haukland, Strand, omtrentlig plassering')
  })

  it.each(exampleVoices)('has the size of a group, in $language', ({ words }) => {
    expect(labelOf(group, words)).toContain('12')
    expect(labelOf({ ...group, category: 'beach' }, words)).toContain(words['map.category.beach'])
    expect(labelOf({ ...group, category: 'beach' }, words)).not.toContain('{')
  })
})
