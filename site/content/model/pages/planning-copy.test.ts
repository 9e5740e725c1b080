import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { fillRoadGaps } from '#site/content/roads/fill-road-gaps.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import {
  checkPlan,
  drivesOf,
  matchPlanWords,
  mostMinutesADay,
  type Plan,
  planFrom,
  planSchema,
  planWay,
  readPlanning,
  totalOf,
} from './planning-copy.ts'

const { plan, copy } = readPlanning('no')

describe('the plans', () => {
  it('have words in every language', () => {
    for (const language of languageKeys) expect(readPlanning(language).plan).toEqual(plan)
  })

  it('never drive more than three hours a day', () => {
    for (const [id, day] of Object.entries(plan.days)) {
      expect(totalOf(day).minutes, id).toBeLessThanOrEqual(mostMinutesADay)
    }
  })

  it('say what the article about how many days says', () => {
    // «Andre dag: Vestover … vel to og en halv time i bilen»
    const westward = totalOf(plan.days.westward as Plan['days'][string]).minutes
    expect(westward).toBeGreaterThanOrEqual(150)
    expect(westward).toBeLessThan(180)
    // «To på fem dager, tre på en uke»
    const bedsOf = (id: string) => new Set(plan.plans.find((each) => each.id === id)?.nights).size
    expect([bedsOf('five'), bedsOf('seven')]).toEqual([2, 3])
  })

  it('add up to what is shown', () => {
    for (const day of Object.values(plan.days)) {
      const shown = drivesOf(day).reduce((sum, { minutes }) => sum + minutes, 0)
      expect(totalOf(day).minutes).toBe(shown)
    }
  })
})

describe('planWay', () => {
  it('tells the time that texts tell', () => {
    const told = fillRoadGaps('({{drive svolvaer henningsvaer}}', 'no', 'a test')
    expect(`(${formatMinutes(planWay('svolvaer', 'henningsvaer').minutes, 'no')}`).toBe(told)
    expect(`(${formatMinutes(planWay('leknes', 'haukland').minutes, 'no')}`).toBe(
      fillRoadGaps('({{drive leknes haukland}}', 'no', 'a test'),
    )
  })
})

describe('planFrom', () => {
  const find = (plans: string, arrival: string) => {
    const one = plan.plans.find(({ id }) => id === plans)
    const from = plan.arrivals.find(({ id }) => id === arrival)
    if (!one || !from) throw new Error(`${plans} from ${arrival} is gone`)
    return planFrom(plan, one, from)
  }

  it('follows the days from the east, and backwards from the west with the empty day last', () => {
    expect(find('five', 'svolvaerAirport').order).toEqual([1, 2, 3, 4, 5])
    expect(find('five', 'moskenes').order).toEqual([4, 3, 2, 1, 5])
  })

  it('begins near the bed of the first night and ends where the last day does', () => {
    // Moskenes lies beside Reine, Svolvær airport beside Henningsvær.
    expect(find('three', 'moskenes').first.minutes).toBeLessThan(20)
    expect(find('three', 'svolvaerAirport').first.minutes).toBeLessThan(60)
    expect(find('three', 'svolvaerAirport').last.minutes).toBeGreaterThan(120)
    expect(find('three', 'moskenes').last.minutes).toBeGreaterThan(120)
  })

  it('names the corner beside the place of arrival where days are to choose from', () => {
    expect(find('one', 'evenes').order).toEqual([1])
    expect(find('one', 'leknesAirport').order).toEqual([2])
    expect(find('one', 'moskenes').order).toEqual([3])
    expect(find('one', 'leknesAirport').last.minutes).toBeLessThan(20)
  })
})

describe('checkPlan', () => {
  const changed = (change: (copied: Plan) => void) => {
    const copied = structuredClone(plan)
    change(copied)
    return () => checkPlan(copied)
  }

  it('refuses an arrival whose corner the choice does not have', () => {
    const moved = changed(({ arrivals: [first] }) => {
      if (first) first.choice = 'munkebu'
    })
    expect(moved).toThrow('arrivals.svolvaerAirport.choice is "munkebu". Name one of east, beaches, farWest.')
  })

  const dayOf = (copied: Plan, id: string) => copied.days[id] as Plan['days'][string]

  it('refuses a day of nothing but driving', () => {
    const add = (copied: Plan) => {
      dayOf(copied, 'westward').stops.push({ at: 'svolvaer', id: 'svolvaer', visits: [] })
    }
    expect(changed(add)).toThrow('days.westward is 290 minutes of driving')
  })

  it('refuses a place that no road leads to', () => {
    const add = (copied: Plan) => {
      dayOf(copied, 'farWest').stops.push({ at: 'atlantis', id: 'atlantis', visits: [] })
    }
    expect(changed(add)).toThrow('no road leads from "moskenes" to "atlantis"')
  })

  it('refuses a day that begins elsewhere than the night before', () => {
    const move = (copied: Plan) => {
      ;(copied.plans.find(({ id }) => id === 'three') as Plan['plans'][number]).nights = ['reine', 'reine']
    }
    expect(changed(move)).toThrow('begins at "henningsvaer", but the night before was slept at "reine"')
  })

  it('refuses a day that is in no plan, and a plan with an unknown day', () => {
    expect(changed((copied) => copied.plans.pop())).toThrow('is in no plan')
    expect(changed((copied) => copied.plans[0]?.days.push('someday'))).toThrow('names the day "someday"')
  })
})

describe('planSchema', () => {
  it('refuses a visit to what does not exist', () => {
    const copied = structuredClone(plan)
    copied.days.east?.rain.push('trips/atlantis')
    expect(planSchema.safeParse(copied).error?.issues[0]?.message).toContain('there is no such entry')
  })
})

describe('matchPlanWords', () => {
  it('refuses a sentence that links to a trip past its season', () => {
    const copied = structuredClone(copy)
    if (copied.days.days.farWest) copied.days.days.farWest.winter = 'Opp [Reinebringen](trips/reinebringen).'
    expect(() => matchPlanWords(plan, copied, 'no.yaml')).toThrow('links to "trips/reinebringen"')
  })

  it('misses the words of a stop', () => {
    const copied = structuredClone(copy)
    delete copied.days.days.farWest?.stops.a
    expect(() => matchPlanWords(plan, copied, 'no.yaml')).toThrow('days.days.farWest.stops.a is missing')
  })
})
