import type { Answer, Criterion } from './ranking-schema.ts'

export interface AnsweredQuestion {
  id: string
  /** Points for a yes. */
  points: number
  /** Points for this answer: all, half or none; half without an answer. */
  earned: number
  /** Undefined when no source answers it. */
  answer: Answer | undefined
}

export interface ScoredCriterion {
  id: string
  weight: number
  /** 0 to 10. */
  score: number
  questions: AnsweredQuestion[]
}

export interface RankedSheet<Sheet> {
  sheet: Sheet
  /** From 1. */
  position: number
  /** 0 to 10: the weighted mean of the criteria, not rounded. */
  total: number
  criteria: ScoredCriterion[]
}

/** Returns the questions that cost an entry most of its total, heaviest first. */
export function listLost(criteria: readonly ScoredCriterion[], most: number): AnsweredQuestion[] {
  return criteria
    .flatMap(({ weight, questions }) =>
      questions.map((question) => ({ question, lost: weight * (question.points - question.earned) })),
    )
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
    .slice(0, most)
    .map(({ question }) => question)
}

interface AnsweredSheet {
  answers: Readonly<Record<string, Answer>>
  /** Position along the road; the last tie-breaker. */
  order: number
}

// What nobody has answered neither rewards nor punishes (docs/decisions/rankings.md).
const shareOf = { yes: 1, partly: 0.5, no: 0, unknown: 0.5 } as const

function scoreCriterion({ id, weight, questions }: Criterion, { answers }: AnsweredSheet): ScoredCriterion {
  const answered = questions.map(({ id: question, points }) => {
    const answer = answers[question]
    return { id: question, points, earned: points * shareOf[answer?.found ?? 'unknown'], answer }
  })
  return { id, weight, score: answered.reduce((sum, { earned }) => sum + earned, 0), questions: answered }
}

/**
 * Ranks sheets by their answers alone: total, then criteria by weight, then order along the road. Independent of links,
 * partners, money and input order.
 */
export function rankSheets<Sheet extends AnsweredSheet>(
  sheets: readonly Sheet[],
  criteria: readonly Criterion[],
): RankedSheet<Sheet>[] {
  const weights = criteria.reduce((sum, { weight }) => sum + weight, 0)
  const heaviestFirst = criteria.map((_, index) => index).sort((one, other) => weightAt(other) - weightAt(one))
  function weightAt(index: number): number {
    return criteria[index]?.weight ?? 0
  }
  return sheets
    .map((sheet) => {
      const scored = criteria.map((criterion) => scoreCriterion(criterion, sheet))
      const total = scored.reduce((sum, { score, weight }) => sum + score * weight, 0) / weights
      return { sheet, total, criteria: scored }
    })
    .sort((one, other) => {
      if (one.total !== other.total) return other.total - one.total
      for (const index of heaviestFirst) {
        const difference = (other.criteria[index]?.score ?? 0) - (one.criteria[index]?.score ?? 0)
        if (difference !== 0) return difference
      }
      return one.sheet.order - other.sheet.order
    })
    .map((ranked, index) => ({ ...ranked, position: index + 1 }))
}
