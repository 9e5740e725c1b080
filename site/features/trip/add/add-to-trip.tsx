import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Language, languageOfPath } from '#contract/languages.ts'
import { type Atlas, createAtlas } from '#site/features/trip/plan/atlas.ts'
import {
  type KeptPlan,
  keepPlan,
  openPlan,
  readKeptPlans,
  writeKeptPlans,
} from '#site/features/trip/plan/kept-plans.ts'
import { readKeptTrip } from '#site/features/trip/plan/open-address.ts'
import { findPlacements } from '#site/features/trip/plan/placements.ts'
import { createPlanId, writeLink } from '#site/features/trip/plan/plan-link.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import { createTripReducer, type TripStep } from '#site/features/trip/plan/trip-reducer.ts'
import { emptyState, emptyTrip } from '#site/features/trip/plan/trip-state.ts'
import { showNotice } from '#site/ui/notices/show-notice.tsx'
import { readAnswer } from '#site/ui/read-answer.ts'
import { DayPicker } from './DayPicker.tsx'
import { planStore } from './plan-store.ts'
import type { TripLinkWords } from './trip-link-words.ts'

// Loaded with the first press on a link that adds a stop.

interface Guide {
  data: TripData
  atlas: Atlas
  language: Language
}

let guide: Guide | undefined

async function loadGuide(language: Language): Promise<Guide> {
  const source = `/search/stops/${language}.json`
  const data = (await readAnswer(await fetch(source), source)) as TripData
  return { data, atlas: createAtlas(data.atlas), language }
}

function readOwn() {
  const kept = openPlan(readKeptPlans(planStore))
  return { kept, trip: (kept && readKeptTrip(kept)) ?? emptyTrip }
}

/** Returns what takes a step of the stored plan, says it, and offers the way back. Reads, changes and writes in one go, so that no other window comes between. */
function createStepper({ data, atlas, language }: Guide, tripHref: string, region: string) {
  const { words } = data
  const reduce = createTripReducer({ ...data, atlas, language })
  const say = (text: string, ...actions: { label: string; onPress: () => void }[]) =>
    void showNotice({ text, name: 'trip', actions, regionLabel: region })

  const copy = (link: string) => {
    const address = `${location.origin}${tripHref}#${link}`
    navigator.clipboard?.writeText(address).then(
      () => say(words.copied),
      // The page of the trip has it, where it can be selected.
      () => location.assign(address),
    )
  }

  const undo = (before: KeptPlan | undefined, after: KeptPlan) => {
    const { plans } = readKeptPlans(planStore)
    const mine = plans.find(({ id }) => id === after.id)
    if (mine?.link !== after.link) return say(words.elsewhere)
    if (before) keepPlan(planStore, { ...before, changed: Date.now() }, mine.changed)
    else writeKeptPlans(planStore, { plans: plans.filter(({ id }) => id !== after.id) })
    say(words.undone)
  }

  return (action: TripStep) => {
    const { kept, trip } = readOwn()
    const before = reduce(emptyState, { type: 'opened', mode: 'own', trip })
    const next = reduce(before, action)
    const said = next.last?.said ?? ''
    if (next.trip === before.trip) return said === '' ? undefined : say(said)
    const id = kept?.id ?? createPlanId()
    const { plan, notes, hidden } = next.trip
    const after: KeptPlan = { id, link: writeLink({ ...plan, id }), changed: Date.now(), notes, hidden }
    if (keepPlan(planStore, after, kept?.changed) === 'kept')
      say(said, { label: words.undo, onPress: () => undo(kept, after) })
    else say(words.notSaved, { label: words.copy, onPress: () => copy(after.link) })
  }
}

/** Adds the stop of a link to the trip at once, and lets its day be chosen where it is there already. Throws where stops and roads do not come. */
export async function addOrChoose(link: HTMLAnchorElement, words: TripLinkWords): Promise<void> {
  guide ??= await loadGuide(languageOfPath(location.pathname))
  const { stop = '', name = '' } = link.dataset
  const take = createStepper(guide, link.pathname, words['map.notices'])
  const { spots, nights } = findPlacements(readOwn().trip.plan, stop)
  if (spots.length + nights.length === 0) return take({ type: 'stopTaken', ref: stop, name })
  const place = link.parentElement
  if (!place || link.ariaExpanded === 'true') return
  const root = createRoot(new DocumentFragment())
  const close = () => {
    root.unmount()
    link.ariaExpanded = null
  }
  link.ariaExpanded = 'true'
  root.render(
    createPortal(
      <DayPicker
        stop={stop}
        name={name}
        {...guide}
        tripHref={link.pathname}
        onStep={take}
        onClose={close}
        link={link}
      />,
      place,
    ),
  )
}
