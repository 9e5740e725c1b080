import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { coversMonth, MonthStrip } from './MonthStrip.tsx'

const letters = 'J F M A M J J A S O N D'.split(' ')

describe('coversMonth', () => {
  it('covers a month with ten days or more', () => {
    const span = { from: '02-01', to: '03-15' }
    expect([0, 1, 2, 3].map((month) => coversMonth(span, month))).toEqual([false, true, true, false])
    expect(coversMonth({ from: '01-25', to: '04-07' }, 0)).toBe(false)
  })

  it('follows a span over New Year', () => {
    const span = { from: '11-15', to: '01-31' }
    expect([9, 10, 11, 0, 1].map((month) => coversMonth(span, month))).toEqual([false, true, true, true, false])
  })
})

describe('MonthStrip', () => {
  it('says the months in words and marks the best dark and the others light', () => {
    const html = renderToStaticMarkup(
      <MonthStrip
        dish={{ kind: 'skrei', best: { from: '02-01', to: '03-15' }, also: { from: '01-01', to: '04-30' } }}
        monthInitials={letters}
        spoken="Best i februar"
      />,
    )
    expect(html).toContain('aria-label="Best i februar"')
    expect(html.match(/class="on"/g)).toHaveLength(2)
    expect(html.match(/class="half"/g)).toHaveLength(2)
  })

  it('draws nothing where no source names a time', () => {
    expect(renderToStaticMarkup(<MonthStrip dish={{ kind: 'night' }} monthInitials={letters} spoken="" />)).toBe('')
  })
})
