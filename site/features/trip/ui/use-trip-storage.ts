import {
  type Dispatch,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { followPlans, planStore, readRawPlans } from '#site/features/trip/add/plan-store.ts'
import {
  type KeptPlan,
  type KeptPlans,
  keepPlan,
  openPlan,
  parseKeptPlans,
  readKeptPlans,
  writeKeptPlans,
} from '#site/features/trip/plan/kept-plans.ts'
import { type Opening, openAddress, openKept } from '#site/features/trip/plan/open-address.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { createPlanId, writeLink } from '#site/features/trip/plan/plan-link.ts'
import type { TripAction } from '#site/features/trip/plan/trip-reducer.ts'
import type { Outcome, TripState } from '#site/features/trip/plan/trip-state.ts'

interface Options {
  /** Whether stops and roads are there; nothing is opened before. */
  isReady: boolean
  /** Returns the plan of the guide that an address asks for; undefined where it asks for none. */
  makeReady(fragment: string): Plan | undefined
  words: { taken: string; earlierState: string }
  /** What is said, and where the focus goes, when the address has led to another plan while the page was read. */
  describeOpened(opening: Opening): Outcome
}

/** The plans of this device, and the ways from one to another. */
export interface TripStorage {
  kept: KeptPlans
  /** The open plan among them. */
  ownId: string | undefined
  /** The browser does not save; the link still holds the plan. */
  isRefused: boolean
  /** Leaves a received plan for the own one; for an empty page where there is none. */
  openOwn(): void
  openKept(kept: KeptPlan): void
  /** Opens the plan as another window left it. */
  openNewer(): void
  /** Keeps the plan beside the one that another window has changed. */
  keepBoth(): void
  /** Puts the days of a received plan into the own one. */
  insert(): void
  /** Leaves the open plan for a new one. */
  begin(): void
  /** Deletes a plan of this device; returns how it comes back. */
  forget(kept: KeptPlan): () => void
}

let waitingLink: string | undefined

function showInAddress(link: string): void {
  waitingLink = undefined
  try {
    history.replaceState(history.state, '', link === '' ? location.pathname + location.search : `#${link}`)
  } catch {
    // Browsers limit how often the address may change; the next change brings it.
  }
}

function showWaitingLink(): void {
  if (waitingLink !== undefined) showInAddress(waitingLink)
}

/** Shows a link in the address once the step that made it is drawn: on a phone an address takes as long as the step. The latest one counts. */
function showInAddressSoon(link: string): void {
  if (waitingLink === undefined) requestAnimationFrame(() => setTimeout(showWaitingLink))
  waitingLink = link
}

/** Keeps the open trip in the address and on this device, and opens what address, storage and other windows bring. */
export function useTripStorage(state: TripState, dispatch: Dispatch<TripAction>, options: Options): TripStorage {
  const raw = useSyncExternalStore(followPlans, readRawPlans, () => '')
  const kept = useMemo(() => parseKeptPlans(raw), [raw])
  const own = useRef<Pick<KeptPlan, 'id' | 'changed'>>(undefined)
  const [ownId, setOwnId] = useState<string>()
  const [isRefused, setIsRefused] = useState(false)
  const latest = useRef(state)
  latest.current = state

  const setOwn = useCallback((plan: Pick<KeptPlan, 'id' | 'changed'> | undefined) => {
    own.current = plan
    setOwnId(plan?.id)
  }, [])

  const open = useCallback(
    ({ action, kept: opened, add }: Opening) => {
      setOwn(opened)
      if (opened) {
        writeKeptPlans(planStore, { ...readKeptPlans(planStore), open: opened.id })
        if (action.trip) showInAddress(writeLink(action.trip.plan))
      } else if (action.mode === 'begin' && location.hash) showInAddress('')
      dispatch(action)
      if (add !== undefined) dispatch({ type: 'stopTaken', ref: add })
    },
    [dispatch, setOwn],
  )

  const keep = useCallback(() => {
    const { plan, notes, hidden } = latest.current.trip
    // What was received, or is kept beside another, is a plan of its own from here on.
    const id = own.current?.id ?? createPlanId()
    const next: KeptPlan = { id, link: writeLink({ ...plan, id }), changed: Date.now(), notes, hidden }
    const before = own.current
    // Told to this window's own listeners while it is written: they must know it as theirs.
    own.current = next
    const answer = keepPlan(planStore, next, before?.changed)
    if (answer === 'changedElsewhere') {
      own.current = before
      dispatch({ type: 'alarmed', alarm: 'elsewhere' })
      return
    }
    setOwnId(id)
    if (plan.id !== id) dispatch({ type: 'identified', id })
    if (answer === 'refused' && !isRefused) {
      setIsRefused(true)
      dispatch({ type: 'alarmed', alarm: 'notSaved' })
    }
    showInAddressSoon(next.link)
  }, [dispatch, isRefused])

  /** Forgets the plan that was made and undone, unless another window has changed it since. */
  const forgetUndone = useEffectEvent((made: Pick<KeptPlan, 'id' | 'changed'>) => {
    setOwn(undefined)
    const plans = readKeptPlans(planStore).plans.filter((each) => each.id !== made.id || each.changed !== made.changed)
    writeKeptPlans(planStore, { plans, open: plans[0]?.id })
    showInAddress(state.mode === 'received' ? writeLink(state.trip.plan) : '')
  })

  const { trip, mode, isStored } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip is what is kept.
  useEffect(() => {
    if (mode === 'own' && !isStored) keep()
    // Whatever else leaves a plan has let go of it already.
    if (mode !== 'own' && own.current) forgetUndone(own.current)
  }, [trip, mode, isStored])

  const readAddress = useEffectEvent((outcomeOf?: (opening: Opening) => Outcome) => {
    const opening = openAddress(location, readKeptPlans(planStore), options)
    const outcome = { ...outcomeOf?.(opening), ...opening.action.outcome } as Outcome
    open({ ...opening, action: { ...opening.action, outcome: outcome.said === undefined ? undefined : outcome } })
  })
  const { isReady } = options
  useEffect(() => {
    if (isReady) readAddress()
  }, [isReady])

  const followAddress = useEffectEvent(({ oldURL }: HashChangeEvent) => {
    // What leads to a part of the page, as «skip to the content», is no plan.
    if (document.getElementById(location.hash.slice(1))) history.replaceState(history.state, '', oldURL)
    else if (isReady) {
      waitingLink = undefined
      readAddress(options.describeOpened)
    }
  })
  const openNewer = useCallback(() => {
    const stored = readKeptPlans(planStore).plans.find(({ id }) => id === own.current?.id)
    if (stored) open(openKept(stored))
  }, [open])
  const wake = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    // The way back to a page that slept: what was added meanwhile, the visitor added.
    if (persisted && state.mode === 'own') openNewer()
  })
  useEffect(() => {
    addEventListener('hashchange', followAddress)
    addEventListener('pageshow', wake)
    addEventListener('pagehide', showWaitingLink)
    return () => {
      showWaitingLink()
      removeEventListener('pagehide', showWaitingLink)
      removeEventListener('hashchange', followAddress)
      removeEventListener('pageshow', wake)
    }
  }, [])

  const stored = mode === 'own' ? kept.plans.find(({ id }) => id === own.current?.id) : undefined
  const isOutdated = stored !== undefined && stored.changed !== own.current?.changed
  useEffect(() => {
    if (isOutdated) dispatch({ type: 'alarmed', alarm: 'elsewhere' })
  }, [isOutdated, dispatch])

  const ways = useMemo(() => {
    const begin = () => open(openKept(undefined))
    return {
      openOwn: () => open(openKept(openPlan(readKeptPlans(planStore)))),
      openKept: (plan: KeptPlan) => open(openKept(plan)),
      openNewer,
      keepBoth() {
        setOwn(undefined)
        dispatch({ type: 'alarmed', alarm: undefined })
        keep()
      },
      insert() {
        const { plan } = latest.current.trip
        open(openKept(openPlan(readKeptPlans(planStore))))
        dispatch({ type: 'daysInserted', plan })
      },
      begin,
      forget(gone: KeptPlan) {
        const left = readKeptPlans(planStore).plans.filter(({ id }) => id !== gone.id)
        const wasOpen = gone.id === own.current?.id
        writeKeptPlans(planStore, { plans: left, open: left[0]?.id })
        if (wasOpen) begin()
        return () => {
          writeKeptPlans(planStore, { plans: [gone, ...readKeptPlans(planStore).plans], open: gone.id })
          open(openKept(gone))
        }
      },
    }
  }, [open, openNewer, keep, dispatch, setOwn])

  return { kept, ownId, isRefused, ...ways }
}
