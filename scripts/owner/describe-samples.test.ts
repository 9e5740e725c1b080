import { describe, expect, test } from 'vitest'
import { describeSamples } from './describe-samples.ts'

const content = [
  {
    path: 'content/hotels/a/facts.yaml',
    text: 'rating: { evidence: sample, value: 4.6 }\nreviewCount: { evidence: verified, value: 3 }\nprice:\n  evidence: sample\n  value: 7\n',
  },
  {
    path: 'content/pages/cabins/no.yaml',
    text: 'said:\n  - { evidence: sample, text: "x" }\n  - { evidence: sample, text: "y" }\n',
  },
  { path: 'content/hotels/b/facts.yaml', text: 'source: a sample of rocks\n' },
  { path: 'content/hotels/a/no.md', text: 'evidence: sample' },
]

describe('describeSamples', () => {
  test('names every figure that says of itself that it is an example, by file', () => {
    const { state, summary, tables } = describeSamples({ content, pages: ['/hoteller'], hotelSource: 'expedia' })
    expect(state).toBe('open')
    expect(summary).toBe('4 examples in 2 files; 1 built page shows them, each marked.')
    expect(tables[0]?.rows).toEqual([
      ['content/hotels/a/facts.yaml', 'rating, price'],
      ['content/pages/cabins/no.yaml', 'said, said'],
    ])
  })

  test('says whether pages show them, or that nobody knows', () => {
    const say = (pages: string[] | null) => describeSamples({ content, pages, hotelSource: 'expedia' }).summary
    expect(say([])).toContain('no built page shows them')
    expect(say(null)).toContain('no site is built here')
  })

  test('is well where nothing is an example, the live hotels neither', () => {
    expect(describeSamples({ content: [], pages: [], hotelSource: 'expedia' })).toMatchObject({
      state: 'well',
      tables: [],
    })
    expect(describeSamples({ content: [], pages: [], hotelSource: 'sample' })).toMatchObject({
      state: 'open',
      summary: 'None in the content. The live list of hotels shows examples (HOTEL_SOURCE=sample).',
    })
  })
})
