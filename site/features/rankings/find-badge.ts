import { type ShownFigure, showFigure } from '#site/content/model/evidence.ts'
import type { RankedEntry } from '#site/content/model/ranking-queries.ts'

/** Returns the badge of an entry. A «bestseller» needs a source or is an example; the favourite is ours to name. */
export function findBadge({ entry, position }: Pick<RankedEntry, 'entry' | 'position'>): ShownFigure<true> | undefined {
  if (entry.kind === 'activities')
    return showFigure(
      entry.facts.assessment?.bestseller,
      `content/activities/${entry.id}/facts.yaml: assessment.bestseller`,
    )
  return position === 1 ? { value: true, isSample: false } : undefined
}
