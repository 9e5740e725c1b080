import { type ShownFigure, showFigure } from '#site/editorial/evidence.ts'
import type { RankedEntry } from '#site/editorial/ranking-queries.ts'
import type { RankingId } from '#site/editorial/ranking-schema.ts'

/**
 * The badge of an entry: the first of a list is our favourite, which is ours to say. What sells best is a claim about the
 * trade: it needs a source, or is an example, or is not said.
 */
export function findBadge(
  ranking: RankingId,
  { entry, assessment, position }: Pick<RankedEntry, 'entry' | 'assessment' | 'position'>,
): ShownFigure<true> | undefined {
  if (ranking === 'activities')
    return showFigure(assessment.bestseller, `content/${entry.kind}/${entry.id}/assessment.yaml: bestseller`)
  return position === 1 ? { value: true, isSample: false } : undefined
}
