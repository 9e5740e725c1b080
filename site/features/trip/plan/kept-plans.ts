import type { RemarkKind } from '#site/content-model/remark-kinds.ts'
import type { Notes } from './notes.ts'

// Plans on this device, as their links. Storage may be refused, full, or hold what somebody else wrote.

export interface KeptPlan {
  /** Of the plan, which is in its link too; links of earlier editions are without it. */
  id: string
  /** Fragment of its link. */
  link: string
  /** When it was last changed, milliseconds since 1970. */
  changed: number
  /** What the visitor wrote to its places; read it with `readNotes`. */
  notes?: Notes | undefined
  /** Remarks that the visitor has hidden (`keyOfRemark`); read it with `readHidden`. */
  hidden?: readonly string[] | undefined
}

export interface KeptPlans {
  /** The plan that the page opens. */
  open?: string | undefined
  plans: readonly KeptPlan[]
}

export const keptPlansKey = 'trip-plans'

function isKeptPlan(value: unknown): value is KeptPlan {
  if (typeof value !== 'object' || value === null) return false
  const { id, link, changed } = value as Partial<KeptPlan>
  return typeof id === 'string' && typeof link === 'string' && typeof changed === 'number'
}

/** Where plans are kept. */
export type PlanStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the plans of this device; none where storage is refused or unreadable. */
export function readKeptPlans(storage: PlanStore | undefined): KeptPlans {
  try {
    return parseKeptPlans(storage?.getItem(keptPlansKey) ?? '')
  } catch {
    return { plans: [] }
  }
}

/** Returns the plans in what is stored; none where it cannot be read. */
export function parseKeptPlans(raw: string): KeptPlans {
  try {
    const value = JSON.parse(raw || '{}') as { open?: unknown; plans?: unknown } | null
    const plans = Array.isArray(value?.plans) ? value.plans.filter(isKeptPlan) : []
    return { plans, ...(typeof value?.open === 'string' ? { open: value.open } : {}) }
  } catch {
    return { plans: [] }
  }
}

const mostHidden = 200

/** Kinds of remarks that had another name when a visitor may have hidden them. */
const earlierKinds: Readonly<Record<string, RemarkKind>> = {
  closedMonth: 'monthOutOfSeason',
  closedDays: 'dateOutOfSeason',
  closedHours: 'closedThen',
}

/** Returns the keys of hidden remarks in what was stored, perhaps by somebody else or by an earlier edition. */
export function readHidden(stored: unknown): readonly string[] {
  const keys = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(-mostHidden) : []
  return keys.map((key) => key.replace(/^[^.]+/, (kind) => earlierKinds[kind] ?? kind))
}

/** Returns the plan that is open; undefined where there is none. */
export function openPlan({ plans, open }: KeptPlans): KeptPlan | undefined {
  return plans.find(({ id }) => id === open) ?? plans[0]
}

/** Stores the plans of this device. Returns false where the browser refuses or has no room. */
export function writeKeptPlans(storage: PlanStore | undefined, kept: KeptPlans): boolean {
  if (!storage) return false
  try {
    if (kept.plans.length === 0) storage.removeItem(keptPlansKey)
    else storage.setItem(keptPlansKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

function isSamePlan(one: KeptPlan, other: KeptPlan): boolean {
  const matterOf = ({ link, notes = {}, hidden = [] }: KeptPlan) => JSON.stringify([link, notes, hidden])
  return matterOf(one) === matterOf(other)
}

export type KeepAnswer = 'kept' | 'refused' | 'changedElsewhere'

/**
 * Puts a plan among those of this device and opens it. What another window stored since `seen` (the `changed` that this window
 * last read or wrote) is not overwritten.
 */
export function keepPlan(storage: PlanStore | undefined, plan: KeptPlan, seen: number | undefined): KeepAnswer {
  const { plans } = readKeptPlans(storage)
  const stored = plans.find(({ id }) => id === plan.id)
  if (stored && stored.changed !== seen && !isSamePlan(stored, plan)) return 'changedElsewhere'
  const others = plans.filter(({ id }) => id !== plan.id)
  return writeKeptPlans(storage, { open: plan.id, plans: [plan, ...others] }) ? 'kept' : 'refused'
}
