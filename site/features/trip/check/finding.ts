import type { Remark } from '#site/features/trip/plan/find-remarks.ts'

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

/** What only the text of a plan can get wrong. */
export interface TextRemark {
  kind:
    | 'unknownPlace'
    | 'farPlace'
    | 'noRoad'
    | 'shortDrive'
    | 'shortWalk'
    | 'noMidnightSun'
    | 'summerFerry'
    | 'shut'
    | 'notThen'
    | 'noSailing'
    | 'advised'
    | 'inDark'
  day: number
  /** The name as the guide or the text has it. */
  name: string
  ref?: string | undefined
  from?: string | undefined
  /** Minutes that it takes, and that the text leaves for it. */
  needed?: number | undefined
  left?: number | undefined
}

export type Finding = { fault: FaultKind; day: number } & (
  | { remark: Remark; text?: undefined }
  | { text: TextRemark; remark?: undefined }
)
