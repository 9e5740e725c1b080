import type { Plan } from '#site/features/trip/plan/plan.ts'
import { checkOf, contentOf } from '#site/features/trip/plan/plan-link.ts'

/**
 * Returns what gives each event of a plan its id, as often as the plan is exported: by the plan's own id, the stop, and the how-manyeth
 * time it is there. It stays when the plan is renamed, moved to other days, or its stops change places; no other plan has the same.
 */
export function createEventIds(plan: Plan): (kind: string, ref: string) => string {
  // A plan that is not kept has no id; its events are those of what it holds.
  const own = plan.id ?? checkOf(contentOf(plan))
  const counts = new Map<string, number>()
  return (kind, ref) => {
    // Two long names of own points begin alike.
    const base = `${kind}-${ref.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40)}-${checkOf(ref)}`
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return `${base}-${count}-${own}`
  }
}
