import type { AdviceRules, IndoorEntry } from '#site/content/model/advice-queries.ts'
import { openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloDateOf, osloMoment, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import {
  type AdviceQuestion,
  describeSituation,
  findBlocked,
  isMonth,
  isShut,
  isStormy,
  type Situation,
  walkingKilometres,
} from './advise.ts'
import { formatHour, severe, type TodayView } from './today-view.ts'

const hourMs = 3_600_000
const mostIdeas = 5
/** Fewer today, and tomorrow is told, too. */
const fewIdeas = 3
/** From this hour on what is left of today is the evening. */
const eveningHour = 17

/** Something under a roof, on the first of today and tomorrow on which one can go. */
export interface IndoorIdea {
  entry: IndoorEntry
  day: 'today' | 'tomorrow'
  /** From when to when it is open by hours that somebody confirmed, in ms since 1970; null where one has to ask. */
  open: { from: number; until: number } | null
  way: { kilometres: number; minutes: number; isOnFoot: boolean }
}

/**
 * Returns what one can do indoors in what is left of today, nearest first, and where that is little, tomorrow. Nothing that is shut, or that
 * one cannot be sure to get to by car and back; on foot a storm matters only where the entry’s words say so.
 */
export function findIndoors(rules: AdviceRules, question: AdviceQuestion): IndoorIdea[] {
  const situation = describeSituation(rules, question)
  const today = osloDateOf(question.now)
  const ideas = rules.indoors
    .flatMap((entry) => {
      const way = entry.ways[question.place]
      if (!way || !isMonth(entry.open, question.now)) return []
      const going = { entry, way: { kilometres: way[0], minutes: way[1], isOnFoot: way[0] <= walkingKilometres } }
      return findOn(today, 'today', going, situation) ?? findOn(shiftDate(today, 1), 'tomorrow', going, situation) ?? []
    })
    .toSorted((one, other) => one.way.minutes - other.way.minutes)
  const [now, later] = (['today', 'tomorrow'] as const).map((each) => ideas.filter(({ day }) => day === each))
  return [...(now ?? []), ...((now ?? []).length < fewIdeas ? (later ?? []) : [])].slice(0, mostIdeas)
}

/** Returns what the indoor things of a day are called. */
export function nameDayIndoors(day: IndoorIdea['day'], { words, now }: TodayView): string {
  if (day === 'tomorrow') return words.indoorsTomorrow
  return Number(formatHour(now)) >= eveningHour ? words.indoorsTonight : words.indoorsToday
}

function findOn(
  date: string,
  day: IndoorIdea['day'],
  { entry, way }: Pick<IndoorIdea, 'entry' | 'way'>,
  situation: Situation,
): IndoorIdea | null {
  const first = Math.max(osloMoment(date, entry.from), Math.ceil(situation.now / hourMs) * hourMs)
  const end = osloMoment(date, entry.until)
  const isBlocked = way.isOnFoot ? () => false : findBlocked(entry, situation)
  const { hoursAt, place, rules } = situation
  const canGo = (start: number) => {
    const ends = [place, entry.place].map((each) => hoursAt[each].find((hour) => hour.start === start))
    const isAvoided = entry.avoidInStorm?.includes(way.isOnFoot ? 'onFoot' : 'byCar') ?? false
    if (isAvoided && ends.some((hour) => isStormy(hour, rules.wind))) return false
    return way.isOnFoot || (ends.every((hour) => (hour?.warnedSoon ?? severe) < severe) && !isBlocked(start))
  }
  for (let start = first; start < end; start += hourMs) {
    if (isShut(entry, start) || !canGo(start)) continue
    const isOpen = (moment: number) => openingStatusAt(entry.hours, moment) === 'open'
    let until = start
    while (until < end && isOpen(until)) until += hourMs
    return { entry, day, open: until > start ? { from: start, until } : null, way }
  }
  return null
}
