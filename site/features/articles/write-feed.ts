import { type Language, languages } from '#contract/languages.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { toPlainText } from '#site/content/model/plain-text.ts'
import { escapeXml } from '#site/domain/xml/escape-xml.ts'
import { feedPathOf, hrefFor } from '#site/routes/path-for.ts'

interface Guide {
  name: string
  subtitle: string
  origin: string
}

function midnightOf(day: string): string {
  return `${day}T00:00:00Z`
}

/** Returns the articles as an Atom feed (RFC 4287), newest first. Packages for it rest on an unmaintained parser. */
export function writeFeed(articles: readonly Article[], guide: Guide, language: Language): string {
  const absolute = (path: string) => new URL(path, guide.origin).href
  const own = absolute(feedPathOf(language))
  const updated =
    articles
      .map(({ facts }) => facts.checkedOn)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  const entries = articles.map(({ id, facts, words }) => {
    const address = absolute(linkToEntry('articles', id, language))
    return `<entry><title>${escapeXml(words.name)}</title><id>${address}</id><link rel="alternate" type="text/html" href="${address}"/><published>${midnightOf(facts.publishedOn)}</published><updated>${midnightOf(facts.checkedOn)}</updated><summary>${escapeXml(toPlainText(words.summary))}</summary></entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languages[language].tag}">
<title>${escapeXml(guide.name)}</title>
<subtitle>${escapeXml(guide.subtitle)}</subtitle>
<id>${own}</id>
<link rel="self" type="application/atom+xml" href="${own}"/>
<link rel="alternate" type="text/html" href="${absolute(hrefFor('articles', language))}"/>
<author><name>${escapeXml(guide.name)}</name></author>
<updated>${midnightOf(updated)}</updated>
${entries.join('\n')}
</feed>
`
}
