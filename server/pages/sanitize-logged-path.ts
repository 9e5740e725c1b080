import { isIP } from 'node:net'

const hidden = '[hidden]'
// Enough to recognise a broken link; the rest of a hostile address is of no use to anybody.
const longestLoggedPath = 300
const cut = '…'

// A character encoded once, or again by whoever made the link: %40, %2540, %252540.
const encodedCharacter = /%(?:25)*([2-7][\da-f])/gi
// What stands behind these is a query or a fragment that lost its form on the way.
const queryOrFragment = /[?#].*$/s
const word = /[^\s/]+/g
const ipv4Address = /\d{1,3}(?:\.\d{1,3}){3}/g
const ipv6Characters = /[\da-f:.]+/gi
// Control and format characters (bidi marks too) and line separators: they would forge or scramble lines in whatever shows the log.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Returns a decoded path as the log may show it: at most 300 characters, without e-mail and IP addresses, without what should have
 * been a query, and without characters that do not print. People put such words into addresses, by hand and by broken forms.
 *
 * @example sanitizeLoggedPath('/en/kari@guide.example') // => '/en/[hidden]'
 */
export function sanitizeLoggedPath(path: string): string {
  return cutPath(path)
    .replace(encodedCharacter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(queryOrFragment, '')
    .replace(word, (text) => (text.includes('@') ? hidden : text))
    .replace(ipv4Address, hidden)
    .replace(ipv6Characters, (text) => (isIP(text) === 6 ? hidden : text))
    .replace(unprintable, '�')
}

/** Cuts first, so that no expression ever sees more; the last word goes whole, for half an e-mail address is not recognised as one. */
function cutPath(path: string): string {
  if (path.length <= longestLoggedPath) return path
  const beginning = path.slice(0, longestLoggedPath)
  return beginning.slice(0, beginning.lastIndexOf('/') + 1) + cut
}
