import { describe, expect, it } from 'vitest'
import { listArticleIds } from '#site/editorial/article-queries.ts'
import { countMentions, findRelatedArticles, listMentions } from './find-related.ts'

describe('countMentions', () => {
  const reine = { kind: 'places', id: 'reine', name: 'Reine' } as const

  it('counts names as whole words, and links', () => {
    expect(countMentions('Reine er ikke Reinebringen. [Dit](places/reine)', reine)).toBe(2)
    expect(countMentions('Reinefjorden', reine)).toBe(0)
  })

  it('counts a linked name once for the name and once for the link, and no address for a name', () => {
    expect(countMentions('[Reine](places/reine)', reine)).toBe(2)
    expect(countMentions('[dit](articles/Reine)', reine)).toBe(0)
  })
})

describe('what an article leads to', () => {
  const ids = listArticleIds()

  it.each(ids)('is computed from its text, most often named first: %s', (id) => {
    const mentions = listMentions(id, 'no')
    expect(mentions.length).toBeGreaterThan(0)
    expect(mentions.map(({ count }) => count)).toEqual(mentions.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  it.each(ids)('never leads to the article itself, and to the same ones in every language: %s', (id) => {
    const related = findRelatedArticles(id, 'de', 3).map((article) => article.id)
    expect(related).not.toContain(id)
    expect(related.length).toBeLessThanOrEqual(3)
    expect(findRelatedArticles(id, 'en', 3).map((article) => article.id)).toEqual(related)
  })
})
