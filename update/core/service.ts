import type { Ask, ServiceName } from './ask.ts'
import type { GuideEntry } from './guide-entries.ts'
import type { Draft } from './proposals.ts'

/** What a step of an update has found. */
export type Finding =
  | { kind: 'proposal'; draft: Draft; isConflict: boolean }
  /** Bytes that a proposal of the same step will write when it is accepted. */
  | { kind: 'bytes'; name: string; bytes: Buffer }
  | { kind: 'same'; entry: string; what: string }
  | { kind: 'not-found'; entry: string }
  /** The register had to take its own record away: open proposals from it go, too. */
  | { kind: 'withdrawn'; entry: string; what: string }
  /** For the report alone: several candidates, a house that may be closed, hours that only a person can read. */
  | { kind: 'ask'; entry: string; what: string }
  | { kind: 'failed'; entry: string; what: string }

/** One part of a service’s work that can be done for itself; a run that goes on leaves out those that were finished. */
export interface Step {
  key: string
  /** For the line of progress. */
  name: string
  /** Throws `UpstreamFailure`; then the step is asked again by the next run. */
  run: () => Promise<Finding[]>
}

export interface Context {
  contentFolder: string
  entries: readonly GuideEntry[]
  /** The client of a service; the same one in the whole run. */
  ask: (service: ServiceName) => Ask
  /** The day of the run, `YYYY-MM-DD`. */
  today: string
  /** What the last whole run counted, such as rows of a file; 0 for none. */
  counted: { read: (what: string) => number; write: (what: string, count: number) => void }
  /** Where bytes are kept between runs. */
  proposalsFolder: string
}

/** Returns the steps of a service; may ask it for what all of them need. */
export type Service = (context: Context) => Promise<Step[]> | Step[]

/** Returns `restaurants/fangst`. */
export function keyOf({ kind, id }: Pick<GuideEntry, 'kind' | 'id'>): string {
  return `${kind}/${id}`
}

/** Returns the month of a day in three languages: «juni 2026». */
export function monthInLanguages(day: string): { no: string; en: string; de: string } {
  const date = new Date(`${day.slice(0, 10)}T12:00:00Z`)
  const name = (locale: string) => date.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { no: name('nb'), en: name('en-GB'), de: name('de') }
}
