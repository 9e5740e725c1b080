import { describe, expect, test } from 'vitest'
import { createCounter, createGauge, createGauges, createHistogram } from './measure.ts'

describe('createCounter', () => {
  test('tells every combination of its labels from the beginning, at zero', async () => {
    const counter = createCounter(
      { name: 'guide_fish_total', help: 'Fish.' },
      { kind: ['cod', 'skrei'], sea: ['in', 'out'] },
    )
    counter.of({ kind: 'skrei', sea: 'in' }).value += 2
    expect(await counter.describe()).toBe(
      [
        '# HELP guide_fish_total Fish.',
        '# TYPE guide_fish_total counter',
        'guide_fish_total{kind="cod",sea="in"} 0',
        'guide_fish_total{kind="cod",sea="out"} 0',
        'guide_fish_total{kind="skrei",sea="in"} 2',
        'guide_fish_total{kind="skrei",sea="out"} 0',
        '',
      ].join('\n'),
    )
  })

  test('has no count for a word that nobody foresaw', () => {
    const counter = createCounter({ name: 'guide_fish_total', help: 'Fish.' }, { kind: ['cod'] })
    expect(() => counter.of({ kind: '/en/places?who=me' as 'cod' })).toThrow('no measure')
  })
})

describe('createGauge', () => {
  test('tells what is now, and leaves out what nobody knows', async () => {
    let value: number | null = null
    const gauge = createGauge({ name: 'guide_tide', help: 'Tide.' }, async () => value)
    expect(await gauge()).toBe('')
    value = -1.5
    expect(await gauge()).toBe('# HELP guide_tide Tide.\n# TYPE guide_tide gauge\nguide_tide -1.5\n')
  })
})

describe('createGauges', () => {
  test('leave out what nobody has set', async () => {
    const gauges = createGauges({ name: 'guide_seen', help: 'Seen.' }, { where: ['here', 'there'] })
    gauges.of({ where: 'there' }).value = 7
    expect(await gauges.describe()).toBe(
      '# HELP guide_seen Seen.\n# TYPE guide_seen gauge\nguide_seen{where="there"} 7\n',
    )
  })
})

describe('createHistogram', () => {
  test('counts each time in every bound that it keeps, the bound itself included', async () => {
    const histogram = createHistogram({ name: 'guide_walk', help: 'Walks.' }, [0.1, 1], { to: ['top'] })
    for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.of({ to: 'top' }).observe(seconds)
    expect(
      String(await histogram.describe())
        .split('\n')
        .slice(2),
    ).toEqual([
      'guide_walk_bucket{to="top",le="0.1"} 2',
      'guide_walk_bucket{to="top",le="1"} 3',
      'guide_walk_bucket{to="top",le="+Inf"} 4',
      'guide_walk_sum{to="top"} 3.65',
      'guide_walk_count{to="top"} 4',
      '',
    ])
  })
})
