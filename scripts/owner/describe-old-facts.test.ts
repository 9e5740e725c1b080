import { describe, expect, test } from 'vitest'
import { describeOldFacts } from './describe-old-facts.ts'

const content = [
  {
    path: 'content/hotels/a/facts.yaml',
    text: 'price: { value: 1200, checkedOn: "2026-11-20" }\nphone: { value: "1", checkedOn: "2026-11-20" }\n',
  },
]

describe('describeOldFacts', () => {
  test('is well while no fact is past its day', () => {
    expect(describeOldFacts(content, '2027-01-01')).toMatchObject({
      state: 'well',
      summary: 'None past its day; 0 more fall due within 60 days.',
      tables: [],
    })
  })

  test('tells beforehand what falls due', () => {
    expect(describeOldFacts(content, '2027-10-01')).toMatchObject({
      state: 'well',
      summary: 'None past its day; 1 more falls due within 60 days.',
      tables: [
        { title: 'Due within 60 days', rows: [['content/hotels/a/facts.yaml:1', expect.stringContaining('price')]] },
      ],
    })
  })

  test('needs the owner once a fact is due, with file and line', () => {
    expect(describeOldFacts(content, '2027-12-01')).toMatchObject({
      state: 'due',
      summary: '1 fact to compare with the source again; 0 more fall due within 60 days.',
      tables: [
        { title: 'Due', rows: [['content/hotels/a/facts.yaml:1', expect.stringContaining('since 2027-11-20')]] },
      ],
    })
  })
})
