import { describe, expect, it } from 'vitest'
import { frameAround } from './frame-around.ts'
import { placeChartLabels, villagesOnChart } from './place-chart-labels.ts'

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

  it('leaves out an optional label that fits nowhere, and keeps one that is not', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({
      x: 400 + (index % 3) * 60,
      y: 300 + Math.floor(index / 3) * 40,
      numbers: '',
      name: '',
    }))
    const dot = { x: 460, y: 340, numbers: '', name: 'Sakrisøy' }
    expect(placeChartLabels([...crowd, { ...dot, isOptional: true }], size).at(-1)).toBeUndefined()
    expect(placeChartLabels([...crowd, dot], size).at(-1)).toEqual({ x: 490, y: 354 })
  })

  it('lets no label that has to stand somewhere run over the edge, whatever is in its way', () => {
    const quay = { x: 780, y: 300, numbers: '', name: 'Ferjekaia' }
    const crowd = [
      { x: 780, y: 360, numbers: '', name: '' },
      { x: 780, y: 260, numbers: '', name: '' },
      { x: 640, y: 300, numbers: '', name: '' },
    ]
    const label = placeChartLabels([...crowd, quay], size).at(-1)
    expect((label?.x ?? 0) + 14 + quay.name.length * 19.5).toBeLessThanOrEqual(size.width - 12)
  })

  it('stands farther from a larger dot', () => {
    expect(placeChartLabels([{ x: 100, y: 300, numbers: '7', name: 'Å', radius: 41 }], size)).toEqual([
      { x: 150, y: 314 },
    ])
  })

  it('stands beside no sign, which gets no label of its own', () => {
    const dot = { x: 100, y: 300, numbers: '7', name: 'Å' }
    expect(placeChartLabels([dot], size, [{ x: 150, y: 300, radius: 36 }])).toEqual([{ x: 16, y: 314 }])
  })

  it('puts the name of a water on its place, and leaves it out where another name stands', () => {
    const water = { x: 400, y: 300, numbers: '', name: 'Reinefjorden', isCentred: true, isOptional: true }
    const [label] = placeChartLabels([water], size)
    expect(label?.x).toBeLessThan(400)
    expect(label?.y).toBe(312)
    expect(placeChartLabels([{ x: 350, y: 300, numbers: '', name: 'Reine' }, water], size)[1]).toBeUndefined()
  })
})

const reine = { name: 'Reine', latitude: 67.9325, longitude: 13.0888, rank: 1 }
const hamnoy = { name: 'Hamnøy', latitude: 67.9461, longitude: 13.1326, rank: 3 }
const svolvaer = { name: 'Svolvær', latitude: 68.2322, longitude: 14.5646, rank: 1 }
const frame = frameAround([hamnoy], 0.05)

it('lists the villages on the chart, the more important ones first', () => {
  expect(villagesOnChart([hamnoy, svolvaer, reine], frame, []).map(({ name }) => name)).toEqual(['Reine', 'Hamnøy'])
})

it('leaves out a village whose spot is taken', () => {
  const quay = { latitude: 67.9465, longitude: 13.1328 }
  expect(villagesOnChart([hamnoy, reine], frame, [quay]).map(({ name }) => name)).toEqual(['Reine'])
})
