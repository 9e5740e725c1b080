import { type KeptPlan, type KeptPlans, openPlan, readHidden } from './kept-plans.ts'
import { readNotes } from './notes.ts'
import type { Plan } from './plan.ts'
import { readLink } from './plan-link.ts'
import { emptyTrip, type Opened, type Trip } from './trip-reducer.ts'

/** What the page opens: an action for the reducer, and the kept plan that it is. */
export interface Opening {
  action: Opened
  kept?: KeptPlan | undefined
  /** A stop that is to be added then. */
  add?: string | undefined
}

/** Returns the fragment by which a link adds a stop: `add=t.ryten`. */
export function writeAddition(ref: string): string {
  return `add=${ref}`
}

function readAddition(fragment: string): string | undefined {
  return /^#?add=([A-Za-z0-9.,%+-]+)$/.exec(fragment)?.[1]
}

/** Returns a kept plan as a trip; undefined for one that cannot be read. */
export function readKeptTrip(kept: KeptPlan): Trip | undefined {
  const answer = readLink(kept.link)
  if (answer.kind !== 'plan') return undefined
  return { plan: answer.plan, notes: readNotes(kept.notes), hidden: readHidden(kept.hidden) }
}

/** Returns the opening of a plan of this device; of the empty page where it cannot be read. */
export function openKept(kept: KeptPlan | undefined): Opening {
  const trip = kept && readKeptTrip(kept)
  return trip ? { action: { type: 'opened', mode: 'own', trip }, kept } : { action: { type: 'opened', mode: 'begin' } }
}

/** Returns the opening of a plan of the guide: anew, unless it is kept as it is already. What it holds the visitor did not write. */
function openTaken(plan: Plan, link: string, { plans }: KeptPlans, said: string): Opening {
  const same = plans.find((each) => each.link === link)
  if (same) return openKept(same)
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

/** Returns what an address opens: one of the guide's plans, a plan of this device, a plan that somebody sent, or the own one. */
export function openAddress(
  fragment: string,
  kept: KeptPlans,
  guide: {
    /** Returns the plan of the guide that a fragment asks for, with its link. */
    makeReady(fragment: string): { plan: Plan; link: string } | undefined
    taken: string
  },
): Opening {
  const ready = guide.makeReady(fragment)
  if (ready) return openTaken(ready.plan, ready.link, kept, guide.taken)
  const add = readAddition(fragment)
  const own = openKept(openPlan(kept))
  if (add !== undefined) return { ...own, add }
  const answer = readLink(fragment)
  if (answer.kind === 'none') return own
  if (answer.kind === 'unreadable') return { ...own, action: { ...own.action, alarm: 'unreadable' } }
  const mine = kept.plans.find(({ link }) => link === fragment.replace(/^#/, ''))
  if (mine) return openKept(mine)
  return {
    action: { type: 'opened', mode: 'received', trip: { ...emptyTrip, plan: answer.plan }, fault: answer.fault },
  }
}
