import type { Atlas } from './atlas.ts'
import type { Plan } from './plan.ts'

export interface Phone {
  name: string
  phone: string
  /** The days of the plan, from 0, on which one stops or sleeps there; none for what has no day. */
  days: readonly number[]
}

/** Returns the telephone numbers of the stops and beds of a plan, each once, in its order; only those that the guide knows. */
export function listPhones({ days, waiting }: Plan, atlas: Atlas): Phone[] {
  const found = new Map<string, { name: string; phone: string; days: Set<number> }>()
  const take = (ref: string, day?: number) => {
    const { name = '', phone } = atlas.find(ref) ?? {}
    if (!phone) return
    const each = found.get(phone) ?? { name, phone, days: new Set() }
    if (day !== undefined) each.days.add(day)
    found.set(phone, each)
  }
  for (const [day, { stops, bed }] of days.entries()) {
    for (const { ref } of stops) take(ref, day)
    if (bed) take(bed, day)
  }
  for (const { ref } of waiting) take(ref)
  return [...found.values()].map((each) => ({ ...each, days: [...each.days] }))
}
