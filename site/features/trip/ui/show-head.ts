import { buildButton } from '#site/features/trip/add/trip-controls.ts'
import type { Remark } from '#site/features/trip/plan/find-remarks.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Notes } from '#site/features/trip/plan/notes.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { buildSummary } from './show-plan.ts'
import { buildRemarkList } from './show-remarks.ts'
import { buildRoad } from './show-road.ts'

interface Head {
  plan: Plan
  notes: Notes
  schedules: readonly DaySchedule[]
  remarks: readonly Remark[]
  /** Those that the visitor does not want to see. */
  hidden: readonly Remark[]
  /** Sentences about what is likely a slip. */
  slips: readonly string[]
  /** The form for dates, ends, means and pace, while it is open. */
  form: readonly HTMLElement[]
}

interface HeadView {
  isOwn: boolean
  isKept: boolean
  isEdited: boolean
  toggleEdit(): void
  showAgain(remark: Remark): void
}

/** Returns what stands above the days of a plan: its figures, its road, and what is worth a look. */
export function buildHead(head: Head, voice: TripVoice, view: HeadView): HTMLElement[] {
  const { plan, notes, schedules, remarks, hidden, slips, form } = head
  const parts = [
    buildSummary(plan, notes, schedules, voice),
    view.isOwn && buildActions(voice, view),
    buildRoad(plan, schedules, remarks, voice),
    ...form,
    ...slips.map((text) => buildElement('p.trip-remark', {}, text)),
    buildRemarkList(remarks, hidden, voice, view.showAgain),
  ]
  return parts.filter((part) => part instanceof HTMLElement)
}

function buildActions({ words }: TripVoice, { isEdited, isKept, toggleEdit }: HeadView): HTMLElement {
  const edit = buildButton(words.edit, toggleEdit, { className: 'btn btn-2', focus: 'edit-ends' })
  edit.setAttribute('aria-expanded', String(isEdited))
  return buildElement(
    'p.trip-actions',
    {},
    buildElement('a.btn.btn-1', { href: '#take-along', 'data-jump': 'take-along' }, words.takeAlong),
    edit,
    buildElement('span.small.muted', {}, isKept ? words.kept : ''),
  )
}
