import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutRoad, type RoadMark } from './lay-out-road.ts'

const day = fc
  .array(fc.record({ step: fc.integer({ min: 0, max: 90 }), name: fc.string({ minLength: 1, maxLength: 40 }) }), {
    maxLength: 6,
  })
  .map((stops) => {
    let kilometres = 0
    const marks = stops.map(({ step, name }) => {
      kilometres += step
      return { kilometres, name, kind: 'stop' as const }
    })
    return { kilometres, marks }
  })

/** Where words stand on a level, in percent; a sign is a little narrower than the layout counts it. */
function listReaches(marks: readonly RoadMark[], isFar: boolean): [number, number][] {
  return marks.flatMap(({ at, label }): [number, number][] => {
    if (label?.isFar !== isFar) return []
    const width = label.text.length * 0.75
    return [label.isLeft ? [at - width, at] : [at, at + width]]
  })
}

describe('the drawn road of a trip', () => {
  it('has a block for each day, one behind the other, and no words over each other', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 2, maxLength: 12 }), (days) => {
        const { blocks, marks } = layOutRoad(days)
        expect(blocks[0]?.from).toBe(0)
        expect(blocks.at(-1)?.to).toBeCloseTo(100)
        for (const [index, block] of blocks.entries()) {
          expect(block.to - block.from).toBeGreaterThan(1)
          expect(block.from).toBe(blocks[index - 1]?.to ?? 0)
        }
        for (const { at } of marks) expect(at >= 0 && at <= 100.001).toBe(true)
        for (const isFar of [false, true])
          for (const [index, [from]] of listReaches(marks, isFar).entries())
            expect(from).toBeGreaterThanOrEqual(listReaches(marks, isFar)[index - 1]?.[1] ?? -100)
        // No stem of a far label goes through the words of a near one.
        const near = listReaches(marks, false)
        for (const { at, label } of marks)
          if (label?.isFar) expect(near.filter(([from, to]) => from < at && at < to)).toEqual([])
      }),
    )
  })

  it('gives each day its length, and stops at one place one label', () => {
    const stop = (kilometres: number, name: string) => ({ kilometres, name, kind: 'stop' as const })
    const { blocks, marks } = layOutRoad([
      { kilometres: 75, marks: [stop(0, 'Reine'), stop(0, 'Sakrisøy'), { kilometres: 75, name: 'Borg', kind: 'bed' }] },
      { kilometres: 25, marks: [stop(25, 'Svolvær')] },
    ])
    expect(blocks.map(({ to }) => to)).toEqual([75, 100])
    expect(marks.map(({ at, kind, label }) => [at, kind, label?.text])).toEqual([
      [0, 'stop', 'Reine, Sakrisøy'],
      [75, 'bed', 'Borg'],
      [100, 'stop', 'Svolvær'],
    ])
  })
})
