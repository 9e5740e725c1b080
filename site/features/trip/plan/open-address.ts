import { type KeptPlan, type KeptPlans, openPlan, readHidden } from './kept-plans.ts'
import { readFragment } from './mend-link.ts'
import { readNotes } from './notes.ts'
import type { Plan } from './plan.ts'
import { readLink } from './plan-link.ts'
import { readKept, recognisePlan } from './recognise-plan.ts'
import { emptyTrip, type Opened, type Trip } from './trip-state.ts'
import { readAddition } from './write-addition.ts'

/** What the page opens: an action for the reducer, and the kept plan that it is. */
export interface Opening {
  action: Opened
  kept?: KeptPlan | undefined
  /** A stop that is to be added then. */
  add?: string | undefined
}

/** Returns a kept plan as a trip; undefined for one that cannot be read. */
export function readKeptTrip(kept: KeptPlan): Trip | undefined {
  const answer = readKept(kept)
  if (answer.kind !== 'plan') return undefined
  return { plan: answer.plan, notes: readNotes(kept.notes), hidden: readHidden(kept.hidden) }
}

/** Returns the opening of a plan of this device; of the empty page where it cannot be read. */
export function openKept(kept: KeptPlan | undefined): Opening {
  const trip = kept && readKeptTrip(kept)
  return trip ? { action: { type: 'opened', mode: 'own', trip }, kept } : { action: { type: 'opened', mode: 'begin' } }
}

/** Returns the opening of a plan of the guide: anew, unless it is kept as it is already. What it holds the visitor did not write. */
function openTaken(plan: Plan, { plans }: KeptPlans, said: string): Opening {
  const same = recognisePlan(plans, plan)
  if (same) return openKept(same.kept)
  return {
    action: {
      type: 'opened',
      mode: 'own',
      trip: { ...emptyTrip, plan },
      isStored: false,
      outcome: { said, canUndo: false },
    },
  }
}

interface Guide {
  /** Returns the plan of the guide that a fragment asks for; undefined where it asks for none. */
  makeReady(fragment: string): Plan | undefined
  words: { taken: string; earlierState: string }
}

/** Returns what an address opens: one of the guide's plans, a plan of this device, a plan that somebody sent, or the own one. */
export function openAddress(address: Pick<Location, 'hash' | 'search'>, kept: KeptPlans, guide: Guide): Opening {
  const { words } = guide
  const ready = guide.makeReady(address.hash)
  if (ready) return openTaken(ready, kept, words.taken)
  const own = openKept(openPlan(kept))
  const add = readAddition(address.hash)
  if (add !== undefined) return { ...own, add }
  const answer = readLink(readFragment(address))
  if (answer.kind === 'none') return own
  if (answer.kind === 'unreadable') return { ...own, action: { ...own.action, alarm: 'unreadable' } }
  const mine = recognisePlan(kept.plans, answer.plan)
  if (!mine) {
    return {
      action: { type: 'opened', mode: 'received', trip: { ...emptyTrip, plan: answer.plan }, fault: answer.fault },
    }
  }
  const opening = openKept(mine.kept)
  if (!mine.isEarlier) return opening
  const outcome = { said: words.earlierState, canUndo: false, earlier: answer.plan }
  return { ...opening, action: { ...opening.action, outcome } }
}
