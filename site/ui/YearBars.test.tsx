import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { monthsFromNewYear } from '#site/domain/calendar/year-bar.ts'
import { YearBars } from './YearBars.tsx'

describe('monthsFromNewYear', () => {
  it('counts a first day from its morning and a last day to its evening', () => {
    expect(monthsFromNewYear('01-01', 'start')).toBe(0)
    expect(monthsFromNewYear('12-31', 'end')).toBe(12)
    expect(monthsFromNewYear('07-16', 'start')).toBeCloseTo(6 + 15 / 31)
  })
})

describe('YearBars', () => {
  it('draws a span over New Year as two bars', () => {
    const html = renderToStaticMarkup(
      YearBars({
        bars: [
          {
            name: 'Mørketid',
            kind: 'night',
            spans: [{ from: '12-07', to: '01-05' }],
            spoken: '7. desember – 5. januar',
          },
        ],
        monthInitials: 'JFMAMJJASOND'.split(''),
      }),
    )
    expect(html.match(/<rect/g)).toHaveLength(2)
    expect(html).toContain('7. desember – 5. januar')
    expect(html).not.toContain('style=')
  })
})
