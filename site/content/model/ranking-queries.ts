import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLanguage, type Language, languageKeys } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import { registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { readWordsYaml } from '#site/content/reader/read-content.ts'
import { type AnyEntry, listIdsOf, nameOfSubject, readEntry } from './entries.ts'
import { splitReference } from './entry-reference.ts'
import { nameOfSource } from './group-sources.ts'
import { type EntryKind, isKind } from './kinds.ts'
import { type RankedSheet, rankSheets, type ScoredCriterion } from './rank-entries.ts'
import {
  type Assessment,
  type AssessmentWords,
  assessmentSchema,
  type Change,
  type Criterion,
  changesSchema,
  criteriaSchema,
  type RankingId,
  type RankingWords,
  rankingIds,
  rankings,
  rankingWordsSchema,
} from './ranking-schema.ts'
import { nameOfRetired } from './retired-queries.ts'

export type RankedKind = (typeof rankings)[RankingId]['kinds'][number]

export interface RankedEntry {
  entry: Extract<AnyEntry, { kind: RankedKind }>
  assessment: Assessment
  words: AssessmentWords
  position: number
  /** 0 to 10, not rounded. */
  total: number
  criteria: ScoredCriterion[]
}

export interface Ranking {
  id: RankingId
  words: RankingWords
  criteria: Criterion[]
  /** Starts with «all»; includes categories without entries. */
  categories: readonly string[]
  ranked: RankedEntry[]
  /** The last day an entry was assessed or the list changed. */
  updatedOn: string
  /** Newest first. */
  changes: Change[]
}

/** Returns the reference used in files: `cabins/hamnoy`. */
export function referenceTo({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`
}

/**
 * The parts of the questions that must have an answer for a place in a ranking and for a figure: below, a score would be made of
 * halves and tell what is not known, not how good the house is (docs/decisions/rankings.md).
 */
const leastAnswered = { forPlace: 0.4, forFigure: 0.6 }

/** Throws a `ContentError` where too little is known of an entry for a score. */
export function refuseTooFewAnswers(answered: number, asked: number, file: string): void {
  if (answered < asked * leastAnswered.forPlace)
    throw new ContentError(
      `${file}: answers has ${answered} of ${asked} questions. A score takes two in five: answer more, or delete the file.`,
    )
}

function assessmentPath(kind: EntryKind, id: string): string {
  return `${kind}/${id}/assessment.yaml`
}

/** Returns the criteria of a ranking with weights and points (`content/rankings/criteria.yaml`). */
export function readCriteria(ranking: RankingId): Criterion[] {
  return readYaml('rankings/criteria.yaml', criteriaSchema)[ranking]
}

/** Returns an entry's assessment. Throws a `ContentError` when its answers do not fit the ranking's questions. */
function readAssessment(ranking: RankingId, kind: EntryKind, id: string): Assessment {
  const path = assessmentPath(kind, id)
  const assessment = readYaml(path, assessmentSchema)
  const file = `content/${path}`
  const criteria = readCriteria(ranking)
  const questions = new Set(criteria.flatMap((criterion) => criterion.questions.map((question) => question.id)))
  const stray = Object.keys(assessment.answers).find((question) => !questions.has(question))
  if (stray)
    throw new ContentError(
      `${file}: answers.${stray} is no question of content/rankings/criteria.yaml, ${ranking}. Delete it or correct its name.`,
    )
  refuseTooFewAnswers(Object.keys(assessment.answers).length, questions.size, file)
  const category = assessment.categories.find(
    (name) => !(rankings[ranking].categories as readonly string[]).includes(name),
  )
  if (category)
    throw new ContentError(`${file}: categories: "${category}" is none of ${rankings[ranking].categories.join(', ')}.`)
  for (const language of languageKeys) {
    const written = Object.keys(assessment.words[language].why).sort().join(', ')
    const wanted = criteria
      .map((criterion) => criterion.id)
      .sort()
      .join(', ')
    if (written !== wanted)
      throw new ContentError(`${file}: words.${language}.why has ${written || 'nothing'}. It takes ${wanted}.`)
  }
  const others = new Set(languageKeys.map((language) => /\]\(([^)]+)\)/.exec(assessment.words[language].instead)?.[1]))
  if (others.size > 1 || others.has(`${kind}/${id}`))
    throw new ContentError(
      `${file}: words: instead links to ${[...others].join(', ')}. In every language it links to one other entry.`,
    )
  if (ranking === 'restaurants' && assessment.isBookable && assessment.answers.sureSeat?.found !== 'yes')
    throw new ContentError(
      `${file}: isBookable promises a table, and answers.sureSeat does not confirm one. Write isBookable: false.`,
    )
  return assessment
}

/** Returns whether a ranked entry sells best, and who says so: the only place that knows. Undefined for most entries. */
export function bestsellerOf(kind: EntryKind, id: string): Assessment['bestseller'] {
  return hasAssessment(kind, id) ? readYaml(assessmentPath(kind, id), assessmentSchema).bestseller : undefined
}

function hasAssessment(kind: EntryKind, id: string): boolean {
  return existsSync(join(process.cwd(), 'content', assessmentPath(kind, id)))
}

interface Sheet {
  kind: EntryKind
  id: string
  assessment: Assessment
  answers: Assessment['answers']
  order: number
}

/** Returns the assessed entries of a ranking, unsorted. */
const readSheets = remember((ranking: RankingId): Sheet[] =>
  rankings[ranking].kinds.flatMap((kind) =>
    listIdsOf(kind)
      .filter((id) => hasAssessment(kind, id))
      .map((id) => {
        const assessment = readAssessment(ranking, kind, id)
        return { kind, id, assessment, answers: assessment.answers, order: readEntry(kind, id, 'no').facts.order }
      }),
  ),
)

/** Returns the order of a ranking with all points; independent of language and links. */
export function rankEntries(ranking: RankingId): RankedSheet<Sheet>[] {
  return rankSheets(readSheets(ranking), readCriteria(ranking))
}

const readOrder = remember(rankEntries)

export interface OwnAssessment {
  ranking: RankingId
  /** 0 to 10, not rounded; undefined where too little is known for a figure. */
  total: number | undefined
  answered: number
  asked: number
}

/** Returns the guide's own score of an entry and the ranking that explains it; undefined for an entry in none. */
export function findOwnAssessment({ kind, id }: { kind: string; id: string }): OwnAssessment | undefined {
  const ranking = rankingIds.find((each) => (rankings[each].kinds as readonly string[]).includes(kind))
  const ranked = ranking && readOrder(ranking).find(({ sheet }) => sheet.kind === kind && sheet.id === id)
  if (!ranking || !ranked) return undefined
  return { ranking, total: hasFigure(ranked) ? ranked.total : undefined, ...countAnswered(ranked) }
}

function countAnswered({ criteria }: { criteria: ScoredCriterion[] }): { answered: number; asked: number } {
  const questions = criteria.flatMap((criterion) => criterion.questions)
  return { answered: questions.filter(({ answer }) => answer).length, asked: questions.length }
}

/** Returns whether enough is known of a ranked entry to show figures of it. */
export function hasFigure(ranked: { criteria: ScoredCriterion[] }): boolean {
  const { answered, asked } = countAnswered(ranked)
  return answered >= asked * leastAnswered.forFigure
}

/** Returns how many questions of a ranking are answered, and how many sources answer them. */
export function countAnswers(
  { ranked }: Pick<Ranking, 'ranked'>,
  language: Language,
): { answers: number; sources: number } {
  const answers = ranked.flatMap(({ assessment }) => Object.values(assessment.answers))
  const sources = answers.map((answer) => (answer.by === 'visit' ? answer.on : nameOfSource(answer.source, language)))
  return { answers: answers.length, sources: new Set(sources).size }
}

/**
 * Returns the name of an entry that a change log tells of, also of one that is gone. Throws a `ContentError` for one that is
 * neither there nor named in `content/retired.yaml`.
 */
export function nameInLog(reference: string, language: Language): string {
  const { kind, id } = splitReference(reference)
  if (isKind(kind) && listIdsOf(kind).includes(id)) return nameOfSubject(kind, id, language)
  const name = nameOfRetired(reference)
  if (name) return name
  throw new ContentError(
    `content/retired.yaml: the log of a ranking tells of "${reference}", which is not there. Name it here, with \`name\`.`,
  )
}

/** Returns the change log of a ranking. Throws a `ContentError` when it does not end in the computed order. */
function readChanges(ranking: RankingId): Change[] {
  const path = `rankings/${ranking}/changes.yaml`
  const changes = readYaml(path, changesSchema).toSorted((one, other) => other.on.localeCompare(one.on))
  const places = new Map<string, number>()
  for (const { on, moves } of changes.toReversed()) {
    for (const { entry, from, to } of moves) {
      if ((places.get(entry) ?? null) !== from)
        throw new ContentError(
          `content/${path}: on ${on} ${entry} moves from ${from}, but the log had it at ${places.get(entry) ?? 'no place'}. Correct \`from\`.`,
        )
      if (to === null) places.delete(entry)
      else places.set(entry, to)
    }
  }
  const computed = rankEntries(ranking).map(({ sheet, position }) => `${referenceTo(sheet)}: ${position}`)
  const logged = [...places].sort(([, one], [, other]) => one - other).map(([entry, place]) => `${entry}: ${place}`)
  if (computed.join('\n') !== logged.join('\n'))
    throw new ContentError(
      `content/${path} ends in another order than the answers give. Log what moved and why. The answers give:\n  ${computed.join('\n  ')}`,
    )
  for (const { entry } of changes.flatMap(({ moves }) => moves)) nameInLog(entry, defaultLanguage)
  return changes
}

/** Returns the words of a ranking’s page. Throws a `ContentError` unless they name each tab, criterion and question. */
function readRankingWords(ranking: RankingId, language: Language): RankingWords {
  const path = `rankings/${ranking}/${language}.yaml`
  const words = readWordsYaml(path, language, rankingWordsSchema)
  const expect = (field: string, written: object | undefined, wanted: readonly string[]) => {
    const found = Object.keys(written ?? {}).toSorted()
    if (found.join() !== wanted.toSorted().join())
      throw new ContentError(
        `content/${path}: ${field} has ${found.join(', ') || 'nothing'}. It takes ${wanted.join(', ')}.`,
      )
  }
  expect('tabs', words.tabs, ['all', ...rankings[ranking].categories])
  expect('picks', words.picks, rankings[ranking].picks)
  const criteria = readCriteria(ranking)
  expect(
    'criteria',
    words.criteria,
    criteria.map(({ id }) => id),
  )
  for (const { id, questions } of criteria)
    expect(
      `criteria.${id}.questions`,
      words.criteria[id]?.questions,
      questions.map((question) => question.id),
    )
  return words
}

/** Returns a ranking in a language, in computed order. Throws a `ContentError` that names file, field and remedy. */
export const readRanking: (ranking: RankingId, language: Language) => Ranking = (ranking, language) =>
  readersOf(language)(ranking)

const readersOf = remember((language: Language) =>
  remember((ranking: RankingId): Ranking => {
    const changes = readChanges(ranking)
    const ranked = rankEntries(ranking).map(({ sheet, position, total, criteria }) => {
      return {
        entry: readEntry(sheet.kind, sheet.id, language) as RankedEntry['entry'],
        assessment: sheet.assessment,
        words: sheet.assessment.words[language],
        position,
        total,
        criteria,
      }
    })
    const days = [...ranked.map(({ assessment }) => assessment.assessedOn), ...changes.map(({ on }) => on)]
    return {
      id: ranking,
      words: readRankingWords(ranking, language),
      criteria: readCriteria(ranking),
      categories: ['all', ...rankings[ranking].categories],
      ranked,
      updatedOn: days.toSorted().at(-1) as string,
      changes,
    }
  }),
)

registerReaderOfEach(
  () => rankingIds,
  (id, language) => readRanking(id as RankingId, language),
)
