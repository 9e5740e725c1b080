import { type Figure, type ShownFigure, showFigure } from './evidence.ts'

interface Reviewed {
  kind: string
  id: string
  facts: { reviewCount?: Figure<number> }
}

/** Returns the sum of the review counts that may be shown, a sample if any of them is; undefined without any. */
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
