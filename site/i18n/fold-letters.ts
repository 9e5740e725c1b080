const plainSpellings: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ß: 'ss', ä: 'a', ö: 'o', ü: 'u' }

/** Soft hyphens, zero-width blanks and joiners, the mark of byte order: signs inside words that nobody sees. */
const unseen = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g

/**
 * Returns words as the search compares them: lower case, no accents, Norwegian and German letters in one spelling.
 * `foldLetters('Svolvær')`, `foldLetters('svolvaer')` and `foldLetters('SVOLVAR')` are equal.
 */
export function foldLetters(text: string): string {
  return text
    .replace(unseen, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æøåßäöü]/g, (letter) => plainSpellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/aa/g, 'a')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns a text as the end of an address or the name of a file: small plain letters, digits and hyphens; empty where it has none. */
export function makeSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('å', 'a')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
