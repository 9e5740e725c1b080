import type { Remark } from '#site/features/trip/plan/find-remarks.ts'
import { formatWeekdayShort, nameOfStop, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { DaySchedule } from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildIcon } from '#site/ui/build-element.ts'
import { warning } from '#site/ui/icons.ts'
import { layOutRoad, type RoadMark } from './lay-out-road.ts'

/** More days than that would be too narrow to name. */
const mostDays = 20
/** Percent of the road that the words of a day need. */
const roomForDay = 7
const roomForDate = 11

function setShare(element: HTMLElement, name: string, share: number): void {
  element.style.setProperty(name, `${share.toFixed(2)}%`)
}

/** Returns the marks of a day with the kilometres from where it begins. */
function listMarks({ visits, goal }: DaySchedule, isLast: boolean, voice: TripVoice) {
  let kilometres = 0
  const marks = visits.map(({ stop, way }) => {
    kilometres += way?.kilometres ?? 0
    return { kilometres, name: nameOfStop(stop.ref, voice), kind: 'stop' as const }
  })
  kilometres += goal?.way?.kilometres ?? 0
  if (goal) return [...marks, { kilometres, name: nameOfStop(goal.ref, voice), kind: goal.kind }]
  return isLast ? marks : [...marks, { kilometres, name: voice.words.noBed, kind: 'none' as const }]
}

function buildMark({ at, kind, label }: RoadMark): HTMLElement {
  const mark = buildElement('li', {})
  mark.className = [kind, label?.isFar ? 'far' : '', label?.isLeft ? 'left' : ''].join(' ').trim()
  setShare(mark, '--at', at)
  if (label) mark.append(buildElement('span', {}, label.text))
  return mark
}

/**
 * Returns the trip as one road, whose blocks are the days, each as long as its way; undefined for what has no road to show. Its days are
 * links; all else is told by the days themselves.
 */
export function buildRoad(
  plan: Plan,
  schedules: readonly DaySchedule[],
  remarks: readonly Remark[],
  voice: TripVoice,
): HTMLElement | undefined {
  const { words, language } = voice
  const isDriven = schedules.some(({ kilometres }) => kilometres > 0)
  if (!isDriven || plan.days.length < 2 || plan.days.length > mostDays) return undefined
  const days = schedules.map((schedule, index) => ({
    kilometres: schedule.kilometres,
    marks: listMarks(schedule, index === schedules.length - 1, voice),
  }))
  const { blocks, marks } = layOutRoad(days)
  const links = blocks.map(({ from, to }, index) => {
    const id = `day-${index + 1}`
    const date = schedules[index]?.date
    const isOpen = remarks.some(({ day, weight }) => day === index && weight !== 'know')
    const name = fillGaps(words.dayNumber, { number: index + 1 })
    const link = buildElement(
      'a',
      { href: `#${id}`, 'data-jump': id, 'aria-label': isOpen ? `${name}, ${words.remarksTitle}` : name },
      buildElement('b', {}, to - from < roomForDay ? String(index + 1) : name, isOpen && buildIcon(warning)),
      date && to - from >= roomForDate && formatWeekdayShort(date, language),
    )
    setShare(link, '--at', from)
    return link
  })
  const line = buildElement('div.trip-road-line', { 'aria-hidden': 'true' })
  for (const { from, to } of blocks) {
    const block = buildElement('i')
    setShare(block, '--at', from)
    setShare(block, '--length', to - from)
    line.append(block)
  }
  return buildElement(
    'nav.trip-road',
    { 'aria-label': words.roadLabel },
    buildElement('div', {}, ...links, line, buildElement('ul', { 'aria-hidden': 'true' }, ...marks.map(buildMark))),
  )
}
