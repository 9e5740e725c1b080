import { expect, it } from 'vitest'
import { listCampSites } from './camp-site-queries.ts'

const sites = listCampSites('no')

it('lie along the road from east to west', () => {
  const order = sites.map(({ id }) => id)
  const along = [
    'sandsletta-camping',
    'kabelvag-feriehus-camping',
    'skarungen',
    'hov-gard-camping',
    'lofoten-beach-camp',
    'moskenes-camping',
    'sorvagen-camping',
  ]
  expect(along.map((id) => order.indexOf(id))).toEqual(along.map((id) => order.indexOf(id)).toSorted((a, b) => a - b))
  expect(order.indexOf('sandsletta-camping')).toBeGreaterThan(-1)
  expect(order.at(-1)).toBe('sorvagen-camping')
})

it('say which places they are near, the nearest first, so that those by Reine are found', () => {
  for (const { near } of sites) expect(near.length).toBeGreaterThan(0)
  const nearReine = sites.filter(({ near }) => near.some(({ name }) => name === 'Reine')).map(({ id }) => id)
  expect(nearReine).toEqual(['moskenes-camping', 'sorvagen-camping'])
  for (const { near } of sites) {
    const kilometres = near.map((place) => place.kilometres ?? 0)
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
  }
})

it('have no kilometres where the road table does not reach', () => {
  const away = sites.find(({ id }) => id === 'sandsletta-camping')
  expect(away?.near).toHaveLength(1)
  expect(away?.near[0]?.kilometres).toBeUndefined()
})
