import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { stationFactsSchema, stations } from '#site/content/model/station-queries.ts'
import { countChargingPoints, findLastCheck } from './ChargingCounts.tsx'

describe('the list of stations', () => {
  it('has four stations in the order of the road, in every language', () => {
    for (const language of languageKeys) {
      const kilometres = stations.list(language).map(({ facts }) => facts.road?.kilometre ?? 0)
      expect(kilometres).toHaveLength(4)
      expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
    }
  })
})

describe('countChargingPoints', () => {
  const fact = { source: 'NRK Nordland, 2021-07', checkedOn: '2026-11-21' }
  it('adds what is counted, leaves out what is not, and tells the planned ones apart', () => {
    const list = [
      { facts: { chargingPoints: [{ type: 'Tesla' as const, count: 4, isPlanned: false, ...fact }] } },
      { facts: { chargingPoints: [{ type: 'fast' as const, isPlanned: false, ...fact }] } },
      { facts: { chargingPoints: [{ type: 'Tesla' as const, count: 6, isPlanned: true, ...fact }] } },
    ]
    expect(countChargingPoints(list)).toEqual({ all: 10, planned: 6 })
  })
})

describe('findLastCheck', () => {
  it('is the latest day on which a status was checked', () => {
    const on = (checkedOn: string) => ({ facts: { status: { checkedOn } } })
    expect(findLastCheck([on('2026-11-20'), on('2026-11-21'), on('2026-03-01')])).toBe('2026-11-21')
  })
})

describe('stationFactsSchema', () => {
  it('calls anything that no source says unknown, never available', () => {
    const statuses = stations.list('no').map(({ facts }) => [facts.operator, facts.status.value] as const)
    const planned = stations.list('no').filter(({ facts }) => facts.chargingPoints.every(({ isPlanned }) => isPlanned))
    expect(planned.map(({ facts }) => facts.status.value)).toEqual(planned.map(() => 'unknown'))
    expect(statuses).toHaveLength(4)
  })

  it('refuses a status that the guide has no colour and word for', () => {
    const result = stationFactsSchema.shape.status.safeParse({
      value: 'open',
      source: 'NRK Nordland, 2021-07',
      checkedOn: '2026-11-21',
    })
    expect(result.success).toBe(false)
  })
})
