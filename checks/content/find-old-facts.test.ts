import { describe, expect, it } from 'vitest'
import { lifetimeOf } from './fact-lifetimes.ts'
import { findOldFacts, reviewDayOf } from './find-old-facts.ts'

describe('reviewDayOf', () => {
  it('counts months, and takes the last day where a month is too short', () => {
    expect(reviewDayOf('2026-11-20', 12)).toBe('2027-11-20')
    expect(reviewDayOf('2026-08-31', 18)).toBe('2028-02-29')
    expect(reviewDayOf('2026-11-30', 60)).toBe('2031-11-30')
  })
})

describe('lifetimeOf', () => {
  it.each([
    ['content/hotels/a/facts.yaml', ['price'], undefined, 12],
    ['content/stations/a/facts.yaml', ['status'], undefined, 12],
    ['content/trips/a/facts.yaml', ['facts'], 'bus', 12],
    ['content/trips/a/facts.yaml', ['advisedAgainst'], undefined, 12],
    ['content/hotels/a/facts.yaml', ['phone'], undefined, 18],
    ['content/hotels/a/facts.yaml', ['facts'], 'greenhouse', 18],
    ['content/hotels/a/facts.yaml', ['prose'], undefined, 24],
    ['content/articles/a/facts.yaml', ['sources'], 'nrk-2024', 24],
    ['content/places/a/facts.yaml', ['coordinates'], undefined, 60],
    ['content/trips/a/facts.yaml', ['summit', 'coordinates'], undefined, 60],
    ['content/places/a/facts.yaml', ['facts'], 'midnightSun', 60],
    ['content/seasons/year.yaml', ['polarNight'], undefined, 60],
  ])('%s %s %s lasts %s months', (path, fields, row, months) => {
    expect(lifetimeOf(path, fields as string[], row as string | undefined).months).toBe(months)
  })
})

describe('findOldFacts', () => {
  const path = 'content/hotels/a/facts.yaml'
  const text = `name: A
phone: { value: "+47 76 06 99 30", source: A, checkedOn: "2026-11-20" }
facts:
  - id: parking
    source: A
    checkedOn: "2026-11-20"
coordinates:
  latitude: 68.1
  checkedOn: "2026-11-20"
`
  const findOn = (day: string) => findOldFacts([{ path, text }], day)

  it('finds nothing while every fact is fresh', () => {
    expect(findOn('2026-11-20')).toEqual([])
    expect(findOn('2027-11-19')).toEqual([])
  })

  it('finds each fact from its own day on, and says where, since when and why', () => {
    expect(findOn('2027-11-20')).toEqual([
      {
        file: `${path}:4`,
        fix: expect.stringMatching(/^facts\.parking is due since 2027-11-20 .*checked on 2026-11-20; .* 12 months/),
      },
    ])
    expect(findOn('2028-05-20').map(({ file }) => file)).toEqual([`${path}:2`, `${path}:4`])
    expect(findOn('2031-11-20')).toHaveLength(3)
  })

  it('finds a day that has not come yet', () => {
    expect(findOn('2026-11-19').map(({ fix }) => fix)).toContainEqual(expect.stringContaining('has not come yet'))
  })
})
