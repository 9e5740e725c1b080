import type { Language } from '#contract/languages.ts'
import { type ChartFrame, placeOnChart } from '#site/domain/geography/chart.ts'
import { isOnChart } from '#site/domain/geography/frame-around.ts'
import { listSummits } from './map-name-queries.ts'
import { listWaters } from './village-queries.ts'

/** A name on a small chart that tells land from water; it gives way to villages and marks. */
export interface GroundName {
  name: string
  kind: 'water' | 'summit'
  x: number
  y: number
  isCentred: boolean
  isOptional: true
}

/** Returns the fjords, straits and summits inside a chart, the more important ones first. */
export function listGroundNames(language: Language, frame: ChartFrame): GroundName[] {
  return [...listSummits(language), ...listWaters(language)]
    .filter((each) => each.kind !== 'island' && each.kind !== 'region' && isOnChart(each, frame))
    .sort((one, other) => one.rank - other.rank)
    .map((each) => ({
      name: each.name,
      kind: each.kind === 'summit' ? 'summit' : 'water',
      isCentred: each.kind !== 'summit',
      isOptional: true,
      ...placeOnChart(each, frame),
    }))
}
