// What a visitor writes to stops and beds. It stays on the device and goes into files; no link of a plan has it.

export interface Note {
  text: string
  /** Norwegian kroner, whole, 1–9,999,999. */
  cost?: number | undefined
}

/** By the reference of the stop or bed; the same place twice in a plan has one note. */
export type Notes = Readonly<Record<string, Note>>

export const longestNote = 500
export const highestCost = 9_999_999

/** Returns the notes with that of a place replaced; without it where nothing is left. */
export function setNote(notes: Notes, ref: string, { text, cost }: Note): Notes {
  const { [ref]: _, ...others } = notes
  const tidy = Array.from(text.trim()).slice(0, longestNote).join('').toWellFormed()
  const whole = Math.min(highestCost, Math.max(0, Math.round(cost ?? 0) || 0))
  if (tidy === '' && whole === 0) return others
  return { ...others, [ref]: { text: tidy, ...(whole > 0 ? { cost: whole } : {}) } }
}

/** Returns the notes in what was stored, perhaps by somebody else; none where it is no such thing. */
export function readNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.entries(stored).reduce<Notes>((notes, [ref, note]) => {
    const { text, cost } = (note ?? {}) as { text?: unknown; cost?: unknown }
    const read = { text: typeof text === 'string' ? text : '', cost: typeof cost === 'number' ? cost : undefined }
    return setNote(notes, ref, read)
  }, {})
}

/** Returns the sum of the costs of these places in kroner, each counted once. */
export function sumCosts(notes: Notes, refs: Iterable<string>): number {
  return [...new Set(refs)].reduce((sum, ref) => sum + (notes[ref]?.cost ?? 0), 0)
}
