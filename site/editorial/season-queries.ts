import { type Language, languages } from '#contract/languages.ts'
import { saySpan } from '#site/i18n/say-date.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import type { YearBar } from '#site/ui/YearBars.tsx'
import { type KindQueries, registerKind } from './define-kind.ts'
import { ContentError, readFacts, readWords, readYaml } from './read-content.ts'
import { renderText } from './render-text.ts'
import {
  type SeasonFacts,
  type SeasonWords,
  seasonFactsSchema,
  seasonWordsSchema,
  type YearLines,
  yearLinesSchema,
} from './season-schema.ts'

/** The four seasons in the order of the year, as they stand in the address. */
export const seasonIds = ['winter', 'spring', 'summer', 'autumn'] as const

export type SeasonId = (typeof seasonIds)[number]

/** Tells whether a word is the id of a season, as it stands in an address. */
export function isSeasonId(word: string): word is SeasonId {
  return (seasonIds as readonly string[]).includes(word)
}

/** A season in one language: what the calendar and the thermometer say, what its words say, and its text as HTML. */
export interface Season extends Omit<SeasonWords, 'limits' | 'facts'> {
  id: SeasonId
  /** «Vinter»: the name alone. */
  name: string
  /** The months of the guide's one calendar: «desember–februar». */
  months: string
  /** When what the season is known for can be met with: «november–mars», wider than the calendar or lapping over it. */
  monthsHome: string
  /** The months on the page of light, 1 to 12: the season's three with one before and one after. */
  lightMonths: number[]
  /** «−5 til 2 °C». */
  temperature: string
  picture: SeasonFacts['picture']
  isSubjectLow: boolean
  yearBars: YearBar[]
  limits: (SeasonFacts['limits'][number] & { name: string; text: string })[]
  facts: { name: string; value: string }[]
  /** The last day somebody compared these facts with their sources, `YYYY-MM-DD`. */
  checkedOn: string
  bodyHtml: string
}

/** The season before and the season after one, round the year. */
export function neighboursOf(id: SeasonId): { previous: SeasonId; next: SeasonId } {
  const index = seasonIds.indexOf(id)
  return {
    previous: seasonIds[(index + seasonIds.length - 1) % seasonIds.length] as SeasonId,
    next: seasonIds[(index + 1) % seasonIds.length] as SeasonId,
  }
}

/** Months 1 to 12 from a first to a last one, running over New Year where need be. */
export function listMonths(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, step) => ((from + step - 1) % 12) + 1)
}

function nameMonth(month: number, language: Language): string {
  return new Intl.DateTimeFormat(languages[language].locale, { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 15),
  )
}

/** A span of months in words, by their full names: «november–mars». */
export function describeMonths(span: { from: number; to: number }, language: Language): string {
  return `${nameMonth(span.from, language)}–${nameMonth(span.to, language)}`
}

const nameKeys = {
  winter: 'season.winter',
  spring: 'season.spring',
  summer: 'season.summer',
  autumn: 'season.autumn',
} as const satisfies Record<SeasonId, MessageKey>

/** A range of temperatures in words, with a true minus and spaces that do not break: «−5 til 2 °C». */
export function describeTemperature(range: { low: number; high: number }, language: Language): string {
  const say = (degrees: number) => String(degrees).replace('-', '\u2212')
  return translator(language)('season.temperatureRange', { low: say(range.low), high: say(range.high) })
}

function readYearLines(): YearLines {
  return readYaml('seasons/year.yaml', yearLinesSchema, 'It has the lines of the year that the seasons show.')
}

/** The lines of the year that a season shows, with their true dates. Throws for a line that `content/seasons/year.yaml` does not have. */
export function pickYearBars(lines: YearLines, ids: readonly string[], language: Language, file: string): YearBar[] {
  return ids.map((id) => {
    const line = lines[id]
    if (!line) {
      const known = Object.keys(lines).join(', ')
      throw new ContentError(
        `${file}: year names "${id}", which content/seasons/year.yaml does not have. Use ${known}.`,
      )
    }
    return {
      name: line.name[language],
      kind: line.kind,
      spans: line.spans,
      spoken: line.spans.map(({ from, to }) => saySpan(from, to, language)).join(', '),
    }
  })
}

/** The lines of the year that a page shows, by their names in `content/seasons/year.yaml`; `file` is who names them. */
export function listYearBars(ids: readonly string[], language: Language, file: string): YearBar[] {
  return pickYearBars(readYearLines(), ids, language, file)
}

/** Fails with file, field and remedy unless every fact and limit has words and every word belongs to one of them. */
export function matchSeasonWords(facts: SeasonFacts, words: SeasonWords, file: string): void {
  for (const field of ['facts', 'limits'] as const) {
    const wanted = facts[field].map((row) => row.id)
    const written = Object.keys(words[field])
    const missing = wanted.find((id) => !written.includes(id))
    if (missing) throw new ContentError(`${file}: ${field}.${missing} is missing. facts.yaml has it; write its words.`)
    const stray = written.find((id) => !wanted.includes(id))
    if (stray) throw new ContentError(`${file}: ${field}.${stray} has no row in facts.yaml. Delete it or add the row.`)
  }
}

function latestCheck(facts: SeasonFacts): string {
  const days = [facts.temperature, ...facts.facts, ...facts.limits].map((row) => row.checkedOn)
  return days.sort().at(-1) as string
}

/** A season with its words in a language. Throws a `ContentError` that names file, field and remedy when content is at fault. */
export function readSeason(id: SeasonId, language: Language): Season {
  const factsFile = `content/seasons/${id}/facts.yaml`
  const facts = readFacts('seasons', id, seasonFactsSchema)
  const { words, body } = readWords('seasons', id, language, seasonWordsSchema)
  const file = `content/seasons/${id}/${language}.md`
  matchSeasonWords(facts, words, file)
  const [before, after] = [facts.months.from + 11, facts.months.to].map((month) => month % 12)
  return {
    ...words,
    id,
    name: translator(language)(nameKeys[id]),
    months: describeMonths(facts.months, language),
    monthsHome: describeMonths(facts.homeMonths, language),
    lightMonths: listMonths(before || 12, (after ?? 0) + 1),
    temperature: describeTemperature(facts.temperature, language),
    picture: facts.picture,
    isSubjectLow: facts.isSubjectLow,
    yearBars: pickYearBars(readYearLines(), facts.year, language, factsFile),
    limits: facts.limits.map((limit) => ({ ...limit, ...(words.limits[limit.id] as { name: string; text: string }) })),
    facts: facts.facts.map((row) => words.facts[row.id] as { name: string; value: string }),
    checkedOn: latestCheck(facts),
    bodyHtml: renderText(body, language, file),
  }
}

registerKind(
  'seasons',
  () => seasonIds,
  seasonWordsSchema,
  (id, language) => readSeason(id as SeasonId, language),
)

/** The seasons; their list begins with winter. */
export const seasons = {
  listIds: () => seasonIds,
  read: (id, language) => readSeason(id as SeasonId, language),
  list: (language) => seasonIds.map((id) => readSeason(id, language)),
  nameOf: (id, language) => translator(language)(nameKeys[id as SeasonId]),
} as const satisfies KindQueries<Season>
