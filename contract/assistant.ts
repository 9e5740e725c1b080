import type { Language } from './languages.ts'

/**
 * What the site knows for an assistant. The build bundles it (`dist/assistant/assistant.mjs`) with what it knows (`guide.json`); the
 * server loads both for `/mcp`, so that a day is judged by the very rules of My trip and no rule is written twice.
 */
export interface Assistant {
  /** Returns what the words name best, the best first; empty where nothing fits. */
  find: (words: string, language: Language) => FoundPage[]
  /** Returns every fact of an entry, also what nobody has confirmed; undefined where there is no such entry. */
  facts: (entry: string, language: Language) => EntryWithFacts | undefined
  /** Returns the day with its times and the remarks of My trip. Throws `UnknownEntry` for what the guide does not have. */
  checkDay: (day: DayToCheck, language: Language) => CheckedDay
  /** Returns the path of a page, percent-encoded. */
  pathOf: (page: 'today' | 'myTrip', language: Language) => string
}

export interface FoundPage {
  /** `trips/ryten`, `points/bunes`; `page/weather` has no facts. */
  entry: string
  name: string
  /** In a word, in the language asked for. */
  kind: string
  where: string
  description: string
  /** The path of its page, percent-encoded. */
  path: string
}

export interface KnownFact {
  name: string
  /** Null: nobody has confirmed it. */
  value: string | null
  unit?: string | undefined
  source?: string | undefined
  /** `YYYY-MM-DD`. */
  checkedOn?: string | undefined
}

export interface EntryWithFacts {
  entry: string
  name: string
  lead: string
  path: string
  facts: KnownFact[]
}

export const waysToTravel = ['car', 'ev', 'camper', 'bus', 'bike'] as const

export interface DayToCheck {
  /** `YYYY-MM-DD`. */
  date: string
  by: (typeof waysToTravel)[number]
  withChildren?: boolean | undefined
  /** `HH:MM` in Norway. */
  start?: string | undefined
  /** Entries where the night before and the night after are spent. */
  from?: string | undefined
  to?: string | undefined
  stops: readonly { entry: string; arrive?: string | undefined; minutes?: number | undefined }[]
}

export interface CheckedDay {
  date: string
  stops: {
    entry: string
    name: string
    path: string | null
    arrives: string
    leaves: string
    driveMinutes: number | null
    kilometres: number | null
  }[]
  remarks: { kind: string; weight: 'against' | 'look' | 'know'; entry: string | null; title: string; text: string }[]
  /** What the times are counted by. */
  note: string
}

/** An entry that the guide does not have; the message names it. */
export class UnknownEntry extends Error {
  override name = 'UnknownEntry'
}
