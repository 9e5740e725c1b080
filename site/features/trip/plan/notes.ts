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

/** How each field is read from what was typed or stored, perhaps by somebody else; a field without a row is a type error. */
const noteFields: { [Field in keyof Required<Note>]: (stored: unknown) => Note[Field] } = {
  text: (stored) =>
    Array.from(typeof stored === 'string' ? stored.trim() : '')
      .slice(0, longestNote)
      .join('')
      .toWellFormed(),
  cost: (stored) => {
    const whole = Math.round(typeof stored === 'number' ? stored : 0) || 0
    return whole > 0 ? Math.min(highestCost, whole) : undefined
  },
}

/** Returns a note with its fields tidied; undefined where nothing is left of it. */
function readNote(stored: unknown): Note | undefined {
  const given = (stored ?? {}) as Partial<Record<keyof Note, unknown>>
  const fields = Object.entries(noteFields).flatMap(([name, read]) => {
    const value = read(given[name as keyof Note])
    return value === undefined ? [] : [[name, value] as const]
  })
  return fields.every(([, value]) => value === '') ? undefined : (Object.fromEntries(fields) as unknown as Note)
}

/** Returns the note to a place, whatever it is called. */
export function noteOf(notes: Notes, ref: string): Note | undefined {
  return Object.hasOwn(notes, ref) ? notes[ref] : undefined
}

/** Returns the notes with that of a place replaced; without it where nothing is left. */
export function setNote(notes: Notes, ref: string, note: Note): Notes {
  const { [ref]: _, ...others } = notes
  const tidy = readNote(note)
  return tidy ? { ...others, [ref]: tidy } : others
}

/** Returns the notes in what was stored, perhaps by somebody else; none where it is no such thing. */
export function readNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).flatMap(([ref, each]) => {
      const note = readNote(each)
      return note ? [[ref, note]] : []
    }),
  )
}

/** Returns the sum of the costs of these places in kroner, each counted once. */
export function sumCosts(notes: Notes, refs: Iterable<string>): number {
  return [...new Set(refs)].reduce((sum, ref) => sum + (noteOf(notes, ref)?.cost ?? 0), 0)
}
