import { describe, expect, it } from 'vitest'
import { isDraftArticle } from '#site/content/files/read-yaml.ts'
import type { Article } from './article-queries.ts'
import { articleFactsSchema, articleWordsSchema } from './article-schema.ts'
import { checkArticle, countWords, listArticleSources, renderArticle, renderArticleLine } from './article-text.ts'

const source = (id: string) => ({ id, source: `NRK Nordland, ${id}`, checkedOn: '2026-11-21' })

const filler = 'Her står ord uten tall som gjør teksten lang nok. '.repeat(70)

function makeArticle(body: string, answer = 'Ja.'): Article {
  return {
    kind: 'articles',
    id: 'proeve',
    facts: articleFactsSchema.parse({
      category: 'nature',
      picture: 'lofotveggen',
      publishedOn: '2026-11-21',
      checkedOn: '2026-11-21',
      sources: [source('forste'), source('andre'), source('tredje')],
    }),
    words: articleWordsSchema.parse({
      name: 'Prøve',
      title: 'En prøve',
      lead: 'En prøve på teksten.',
      description: 'En prøve på hvordan artikler skrives, lang nok for søkemotorer.',
      summary: 'En prøve på teksten.',
      questions: [{ question: 'Virker det?', answer }],
    }),
    body,
  }
}

const cited = '\n\nAlt er kontrollert.[^forste] [^andre][^tredje]'

describe('renderArticle', () => {
  it('makes sections with anchors, and numbers in place of the names of sources', () => {
    const { html, headings } = renderArticle(
      makeArticle(`Torsken svømmer 1000 km.[^andre]\n\n## På *Vestfjorden* og bålet\n\n${filler}`),
      'no',
    )
    expect(headings).toEqual([{ id: 'pa-vestfjorden-og-balet', title: 'På Vestfjorden og bålet' }])
    expect(html).toContain('<h2 id="pa-vestfjorden-og-balet">På <em>Vestfjorden</em> og bålet</h2>')
    expect(html).toMatch(/1000 km\.<sup class="source-note"><a href="#kilde-2" aria-label="[^"]*2">2<\/a><\/sup>/)
  })

  it('sets a picture with its caption and size, and refuses one inside a paragraph', () => {
    const { html } = renderArticle(makeArticle(`${filler}\n\n![](picture/reine-regn)`), 'de')
    expect(html).toMatch(/<figure><img class="pic" src="[^"]+" alt="[^"]+" width="1600" height="900" loading="lazy"/)
    expect(() => renderArticle(makeArticle(`${filler} ![](picture/reine-regn) mer`), 'de')).toThrow(
      /paragraph of its own/,
    )
    expect(() => renderArticle(makeArticle(`${filler}\n\n![](reine.jpg)`), 'de')).toThrow(/picture\/<name/)
  })

  it('links entries by their names and shows raw HTML as typed', () => {
    const { html } = renderArticle(makeArticle(`${filler} [Reine](places/reine) <script>alert()</script>`), 'en')
    expect(html).toContain('href="/en/places-to-visit/reine"')
    expect(html).not.toContain('<script>')
  })

  it.each([
    ['a figure without a source', `${filler}\n\nDet koster 300 kr.`, /300 kr.*no source/s],
    ['a figure in a list without a source', `${filler}\n\n- først\n- 14 dager`, /14 dager.*no source/s],
    [
      'an unknown source',
      `${filler}\n\nDet koster 300 kr.[^ukjent]`,
      /\[\^ukjent\] names no source.*forste, andre, tredje/s,
    ],
    ['a text that is too short', 'Kort.', /has 1 words/],
    ['a text that is too long', filler.repeat(2), /Articles have 600 to 1200/],
    ['a heading of another level', `# Stor\n\n${filler}`, /begin with "## "/],
    ['a link that leads nowhere', `${filler} [Moskva](places/moskva)`, /"places\/moskva" leads nowhere/],
  ])('refuses %s and names the file', (_, body, message) => {
    const attempt = () => renderArticle(makeArticle(body), 'no')
    expect(attempt).toThrow(message)
    expect(attempt).toThrow(/content\/articles\/proeve\/no\.md/)
  })

  it('takes the number of a road for a name', () => {
    expect(() => renderArticle(makeArticle(`${filler}\n\nE10 slutter på Å.`), 'no')).not.toThrow()
  })

  it('counts words, not signs, links or notes', () => {
    expect(countWords('## To ord\n\n[Reine](places/reine)[^forste] – *ja*.')).toBe(4)
  })
})

describe('checkArticle', () => {
  it('refuses an answer with a figure and no source, and a source that is used nowhere', () => {
    expect(() => checkArticle(makeArticle(filler + cited), 'no')).not.toThrow()
    expect(() => checkArticle(makeArticle(filler + cited, 'Det tar 3 timer.'), 'no')).toThrow(/3 timer.*no source/s)
    expect(() => checkArticle(makeArticle(`${filler}[^forste][^andre]`), 'no')).toThrow(/"tredje".*named nowhere/s)
  })
})

describe('renderArticleLine', () => {
  it('numbers sources in the order of facts.yaml', () => {
    const article = makeArticle(filler)
    expect(renderArticleLine('Det tar 3 timer.[^tredje]', article, 'no')).toContain('#kilde-3')
    expect(listArticleSources(article, 'no')[2]).toBe('NRK Nordland, tredje')
  })
})

describe('a draft', () => {
  it.each([
    'isDraft: true',
    'isDraft:  true # until Monday',
    'isDraft: True',
    'isDraft: TRUE',
    '"isDraft": true',
    "'isDraft' : true",
    'isDraft: "true"',
    'isDraft:\n  true',
    '{ category: nature, isDraft: true }',
    'isDraft: !!bool true',
    'category: [broken\nisDraft: true',
    'category: nature\r\nisDraft: true\r\n',
  ])('is no page, however it is written: %j', (facts) => {
    expect(isDraftArticle(facts)).toBe(true)
  })

  it.each(['category: nature', 'isDraft: false', 'summary: |\n  isDraft: true', 'notes: { isDraft: true }', ''])(
    'is not what only speaks of one: %j',
    (facts) => {
      expect(isDraftArticle(facts)).toBe(false)
    },
  )
})
