import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { articles } from '#site/content/model/article-queries.ts'
import { articleFactsSchema, articleWordsSchema } from '#site/content/model/article-schema.ts'
import { writeFeed } from './write-feed.ts'

const guide = { name: 'Lofoten & omegn', subtitle: 'Nytt', origin: 'https://guide.example' }

describe('writeFeed', () => {
  it.each(languageKeys)('has every article with what Atom demands of an entry: %s', (language) => {
    const published = articles.list(language)
    const feed = parse(writeFeed(published, guide, language))
    const entries = feed.querySelectorAll('entry')
    expect(entries).toHaveLength(published.length)
    for (const entry of entries)
      for (const part of ['id', 'title', 'updated', 'link']) expect(entry.querySelectorAll(part)).toHaveLength(1)
    const ids = feed.querySelectorAll('id').map(({ text }) => text)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^https:\/\/guide\.example\//)
  })

  it('escapes XML characters', () => {
    const article = {
      kind: 'articles' as const,
      id: 'proeve',
      body: '',
      facts: articleFactsSchema.parse({
        category: 'nature',
        picture: 'lofotveggen',
        publishedOn: '2026-11-20',
        checkedOn: '2026-11-21',
        sources: ['a1', 'b1', 'c1'].map((id) => ({ id, source: 'NRK Nordland', checkedOn: '2026-11-21' })),
      }),
      words: articleWordsSchema.parse({
        name: 'Fisk & <sjø>',
        title: 'Fisk og sjø',
        lead: 'Fisk og sjø.',
        description: 'En prøve på hvordan artikler skrives, lang nok for søkemotorer.',
        summary: 'Om *Vestfjorden*.',
      }),
    }
    const feed = writeFeed([article], guide, 'no')
    expect(feed).toContain('<title>Fisk &amp; &lt;sjø&gt;</title>')
    expect(feed).toContain('<title>Lofoten &amp; omegn</title>')
    expect(feed).toContain('<published>2026-11-20T00:00:00Z</published><updated>2026-11-21T00:00:00Z</updated>')
    expect(feed).toContain('<summary>Om Vestfjorden.</summary>')
  })
})
