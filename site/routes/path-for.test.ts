import { describe, expect, it } from 'vitest'
import { fillPattern, hrefFor, pathFor } from './path-for.ts'

describe('pathFor', () => {
  it('puts the parameters of a page into the pattern of its language', () => {
    expect(pathFor('place', 'de', { placeId: 'reine' })).toBe('/de/sehenswerte-orte/reine')
    expect(pathFor('home', 'no')).toBe('/')
  })

  it('refuses a missing, an unknown and a dangerous parameter', () => {
    expect(() => fillPattern('/turer/[slug]', {})).toThrow('"slug"')
    expect(() => fillPattern('/turer', { slug: 'ryten' })).toThrow('takes no slug')
    expect(() => fillPattern('/turer/[slug]', { slug: '../hemmelig' })).toThrow('"slug"')
    expect(() => fillPattern('/turer/[slug]', { slug: '' })).toThrow('"slug"')
  })

  it('is a type error with a wrong parameter', () => {
    // @ts-expect-error a place has a placeId, not a slug
    expect(() => pathFor('place', 'no', { slug: 'reine' })).toThrow()
    // @ts-expect-error a season page needs its season
    expect(() => pathFor('season', 'no')).toThrow()
  })
})

describe('hrefFor', () => {
  it('percent-encodes letters outside ASCII', () => {
    expect(hrefFor('about', 'de')).toBe('/de/%C3%BCber-uns')
  })
})
