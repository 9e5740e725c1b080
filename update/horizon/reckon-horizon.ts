import type { Position } from '#site/domain/geography/distance-between.ts'
import { convergenceAt, type Grid, heightIn, projectToUtm } from './grid.ts'

const earthRadius = 6_371_000
/** How much of the earth’s curve the air takes back. */
const refraction = 0.13
const eyeHeight = 1.7
const farthest = 60_000

/**
 * Returns how high the land stands in each of 360 directions from true north, in tenths of a degree. `grids` from fine to coarse: each point
 * is read from the first that has it.
 */
export function reckonHorizon(place: Position, grids: readonly Grid[]): number[] {
  const { east, north } = projectToUtm(place)
  const heightAt = (x: number, y: number) => {
    for (const grid of grids) {
      const metres = heightIn(grid, x, y)
      if (metres !== undefined) return { metres, cell: grid.cell }
    }
    return undefined
  }
  const eye = (heightAt(east, north)?.metres ?? 0) + eyeHeight
  const turn = convergenceAt(place)
  return Array.from({ length: 360 }, (_, azimuth) => {
    const angle = ((azimuth - turn) * Math.PI) / 180
    let highest = 0
    for (let distance = 20; distance <= farthest; ) {
      const land = heightAt(east + Math.sin(angle) * distance, north + Math.cos(angle) * distance)
      if (land) {
        const drop = (distance ** 2 * (1 - refraction)) / (2 * earthRadius)
        highest = Math.max(highest, (land.metres - eye - drop) / distance)
      }
      distance += land ? Math.max(land.cell, distance / 500) : 500
    }
    return Math.round((Math.atan(highest) * 1800) / Math.PI)
  })
}
