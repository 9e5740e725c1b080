import { describe, expect, test } from 'vitest'
import type { ClickCount } from '#server/services/clicks/hold-clicks.ts'
import { formatClickReport } from './format-click-report.ts'

const period = { from: '2026-10-23', to: '2026-11-21' }

function counted(
  day: string,
  partner: ClickCount['partner'],
  page: string,
  position: number,
  count: number,
): ClickCount {
  return { day, partner, page, position, count }
}

const counts = [
  counted('2026-10-30', 'hotels', '/hoteller', 1, 7),
  counted('2026-10-30', 'tours', '/aktiviteter', 1, 6),
  counted('2026-11-02', 'hotels', '/hoteller', 1, 13),
  counted('2026-11-02', 'hotels', '/hoteller', 2, 8),
  counted('2026-11-03', 'hotels', '/hoteller', 10, 3),
  counted('2026-11-03', 'hotels', '/de/fischerhütten/svolvaer', 1, 121),
]

describe('formatClickReport', () => {
  test('sums up by month, partner, page and link, and hides what is small or gives it away', () => {
    expect(formatClickReport(period, counts).split('\n').slice(0, 15).join('\n')).toBe(
      `
Clicks on paying links from 2026-10-23 to 2026-11-21: 158

Month    Clicks
2026-10      13
2026-11     145

Partner, page, link           Clicks
hotels                           152
  /de/fischerhütten/svolvaer     121
  /hoteller                       31
    link 1                        20
    link 2                        ≥5
    link 10                       <5
tours                              6
  /aktiviteter                     6`.trim(),
    )
  })

  test('shows no months where there is one, and no parts of a sum that is small', () => {
    const report = formatClickReport(period, [counted('2026-11-03', 'tours', '/aktiviteter', 1, 4)])
    expect(report).toContain('2026-11-21: <5\n\n<5  fewer')
    expect(report).not.toMatch(/Month|aktiviteter/)
  })

  test('says so where nothing was counted', () => {
    expect(formatClickReport(period, [])).toBe('No clicks on paying links from 2026-10-23 to 2026-11-21.')
  })
})
