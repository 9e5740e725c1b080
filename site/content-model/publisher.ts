import type { Language } from '#contract/languages.ts'
import { type Publisher, publisherIn } from '#contract/publisher.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

/** Returns who publishes the guide, as the settings of the build say. */
export function readPublisher(): Publisher {
  return publisherIn(readBuildSettings(process.env))
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
  const { name, address, organisationNumber, representative, email } = publisher
  const mail = email && `[${escapeMarkdown(email)}](mailto:${email})`
  const rows: [MessageKey, string | null | undefined][] = [
    ['publisher.name', name && escapeMarkdown(name)],
    ['publisher.address', address && escapeMarkdown(address)],
    ['publisher.representative', representative && escapeMarkdown(representative)],
    ['publisher.organisationNumber', organisationNumber && escapeMarkdown(organisationNumber)],
    ['publisher.email', mail],
  ]
  const known = rows.flatMap(([key, value]) => (value ? [`- **${translate(key)}:** ${value}`] : []))
  const missing = rows.flatMap(([key, value]) => (value === null ? [translate(key)] : []))
  const listed = new Intl.ListFormat(language).format(missing)
  return {
    contact: mail ?? `[${translate('publisher.editors')}](page/contact)`,
    publisher: name ? escapeMarkdown(name) : `[${translate('publisher.publisher')}](page/imprint)`,
    imprint: [known.join('\n'), missing.length > 0 ? translate('publisher.missing', { what: listed }) : '']
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** Returns who publishes the guide as a schema.org object; undefined while nobody is named. */
export function describePublisherAsThing({ name, address, organisationNumber, email }: Publisher): object | undefined {
  if (!name) return undefined
  return {
    '@type': 'Organization',
    name,
    ...(address ? { address } : {}),
    ...(organisationNumber ? { identifier: organisationNumber } : {}),
    ...(email ? { email } : {}),
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|]/g, '\\$&')
}
