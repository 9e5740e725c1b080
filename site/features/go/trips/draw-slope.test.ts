import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSlope, listFields, measureInList, measureSlope, scaleForList } from './draw-slope.ts'

const source = { source: 'Nobody', checkedOn: '2026-11-21' }
const length = { kilometres: 7.3, way: 'return', ...source } as const
const ascent = { metres: 540, top: 543, losesHeight: false, ...source }

test('a trip up and back has a slope of half its length', () => {
  expect(findSlope({ length, ascent })).toEqual({ kilometres: 3.65, metres: 540 })
})

test('behind a level road the slope is that of the climb alone', () => {
  const climb = { kilometres: 1, metres: 448 }
  expect(findSlope({ length: { ...length, climb }, ascent })).toEqual(climb)
})

test('without a figure, or round another way, or over a pass, there is no slope', () => {
  expect(findSlope({ length })).toBeUndefined()
  expect(findSlope({ ascent })).toBeUndefined()
  expect(findSlope({ length: { ...length, way: 'loop' }, ascent })).toBeUndefined()
  expect(findSlope({ length, ascent: { ...ascent, metres: 0 } })).toBeUndefined()
  expect(findSlope({ length, ascent: { ...ascent, pass: { from: 0, to: 0 } } })).toBeUndefined()
})

test('heights are doubled while they fit, and true where the way is steep', () => {
  expect(measureSlope({ kilometres: 3.65, metres: 540 })).toMatchObject({ width: 400, stretch: 2 })
  expect(measureSlope({ kilometres: 1, metres: 448 })).toMatchObject({ width: 400, stretch: 1 })
})

test('no slope leaves its frame, and the drawing has the steepness that its caption says', () => {
  const figures = fc.record({
    kilometres: fc.double({ min: 0.2, max: 20, noNaN: true }),
    metres: fc.integer({ min: 1, max: 1200 }),
  })
  fc.assert(
    fc.property(figures, (slope) => {
      const { width, height, stretch } = measureSlope(slope)
      expect(width).toBeLessThanOrEqual(400)
      expect(height).toBeLessThanOrEqual(200.001)
      expect(height / width / stretch).toBeCloseTo(slope.metres / slope.kilometres / 1000, 6)
    }),
  )
})

test('in a list steeper is steeper: all slopes share one scale', () => {
  const slopes = [
    { kilometres: 1, metres: 448 },
    { kilometres: 9, metres: 844 },
  ]
  const scale = scaleForList(slopes, 194)
  expect(measureInList({ kilometres: 9, metres: 844 }, scale).width).toBeCloseTo(194)
  expect(scaleForList([{ kilometres: 1, metres: 448 }], 194)).toBe(28)
  expect(scaleForList([], 194)).toBe(28)
})

test('every second half kilometre of the neatline is black, and the last ends with the way', () => {
  expect(listFields(2, 400)).toEqual([
    { x: 0, width: 100 },
    { x: 200, width: 100 },
  ])
  expect(listFields(1.25, 400).at(-1)).toEqual({ x: 320, width: 80 })
})
