// The clock that live answers are judged by. A visitor's own may be hours or days wrong, and then warnings would vanish as too old,
// or a closure of the past come back.

/** What the server's clock showed, and the device's two clocks at that moment; all in ms. */
interface Anchor {
  told: number
  steady: number
  device: number
}

/** An answer may have lain so long in the browser's own store; a longer one says nothing about now. */
const longestRestMs = 60_000

let anchor: Anchor | undefined
const listeners = new Set<() => void>()

/**
 * Sets the clock by an answer that came over the network: its `Date`, and the `Age` that a store on the way adds. Answers that the
 * worker kept have neither.
 */
export function noteAnswer({ headers }: Pick<Response, 'headers'>): void {
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0)
  if (Number.isNaN(date) || Number.isNaN(age)) return
  const told = date + age * 1000
  const steady = performance.now()
  if (anchor && told < anchor.told + steady - anchor.steady - longestRestMs) return
  anchor = { told, steady, device: Date.now() }
  for (const listener of listeners) listener()
}

/** Returns the time in ms since 1970 by the server's clock; by the device's own until an answer came, as without a network. */
export function now(): number {
  if (!anchor) return Date.now()
  // The steady clock may stand still while a device sleeps, the other one may be set: what is old counts as old.
  return anchor.told + Math.max(performance.now() - anchor.steady, Date.now() - anchor.device)
}

/** Calls the listener whenever an answer has set the clock. Returns what ends that. */
export function whenClockIsSet(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** For tests: as before the first answer. */
export function forgetAnswers(): void {
  anchor = undefined
}
