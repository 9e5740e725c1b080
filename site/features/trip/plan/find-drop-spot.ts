import type { Spot } from './plan.ts'

/** A list that a stop can fall into, from its upper to its lower edge, with the middles of its other rows. Pixels. */
export interface DropList {
  day: Spot['day']
  top: number
  bottom: number
  middles: readonly number[]
}

/** Returns the spot at a height of the page: in the list there or the nearest one. Undefined without lists. */
export function findDropSpot(lists: readonly DropList[], y: number): Spot | undefined {
  const distanceTo = ({ top, bottom }: DropList) => Math.max(top - y, y - bottom, 0)
  const nearest = lists.reduce<DropList | undefined>(
    (best, list) => (best && distanceTo(best) <= distanceTo(list) ? best : list),
    undefined,
  )
  return nearest && { day: nearest.day, index: nearest.middles.filter((middle) => middle < y).length }
}
