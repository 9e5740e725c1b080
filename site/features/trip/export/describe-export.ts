import type { Place } from '#site/features/trip/plan/atlas.ts'
import { describeRemark } from '#site/features/trip/plan/describe-remark.ts'
import {
  formatKroner,
  formatLead,
  formatNote,
  formatWeekday,
  nameOfPlan,
  nameOfStop,
  type TripVoice,
} from '#site/features/trip/plan/format-trip.ts'
import { type Notes, noteOf, sumCosts } from '#site/features/trip/plan/notes.ts'
import { type End, listRefs, type Plan } from '#site/features/trip/plan/plan.ts'
import { checkOf, contentOf } from '#site/features/trip/plan/plan-link.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import { type DaySchedule, minutesOfTime, pointOfGateway } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { ExportedDay, ExportedEvent, ExportedPlace, ExportedTrip } from './exported-trip.ts'

/** Returns a plan as its files tell it, with the remarks that its page shows. `address` is its link; the pages of stops are on the same host. */
export function describeExport(
  {
    plan,
    notes,
    schedules,
    remarks,
  }: {
    plan: Plan
    notes: Notes
    schedules: readonly DaySchedule[]
    remarks: readonly Remark[]
  },
  address: string,
  voice: TripVoice,
): ExportedTrip {
  const describeNote = (ref: string): string | undefined => {
    const note = noteOf(notes, ref)
    return note && formatNote(note, voice)
  }
  const describePlace = (ref: string, place: Place | undefined): ExportedPlace => ({
    name: nameOfStop(ref, voice),
    position: place?.position,
    address: place?.href && new URL(place.href, address).href,
    phone: place?.phone,
    note: describeNote(ref),
  })
  const identify = createEventIds(plan)
  const days = schedules.map((schedule, index): ExportedDay => {
    const events: ExportedEvent[] = []
    /** A flight or ferry, at the time that the visitor gave. */
    const travel = (kind: 'arrives' | 'leaves', { place, time }: End) => {
      if (!place || !time) return
      const ref = pointOfGateway(place)
      const from = minutesOfTime(time)
      const at = describePlace(ref, voice.atlas.find(ref))
      events.push({ kind, id: identify(kind, ref), place: at, from, to: from })
    }
    if (index === 0) travel('arrives', plan.arrival)
    const goTo = (
      ref: string,
      place: ExportedPlace,
      way: DaySchedule['visits'][number]['way'],
      departs: number,
      arrives: number,
      quay?: string,
    ) => {
      if (way && way.minutes > 0)
        events.push({
          kind: 'drive',
          id: identify('drive', ref),
          place,
          from: departs,
          to: arrives,
          kilometres: way.kilometres,
          ...(quay ? { quay } : {}),
        })
    }
    for (const { stop, place, way, departs, arrives, leaves } of schedule.visits) {
      const described = describePlace(stop.ref, place)
      goTo(stop.ref, described, way, departs, arrives, place?.isBoat ? place.start : undefined)
      events.push({ kind: 'stop', id: identify('stop', stop.ref), place: described, from: arrives, to: leaves })
    }
    const { goal, from, date } = schedule
    const end = goal && describePlace(goal.ref, goal.place)
    if (goal && end) {
      goTo(goal.ref, end, goal.way, goal.departs, goal.arrives)
      if (goal.kind === 'departure')
        events.push({
          kind: 'departure',
          id: identify('leave', goal.ref),
          place: end,
          from: goal.arrives,
          to: goal.arrives,
        })
    }
    if (index === plan.days.length - 1) travel('leaves', plan.departure)
    const number = fillGaps(voice.words.dayNumber, { number: index + 1 })
    return {
      number: index + 1,
      date,
      title: date ? `${number}, ${formatWeekday(date, voice.language)}` : number,
      start: from && describePlace(from.ref, from.place),
      remarks: remarks
        .filter(({ day, weight, isKept }) => day === index && (weight !== 'know' || isKept))
        .map((remark) => Object.values(describeRemark(remark, voice)).join('. ')),
      events,
      bed: goal?.kind === 'bed' && end ? { ...end, id: identify('bed', goal.ref) } : undefined,
    }
  })
  const costs = sumCosts(notes, listRefs(plan))
  return {
    name: nameOfPlan(plan, voice),
    address,
    lead:
      costs > 0
        ? `${formatLead(plan, voice)} ${fillGaps(voice.words.costsNoted, { sum: formatKroner(costs, voice) })}`
        : formatLead(plan, voice),
    days,
    waiting: plan.waiting.map(({ ref }) => describePlace(ref, voice.atlas.find(ref))),
    hasTimes: plan.means.kind !== 'bus',
  }
}

/**
 * Returns what gives each event of a plan its id, as often as the plan is exported: by the plan's own id, the stop, and the how-manyeth
 * time it is there. It stays when the plan is renamed, moved to other days, or its stops change places; no other plan has the same.
 */
function createEventIds(plan: Plan): (kind: string, ref: string) => string {
  // A plan that is not kept has no id; its events are those of what it holds.
  const own = plan.id ?? checkOf(contentOf(plan))
  const counts = new Map<string, number>()
  return (kind, ref) => {
    // Two long names of own points begin alike.
    const base = `${kind}-${ref.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40)}-${checkOf(ref)}`
    const count = (counts.get(base) ?? 0) + 1
    counts.set(base, count)
    return `${base}-${count}-${own}`
  }
}
