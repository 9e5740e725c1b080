import { describe, expect, it } from 'vitest'
import { placeChartLabels } from './place-chart-labels.ts'

const size = { width: 900, height: 700 }

describe('placeChartLabels', () => {
  it('puts a label right of its dot where there is room', () => {
    expect(placeChartLabels([{ x: 100, y: 300, numbers: '7', name: 'Å' }], size)).toEqual([{ x: 130, y: 314 }])
  })

  it('keeps a long name inside the chart when its dot is at the edge', () => {
    const [label] = placeChartLabels([{ x: 860, y: 300, numbers: '1, 2', name: 'Henningsvær' }], size)
    expect(label?.x).toBeLessThan(860 - 200)
    expect(label?.y).not.toBe(314)
  })

  it('puts two neighbours on different sides, so that their names do not meet', () => {
    const labels = placeChartLabels(
      [
        { x: 400, y: 300, numbers: '1', name: 'Stamsund' },
        { x: 400, y: 330, numbers: '2', name: 'Steine' },
      ],
      size,
    )
    expect(Math.abs((labels[0]?.y ?? 0) - (labels[1]?.y ?? 0))).toBeGreaterThan(46)
  })
})
