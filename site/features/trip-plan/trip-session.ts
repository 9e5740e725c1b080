import {
  type KeptPlan,
  keepPlan,
  openPlan,
  readHidden,
  readKeptPlans,
  writeKeptPlans,
} from '#site/trip-plan/kept-plans.ts'
import { readFragment } from '#site/trip-plan/mend-link.ts'
import { type Notes, readNotes } from '#site/trip-plan/notes.ts'
import { emptyPlan, type Plan } from '#site/trip-plan/plan.ts'
import { createPlanId, readLink, writeLink } from '#site/trip-plan/plan-link.ts'
import { readKept, recognisePlan } from '#site/trip-plan/recognise-plan.ts'
import { keptEvent } from '#site/trip-plan/trip-events.ts'

/** What is open on the page of a trip. */
export interface OpenTrip {
  plan: Plan
  notes: Notes
  /** Keys of the remarks that the visitor has hidden. */
  hidden: readonly string[]
  /** Nothing yet, one's own plan, or somebody's link that is only looked at. */
  mode: 'begin' | 'own' | 'received'
  /** Of a link. */
  fault: 'cut' | 'newer' | undefined
}

/** What a step changes, and undo brings back. */
type Step = Pick<OpenTrip, 'plan' | 'notes' | 'hidden'>

interface SessionEvents {
  /** Returns the plan of the guide that an address asks for, made for the visitor; undefined where it asks for none. */
  makeReady(fragment: string): Plan | undefined
  /** Another plan, or none, is open now. */
  opened(): void
  /** A plan of the guide is the visitor's own now. */
  taken(): void
  /** The address holds one's own plan as it once was; the plan is open as it is now. */
  earlier(plan: Plan): void
  /** What the address holds is no plan. */
  unreadable(): void
  /** Another window has changed the plan meanwhile; nothing was kept. */
  changedElsewhere(): void
  /** The browser does not save here. Told once; the link still works. */
  refused(): void
}

/** A trip while its page is open: what it is, where it is kept, and the way back. */
export interface TripSession {
  readonly open: Readonly<OpenTrip>
  readonly ownId: string | undefined
  /** Whether there is a step to take back. */
  readonly canUndo: boolean
  readonly isRefused: boolean
  /** The plans of this device. */
  listKept(): readonly KeptPlan[]
  /** Takes a step, which is kept. */
  take(step: Partial<Step>): void
  /** Takes the last step back; returns whether there was one. */
  undo(): boolean
  openAddress(): void
  /** Leaves a received plan for the own one; for an empty page where there is none. */
  openOwn(): void
  openKept(kept: KeptPlan): void
  /** Opens the plan as another window left it. */
  openNewer(): void
  /** Keeps the plan beside the one that another window has changed. */
  keepBoth(): void
  /** Leaves the open plan for a new one. */
  begin(): void
  /** Deletes a plan of this device; returns how it comes back. */
  forget(kept: KeptPlan): () => void
  /** Returns whether another window has changed the open plan. */
  isOutdated(): boolean
}

const mostSteps = 50

/** Returns the session of a page; nothing is open before `openAddress`. Everything stays in this browser. */
export function startTripSession(storage: Storage | undefined, now: () => number, events: SessionEvents): TripSession {
  let open: OpenTrip = { plan: emptyPlan, notes: {}, hidden: [], mode: 'begin', fault: undefined }
  let own: KeptPlan | undefined
  let isRefused = false
  let past: Step[] = []

  const showInAddress = (link: string) => {
    try {
      history.replaceState(history.state, '', link === '' ? location.pathname + location.search : `#${link}`)
    } catch {
      // Browsers limit how often the address may change; the next change brings it.
    }
  }

  function keep() {
    const id = own?.id ?? createPlanId()
    // What was received, or is kept beside another, is a plan of its own from here on.
    open = { ...open, plan: { ...open.plan, id } }
    const { plan, notes, hidden } = open
    const kept: KeptPlan = { id, link: writeLink(plan), changed: now(), notes, hidden }
    const answer = keepPlan(storage, kept, own?.changed)
    if (answer === 'changedElsewhere') return events.changedElsewhere()
    own = kept
    const unsaved = answer === 'refused' ? { plans: [kept] } : null
    dispatchEvent(new CustomEvent(keptEvent, { detail: unsaved }))
    if (answer === 'refused' && !isRefused) {
      isRefused = true
      events.refused()
    }
    showInAddress(kept.link)
  }

  function show(next: OpenTrip, kept?: KeptPlan) {
    own = kept
    open = next
    past = []
    events.opened()
  }

  /** Opens a plan of the guide as one's own: anew, unless it is kept as it is already. What it holds nobody else wrote. */
  function take(plan: Plan) {
    const found = recognisePlan(session.listKept(), plan)
    if (found) return session.openKept(found.kept)
    own = undefined
    open = { plan, notes: {}, hidden: [], mode: 'own', fault: undefined }
    past = []
    keep()
    events.opened()
    events.taken()
  }

  const session: TripSession = {
    get open() {
      return open
    },
    get ownId() {
      return own?.id
    },
    get canUndo() {
      return past.length > 0
    },
    get isRefused() {
      return isRefused
    },
    listKept: () => readKeptPlans(storage).plans,
    take(step) {
      const { plan, notes, hidden } = open
      past = [...past.slice(1 - mostSteps), { plan, notes, hidden }]
      open = { ...open, ...step, mode: 'own' }
      keep()
    },
    undo() {
      const before = past.pop()
      if (!before) return false
      open = { ...open, ...before }
      keep()
      return true
    },
    openAddress() {
      const ready = events.makeReady(location.hash)
      if (ready) return take(ready)
      const answer = readLink(readFragment(location))
      if (answer.kind === 'plan') {
        // A browser that does not save still knows the plan of this page.
        const mine = recognisePlan([...session.listKept(), ...(own ? [own] : [])], answer.plan)
        if (mine) {
          session.openKept(mine.kept)
          return mine.isEarlier ? events.earlier(answer.plan) : undefined
        }
        return show({ plan: answer.plan, notes: {}, hidden: [], mode: 'received', fault: answer.fault })
      }
      session.openOwn()
      if (answer.kind === 'unreadable') events.unreadable()
    },
    openOwn() {
      const opened = openPlan(readKeptPlans(storage))
      if (opened) session.openKept(opened)
      else session.begin()
    },
    openKept(kept) {
      const answer = readKept(kept)
      if (answer.kind !== 'plan') return session.begin()
      const { plan } = answer
      writeKeptPlans(storage, { ...readKeptPlans(storage), open: kept.id })
      showInAddress(writeLink(plan))
      const hidden = readHidden(kept.hidden)
      show({ plan, notes: readNotes(kept.notes), hidden, mode: 'own', fault: undefined }, kept)
    },
    openNewer() {
      const stored = session.listKept().find(({ id }) => id === own?.id)
      if (stored) session.openKept(stored)
    },
    keepBoth() {
      own = undefined
      keep()
    },
    begin() {
      if (location.hash) showInAddress('')
      show({ plan: emptyPlan, notes: {}, hidden: [], mode: 'begin', fault: undefined })
    },
    forget(gone) {
      const left = session.listKept().filter(({ id }) => id !== gone.id)
      writeKeptPlans(storage, { plans: left, open: left[0]?.id })
      if (gone.id === own?.id) session.begin()
      return () => {
        writeKeptPlans(storage, { plans: [gone, ...session.listKept()], open: gone.id })
        session.openKept(gone)
      }
    },
    isOutdated() {
      const stored = session.listKept().find(({ id }) => id === own?.id)
      return open.mode === 'own' && stored !== undefined && stored.changed !== own?.changed
    },
  }
  return session
}
