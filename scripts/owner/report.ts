/** State of a section: `due` needs the owner, `open` could be better, `well` is fine, `missing` lacks its source. */
export type State = 'due' | 'open' | 'well' | 'missing'

/** A text, optionally with a link. */
export type Cell = string | { text: string; address: string }

export interface Table {
  title: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export interface Section {
  title: string
  state: State
  /** One or two sentences: the state, or why it is unknown and what to do. */
  summary: string
  tables: readonly Table[]
}

/** The output of `npm run owner`, before formatting. */
export interface OwnerReport {
  /** Norwegian time: `2026-11-21 23:50`. */
  madeAt: string
  sections: readonly Section[]
}

export function needsOwner({ sections }: Pick<OwnerReport, 'sections'>): boolean {
  return sections.some(({ state }) => state === 'due')
}

export function describeMissing(title: string, why: string): Section {
  return { title, state: 'missing', summary: why, tables: [] }
}

export function keepFilled(tables: readonly Table[]): Table[] {
  return tables.filter(({ rows }) => rows.length > 0)
}

/** Returns a number with its noun: `1 link`, `3 links`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

/** Returns a text as a sentence, with a capital and a full stop. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

/** Returns the message of an error with that of its cause. */
export function formatWhy({ message, cause }: Error): string {
  return cause instanceof Error && cause.message ? `${message} ${cause.message}` : message
}

const osloMinutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns day and time in Norway: `2026-11-21 23:50`. */
export function formatTime(time: number): string {
  return osloMinutes.format(time)
}
