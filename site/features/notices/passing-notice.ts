export interface PassingNotice {
  kind: 'success' | 'error'
  text: string
  /** The language of the text if not the page’s (`en`). */
  textLanguage?: string
  /** Accessible name of the region of notices, in the page’s language. */
  regionLabel: string
}
