import type { RemarkMatter } from '#site/features/trip/plan/remark.ts'

/** What a remark is about, as people speak of it. */
export const faultKinds = [
  'closed',
  'dark',
  'tooLong',
  'noBoat',
  'against',
  'outOfSeason',
  'unknownPlace',
  'bedFar',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface Finding {
  fault: FaultKind
  day: number
  remark: RemarkMatter
}
