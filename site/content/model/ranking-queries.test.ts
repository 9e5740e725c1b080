import { describe, expect, it } from 'vitest'
import { bestsellerOf, findOwnAssessment, nameInLog, refuseTooFewAnswers } from './ranking-queries.ts'

describe('nameInLog', () => {
  it('knows an entry that is there, and one that is gone', () => {
    expect(nameInLog('hotels/scandic-vestfjord', 'en')).toBe('Scandic Vestfjord Lofoten')
    expect(nameInLog('hotels/live-lofoten-hotel', 'de')).toBe('Live Lofoten Hotel')
  })

  it('says where to name one that is neither', () => {
    expect(() => nameInLog('hotels/grand', 'no')).toThrow(
      'content/retired.yaml: the log of a ranking tells of "hotels/grand"',
    )
  })
})

describe('refuseTooFewAnswers', () => {
  it('takes an answer to two in five questions for a score', () => {
    expect(() => refuseTooFewAnswers(6, 15, 'a.yaml')).not.toThrow()
    expect(() => refuseTooFewAnswers(5, 15, 'a.yaml')).toThrow('a.yaml: answers has 5 of 15 questions.')
  })
})

describe('bestsellerOf', () => {
  it('is undefined for an entry that is not ranked, and for one that is not marked', () => {
    expect(bestsellerOf('trips', 'mannen')).toBeUndefined()
    expect(bestsellerOf('trips', 'ryten')).toBeUndefined()
  })
})

describe('findOwnAssessment', () => {
  it('has a figure from three in five answers on', () => {
    expect(findOwnAssessment({ kind: 'hotels', id: 'scandic-svolvaer' })).toMatchObject({ answered: 10, asked: 15 })
    expect(findOwnAssessment({ kind: 'hotels', id: 'scandic-svolvaer' })?.total).toBeGreaterThan(5)
    expect(findOwnAssessment({ kind: 'hotels', id: 'scandic-vestfjord' })).toMatchObject({
      answered: 7,
      total: undefined,
    })
    expect(findOwnAssessment({ kind: 'places', id: 'reine' })).toBeUndefined()
  })
})
