import type { KeptPlan } from './kept-plans.ts'
import type { Plan } from './plan.ts'
import { contentOf, isPlanId, type LinkAnswer, readLink } from './plan-link.ts'

// Apart from `kept-plans.ts`, whose storage pages ask for that read no plan.

/** Returns what the link of a kept plan says, with the id that the plan has here, whichever edition wrote it. */
export function readKept({ id, link }: KeptPlan): LinkAnswer {
  const answer = readLink(link)
  return answer.kind === 'plan' && isPlanId(id) ? { ...answer, plan: { ...answer.plan, id } } : answer
}

/**
 * Returns which of one's own plans a link's plan is, and whether that has become another since; undefined for somebody
 * else's. A link of an edition without ids is known by what it holds.
 */
export function recognisePlan(
  plans: readonly KeptPlan[],
  plan: Plan,
): { kept: KeptPlan; isEarlier: boolean } | undefined {
  const isSame = (kept: KeptPlan): boolean => {
    const answer = readKept(kept)
    return answer.kind === 'plan' && contentOf(answer.plan) === contentOf(plan)
  }
  const byId = plan.id === undefined ? undefined : plans.find(({ id }) => id === plan.id)
  if (byId) return { kept: byId, isEarlier: !isSame(byId) }
  const same = plans.find(isSame)
  return same && { kept: same, isEarlier: false }
}
