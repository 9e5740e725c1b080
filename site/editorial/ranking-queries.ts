import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languageKeys } from '#contract/languages.ts'
import { type AnyEntry, listIdsOf, readEntry } from './entries.ts'
import type { EntryKind } from './entry-schema.ts'
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
  rankingCategories,
  rankingKinds,
  rankingWordsSchema,
} from './ranking-schema.ts'
import { ContentError, readYaml } from './read-content.ts'
import { remember } from './remember.ts'

/** The kinds of entries that a ranking can hold. */
export type RankedKind = (typeof rankingKinds)[RankingId][number]

/** An entry with its place in a ranking, and how it came to it. */
export interface RankedEntry {
  entry: Extract<AnyEntry, { kind: RankedKind }>
  assessment: Assessment
  words: AssessmentWords
  /** The entry that suits some people better. */
  instead: AnyEntry
  position: number
  /** 0 to 10, not rounded. */
  total: number
  criteria: ScoredCriterion[]
}

export interface Ranking {
  id: RankingId
  words: RankingWords
  criteria: Criterion[]
  /** «all» comes first; a category that no entry has is listed all the same. */
  categories: readonly string[]
  ranked: RankedEntry[]
  /** The last day on which a person went through an entry of the list, or changed the list. */
  updatedOn: string
  /** The newest first. */
  changes: Change[]
}

/** What an entry is called in files: `cabins/hamnoy`. */
export function referenceTo({ kind, id }: { kind: string; id: string }): string {
  return `${kind}/${id}`
}

function assessmentPath(kind: EntryKind, id: string): string {
  return `${kind}/${id}/assessment.yaml`
}

function hasAssessment(kind: EntryKind, id: string): boolean {
  return existsSync(join(process.cwd(), 'content', assessmentPath(kind, id)))
}

/** The criteria of a ranking with their weights and points (`content/rankings/criteria.yaml`). */
export function readCriteria(ranking: RankingId): Criterion[] {
  return readYaml('rankings/criteria.yaml', criteriaSchema)[ranking]
}

/** How an entry was assessed. Throws a `ContentError` when its answers do not fit the questions of its ranking. */
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
  const category = assessment.categories.find(
    (name) => !(rankingCategories[ranking] as readonly string[]).includes(name),
  )
  if (category)
    throw new ContentError(`${file}: categories: "${category}" is none of ${rankingCategories[ranking].join(', ')}.`)
  for (const language of languageKeys) {
    const written = Object.keys(assessment.words[language].why).sort().join(', ')
    const wanted = criteria
      .map((criterion) => criterion.id)
      .sort()
      .join(', ')
    if (written !== wanted)
      throw new ContentError(`${file}: words.${language}.why has ${written || 'nothing'}. It takes ${wanted}.`)
  }
  if (assessment.instead === `${kind}/${id}`)
    throw new ContentError(`${file}: instead is the entry itself. Name another.`)
  return assessment
}

interface Sheet {
  kind: EntryKind
  id: string
  assessment: Assessment
  answers: Assessment['answers']
  order: number
}

/** The assessed entries of a ranking with their answers, in no order. */
const readSheets = remember((ranking: RankingId): Sheet[] =>
  rankingKinds[ranking].flatMap((kind) =>
    listIdsOf(kind)
      .filter((id) => hasAssessment(kind, id))
      .map((id) => {
        const assessment = readAssessment(ranking, kind, id)
        return { kind, id, assessment, answers: assessment.answers, order: readEntry(kind, id, 'no').facts.order }
      }),
  ),
)

/** The order of a ranking with every point behind it: the same in all languages, and the same whatever a link pays. */
export function rankEntries(ranking: RankingId): RankedSheet<Sheet>[] {
  return rankSheets(readSheets(ranking), readCriteria(ranking))
}

/** The change log of a ranking. Throws a `ContentError` when it does not end in the order that the answers give. */
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
  return changes
}

/** The words of a ranking’s page. Throws a `ContentError` unless they name each tab, criterion and question. */
function readRankingWords(ranking: RankingId, language: Language): RankingWords {
  const path = `rankings/${ranking}/${language}.yaml`
  const words = readYaml(path, rankingWordsSchema)
  const expect = (field: string, written: object | undefined, wanted: readonly string[]) => {
    const found = Object.keys(written ?? {}).toSorted()
    if (found.join() !== wanted.toSorted().join())
      throw new ContentError(
        `content/${path}: ${field} has ${found.join(', ') || 'nothing'}. It takes ${wanted.join(', ')}.`,
      )
  }
  expect('tabs', words.tabs, ['all', ...rankingCategories[ranking]])
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

/** A ranking in a language, in the order that the answers give. Throws a `ContentError` that names file, field and remedy. */
export const readRanking: (ranking: RankingId, language: Language) => Ranking = (ranking, language) =>
  readersOf(language)(ranking)

const readersOf = remember((language: Language) =>
  remember((ranking: RankingId): Ranking => {
    const changes = readChanges(ranking)
    const ranked = rankEntries(ranking).map(({ sheet, position, total, criteria }) => {
      const [insteadKind, insteadId] = sheet.assessment.instead.split('/') as [EntryKind, string]
      return {
        entry: readEntry(sheet.kind, sheet.id, language) as RankedEntry['entry'],
        assessment: sheet.assessment,
        words: sheet.assessment.words[language],
        instead: readEntry(insteadKind, insteadId, language),
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
      categories: ['all', ...rankingCategories[ranking]],
      ranked,
      updatedOn: days.toSorted().at(-1) as string,
      changes,
    }
  }),
)
