import type { Named } from './name-index.ts'
import {
  alternatives,
  asideWords,
  bedWords,
  driveWords,
  foodWords,
  negations,
  originWords,
  returnWords,
} from './vocabulary.ts'

// What is read of a day, and what the words before a name make of it.

export interface Mark {
  from: number
  to: number
  as: 'stop' | 'bed' | 'day' | 'time' | 'end' | 'unknown' | 'wrong' | 'left'
  isSure: boolean
}

export interface ReadStop {
  named: Extract<Named, { kind: 'stop' | 'midnightSun' | 'summerFerry' | 'thing' }>
  isSure: boolean
  /** Minutes after midnight: when one is there, sets out for it, or at the earliest. */
  at?: number | undefined
  departs?: number | undefined
  notBefore?: number | undefined
  until?: number | undefined
  /** Minutes there, and of the drive, as the text has them. */
  stay?: number | undefined
  drive?: number | undefined
  /** The words around it. */
  sentence?: readonly string[] | undefined
}

export interface ReadBed {
  ref: string
  name: string
  isSure: boolean
}

export interface ReadDay {
  stops: ReadStop[]
  bed?: ReadBed | undefined
  /** Where the day begins, as the text has it. */
  origin?: ReadBed | undefined
  start?: number | undefined
  /** When one is back at a place, as the text has it. */
  back?: { ref: string; at: number } | undefined
  /** `isSure`: nothing but a place is called so; else it is only asked. */
  unknown: { name: string; isFar: boolean; isSure: boolean }[]
}

export interface ReadEnd {
  place: string
  day: number
  isArrival: boolean | undefined
  time?: number | undefined
}

export type Role = 'go' | 'drive' | 'origin' | 'return' | 'not' | 'aside' | 'bed' | 'food'

/** Returns what the words before a name make of it: the nearest one decides. */
export function roleOf(lead: readonly string[]): Role {
  for (const [back, word] of lead.toReversed().entries()) {
    if ((negations.has(word) && back < 4) || (alternatives.has(word) && back < 3)) return 'not'
    if (originWords.has(word) && back < 3) return 'origin'
    if (returnWords.has(word)) return 'return'
    if (asideWords.has(word) && back < 4) return 'aside'
    if (bedWords.has(word)) return 'bed'
    if (foodWords.has(word)) return 'food'
    if (driveWords.has(word)) return 'drive'
  }
  return 'go'
}

/** Returns whether two names mean the same. */
export function isNamedAgain(one: ReadStop['named'], other: ReadStop['named']): boolean {
  if (one.kind === 'stop' && other.kind === 'stop') return one.ref === other.ref
  return one.kind === other.kind && (one.kind !== 'thing' || one.name === other.name)
}

/** Returns whether a name is that of a village or an own point. */
export function isVillage(named: Named): boolean {
  return named.kind === 'stop' && /^[po]\./.test(named.ref)
}
