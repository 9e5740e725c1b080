import { isIP } from 'node:net'

const hidden = '[hidden]'
// Enough to recognise a broken link.
const longestLoggedPath = 300
const cut = '…'

// Encoded once or repeatedly: %40, %2540, %252540.
const encodedCharacter = /%(?:25)*([2-7][\da-f])/gi
const queryOrFragment = /[?#].*$/s
const word = /[^\s/]+/g
// Full-width and small signs look like the plain one, and mail programs take them for it.
const atSign = /[@\uFF20\uFE6B]/
const ipv4Address = /\d{1,3}(?:\.\d{1,3}){3}/g
const ipv6Characters = /[\da-f:.]+/gi
// Including bidi marks and line separators, which would forge or scramble log lines.
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * Returns a decoded path for the log: at most 300 characters, without e-mail and IP addresses, queries and unprintable
 * characters. People put personal data into addresses, by hand and through broken forms.
 * @example sanitizeLoggedPath('/en/kari@guide.example') // => '/en/[hidden]'
 */
export function sanitizeLoggedPath(path: string): string {
  return decodeAll(cutPath(path))
    .replace(queryOrFragment, '')
    .replace(word, (text) => (atSign.test(text) ? hidden : text))
    .replace(ipv4Address, hidden)
    .replace(ipv6Characters, (text) => (isIP(text) === 6 ? hidden : text))
    .replace(unprintable, '�')
}

/** Cut before any replacement, at a slash: half an e-mail address would not be recognised as one. */
function cutPath(path: string): string {
  if (path.length <= longestLoggedPath) return path
  const beginning = path.slice(0, longestLoggedPath)
  return beginning.slice(0, beginning.lastIndexOf('/') + 1) + cut
}

/** Until nothing changes: `%%34%30` is `%40` after one time. Every time shortens the path. */
function decodeAll(path: string): string {
  const decoded = path.replace(encodedCharacter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return decoded === path ? path : decodeAll(decoded)
}
