import { isIP } from 'node:net'

const hidden = '[hidden]'
// Written as such, or encoded once more by whoever made the link.
const mailAddress = /[^\s/@]*(?:@|%40)[^\s/@]*/gi
const dottedAddress = /\d{1,3}(?:\.\d{1,3}){3}/g
const colonAddress = /[\da-f:.]*:[\da-f:.]*/gi
// What stands behind these is a query or a fragment that lost its form on the way.
const ending = /(?:[?#]|%3f|%23).*$/is

/**
 * Promises a path fit for the log: without e-mail and IP addresses, and without what should have been a query. People put such
 * words into addresses, by hand and by broken forms.
 *
 * @example hidePersonalWords('/en/kari@guide.example') // => '/en/[hidden]'
 */
export function hidePersonalWords(path: string): string {
  return path
    .replace(ending, '')
    .replaceAll(mailAddress, hidden)
    .replaceAll(dottedAddress, hidden)
    .replaceAll(colonAddress, (word) => (isIP(word) === 6 ? hidden : word))
}
