import { describe, expect, it } from 'vitest'
import { listVillages, listWaters } from '#site/content/model/village-queries.ts'
import { type Corners, placeInWorld } from './decode-map-level.ts'
import type { Position } from './distance-between.ts'
import { drawGround, joinLines, readGround } from './draw-ground.ts'

const land = readGround('fine').land.flatMap(({ lines }) => lines)

/** Returns whether a ring is around a place, by the even-odd rule. */
function isAround(ring: Corners, { x, y }: { x: number; y: number }): boolean {
  let isInside = false
  for (let index = 0; index + 3 < ring.length; index += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(index, index + 4)
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isInside = !isInside
  }
  return isInside
}

const isOnLand = ({ latitude, longitude }: Position) =>
  land.some((ring) => isAround(ring, placeInWorld(latitude, longitude)))

describe('readGround', () => {
  it.each([
    ['the middle of Vestfjorden', 67.9, 14.2],
    ['the Norwegian Sea', 68.5, 12.5],
    ['Gimsøystraumen', 68.2623, 14.2544],
    ['Raftsundet', 68.4, 15.11],
    ['the sea between Moskenesøya and Værøy', 67.79, 12.82],
    ['Nappstraumen', 68.12, 13.47],
  ])('has no land in %s', (_name, latitude, longitude) => {
    expect(isOnLand({ latitude, longitude })).toBe(false)
  })

  it('has the names of waters on water, and of islands on land', () => {
    for (const { name, kind, ...position } of listWaters('en'))
      expect.soft(isOnLand(position), name).toBe(kind === 'island')
  })

  it('has every village of Lofoten on land or within 600 metres of it', () => {
    const metre = 1 / 40_075_000 / Math.cos((68 * Math.PI) / 180)
    const isNear = ({ latitude, longitude }: Position) => {
      const at = placeInWorld(latitude, longitude)
      return Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12).some((angle) =>
        [200, 400, 600].some((far) =>
          land.some((ring) =>
            isAround(ring, { x: at.x + far * metre * Math.cos(angle), y: at.y + far * metre * Math.sin(angle) }),
          ),
        ),
      )
    }
    const atSea = listVillages().filter((village) => village.latitude > 67.3 && !isOnLand(village) && !isNear(village))
    expect(atSea.map(({ name }) => name)).toEqual([])
  })
})

describe('drawGround', () => {
  const size = 4000
  // Moskenesøya to Flakstadøya.
  const corner = placeInWorld(68.15, 12.85)
  const draw = (level: 'middle' | 'fine', leastBend: number) =>
    drawGround({
      width: size,
      height: size,
      level,
      place: (x, y) => ({ x: (x - corner.x) * size * 600, y: (y - corner.y) * size * 600 }),
      leastBend,
      heights: [200, 600],
    })

  it('draws land, heights, roads and tunnels in whole units, and no ferry where none goes', () => {
    const ground = draw('fine', 4)
    for (const part of ['land', 'lakes', 'roads', 'e10', 'tunnels'] as const)
      expect(ground[part], part).toMatch(/^M-?\d+[ -]\d+l[-\d ]+/)
    expect(ground.ferries).toBe('')
    expect(ground.hills.map(({ height }) => height)).toEqual([200, 600])
    expect(JSON.stringify(ground)).not.toMatch(/NaN|undefined|\d\.\d/)
  })

  it('leaves small roads out farther away, and is shorter the coarser it is', () => {
    expect(draw('middle', 4).roads).toBe('')
    expect(draw('fine', 40).land.length).toBeLessThan(draw('fine', 2).land.length / 1.5)
  })
})

it('joins lines that meet, whichever way they run, and stops at a junction', () => {
  const at = (x: number, y = 0) => ({ x, y })
  expect(
    joinLines([
      [at(1), at(2)],
      [at(1), at(0)],
      [at(3), at(2)],
    ]),
  ).toHaveLength(1)
  expect(
    joinLines([
      [at(0), at(1)],
      [at(1), at(2)],
      [at(1), at(1, 1)],
    ]),
  ).toHaveLength(3)
})
