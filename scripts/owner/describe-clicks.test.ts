import { describe, expect, test } from 'vitest'
import type { ClickCount } from '#server/services/clicks/hold-clicks.ts'
import { describeClicks } from './describe-clicks.ts'

const period = { from: '2026-10-23', to: '2026-11-21' }
const before = { from: '2026-09-23', to: '2026-10-22' }

const counted = (partner: ClickCount['partner'], page: string, count: number, day = '2026-11-02'): ClickCount => ({
  day,
  partner,
  page,
  position: 1,
  count,
})

describe('describeClicks', () => {
  test('sums up by partner beside the days before, and names the pages most followed from', () => {
    const counts = [
      counted('hotels', '/hoteller', 30),
      counted('hotels', '/', 12),
      counted('tours', '/aktiviteter', 40),
    ]
    const earlier = [counted('hotels', '/', 17, '2026-10-01')]
    const { state, summary, tables } = describeClicks({ period, counts }, { period: before, counts: earlier })
    expect(state).toBe('well')
    expect(summary).toContain('from 2026-10-23 to 2026-11-21: 82; in as many days before: 17.')
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        ['hotels', '42', '17'],
        ['tours', '40', '0'],
      ],
      [
        ['/aktiviteter', 'tours', '40'],
        ['/hoteller', 'hotels', '30'],
        ['/', 'hotels', '12'],
      ],
    ])
  })

  test('hides what is small here as the report of clicks does', () => {
    const counts = [counted('hotels', '/hoteller', 30), counted('hotels', '/en', 9), counted('hotels', '/', 2)]
    const { tables } = describeClicks({ period, counts }, { period: before, counts: [] })
    expect(tables[1]?.rows).toEqual([
      ['/hoteller', 'hotels', '30'],
      ['/en', 'hotels', '≥5'],
      ['/', 'hotels', '<5'],
    ])
    const few = [counted('tours', '/', 3)]
    expect(describeClicks({ period, counts: few }, { period: before, counts: few }).summary).toContain(
      ': <5; in as many days before: <5',
    )
  })

  test('says of a partner whose earlier clicks are hidden that they are', () => {
    const counts = [counted('tours', '/', 50)]
    const earlier = [counted('tours', '/', 2, '2026-10-01'), counted('hotels', '/', 2, '2026-10-01')]
    const { tables } = describeClicks({ period, counts }, { period: before, counts: earlier })
    expect(tables[0]?.rows).toEqual([['tours', '50', 'hidden']])
  })

  test('says so where nothing was counted', () => {
    expect(describeClicks({ period, counts: [] }, { period: before, counts: [] })).toMatchObject({
      summary: expect.stringContaining(': none; in as many days before: none'),
      tables: [],
    })
  })
})
