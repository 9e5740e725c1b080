import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPlural } from '#site/i18n/format-plural.ts'
import { putOnTheWay, spotOfLeastWay } from './detours.ts'
import { findBetterPlace } from './find-better-place.ts'
import { formatPlacement, formatSpot } from './format-spot.ts'
import { localeOf, nameOfStop, type TripVoice } from './format-trip.ts'
import { type Note, setNote } from './notes.ts'
import { type Party, tidyParty, writeParty } from './party.ts'
import { findPlacements, removeEverywhere } from './placements.ts'
import {
  addStop,
  agreeOnChildren,
  changeDay,
  countStops,
  dropKeys,
  emptyPlan,
  endOf,
  findSpot,
  giveKeys,
  insertDays,
  moveStop,
  type Plan,
  removeStop,
  reversePlan,
  type Spot,
  setArrival,
  setDayCount,
  setMinutes,
  stopsOf,
  withoutChildren,
} from './plan.ts'
import { planForRain } from './rain-day.ts'
import { keyOfRemark, type Remark } from './remark.ts'
import { countingRules, formatTime, orderByRoad } from './schedule.ts'
import { spreadWaiting } from './spread-waiting.ts'
import { suggestInstead } from './suggest-instead.ts'
import { type Alarm, emptyTrip, type Opened, type Outcome, type Trip, type TripState } from './trip-state.ts'

// Every step of a trip is a pure function that also says what happened and where the focus goes.

/** Where a plan comes from that takes the place of the open one: the form of a new plan or of this one, a link, the guide, an earlier state, a text. */
type PlanSource = 'begin' | 'form' | 'link' | 'guide' | 'earlier' | 'check'

/** Something that happened to the open plan. Stops are named by their key. */
export type TripStep =
  | { type: 'stopMoved'; key: number; to: Spot; control?: 'change' | 'earlier' | 'later' | 'day' }
  | { type: 'minutesSet'; key: number; minutes: number }
  /** To be there no earlier than a time (`HH:MM`), or whenever one comes. */
  | { type: 'arrivalSet'; key: number; at: string | undefined }
  | { type: 'stopRemoved'; key: number }
  | { type: 'stopAdded'; ref: string; day: Spot['day'] }
  | { type: 'noteSet'; ref: string; note: Note }
  | { type: 'bedSet'; day: number; ref: string | undefined }
  | { type: 'startSet'; day: number; minutes: number }
  | { type: 'remarkHidden'; remark: Remark; isHidden: boolean }
  | { type: 'remarkFollowed'; remark: Remark }
  | { type: 'stopReplaced'; remark: Remark }
  | { type: 'daysOrdered' }
  | { type: 'tripReversed' }
  | { type: 'dayAdded' }
  | { type: 'waitingSpread' }
  /** `withChildren` where it is said by itself; ages say it too. */
  | { type: 'partySet'; party: Party; withChildren?: boolean }
  | { type: 'rainPlanned'; day: number }
  | { type: 'renamed'; name: string }
  | { type: 'planSet'; plan: Plan; from: PlanSource }
  | { type: 'daysInserted'; plan: Plan }
  // What is done where a stop is read.
  | { type: 'stopTaken'; ref: string; name?: string }
  | { type: 'dayChosen'; ref: string; day: Spot['day']; name?: string }
  | { type: 'nightChosen'; ref: string; day: number; isThere: boolean; name?: string }
  | { type: 'takenOut'; ref: string; name?: string }

export type TripAction =
  | Opened
  | TripStep
  | { type: 'undone' }
  | { type: 'identified'; id: string }
  | { type: 'alarmed'; alarm: Alarm | undefined }

const mostSteps = 50

const forEmptyPage: readonly PlanSource[] = ['begin', 'guide']

type Change = Partial<Trip> & Pick<Outcome, 'said' | 'focus' | 'ifLost'>

/** Returns the pure function that takes one state of a trip to the next, in the words and with the places of `voice`. */
export function createTripReducer(voice: TripVoice): (state: TripState, action: TripAction) => TripState {
  return (state, action) => {
    switch (action.type) {
      case 'opened':
        return openTrip(state, action)
      case 'alarmed':
        return action.alarm === state.alarm ? state : { ...state, alarm: action.alarm }
      case 'identified': {
        const plan = { ...state.trip.plan, id: action.id }
        return { ...state, isStored: true, trip: { ...state.trip, plan } }
      }
      case 'undone':
        return stepBack(state, voice)
      default:
        return takeStep(state, action, voice)
    }
  }
}

function openTrip(state: TripState, { mode, trip, fault, isStored = true, outcome, alarm }: Opened): TripState {
  const plan = giveKeys(trip?.plan ?? emptyPlan, state.nextKey)
  return {
    mode,
    fault,
    trip: { ...(trip ?? emptyTrip), plan },
    past: [],
    nextKey: state.nextKey + countStops(plan),
    isStored,
    last: outcome,
    alarm,
  }
}

function stepBack(state: TripState, { words }: TripVoice): TripState {
  const before = state.past.at(-1)
  if (!before) return state
  const past = state.past.slice(0, -1)
  const last = { said: words.undone, canUndo: past.length > 0, ifLost: ['received-title', 'add-0', 'trip-title'] }
  return { ...state, ...before, past, isStored: before.mode !== 'own', last }
}

function takeStep(state: TripState, action: TripStep, voice: TripVoice): TripState {
  // The form of a new plan, sent while another was being opened, is about that other one no longer.
  if (action.type === 'planSet' && forEmptyPage.includes(action.from) && state.mode !== 'begin') return state
  const change = changeTrip(state.trip, action, voice)
  if (!change) return state
  const { said, focus, ifLost, ...changed } = change
  // An answer, no step.
  if (Object.keys(changed).length === 0) return { ...state, last: { said, focus, ifLost, canUndo: false } }
  const plan = giveKeys(changed.plan ?? state.trip.plan, state.nextKey)
  const { mode, fault, trip } = state
  return {
    ...state,
    mode: 'own',
    fault: undefined,
    trip: { ...state.trip, ...changed, plan },
    past: [...state.past, { mode, fault, trip }].slice(-mostSteps),
    nextKey: state.nextKey + countStops(plan),
    isStored: false,
    last: { said, focus, ifLost, canUndo: true },
  }
}

/** Returns what a step changes and says; undefined where it is about nothing that is there. */
function changeTrip(trip: Trip, action: TripStep, voice: TripVoice): Change | undefined {
  switch (action.type) {
    case 'stopMoved':
    case 'minutesSet':
    case 'arrivalSet':
    case 'stopRemoved':
      return changeStop(trip, action, voice)
    case 'bedSet':
    case 'startSet':
    case 'dayAdded':
      return changeDays(trip, action, voice)
    case 'daysOrdered':
    case 'tripReversed':
    case 'waitingSpread':
    case 'daysInserted':
      return changeAll(trip, action, voice)
    case 'noteSet':
    case 'remarkHidden':
      return changeNotes(trip, action, voice)
    case 'stopTaken':
    case 'dayChosen':
    case 'nightChosen':
    case 'takenOut':
      return choosePlace(trip, action, voice)
    case 'stopAdded': {
      const day = action.day !== 'waiting' && !trip.plan.days[action.day] ? 'waiting' : action.day
      const spot = endOf(trip.plan, day)
      const plan = addStop(trip.plan, { ref: action.ref }, spot)
      const said = formatSpot(plan, spot, nameOfStop(action.ref, voice), voice)
      return { plan, said, focus: [`search-${day}`, `add-${day}`] }
    }
    case 'remarkFollowed': {
      const better = findBetterPlace(trip.plan, action.remark, voice.atlas)
      if (!better) return { said: voice.words.nothingBetter }
      const { plan, spot } = better
      const { ref = '', key } = stopsOf(plan, spot.day)[spot.index] ?? {}
      const said = fillGaps(voice.words.betterFound, { stop: nameOfStop(ref, voice), number: Number(spot.day) + 1 })
      return { plan, said, focus: [`change-${key}`] }
    }
    case 'stopReplaced': {
      const { remark } = action
      const { day, index = -1 } = remark
      const old = stopsOf(trip.plan, day)[index]
      const instead = suggestInstead(trip.plan, remark, voice.atlas)
      if (!old || !instead) return { said: voice.words.nothingBetter }
      const plan = addStop(removeStop(trip.plan, { day, index }), { ref: instead.ref }, { day, index })
      const names = { stop: nameOfStop(instead.ref, voice), old: nameOfStop(old.ref, voice) }
      return { plan, said: fillGaps(voice.words.replaced, names), ifLost: [`add-${day}`] }
    }
    case 'partySet': {
      const before = trip.plan
      const { withChildren = before.withChildren } = action
      const party = tidyParty(action.party)
      const plan =
        action.withChildren === false
          ? withoutChildren({ ...before, party })
          : agreeOnChildren({ ...before, party, withChildren: withChildren || undefined })
      const isSame = plan.withChildren === before.withChildren
      if (isSame && writeParty(plan.party ?? {}) === writeParty(before.party ?? {})) return undefined
      return { plan, said: voice.words.changed }
    }
    case 'rainPlanned': {
      const { rain } = voice.words
      const made = planForRain(trip.plan, action.day, voice.atlas)
      if (!made) return { said: rain.nothing }
      const said = fillGaps(rain.done, { number: action.day + 1, moved: made.moved, added: made.added })
      return { plan: made.plan, said, focus: [`rain-${action.day}`] }
    }
    case 'renamed': {
      const name = action.name.trim()
      return name === trip.plan.name ? undefined : { plan: { ...trip.plan, name }, said: voice.words.changed }
    }
    case 'planSet': {
      const { words } = voice
      const [said, focus] = {
        begin: [words.changed, 'add-0'],
        form: [words.changed, 'edit-ends'],
        link: [words.kept, 'add-0'],
        guide: [words.taken, 'edit-ends'],
        earlier: [words.changed, 'trip-title'],
        check: [words.check.taken, 'edit-ends'],
      }[action.from] as [string, string]
      return { plan: action.plan, said, focus: [focus] }
    }
  }
}

function changeStop(
  { plan }: Trip,
  action: Extract<TripStep, { type: 'stopMoved' | 'minutesSet' | 'arrivalSet' | 'stopRemoved' }>,
  voice: TripVoice,
): Change | undefined {
  const { key } = action
  const spot = findSpot(plan, key)
  if (!spot) return undefined
  const { ref = '', minutes, at } = stopsOf(plan, spot.day)[spot.index] ?? {}
  const stop = nameOfStop(ref, voice)
  if (action.type === 'stopRemoved') {
    const next = removeStop(plan, spot)
    const after = stopsOf(next, spot.day)[spot.index]
    const focus = after ? `change-${after.key}` : `add-${spot.day}`
    return { plan: next, said: fillGaps(voice.words.removed, { stop }), focus: [focus] }
  }
  if (action.type === 'minutesSet') {
    const next = setMinutes(plan, spot, action.minutes)
    if (minutes === stopsOf(next, spot.day)[spot.index]?.minutes) return undefined
    return { plan: next, said: formatSpot(next, spot, stop, voice), ifLost: [`change-${key}`] }
  }
  if (action.type === 'arrivalSet') {
    if (at === action.at) return undefined
    const next = setArrival(plan, spot, action.at)
    return { plan: next, said: formatSpot(next, spot, stop, voice), ifLost: [`change-${key}`] }
  }
  const { to, control = 'change' } = action
  if (to.day === spot.day && to.index === spot.index) return undefined
  const next = moveStop(plan, spot, to)
  // Where it has come to, should there be no such day or row.
  const there = findSpot(next, key) ?? to
  return {
    plan: next,
    said: formatSpot(next, there, stop, voice),
    focus: [control === 'day' ? `day-${key}-choice` : `${control}-${key}`, `change-${key}`],
  }
}

function changeDays(
  { plan }: Trip,
  action: Extract<TripStep, { type: 'bedSet' | 'startSet' | 'dayAdded' }>,
  voice: TripVoice,
): Change | undefined {
  const { words } = voice
  if (action.type === 'dayAdded') {
    const next = setDayCount(plan, plan.days.length + 1)
    if (next.days.length === plan.days.length) return undefined
    return { plan: next, said: fillGaps(words.dayAdded, { number: next.days.length }) }
  }
  const { day } = action
  const before = plan.days[day]
  const number = day + 1
  if (!before) return undefined
  if (action.type === 'startSet') {
    const time = formatTime(action.minutes)
    const start = action.minutes === countingRules.startMinutes ? undefined : time
    if (start === before.start) return undefined
    const said = fillGaps(words.startSet, { number, time })
    return { plan: changeDay(plan, day, { start }), said, ifLost: [`start-${day}`] }
  }
  const { ref } = action
  if (ref === before.bed) return undefined
  const said =
    ref === undefined
      ? fillGaps(words.bedFree, { number })
      : fillGaps(words.bedSet, { number, stop: nameOfStop(ref, voice) })
  const left = ref === undefined ? { leftBed: before.bed } : {}
  return { plan: changeDay(plan, day, { bed: ref, ...left }), said, focus: [`add-${day}`] }
}

function changeAll(
  { plan }: Trip,
  action: Extract<TripStep, { type: 'daysOrdered' | 'tripReversed' | 'waitingSpread' | 'daysInserted' }>,
  voice: TripVoice,
): Change {
  const { words, atlas } = voice
  switch (action.type) {
    case 'daysInserted': {
      const said = formatPlural(words.inserted, action.plan.days.length, localeOf(voice.language))
      return { plan: insertDays(plan, dropKeys(action.plan)), said, focus: ['add-0'] }
    }
    case 'tripReversed': {
      const next = reversePlan(plan, ({ ref }) => atlas.find(ref)?.isSky === true)
      return { plan: next, said: words.reversedDone }
    }
    case 'waitingSpread': {
      const next = spreadWaiting(plan, atlas)
      const count = plan.waiting.length - next.waiting.length
      if (count === 0) return { said: words.nothingSpread }
      return { plan: next, said: fillGaps(words.spreadDone, { count }), ifLost: ['add-waiting'] }
    }
    case 'daysOrdered': {
      let next = plan
      let saved = 0
      for (const day of plan.days.keys()) {
        const ordered = orderByRoad(next, day, atlas)
        next = ordered.plan
        saved += ordered.saved
      }
      const kilometres = Math.round(saved)
      return kilometres === 0 ? { said: words.inOrder } : { plan: next, said: fillGaps(words.ordered, { kilometres }) }
    }
  }
}

function changeNotes(
  { notes, hidden }: Trip,
  action: Extract<TripStep, { type: 'noteSet' | 'remarkHidden' }>,
  { words }: TripVoice,
): Change | undefined {
  if (action.type === 'noteSet') {
    const next = setNote(notes, action.ref, action.note)
    return JSON.stringify(next) === JSON.stringify(notes) ? undefined : { notes: next, said: words.noted }
  }
  const { remark, isHidden } = action
  const key = keyOfRemark(remark)
  if (hidden.includes(key) === isHidden) return undefined
  const others = hidden.filter((each) => each !== key)
  return isHidden
    ? { hidden: [...others, key], said: words.remarkHidden, focus: [`add-${remark.day}`] }
    : { hidden: others, said: words.remarkShown, focus: ['look-title'] }
}

function choosePlace(
  { plan }: Trip,
  action: Extract<TripStep, { type: 'stopTaken' | 'dayChosen' | 'nightChosen' | 'takenOut' }>,
  voice: TripVoice,
): Change | undefined {
  const { ref, name = nameOfStop(ref, voice) } = action
  const { spots, nights } = findPlacements(plan, ref)
  const [from] = spots
  const isIn = spots.length + nights.length > 0
  const say = (next: Plan): Change => ({ plan: next, said: formatPlacement(next, ref, name, voice) })
  switch (action.type) {
    case 'stopTaken':
      return isIn ? { said: formatPlacement(plan, ref, name, voice) } : say(putOnTheWay(plan, ref, voice.atlas))
    case 'takenOut':
      return isIn ? say(removeEverywhere(plan, ref)) : undefined
    case 'dayChosen':
      if (!from || from.day === action.day) return undefined
      return say(moveStop(plan, from, spotOfLeastWay(removeStop(plan, from), ref, action.day, voice.atlas)))
    case 'nightChosen': {
      const changed = changeDay(plan, action.day, { bed: action.isThere ? ref : undefined })
      if (action.isThere) return say({ ...changed, waiting: changed.waiting.filter((stop) => stop.ref !== ref) })
      const left = findPlacements(changed, ref)
      // It stays collected when its last night goes.
      const isGone = left.nights.length + left.spots.length === 0
      return say(isGone ? addStop(changed, { ref }, endOf(changed, 'waiting')) : changed)
    }
  }
}
