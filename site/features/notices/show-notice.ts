export interface PassingNotice {
  kind: 'success' | 'error'
  text: string
  /** The language of the text where it is not the page's (`en`). */
  textLanguage?: string
  /** The name of the region of notices for screen readers, in the page's language. */
  regionLabel: string
}

/**
 * Promises to show a passing notice: at most three at a time, each for four seconds. The parts that draw it are loaded
 * with the first one; a page on which all goes well never loads them. Never throws: a notice is an extra.
 */
export async function showNotice(notice: PassingNotice): Promise<void> {
  try {
    const { present } = await import('./notice-host.tsx')
    await present(notice)
  } catch (error) {
    console.error(error)
  }
}
