import type { Language } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { readFacts, readWords } from '#site/content/reader/read-content.ts'
import type { YearBar } from '#site/domain/calendar/year-bar.ts'
import { formatMonth, formatSpan } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { type KindQueries, registerKind } from './define-kind.ts'
import { ids, matchKeys } from './match-keys.ts'
import { renderText } from './render-text.ts'
import {
  type SeasonFacts,
  type SeasonWords,
  seasonFactsSchema,
  seasonWordsSchema,
  type YearLines,
  yearLinesSchema,
} from './season-schema.ts'

/** The seasons in the order of the year, as in addresses. */
export const seasonIds = ['winter', 'spring', 'summer', 'autumn'] as const

export type SeasonId = (typeof seasonIds)[number]

export function isSeasonId(word: string): word is SeasonId {
  return (seasonIds as readonly string[]).includes(word)
}

export interface Season extends Omit<SeasonWords, 'doing' | 'limits' | 'facts'> {
  id: SeasonId
  name: string
  /** The calendar months: «desember–februar». */
  months: string
  /** The months in which its typical phenomena occur, which may overlap the calendar: «november–mars». */
  monthsHome: string
  /** Its calendar months, 1 to 12: in which a list of the season is shown first. */
  openMonths: number[]
  /** Months 1 to 12 for the light chart: the season's three, one before and one after. */
  lightMonths: number[]
  /** «−5 til 2 °C». */
  temperature: string
  picture: SeasonFacts['picture']
  isSubjectLow: boolean
  yearBars: YearBar[]
  /** `entry` is the reference of what a thing to do is in the guide. */
  doing: { intro: string; items: { name: string; text: string; entry: string | undefined }[] }
  limits: (SeasonFacts['limits'][number] & { name: string; text: string })[]
  facts: { name: string; value: string }[]
  /** The last day its facts were checked, `YYYY-MM-DD`. */
  checkedOn: string
  bodyHtml: string
}

/** Returns the season before and the season after one, cyclically. */
export function neighboursOf(id: SeasonId): { previous: SeasonId; next: SeasonId } {
  const index = seasonIds.indexOf(id)
  return {
    previous: seasonIds[(index + seasonIds.length - 1) % seasonIds.length] as SeasonId,
    next: seasonIds[(index + 1) % seasonIds.length] as SeasonId,
  }
}

/** Returns the months from a first to a last one (1 to 12), across New Year where needed. */
export function listMonths(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, step) => ((from + step - 1) % 12) + 1)
}

/** Returns a span of months by their full names: «november–mars». */
export function formatMonthSpan(span: { from: number; to: number }, language: Language): string {
  return `${formatMonth(span.from, language)}–${formatMonth(span.to, language)}`
}

/** Returns a temperature range with true minus signs and no-break spaces: «−5 til 2 °C». */
export function formatTemperatureRange(range: { low: number; high: number }, language: Language): string {
  const say = (degrees: number) => String(degrees).replace('-', '\u2212')
  return translator(language)('season.temperatureRange', { low: say(range.low), high: say(range.high) })
}

function nameSeason(id: SeasonId, language: Language): string {
  return translator(language)(`season.${id}`)
}

/** Returns the lines of the year (`content/seasons/year.yaml`) by id. */
export function readYearLines(): YearLines {
  return readYaml('seasons/year.yaml', yearLinesSchema, 'It has the lines of the year that the seasons show.')
}

/** Returns the bars of a season with their dates. Throws a `ContentError` for an unknown line of `content/seasons/year.yaml`. */
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
      spoken: line.spans.map(({ from, to }) => formatSpan(from, to, language)).join(', '),
    }
  })
}

/** Like `pickYearBars`, with the lines of `content/seasons/year.yaml`; `file` is the file that names the ids. */
export function listYearBars(ids: readonly string[], language: Language, file: string): YearBar[] {
  return pickYearBars(readYearLines(), ids, language, file)
}

/** Throws a `ContentError` with file and field unless facts and limits have the same ids as their words. */
export function matchSeasonWords(facts: SeasonFacts, words: SeasonWords, file: string): void {
  const stray = 'has no row in facts.yaml. Delete it or add the row.'
  for (const field of ['facts', 'limits'] as const)
    matchKeys(ids(facts[field]), words[field], { file, field, source: 'facts.yaml', stray })
  const [wanted, written] = [facts.doing.length, words.doing.items.length]
  if (wanted !== written)
    throw new ContentError(
      `${file} cannot be used:\n  doing.items: has ${written} things to do, and facts.yaml says of ${wanted} what they are. Write as many, in the same order.`,
    )
}

function latestCheck(facts: SeasonFacts): string {
  const days = [facts.temperature, ...facts.facts, ...facts.limits].map((row) => row.checkedOn)
  return days.sort().at(-1) as string
}

/** Returns a season in a language. Throws a `ContentError` that names file, field and remedy. */
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
    name: nameSeason(id, language),
    months: formatMonthSpan(facts.months, language),
    monthsHome: formatMonthSpan(facts.homeMonths, language),
    openMonths: listMonths(facts.months.from, facts.months.to),
    lightMonths: listMonths(before || 12, (after ?? 0) + 1),
    temperature: formatTemperatureRange(facts.temperature, language),
    picture: facts.picture,
    isSubjectLow: facts.isSubjectLow,
    yearBars: pickYearBars(readYearLines(), facts.year, language, factsFile),
    limits: facts.limits.map((limit) => ({ ...limit, ...(words.limits[limit.id] as { name: string; text: string }) })),
    facts: facts.facts.map((row) => words.facts[row.id] as { name: string; value: string }),
    checkedOn: latestCheck(facts),
    doing: {
      ...words.doing,
      items: words.doing.items.map((item, index) => ({ ...item, entry: facts.doing[index] ?? undefined })),
    },
    bodyHtml: renderText(body, language, file),
  }
}

registerKind(
  'seasons',
  () => seasonIds,
  seasonWordsSchema,
  (id, language) => readSeason(id as SeasonId, language),
)

/** The seasons, beginning with winter. */
export const seasons = {
  listIds: () => seasonIds,
  read: (id, language) => readSeason(id as SeasonId, language),
  list: (language) => seasonIds.map((id) => readSeason(id, language)),
  nameOf: (id, language) => nameSeason(id as SeasonId, language),
} as const satisfies KindQueries<Season>
