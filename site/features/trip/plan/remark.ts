import type { RemarkKind } from '#site/content/model/remark-kinds.ts'

/** `against`: advised against; `look`: please look; `know`: good to know. */
export type RemarkWeight = 'against' | 'look' | 'know'

/** What a remark says, wherever it stands. */
export interface RemarkMatter {
  kind: RemarkKind
  ref?: string | undefined
  /** As a text has it, of what is no stop of the guide; or the rule of `not-then.yaml` that names it. */
  name?: string | undefined
  rule?: string | undefined
  /** The stop at which a text names what has no stop of its own. */
  beside?: string | undefined
  month?: number | undefined
  date?: string | undefined
  /** Minutes. */
  lengths?: Readonly<Record<string, number>> | undefined
  /** Minutes after midnight. */
  clocks?: Readonly<Record<string, number>> | undefined
  kilometres?: number | undefined
  hours?: number | undefined
  /** The length of a vehicle. */
  decimetres?: number | undefined
}

export interface Remark extends RemarkMatter {
  weight: RemarkWeight
  day: number
  /** The stop that it is about; absent for one about the day or its night. */
  index?: number | undefined
  /** The check of a text said it, and the plan alone does not tell. */
  isKept?: true
}

/** Returns what a remark is about in a word, by which it is known again when the plan has changed. */
export function keyOfRemark({ kind, ref, rule, name, day }: Remark): string {
  const about = rule ?? name
  return `${kind}.${about === undefined ? (ref ?? day) : `${day}.${about}`}`
}

/** Kinds that say the same of a stop in other words: that it is not to be had then, and that one comes too late. */
const alike: readonly (readonly RemarkKind[])[] = [
  [
    ...(['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'closedThen', 'closesEarly', 'usuallyClosed'] as const),
    ...(['fewBoats', 'shut', 'notThen', 'noSailing', 'advised'] as const),
  ],
  ['lateThere', 'shortDrive'],
]

/** Returns what a remark says of what, the same for two that say it in other words. */
export function matterOf({ day, kind, ref, rule, name = '' }: RemarkMatter & { day: number }): string {
  return `${day} ${alike.find((kinds) => kinds.includes(kind))?.[0] ?? kind} ${rule ?? ref ?? name}`
}
