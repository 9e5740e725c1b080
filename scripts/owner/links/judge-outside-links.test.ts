import { describe, expect, test } from 'vitest'
import type { OutsideResult } from './ask-outside-links.ts'
import { judgeOutsideLink, learnFromAnswers } from './judge-outside-links.ts'
import type { LinkMemory } from './link-memory.ts'

const address = 'https://nrk.example/a'

const answered = (status: number, finalAddress = address, isPermanent = true): OutsideResult => ({
  address,
  kind: 'answered',
  status,
  finalAddress,
  isPermanent,
})
const silent: OutsideResult = { address, kind: 'silent', reason: 'no such host', finalAddress: address }
const other: OutsideResult = { ...answered(200, 'https://b.example/'), address: 'https://b.example/' } as OutsideResult

/** Returns the memory of a link after these results in a row, while another host always responds. */
function learn(...results: OutsideResult[]) {
  let outside: LinkMemory['outside'] = {}
  let changes: ReturnType<typeof learnFromAnswers>['changes'] = []
  for (const [time, result] of results.entries()) {
    const learned = learnFromAnswers(outside, [address, other.address], [result, other], time)
    outside = learned.outside
    changes = learned.changes
  }
  const answer = outside[address]
  return { state: answer ? judgeOutsideLink(answer) : 'unknown', changes }
}

describe('a link to others', () => {
  test.each([
    [200, 'well'],
    [204, 'well'],
    [404, 'dead'],
    [410, 'dead'],
    [403, 'closed to programs'],
    [429, 'closed to programs'],
    [503, 'closed to programs'],
    [500, 'troubled'],
  ])('that is answered %i once is %s', (status, state) => {
    expect(learn(answered(status)).state).toBe(state)
  })

  test('is dead after two failures in a row, and well again after an answer', () => {
    expect(learn(silent).state).toBe('troubled')
    expect(learn(silent, silent).state).toBe('dead')
    expect(learn(answered(500), silent).state).toBe('dead')
    expect(learn(silent, answered(200), silent).state).toBe('troubled')
  })

  test('has moved where it is led on for good, and not where only the spelling changes', () => {
    expect(learn(answered(200, 'https://nrk.example/new')).state).toBe('moved')
    expect(learn(answered(200, 'https://nrk.example/new', false)).state).toBe('well')
    expect(learn(answered(200, 'https://www.nrk.example/a/')).state).toBe('well')
  })

  test('has changed where it answers otherwise than the last time, or from elsewhere', () => {
    expect(learn(answered(200)).changes).toEqual([])
    expect(learn(answered(200), answered(200)).changes).toEqual([])
    expect(learn(answered(200), answered(404)).changes).toEqual([
      { address, before: `200, ${address}`, now: `404, ${address}` },
    ])
    const elsewhere = 'https://nrk.example/login'
    expect(learn(answered(200), answered(200, elsewhere, false)).changes).toEqual([
      { address, before: `200, ${address}`, now: `200, ${elsewhere}` },
    ])
  })
})

describe('learnFromAnswers', () => {
  const known = { outcome: '200', finalAddress: address, askedAt: 1, failures: 0 }

  test('learns nothing where nobody answered: the network is gone, not the links', () => {
    const learned = learnFromAnswers({ [address]: known }, [address], [silent], 9)
    expect(learned).toEqual({ outside: { [address]: known }, changes: [], isWithoutNetwork: true })
  })

  test('keeps what was not asked, and forgets what stands on no page any more', () => {
    const unasked: OutsideResult = { address, kind: 'unasked', reason: 'time' }
    const before = { [address]: known, 'https://forgotten.example/': known }
    expect(learnFromAnswers(before, [address], [unasked], 9).outside).toEqual({ [address]: known })
  })
})
