import { expect, it } from 'vitest'
import { frameAround } from './frame-around.ts'
import { villagesOnChart } from './villages-on-chart.ts'

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
