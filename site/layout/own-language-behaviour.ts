import { findStorage } from '#site/ui/find-storage.ts'

/** Where the browser keeps that the line was answered. */
const answeredKey = 'own-language'

/** Both written forms of Norwegian, and what browsers called it before, are the guide's. */
const norwegian = /^(no|nn|nb)\b/

/** Shows the line of the language that the browser prefers among those of the guide, where the page is in another. Once answered it stays away. */
export function offerOwnLanguage(preferred: readonly string[] = navigator.languages): void {
  const storage = findStorage()
  if (storage?.getItem(answeredKey)) return
  const lines = [...document.querySelectorAll<HTMLElement>('.own-language')]
  const spoken = [document.documentElement.lang, ...lines.map(({ lang }) => lang)]
  const wanted = preferred
    .map((locale) => (norwegian.test(locale) ? 'nb' : locale.split('-', 1)[0]))
    .find((tag) => tag !== undefined && spoken.includes(tag))
  const line = lines.find(({ lang }) => lang === wanted)
  if (!line) return
  line.hidden = false
  line.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, button')) return
    line.hidden = true
    try {
      storage?.setItem(answeredKey, 'answered')
    } catch {
      // A full storage, or one that only reads: the answer holds for this page.
    }
  })
}
