import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMapPoints } from '#site/editorial/map-point-queries.ts'
import { listShownPoints } from './list-shown-points.ts'

describe.each(languageKeys)('listShownPoints in %s', (language) => {
  const points = listShownPoints(language)

  it('has every point of the map, in its order', () => {
    expect(points.map(({ id }) => id)).toEqual(listMapPoints(language).map(({ id }) => id))
  })

  it('leaves out what is not known, so that it does not weigh on the page', () => {
    for (const point of points) expect(Object.values(point), point.id).not.toContain(undefined)
    expect(points.every((point) => !('entry' in point))).toBe(true)
  })

  it('says where one leaves the E10, but not for an island without a bridge', () => {
    const kilometreOf = (id: string) => points.find((point) => point.id === id)?.kilometre
    expect(kilometreOf('place-reine')).toBe(122)
    expect(kilometreOf('skrova-lighthouse')).toBeUndefined()
  })
})
