const accented: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  y: 'ý',
  A: 'Á',
  E: 'É',
  O: 'Ó',
  U: 'Ú',
}

/**
 * The pseudo-language of the tests: the same words about 40 % longer and accented, so that what is too narrow for a long
 * language shows before it is written. Figures, gaps like `{place}`, addresses and white space stay as they are.
 *
 * @example stretch('Search the guide') // => 'Seéaárch theé guúiídeé'
 */
export function stretch(text: string): string {
  return text
    .split(/(\{\w+\}|\S+@\S+|https?:\S+)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouyAEOU]/g, (vowel) => vowel + accented[vowel])))
    .join('')
}
