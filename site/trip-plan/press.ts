import { type Language, languages } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type Atlas, createAtlas } from './atlas.ts'
import { buildChooser } from './chooser.ts'
import { findDayOnTheWay, findDetour, isOnTheWay, spotOfLeastWay } from './detours.ts'
import { formatDayOption, formatSpot } from './format-spot.ts'
import { type KeptPlan, type KeptPlans, keepPlan, openPlan, readKeptPlans, writeKeptPlans } from './kept-plans.ts'
import { findPlacements, removeEverywhere } from './placements.ts'
import { addStop, changeDay, emptyPlan, endOf, moveStop, type Plan, removeStop, stopsOf } from './plan.ts'
import { createPlanId, writeLink } from './plan-link.ts'
import { readKept } from './recognise-plan.ts'
import { scheduleDay } from './schedule.ts'
import type { Say } from './toast.ts'
import { buildButton } from './trip-controls.ts'
import { keptEvent, type TripData } from './trip-events.ts'

interface Surroundings {
  data: TripData
  language: Language
  storage: Storage | undefined
  tripHref: string
  say: Say
  now(): number
}

/**
 * Returns the plan with a stop put where its road passes, or a bed where a night is free on the way; without a day where none
 * does.
 */
export function putOnTheWay(plan: Plan, ref: string, atlas: Atlas): Plan {
  const waiting = endOf(plan, 'waiting')
  if (atlas.find(ref)?.isBed) {
    const night = findDayOnTheWay(plan, ref, atlas, (day) => day < plan.days.length - 1 && !plan.days[day]?.bed)
    return night ? changeDay(plan, night.day, { bed: ref }) : addStop(plan, { ref }, waiting)
  }
  return addStop(plan, { ref }, findDayOnTheWay(plan, ref, atlas) ?? waiting)
}

/** Returns what a press on a `trip-add` does: adds the stop at once, and lets its day be chosen when it is there. */
export function createPress({ data, language, storage, tripHref, say, now }: Surroundings) {
  const { words } = data
  const atlas = createAtlas(data.atlas)
  const numbers = new Intl.NumberFormat(languages[language].locale, { maximumFractionDigits: 1 })
  // What a browser that does not save holds until the page is left.
  let unsaved: KeptPlans | undefined

  const readOpen = (): { kept: KeptPlan | undefined; plan: Plan } => {
    const kept = openPlan(unsaved ?? readKeptPlans(storage))
    const answer = kept && readKept(kept)
    return answer?.kind === 'plan' ? { kept, plan: answer.plan } : { kept: undefined, plan: emptyPlan }
  }
  const tell = () => dispatchEvent(new CustomEvent(keptEvent, { detail: unsaved ?? null }))

  const buildCopy = (link: string) => {
    const copy = () => {
      const address = `${location.origin}${tripHref}#${link}`
      navigator.clipboard?.writeText(address).then(
        () => say(words.copied),
        // The link of the header leads there instead, where it can be selected.
        () => location.assign(address),
      )
    }
    return buildButton(words.copy, copy, { className: '' })
  }

  /** Reads, changes and writes in one go, so that no other window comes between. */
  function change(take: (plan: Plan) => Plan, describe: (next: Plan) => string) {
    const before = readOpen()
    const next = take(before.plan)
    const own = before.kept ?? { id: createPlanId() }
    const kept: KeptPlan = { ...own, link: writeLink({ ...next, id: own.id }), changed: now() }
    const isKept = unsaved === undefined && keepPlan(storage, kept, before.kept?.changed) === 'kept'
    if (!isKept) unsaved = { open: kept.id, plans: [kept] }
    tell()
    if (!isKept) return say(words.notSaved, buildCopy(kept.link))
    const undo = () => {
      const stored = readKeptPlans(storage)
      const mine = stored.plans.find(({ id }) => id === kept.id)
      if (mine?.link !== kept.link) return say(words.elsewhere)
      if (before.kept) keepPlan(storage, { ...before.kept, changed: now() }, mine.changed)
      else writeKeptPlans(storage, { plans: stored.plans.filter(({ id }) => id !== kept.id) })
      tell()
      say(words.undone)
    }
    say(describe(next), buildButton(words.undo, undo, { className: '' }))
  }

  const describe = (next: Plan, ref: string, name: string): string => {
    const { spots, nights } = findPlacements(next, ref)
    const [night] = nights
    const [spot] = spots
    if (night !== undefined) return fillGaps(words.bedSet, { stop: name, number: night + 1 })
    return spot ? formatSpot(next, spot, name, { words, atlas }) : fillGaps(words.removed, { stop: name })
  }

  const loadOf = (plan: Plan, day: number, ref: string) => {
    const schedule = scheduleDay(plan, day, atlas)
    const place = atlas.find(ref)
    const isThere = stopsOf(plan, day).some((stop) => stop.ref === ref)
    if (!isThere && place && isOnTheWay(findDetour(schedule, place, atlas))) return words.onTheWay
    const hours = numbers.format(Math.round(schedule.outMinutes / 30) / 2)
    return fillGaps(words.load, { count: schedule.visits.length, hours })
  }

  function openChooser(element: HTMLElement, ref: string, name: string): void {
    const button = element.querySelector('button')
    if (!button) return
    const { plan } = readOpen()
    const act = (take: (plan: Plan) => Plan) => change(take, (next) => describe(next, ref, name))
    const moveTo = (day: number | 'waiting') =>
      act((now) => {
        const [from] = findPlacements(now, ref).spots
        return from ? moveStop(now, from, spotOfLeastWay(removeStop(now, from), ref, day, atlas)) : now
      })
    const setNight = (day: number, isThere: boolean) =>
      act((now) => {
        const changed = changeDay(now, day, { bed: isThere ? ref : undefined })
        if (isThere) return { ...changed, waiting: changed.waiting.filter((stop) => stop.ref !== ref) }
        const { nights, spots } = findPlacements(changed, ref)
        // It stays collected when its last night goes.
        return nights.length + spots.length > 0 ? changed : addStop(changed, { ref }, endOf(changed, 'waiting'))
      })
    const isBed = atlas.find(ref)?.isBed === true
    const chooser = buildChooser({
      plan,
      name,
      isBed,
      placements: findPlacements(plan, ref),
      words: { ...words, removeFromTrip: words.remove },
      tripHref,
      nameOf: (day) => formatDayOption(plan, day, { words, language }),
      loadOf: (day) => (isBed ? (atlas.find(plan.days[day]?.bed ?? '')?.name ?? '') : loadOf(plan, day, ref)),
      moveTo,
      setNight,
      remove() {
        chooser.hidePopover()
        act((now) => removeEverywhere(now, ref))
        button.focus()
      },
    })
    chooser.addEventListener('toggle', (event) => {
      const isOpen = (event as ToggleEvent).newState === 'open'
      button.ariaExpanded = isOpen ? 'true' : null
      if (!isOpen) chooser.remove()
    })
    button.ariaExpanded = 'true'
    element.append(chooser)
    chooser.showPopover()
    chooser.querySelector<HTMLElement>('input:checked, input')?.focus()
  }

  return (element: HTMLElement): void => {
    const { stop: ref = '', name = '' } = element.dataset
    const { spots, nights } = findPlacements(readOpen().plan, ref)
    if (spots.length + nights.length > 0) openChooser(element, ref, name)
    else
      change(
        (plan) => putOnTheWay(plan, ref, atlas),
        (next) => describe(next, ref, name),
      )
  }
}
