const plainSpellings: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ß: 'ss', ä: 'a', ö: 'o', ü: 'u' }

/**
 * Words as they compare in a search: lower case, without accents, and every common way to type a Norwegian or German
 * letter made one. `foldLetters('Svolvær')`, `foldLetters('svolvaer')` and `foldLetters('SVOLVAR')` are the same.
 */
export function foldLetters(text: string): string {
  return text
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
