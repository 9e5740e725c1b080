import {
  type Assistant,
  type CheckedDay,
  type DayToCheck,
  type EntryWithFacts,
  type FoundPage,
  UnknownEntry,
} from '#contract/assistant.ts'
import type { Language } from '#contract/languages.ts'
import { kindIds, kinds } from '#site/content/model/kinds.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { type AtlasData, createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeRemark } from '#site/features/trip/plan/describe-remark.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { formatLength, type TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import type { Remark } from '#site/features/trip/plan/remark.ts'
import {
  type DaySchedule,
  formatTime,
  minutesOfTime,
  scheduleDay,
  type Visit,
} from '#site/features/trip/plan/schedule.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { WordsOf } from '#site/i18n/translate.ts'

export interface KnownPage extends FoundPage {
  keywords: string[]
}

/** What the build writes for an assistant (`dist/assistant/guide.json`). */
export type GuideData = Record<
  Language,
  Pick<TripVoice, 'words' | 'light' | 'chargersHref'> & {
    pages: readonly KnownPage[]
    entries: Readonly<Record<string, Omit<EntryWithFacts, 'entry'>>>
    atlas: AtlasData
    says: WordsOf<['assistant.']>
    paths: Readonly<Record<'today' | 'myTrip', string>>
  }
>

/** Returns the guide as an assistant asks it. */
export function createAssistant(guide: GuideData): Assistant {
  const voices = new Map<Language, TripVoice>()
  const searches = new Map<Language, (words: string) => FoundPage[]>()

  function voiceOf(language: Language): TripVoice {
    const { words, light, atlas, chargersHref } = guide[language]
    const voice = voices.get(language) ?? { words, light, chargersHref, language, atlas: createAtlas(atlas) }
    voices.set(language, voice)
    return voice
  }

  return {
    find(words, language) {
      const search = searches.get(language) ?? createSearch(guide[language].pages)
      searches.set(language, search)
      return search(words)
    },
    facts(entry, language) {
      const { entries } = guide[language]
      const found = Object.hasOwn(entries, entry) ? entries[entry] : undefined
      return found && { entry, ...found }
    },
    checkDay: (day, language) => checkDay(day, voiceOf(language), guide[language].says),
    pathOf: (page, language) => guide[language].paths[page],
  }
}

const mostFound = 10
/** What a word weighs by where it stands: alone in the name, at the beginning of a word of it, elsewhere. */
const weights = { name: 10, nameBeginning: 6, where: 4, keywords: 3, description: 1 } as const
const shortestWord = 2
/** Words of a question that say nothing of what is asked for would find every page. */
const shortestBeginning = 4

function splitWords(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= shortestWord)
}

function createSearch(pages: readonly KnownPage[]): (words: string) => FoundPage[] {
  const indexed = pages.map(({ keywords, ...page }) => ({
    page,
    name: splitWords(page.name),
    where: splitWords(`${page.where} ${page.kind}`),
    keywords: splitWords(keywords.join(' ')),
    description: splitWords(page.description),
  }))
  return (words) => {
    const asked = [...new Set(splitWords(words))]
    const begins = (stem: string) => (word: string) => stem.length >= shortestBeginning && word.startsWith(stem)
    const scored = indexed.map(({ page, ...texts }) => {
      const worths = asked.map((word) =>
        Math.max(
          texts.name.includes(word) ? weights.name : texts.name.some(begins(word)) ? weights.nameBeginning : 0,
          ...(['where', 'keywords', 'description'] as const).map((field) =>
            texts[field].includes(word) || texts[field].some(begins(word)) ? weights[field] : 0,
          ),
        ),
      )
      // A page that has all the words comes before one that has one of them in its name.
      const share = worths.filter((worth) => worth > 0).length / Math.max(1, asked.length)
      return { page, score: worths.reduce((sum, worth) => sum + worth, 0) * share, length: texts.name.length }
    })
    return scored
      .filter(({ score }) => score > 1)
      .sort((one, other) => other.score - one.score || one.length - other.length)
      .slice(0, mostFound)
      .map(({ page }) => page)
  }
}

/** Returns the reference of an entry in a plan: `t.ryten` of `trips/ryten`. Throws `UnknownEntry`. */
function refOf(entry: string, { atlas }: TripVoice): string {
  const [kind = '', id = ''] = entry.split('/')
  const known = kindIds.find((each) => each === kind)
  const definition = known && kinds[known]
  const sign = kind === 'points' ? 'm' : definition && 'planSign' in definition ? definition.planSign : undefined
  const ref = `${sign}.${id}`
  if (sign === undefined || !atlas.find(ref)) throw new UnknownEntry(entry)
  return ref
}

function entryOf(ref: string | undefined): string | null {
  if (ref === undefined) return null
  const [sign, id] = ref.split(/\.(.*)/s)
  const kind =
    sign === 'm'
      ? 'points'
      : kindIds.find((each) => 'planSign' in kinds[each] && (kinds[each] as { planSign: string }).planSign === sign)
  return kind ? `${kind}/${id}` : null
}

function checkDay(day: DayToCheck, voice: TripVoice, says: WordsOf<['assistant.']>): CheckedDay {
  const { atlas } = voice
  const stops = day.stops.map(({ entry, minutes }) => ({ ref: refOf(entry, voice), minutes }))
  const from = day.from === undefined ? undefined : refOf(day.from, voice)
  const bed = day.to === undefined ? undefined : refOf(day.to, voice)
  // The night before is a day of its own, which only says where this one begins.
  const before = from === undefined ? [] : [{ stops: [], bed: from }]
  const plan: Plan = {
    ...emptyPlan,
    arrival: { date: shiftDate(day.date, -before.length) },
    means: { kind: day.by },
    ...(day.withChildren ? { withChildren: true } : {}),
    days: [...before, { start: day.start ?? day.stops[0]?.arrive, stops, bed }],
  }
  const index = before.length
  const counted = plan.days.map((_, each) => scheduleDay(plan, each, atlas))
  const { schedule, late } = keepTimes(counted[index] as DaySchedule, day.stops)
  const remarks = findRemarks(plan, [...counted.slice(0, index), schedule], atlas).filter((each) => each.day === index)
  return {
    date: day.date,
    stops: schedule.visits.map(({ stop, place, arrives, leaves, way }) => ({
      entry: entryOf(stop.ref) ?? stop.ref,
      name: place?.name ?? stop.ref,
      path: place?.href ?? null,
      arrives: formatTime(arrives % 1440),
      leaves: formatTime(leaves % 1440),
      driveMinutes: way ? way.minutes : null,
      kilometres: way ? Math.round(way.kilometres) : null,
    })),
    remarks: [
      ...late.map((each) => describeLate(each, voice, says)),
      ...remarks.map((remark) => describe(remark, voice)),
    ],
    note: says['assistant.note'],
  }
}

interface Late {
  visit: Visit
  wanted: number
  possible: number
}

/** Returns a day whose stops begin when they were said to, and those that one cannot be at by then. */
function keepTimes(schedule: DaySchedule, stops: DayToCheck['stops']): { schedule: DaySchedule; late: Late[] } {
  const late: Late[] = []
  let shift = 0
  const visits = schedule.visits.map((visit, index) => {
    const stated = stops[index]?.arrive
    const possible = visit.arrives + shift
    if (stated !== undefined) {
      const wanted = minutesOfTime(stated)
      // One who sets out earlier is at the first stop in time.
      if (wanted < possible && index > 0) late.push({ visit, wanted, possible })
      shift += wanted - possible
    }
    const arrives = visit.arrives + shift
    return { ...visit, departs: visit.departs + shift, arrives, leaves: arrives + visit.minutes }
  })
  const { goal } = schedule
  const moved = goal && { ...goal, departs: goal.departs + shift, arrives: goal.arrives + shift }
  const starts = visits[0] ? Math.min(schedule.starts, visits[0].departs) : schedule.starts
  const outMinutes = schedule.outMinutes + shift + (schedule.starts - starts)
  return { schedule: { ...schedule, starts, visits, goal: moved, outMinutes }, late }
}

function describeLate(
  { visit, wanted, possible }: Late,
  voice: TripVoice,
  says: WordsOf<['assistant.']>,
): CheckedDay['remarks'][number] {
  const gaps = {
    stop: visit.place?.name ?? visit.stop.ref,
    at: formatTime(wanted % 1440),
    earliest: formatTime(possible % 1440),
    way: formatLength(visit.way?.minutes ?? 0, voice),
  }
  return {
    kind: 'tooLate',
    weight: 'look',
    entry: entryOf(visit.stop.ref),
    title: fillGaps(says['assistant.late.title'], gaps),
    text: fillGaps(says['assistant.late.text'], gaps),
  }
}

function describe(remark: Remark, voice: TripVoice): CheckedDay['remarks'][number] {
  const { title, text } = describeRemark(remark, voice)
  const tidy = (words: string) => words.replaceAll('\u00a0', ' ')
  return { kind: remark.kind, weight: remark.weight, entry: entryOf(remark.ref), title: tidy(title), text: tidy(text) }
}
