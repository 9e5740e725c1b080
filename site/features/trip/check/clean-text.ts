/** Longer than any plan; a novel is cut before it is read. */
export const longestText = 30_000

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  aring: 'å',
  Aring: 'Å',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  ouml: 'ö',
  auml: 'ä',
  uuml: 'ü',
  szlig: 'ß',
  ndash: '–',
  mdash: '—',
  rarr: '→',
}

/** «[08/06/2027, 20:14:03] Liz: », «08.06.27, 20:14 - Liz: »: when a line of a chat was sent, and by whom. */
const chatHead =
  /^[\u200e\u200f]?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?(?:\] ?| - )(?:[^:\n]{1,30}: )?/gim

/** Returns a pasted text as it is read: cut, without the marks of HTML, in one form of each letter. */
export function cleanText(raw: string): { text: string; isCut: boolean } {
  const isCut = raw.length > longestText
  const text = raw
    .slice(0, longestText)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/<(?:script|style)\b[^>]{0,200}>[^<]{0,5000}<\/(?:script|style)>/gi, ' ')
    .replace(/<\/?(?:td|th)\b[^<>]{0,300}>/gi, '|')
    .replace(/<\/?(?:p|div|li|ul|ol|tr|table|br|h[1-6]|section|article|tbody|thead)\b[^<>]{0,300}>/gi, '\n')
    .replace(/<\/?[a-z][a-z0-9-]{0,20}\b[^<>]{0,300}>/gi, '')
    .replace(/&([A-Za-z]{2,6});/g, (all, name: string) => entities[name] ?? all)
    // What is struck out is not done.
    .replace(/~~[^~\n]{1,300}~~/g, ' ')
    .replace(/<(?:s|del|strike)>[^<]{0,300}<\/(?:s|del|strike)>/gi, ' ')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(chatHead, '')
    .replace(/\n{3,}/g, '\n\n')
  return { text, isCut }
}
