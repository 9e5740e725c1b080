import { codeWords, readCodedWords, readLink } from './plan-link.ts'

// What messengers, mail programs and hands do to a link: they code its signs once or twice, in small hexadecimal digits too, put
// brackets, quotes or a full stop around it, break it into lines, or write its ampersands as HTML does. Whether a reading is the
// link that was sent, its check says.

/** Longer than any plan, even coded twice. */
const longestFragment = 200_000
const mostParts = 1000

/** Signs that nobody sees, as they are and as an address codes them: soft hyphens, line breaks, marks of width zero. */
const invisible =
  /[\u00ad\u200b\u2060\ufeff]|%C2%AD|%E2%80%8B|%E2%81%A0|%EF%BB%BF|(?:[\r\n\t]|%0[AD9])(?:[ \r\n\t]|%20|%0[AD9])*/gi

function decodeSigns(text: string): string {
  return text.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Returns the parts of a link, whose ampersands are either all coded or none. */
function splitParts(text: string): string[] {
  const coded = cutEnds(text).replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  const whole = /^\d+%26/.test(coded) ? coded.replace(/%26/g, '&') : coded
  return whole.split('&', mostParts).map((part) => (part.includes('=') ? part : part.replace(/%3D/i, '=')))
}

type Separate = (value: string) => string

/** How codes within days and ends may be taken: all for separators, none, or only those that a name of an own point cannot end in. */
const separations: readonly Separate[] = [
  (value) => value,
  (value) => value.replace(/%2[CF]|%3A/gi, decodeSigns),
  (value) =>
    value
      .replace(/%3A(?=\d{1,4}(?:%2[CF]|[,/]|$))/gi, ':')
      .replace(/%2[CF](?=[a-z]\.|\d)/gi, decodeSigns)
      .replace(/^(\d\d)%3A/i, '$1:'),
]

/** How a space stands in what is neither name nor end of a line: as a plus of a name, or as none. */
const spaces = ['+', ''] as const

function joinParts([version = '', ...parts]: readonly string[], separate: Separate, space: string): string {
  const mended = parts.map((part) => {
    const equals = part.indexOf('=')
    const [name, value] = [part.slice(0, equals + 1), part.slice(equals + 1)]
    const words = name === 'n=' ? readCodedWords(value) : undefined
    return `${name}${words === undefined ? separate(value.replace(/ |%20/g, space)) : codeWords(words)}`
  })
  return [version, ...mended].join('&')
}

/** Leaves out what stands around a link: brackets and quotes before it, anything behind its check. */
function cutEnds(text: string): string {
  return text.replace(/^(?:[\s#<"'(]|%3C|%22|%23|%28)+/i, '').replace(/^(.*&k=[a-z0-9]{4})(?![a-z0-9]).*$/s, '$1')
}

function* listReadings(fragment: string): Generator<string> {
  yield cutEnds(fragment)
  let text = fragment.replace(invisible, '')
  for (let level = 0; level < 3; level += 1) {
    const plain = text.replace(/&amp;|&#38;|&#x26;/gi, '&')
    yield cutEnds(plain)
    const parts = splitParts(plain)
    for (const separate of separations) for (const space of spaces) yield cutEnds(joinParts(parts, separate, space))
    const decoded = decodeSigns(text)
    if (decoded === text) return
    text = decoded
  }
}

/**
 * Returns the fragment of a link as it was sent, whatever was done to it on its way; the most of a plan that can be read where
 * its check fits none of the readings, and the same text where it is no plan.
 */
export function mendLink(fragment: string): string {
  const bounded = fragment.slice(0, longestFragment)
  let readable: string | undefined
  const tried = new Set<string>()
  for (const reading of listReadings(bounded)) {
    // Most readings of most links are the same.
    if (tried.has(reading)) continue
    tried.add(reading)
    const answer = readLink(reading)
    if (answer.kind !== 'plan') continue
    if (answer.fault !== 'cut') return reading
    readable ??= reading
  }
  return readable ?? bounded
}

/**
 * Returns the fragment that an address of the page of a trip asks for: its own, or the one that a messenger has coded into its
 * query; empty where there is none.
 */
export function readFragment({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  const coded = hash === '' ? /(?:%23|%2523)(\d{1,3}(?:&|%26|%2526).*)$/i.exec(search) : null
  return mendLink(coded?.[1] ?? hash)
}
