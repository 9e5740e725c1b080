import { describe, expect, it } from 'vitest'
import { articles } from '#site/content/model/article-queries.ts'
import { countMentions, findRelatedArticles, groupByStart, listMentions } from './find-related.ts'

describe('countMentions', () => {
  const named = (id: string, name: string) => ({ kind: 'places', id, name }) as const
  const names = groupByStart([named('reine', 'Reine'), named('reine-ost', 'Reine øst'), named('hav', '2 hav')])
  const count = (text: string) => Object.fromEntries(countMentions(text, names))

  it('counts names as whole words, and links', () => {
    expect(count('Reine er ikke Reinebringen. [Dit](places/reine)')).toEqual({ 'places/reine': 2 })
    expect(count('Reinefjorden')).toEqual({})
  })

  it('counts a linked name once for the name and once for the link, and no address for a name', () => {
    expect(count('[Reine](places/reine)')).toEqual({ 'places/reine': 2 })
    expect(count('[dit](https://example.org/Reine)')).toEqual({})
  })

  it('counts names of several words and those that begin with a figure, and their beginnings for what they are', () => {
    expect(count('Reine øst og 2 hav, ikke 12 hav.')).toEqual({
      'places/reine': 1,
      'places/reine-ost': 1,
      'places/hav': 1,
    })
  })
})

describe('what an article leads to', () => {
  const ids = articles.listIds()

  it.each(ids)('is computed from its text, most often named first: %s', (id) => {
    const mentions = listMentions(id, 'no')
    expect(mentions.length).toBeGreaterThan(0)
    expect(mentions.map(({ count }) => count)).toEqual(mentions.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  it.each(ids)('never includes the article itself, and is the same in every language: %s', (id) => {
    const related = findRelatedArticles(id, 'de', 3).map((article) => article.id)
    expect(related).not.toContain(id)
    expect(related.length).toBeLessThanOrEqual(3)
    expect(findRelatedArticles(id, 'en', 3).map((article) => article.id)).toEqual(related)
  })
})
