import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { readCamper } from '#site/content/model/pages/camper-copy.ts'
import { indexPoints } from './filter-points.ts'
import { listShownPoints } from './list-shown-points.ts'

describe.each(languageKeys)('listShownPoints in %s', (language) => {
  const points = listShownPoints(language)

  it('has every point of the map, in its order', () => {
    expect(points.map(({ id }) => id)).toEqual(listMapPoints(language).map(({ id }) => id))
  })

  it('omits unknown fields, to keep the page small', () => {
    for (const point of points) expect(Object.values(point), point.id).not.toContain(undefined)
    expect(points.every((point) => !('entry' in point))).toBe(true)
  })

  it('calls step-free only what somebody says is so: Akkarvikodden is level by its description, no more', () => {
    const stepFree = new Set(points.filter(({ isStepFree }) => isStepFree).map(({ id }) => id))
    for (const id of ['eggum-rest-area', 'austnesfjorden-rest-area', 'hotel-scandic-svolvaer'])
      expect(stepFree).toContain(id)
    expect(stepFree).not.toContain('akkarvikodden-rest-area')
  })

  it('finds by the words of the camper page where to empty, and toilets', () => {
    const find = indexPoints(points, (category) => category)
    const text = JSON.stringify(readCamper(language).copy.sections)
    const words = [...text.matchAll(/page\/map\?text=(\p{L}+)/gu)].map(([, word = '']) => word)
    const ids = words.map((word) =>
      find({ category: 'all', text: word, from: undefined, within: undefined }).points.map(({ id }) => id),
    )
    expect(ids[0]).toEqual(expect.arrayContaining(['hov-gard-camping', 'uttakleiv-beach-camping']))
    expect(ids[1]).toEqual(expect.arrayContaining(['haukland-beach', 'eggum-rest-area', 'uttakleiv-beach-parking']))
  })

  it('has the turn-off from the E10, but not for an island without a bridge', () => {
    const kilometreOf = (id: string) => points.find((point) => point.id === id)?.kilometre
    expect(kilometreOf('place-reine')).toBe(122)
    expect(kilometreOf('skrova-lighthouse')).toBeUndefined()
  })
})
