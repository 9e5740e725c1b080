import type { Station } from './station-queries.ts'

type Counted = { facts: Pick<Station['facts'], 'chargingPoints'> }

/** Returns the number of charging points with a known count, and how many of them are only planned. */
export function countChargingPoints(list: readonly Counted[]): { all: number; planned: number } {
  const points = list.flatMap(({ facts }) => facts.chargingPoints)
  const sum = (some: typeof points) => some.reduce((total, { count }) => total + (count ?? 0), 0)
  return { all: sum(points), planned: sum(points.filter(({ isPlanned }) => isPlanned)) }
}

/** Returns the last day a station's status was checked. */
export function findLastCheck(list: readonly { facts: { status: { checkedOn: string } } }[]): string {
  return (
    list
      .map(({ facts }) => facts.status.checkedOn)
      .sort()
      .at(-1) ?? ''
  )
}
