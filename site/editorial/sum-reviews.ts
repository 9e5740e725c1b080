import { type Figure, type ShownFigure, showFigure } from './evidence.ts'

interface Reviewed {
  kind: string
  id: string
  facts: { reviewCount?: Figure<number> }
}

/** The sum of the counts of reviews that may be shown: an example as soon as one of them is; undefined when none may be. */
export function sumReviews(list: readonly Reviewed[]): ShownFigure<number> | undefined {
  const counts = list
    .map(({ kind, id, facts }) => showFigure(facts.reviewCount, `content/${kind}/${id}/facts.yaml: reviewCount`))
    .filter((count) => count !== undefined)
  if (counts.length === 0) return undefined
  return {
    value: counts.reduce((sum, { value }) => sum + value, 0),
    isSample: counts.some(({ isSample }) => isSample),
  }
}
