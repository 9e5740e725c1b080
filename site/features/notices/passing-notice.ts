export interface PassingNotice {
  kind: 'success' | 'error'
  /** In the page’s language. */
  text: string
  /** What the server or the specification says in English, beside the text. */
  englishText?: string
  /** Accessible name of the region of notices, in the page’s language. */
  regionLabel: string
}
