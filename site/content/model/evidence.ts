import { z } from 'zod'
import { readBuildSettings } from '#site/build-settings.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'

// Ratings, review counts, prices and quotes are either examples (`sample`) or looked up (`verified`, with source and day).
// Only a demonstration, built with CONTENT_EVIDENCE=sample, shows examples.

/** Returns the schema of a figure that is either an example or verified. */
export function figure<Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion(
    'evidence',
    [
      z.strictObject({ evidence: z.literal('sample'), value }),
      z.strictObject({ evidence: z.literal('verified'), value, source, checkedOn }),
    ],
    'needs `evidence: sample`, or `evidence: verified` with source and checkedOn',
  )
}

export type Figure<Value> = { value: Value } & (
  | { evidence: 'sample' }
  | { evidence: 'verified'; source: z.infer<typeof source>; checkedOn: string }
)

/** A figure to show; examples must be marked. */
export interface ShownFigure<Value> {
  value: Value
  isSample: boolean
}

declare global {
  /** Global, because page rendering and the build hook load separate copies of this module. */
  var leftOutFigures: Set<string> | undefined
}

function leftOut(): Set<string> {
  globalThis.leftOutFigures ??= new Set()
  return globalThis.leftOutFigures
}

/**
 * Returns a figure to show; undefined when there is none, or for an example in a verified build. `where` (file and field)
 * is then recorded for the build report.
 */
export function showFigure<Value>(found: Figure<Value> | undefined, where: string): ShownFigure<Value> | undefined {
  if (!found) return undefined
  const isSample = found.evidence === 'sample'
  if (isSample && !showsSamples()) {
    leftOut().add(where)
    return undefined
  }
  return { value: found.value, isSample }
}

/** Returns whether this guide shows examples, each marked. */
export function showsSamples(): boolean {
  return readBuildSettings(process.env).CONTENT_EVIDENCE === 'sample'
}

/** Returns what `showFigure` has left out so far, sorted: file and field of each. */
export function listLeftOut(): string[] {
  return [...leftOut()].sort()
}

export const rating = z
  .number()
  .min(0, 'a rating lies between 0 and 5')
  .max(5, 'a rating lies between 0 and 5')
  .refine((value) => Math.abs(Math.round(value * 10) - value * 10) < 1e-9, 'a rating has one decimal')
  .describe('From 0 to 5, one decimal')

export const reviewCount = z
  .number()
  .int('a count of reviews is a whole number')
  .nonnegative()
  .describe('How many reviews the rating is made from')

export const kroner = z
  .number()
  .positive()
  .max(100_000, 'more than 100 000 kroner. Is it one night for one party?')
  .describe('Norwegian kroner')

export const priceRange = z.enum(['$', '$$', '$$$', '$$$$']).describe('From cheap to dear, among its own kind')

export type TrustLabel = 'excellent' | 'veryGood' | 'good'

/** Returns the label of a rating (specification §9): from 4.5, 4 and 3.5 on; undefined below. */
export function trustLabelOf(value: number): TrustLabel | undefined {
  if (value >= 4.5) return 'excellent'
  if (value >= 4) return 'veryGood'
  return value >= 3.5 ? 'good' : undefined
}

/** The lowest rating labelled «Topprangert». */
export const topRatedFrom = 4.8

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
