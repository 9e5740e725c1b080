import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressAfter,
  choosePlaceholder,
  firstState,
  type LazyImageEvent,
  nextState,
  nextStateOfAttempt,
  stripAddress,
} from './lazy-image-state.ts'

const stateAfter = (hasPriority: boolean, ...events: LazyImageEvent[]) =>
  events.reduce(nextState, firstState(hasPriority))

describe('nextState', () => {
  it('waits until the image is near, and not at all with priority', () => {
    expect(stateAfter(false)).toEqual({ phase: 'waiting', failures: 0 })
    expect(stateAfter(false, 'near').phase).toBe('loading')
    expect(stateAfter(true).phase).toBe('loading')
  })

  it('goes on after three failures and gives up after the fourth', () => {
    expect(stateAfter(true, 'error', 'error', 'error')).toEqual({ phase: 'loading', failures: 3 })
    expect(stateAfter(true, 'error', 'error', 'error', 'error').phase).toBe('failed')
  })

  it('starts over when asked to, and only once it has failed', () => {
    expect(stateAfter(true, 'error', 'error', 'error', 'error', 'retry')).toEqual({ phase: 'loading', failures: 0 })
    expect(stateAfter(true, 'load', 'retry').phase).toBe('loaded')
  })

  it('never counts more failures than make it give up, whatever happens', () => {
    const events = fc.array(fc.constantFrom<LazyImageEvent[]>('near', 'load', 'error', 'retry'))
    fc.assert(
      fc.property(fc.boolean(), events, (hasPriority, happened) => {
        const { phase, failures } = stateAfter(hasPriority, ...happened)
        expect(failures).toBeLessThanOrEqual(4)
        expect(phase === 'failed').toBe(failures === 4)
      }),
    )
  })
})

describe('stripAddress', () => {
  it('takes off what follows the path, for the one media host', () => {
    expect(stripAddress('https://images.trvl-media.com/lodging/1/a_z.jpg?impolicy=resizecrop&rw=500')).toBe(
      'https://images.trvl-media.com/lodging/1/a_z.jpg',
    )
  })

  it('has nothing to strip elsewhere', () => {
    expect(stripAddress('https://images.trvl-media.com/lodging/1/a_z.jpg')).toBeUndefined()
    expect(stripAddress('https://example.org/a.jpg?w=1')).toBeUndefined()
    expect(stripAddress('/_assets/a.jpg?w=1')).toBeUndefined()
  })
})

describe('choosePlaceholder', () => {
  it('gives the same number for the same key, within the count', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        const chosen = choosePlaceholder(key, 10)
        expect(choosePlaceholder(key, 10)).toBe(chosen)
        expect(chosen).toBeGreaterThanOrEqual(0)
        expect(chosen).toBeLessThan(10)
      }),
    )
  })

  it('spreads over all ten', () => {
    const chosen = new Set(Array.from({ length: 100 }, (_, id) => choosePlaceholder(String(id), 10)))
    expect(chosen.size).toBe(10)
  })
})

describe('addressAfter', () => {
  const placeholders = ['/1.svg', '/2.svg', '/3.svg']

  it('tries the image, then its stripped address, then placeholders in turn', () => {
    const source = { address: 'https://images.trvl-media.com/a.jpg?rw=500', imageKey: 'c', placeholders }
    expect([0, 1, 2, 3].map((failures) => addressAfter(failures, source))).toEqual([
      'https://images.trvl-media.com/a.jpg?rw=500',
      'https://images.trvl-media.com/a.jpg',
      '/1.svg',
      '/2.svg',
    ])
  })

  it('goes to the placeholders at once where there is nothing to strip', () => {
    const source = { address: '/a.jpg', imageKey: 'a', placeholders }
    expect([0, 1, 2, 3].map((failures) => addressAfter(failures, source))).toEqual([
      '/a.jpg',
      '/2.svg',
      '/3.svg',
      '/1.svg',
    ])
  })

  it('goes on with the next placeholder where it began with one', () => {
    const source = { address: '/3.svg', imageKey: 'a', placeholders }
    expect([0, 1, 2].map((failures) => addressAfter(failures, source))).toEqual(['/3.svg', '/1.svg', '/2.svg'])
  })

  it('stays with the image where there are no placeholders', () => {
    expect(addressAfter(2, { address: '/a.jpg', imageKey: 'a', placeholders: [] })).toBe('/a.jpg')
  })
})

describe('nextStateOfAttempt', () => {
  it('counts a failure reported twice once, and continues with the next attempt', () => {
    const reported = { event: 'error', attempt: 0 } as const
    const once = nextStateOfAttempt(firstState(true), reported)
    expect(once.failures).toBe(1)
    expect(nextStateOfAttempt(once, reported)).toBe(once)
    expect(nextStateOfAttempt(once, { event: 'error', attempt: 1 }).failures).toBe(2)
  })
})
