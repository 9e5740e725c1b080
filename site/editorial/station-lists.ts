import type { Station } from './station-queries.ts'

type Counted = { facts: Pick<Station['facts'], 'chargingPoints'> }

/** How many charging points the stations have where a source says how many, and how many of these are only planned. */
export function countChargingPoints(list: readonly Counted[]): { all: number; planned: number } {
  const points = list.flatMap(({ facts }) => facts.chargingPoints)
  const sum = (some: typeof points) => some.reduce((total, { count }) => total + (count ?? 0), 0)
  return { all: sum(points), planned: sum(points.filter(({ isPlanned }) => isPlanned)) }
}

/** The day on which somebody last compared a station's status with its source. */
export function findLastCheck(list: readonly { facts: { status: { checkedOn: string } } }[]): string {
  return (
    list
      .map(({ facts }) => facts.status.checkedOn)
      .sort()
      .at(-1) ?? ''
  )
}
