/**
 * How a part of the guide stands: `due` needs the owner, `open` can be better and may wait, `well` needs nobody, `missing` cannot be
 * told because what it is told from is not there.
 */
export type State = 'due' | 'open' | 'well' | 'missing'

/** Words, and where they lead if they lead anywhere. */
export type Cell = string | { text: string; address: string }

export interface Table {
  title: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export interface Section {
  title: string
  state: State
  /** One or two sentences: how it stands, or why that cannot be told and what to do about it. */
  summary: string
  tables: readonly Table[]
}

/** What `npm run owner` tells, before it is text or a page. */
export interface OwnerReport {
  /** Day and time in Norway: `2026-11-21 23:50`. */
  madeAt: string
  sections: readonly Section[]
}

/** Returns whether anything in the report needs the owner. What could be better, or cannot be told, does not. */
export function needsOwner({ sections }: Pick<OwnerReport, 'sections'>): boolean {
  return sections.some(({ state }) => state === 'due')
}

/** Returns a section that cannot be told now, with the sentence that says why. */
export function describeMissing(title: string, why: string): Section {
  return { title, state: 'missing', summary: why, tables: [] }
}

/** Returns the tables that have rows. */
export function keepFilled(tables: readonly Table[]): Table[] {
  return tables.filter(({ rows }) => rows.length > 0)
}

/** Returns a number with its noun: `1 link`, `3 links`. */
export function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? noun : plural}`
}

/** Returns the first letter as a capital: summaries begin with numbers and words put together. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

const osloMinutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns day and time in Norway of milliseconds since 1970: `2026-11-21 23:50`. */
export function sayTime(time: number): string {
  return osloMinutes.format(time)
}
