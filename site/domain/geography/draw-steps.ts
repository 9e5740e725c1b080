import type { Point } from './rings.ts'

/** Returns a line through points as the `d` of a path, in relative steps of whole units. */
export function drawSteps(points: readonly Point[]): string {
  let from = { x: 0, y: 0 }
  return points
    .map((point, index) => {
      const to = { x: Math.round(point.x), y: Math.round(point.y) }
      const step = `${to.x - from.x} ${to.y - from.y}`
      from = to
      if (index === 0) return `M${step}`
      return index === 1 ? `l${step}` : ` ${step}`
    })
    .join('')
    .replaceAll(' -', '-')
}

/** Returns a closed line through points as part of the `d` of a path. */
export function drawRing(points: readonly Point[]): string {
  return `${drawSteps(points)}z`
}
