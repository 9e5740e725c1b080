import { describe, expect, it } from 'vitest'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { listPointsOfE10 } from './course-queries.ts'
import { places } from './place-queries.ts'
import { measureE10, positionOnE10, postAt, readRoadProfile } from './road-queries.ts'

describe('measureE10', () => {
  const start = measureE10('svolvaer')
  const rows = listPointsOfE10()
    .filter(({ id }) => id !== 'svolvaer')
    .map(({ id }) => ({ id, table: wayBetween('svolvaer', id).kilometres, line: Math.abs(start - measureE10(id)) }))

  it('grows from point to point', () => {
    const all = listPointsOfE10().map(({ id }) => measureE10(id))
    expect(all).toEqual(all.toSorted((one, other) => one - other))
  })

  it('differs from the road table by more than five per cent only where docs/decisions/roads.md says why', () => {
    const far = rows.filter(({ table, line }) => Math.abs(line / table - 1) > 0.05).map(({ id }) => id)
    expect(far).toEqual([
      'j-smorten',
      'j-gimsoya',
      'gimsoystraumen',
      'j-henningsvaer',
      'kabelvag',
      'j-svj',
      'j-fiskebol',
      'gullesfjordbotn',
      'j-lodingen',
      'evenes',
    ])
  })

  it('is within three per cent of it from end to end, and at Leknes', () => {
    for (const id of ['a', 'leknes']) {
      const row = rows.find((each) => each.id === id)
      expect(Math.abs((row?.line ?? 0) / (row?.table ?? 1) - 1)).toBeLessThan(0.03)
    }
  })

  it('goes on by the road table beyond the end of the line', () => {
    expect(measureE10('evenes') - measureE10('j-lodingen')).toBeCloseTo(58, 5)
    expect(() => measureE10('atlantis')).toThrow('e10 has no "atlantis"')
  })
})

describe('a post', () => {
  // To Stamsund the shorter way is not along the E10.
  it.each([...places.listIds().filter((id) => id !== 'stamsund'), 'evenes'])(
    'agrees with the drive from Svolvær to %s',
    (point) => {
      const { kilometre, offRoad = 0 } = positionOnE10(point)
      expect(Math.abs(Math.abs(kilometre) + offRoad - wayBetween('svolvaer', point).kilometres)).toBeLessThanOrEqual(1)
    },
  )

  it('falls from Å to the east without a step', () => {
    const posts = Array.from({ length: 230 }, (_, measured) => postAt(measured))
    expect(posts[0]).toBeCloseTo(wayBetween('svolvaer', 'a').kilometres, 1)
    for (const [index, post] of posts.entries()) {
      if (index === 0) continue
      const fallen = (posts[index - 1] ?? 0) - post
      expect(fallen).toBeGreaterThan(0.6)
      expect(fallen).toBeLessThan(2.5)
    }
  })
})

describe('readRoadProfile', () => {
  const { length, tunnels, bridges, municipalities } = readRoadProfile()

  it('runs from Svolvær to Å', () => {
    expect(length).toBeCloseTo(wayBetween('svolvaer', 'a').kilometres, 1)
    expect(municipalities.map(({ name }) => name)).toEqual(['Vågan', 'Vestvågøy', 'Flakstad', 'Moskenes'])
    expect(municipalities[0]?.from).toBe(0)
    expect(municipalities.at(-1)?.to).toBeCloseTo(length, 5)
  })

  it('has every tunnel and bridge between its ends, in order', () => {
    expect(tunnels).toHaveLength(4)
    expect(bridges.length).toBeGreaterThan(7)
    for (const stretches of [tunnels, bridges])
      for (const [index, { from, to }] of stretches.entries()) {
        expect(from).toBeGreaterThanOrEqual(stretches[index - 1]?.to ?? 0)
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(length)
      }
  })
})
