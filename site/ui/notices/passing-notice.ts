/** How long a notice stays, in milliseconds; longer with buttons, and where nothing can hold it. */
export const noticeMs = { plain: 4000, longer: 10_000 }

/** A passing message: something that happened, in the page's language, perhaps with a way back. */
export interface PassingNotice {
  /** Which icon stands before it; without one it has none. */
  kind?: 'success' | 'error'
  text: string
  /** What the server or the specification says in English, beside the text. */
  englishText?: string
  /** Buttons in it, such as «Undo». A press closes the notice, and the focus returns to where it came from. */
  actions?: readonly { label: string; onPress: () => void }[]
  /** A later notice with the same name takes the place of this one. */
  name?: string
  /** How long it stays, in milliseconds, instead of `noticeMs`. Longer while it is pointed at or a button has the focus. */
  duration?: number
  /** Accessible name of the region of notices. */
  regionLabel: string
}
