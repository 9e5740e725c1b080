import { describe, expect, it } from 'vitest'
import { fragmentFor, otherFragmentsFor } from './fragments.ts'
import { fillPattern, hrefFor, pathFor } from './path-for.ts'

describe('pathFor', () => {
  it('knows the path of a page in each language', () => {
    expect(pathFor('places', 'de')).toBe('/de/orte')
    expect(pathFor('home', 'no')).toBe('/')
  })

  it('is a type error for a page of entries, whose address depends on their slugs', () => {
    // @ts-expect-error a place has an address of its own: linkToEntry
    expect(() => pathFor('place', 'no')).toThrow('"placeId"')
  })
})

describe('fillPattern', () => {
  it('refuses a missing, an unknown and a dangerous parameter', () => {
    expect(() => fillPattern('/turer/[slug]', {})).toThrow('"slug"')
    expect(() => fillPattern('/turer', { slug: 'ryten' })).toThrow('takes no slug')
    expect(() => fillPattern('/turer/[slug]', { slug: '../hemmelig' })).toThrow('"slug"')
    expect(() => fillPattern('/turer/[slug]', { slug: '' })).toThrow('"slug"')
  })
})

describe('hrefFor', () => {
  it('percent-encodes letters outside ASCII', () => {
    expect(hrefFor('about', 'de')).toBe('/de/%C3%BCber-uns')
  })
})

it('has a fragment in each language, and knows those of the others', () => {
  expect(fragmentFor('ta-med', 'en')).toBe('take-along')
  expect(otherFragmentsFor('ta-med', 'en')).toEqual(['ta-med', 'mitnehmen'])
})

it('leaves a fragment alone that it does not know', () => {
  expect(fragmentFor('alle', 'de')).toBe('alle')
  expect(otherFragmentsFor('alle', 'de')).toEqual([])
})
