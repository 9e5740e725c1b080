import type { Language } from '#contract/languages.ts'
import { pickWords } from '#site/i18n/translate.ts'

/** What an image that cannot be loaded says, and the button that starts over. */
export interface LazyImageWords {
  failed: string
  retry: string
}

/** The words of a language for images that cannot be loaded. */
export function lazyImageWords(language: Language): LazyImageWords {
  const words = pickWords(language, ['image.failed', 'image.retry'])
  return { failed: words['image.failed'], retry: words['image.retry'] }
}
