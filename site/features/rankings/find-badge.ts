import { type ShownFigure, showFigure } from '#site/content/model/evidence.ts'
import type { RankedEntry } from '#site/content/model/ranking-queries.ts'
import type { RankingId } from '#site/content/model/ranking-schema.ts'

/** Returns the badge of an entry. A «bestseller» needs a source or is an example; the favourite is ours to name. */
export function findBadge(
  ranking: RankingId,
  { entry, assessment, position }: Pick<RankedEntry, 'entry' | 'assessment' | 'position'>,
): ShownFigure<true> | undefined {
  if (ranking === 'activities')
    return showFigure(assessment.bestseller, `content/${entry.kind}/${entry.id}/assessment.yaml: bestseller`)
  return position === 1 ? { value: true, isSample: false } : undefined
}
