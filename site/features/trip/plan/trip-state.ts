import type { Notes } from './notes.ts'
import { emptyPlan, type Plan } from './plan.ts'

// A trip while its page is open, as a value. What takes it from one state to the next is trip-reducer.ts, loaded with what shows a plan.

/** What a step changes, and undo brings back. */
export interface Trip {
  plan: Plan
  notes: Notes
  /** Keys of the remarks that the visitor has hidden. */
  hidden: readonly string[]
}

/** What the last action did: what is said politely, and the ids of elements of which the first that is there gets the focus. */
export interface Outcome {
  said: string
  /** Whether there is a step to take back. */
  canUndo: boolean
  focus?: readonly string[] | undefined
  /** Only where the focus has gone with the element that had it. */
  ifLost?: readonly string[] | undefined
  /** One's own plan as it once was, which an address still holds; it can be brought back. */
  earlier?: Plan | undefined
  /** Another plan is open than where somebody was reading. */
  isAtTop?: boolean | undefined
}

export type Alarm = 'unreadable' | 'elsewhere' | 'notSaved'

/** What a step began from: undo leads back to it, to the page without a plan and to a link that is only looked at too. */
export type Before = Pick<TripState, 'mode' | 'fault' | 'trip'>

export interface TripState {
  /** Nothing yet, one's own plan, or somebody's link that is only looked at. */
  mode: 'begin' | 'own' | 'received'
  /** Of a link. */
  fault: 'cut' | 'newer' | undefined
  trip: Trip
  past: readonly Before[]
  /** For the next stop that has no key. */
  nextKey: number
  /** Whether the trip lies in the storage as it is. */
  isStored: boolean
  last: Outcome | undefined
  alarm: Alarm | undefined
}

/** Another plan, or none, is open. */
export interface Opened {
  type: 'opened'
  mode: TripState['mode']
  /** Undefined for the empty page. */
  trip?: Trip
  fault?: TripState['fault']
  isStored?: boolean
  outcome?: Outcome | undefined
  alarm?: Alarm | undefined
}

export const emptyTrip: Trip = { plan: emptyPlan, notes: {}, hidden: [] }

/** What the page is before it has read address and storage. */
export const emptyState: TripState = {
  mode: 'begin',
  fault: undefined,
  trip: emptyTrip,
  past: [],
  nextKey: 1,
  isStored: true,
  last: undefined,
  alarm: undefined,
}
