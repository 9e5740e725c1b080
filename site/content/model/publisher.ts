import { type Language, languages } from '#contract/languages.ts'
import type { Publisher } from '#site/content/model/site-facts.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

const required = [
  ['name', 'publisher.name'],
  ['address', 'publisher.address'],
  ['organisationNumber', 'publisher.organisationNumber'],
  ['email', 'publisher.email'],
] as const satisfies [keyof Publisher, MessageKey][]

/** Returns what has to be said of a publisher and is not yet, as keys of its names. */
export function listMissing(publisher: Publisher): MessageKey[] {
  return required.flatMap(([field, key]) => (publisher[field] === null ? [key] : []))
}

/**
 * Returns Markdown for the gaps of a text: `contact` is a link to write to, or to the contact page while there is no address;
 * `publisher` the name; `imprint` all that the owner filled in, and what is missing.
 */
export function describePublisher(
  publisher: Publisher,
  language: Language,
): Record<'contact' | 'publisher' | 'imprint', string> {
  const translate = translator(language)
  const { name, address, representative, phone, email } = publisher
  const number = numberOf(publisher)
  const mail = email && `[${escapeMarkdown(email)}](mailto:${email})`
  const rows: [MessageKey, string | null][] = [
    ['publisher.name', name && escapeMarkdown(name)],
    ['publisher.address', address && escapeMarkdown(address)],
    ['publisher.representative', representative && escapeMarkdown(representative)],
    ['publisher.organisationNumber', number && escapeMarkdown(number)],
    ['publisher.phone', phone],
    ['publisher.email', mail],
  ]
  const known = rows.flatMap(([key, value]) => (value ? [`- **${translate(key)}:** ${value}`] : []))
  const missing = listMissing(publisher).map((key) => translate(key))
  const listed = joinWords(missing, languages[language].locale)
  return {
    contact: mail ?? `[${translate('publisher.editors')}](page/contact)`,
    publisher: name ? escapeMarkdown(name) : `[${translate('publisher.publisher')}](page/imprint)`,
    imprint: [known.join('\n'), missing.length > 0 ? translate('publisher.missing', { what: listed }) : '']
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** Returns who publishes the guide as a schema.org object; undefined while nobody is named. */
export function describePublisherAsThing(publisher: Publisher): object | undefined {
  const { name, address, phone, email } = publisher
  const number = numberOf(publisher)
  if (!name) return undefined
  return {
    '@type': 'Organization',
    name,
    ...(address ? { address } : {}),
    ...(number ? { identifier: number } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
  }
}

/** A person has none, which is said by the word. */
function numberOf({ organisationNumber }: Publisher): string | null {
  return organisationNumber === 'none' ? null : organisationNumber
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&')
}
