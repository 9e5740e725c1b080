import { describe, expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { startNobilStub, stubKey } from '#stubs/nobil/start-nobil-stub.ts'
import { nobil } from './nobil.ts'

const now = Date.parse('2026-11-21T09:20:00Z')

const register = testService('NOBIL', {
  now,
  start: startNobilStub,
  reader: (options) => nobil({ ...options, key: stubKey }),
  question: null,
  ownFaults: [
    ['error', 'wrong-question'],
    ['bad-key', 'refused'],
    ['no-position', 'wrong-answer'],
    // As many as were asked for: some would be missing without a word.
    ['ten-thousand', 'wrong-answer'],
  ],
})

describe('the register', () => {
  test('has stations with their points, each once whatever cables it has', async () => {
    const stations = await register.ask()
    expect(stations.map(({ id, points }) => [id, points.length])).toEqual([
      ['NOR_99001', 3],
      ['NOR_99002', 2],
      // Of cables without a point nobody knows whether they are one.
      ['NOR_99003', 2],
    ])
    expect(stations[0]).toMatchObject({ latitude: 68.2343, longitude: 14.5683 })
    expect(stations[0]?.points[0]).toEqual({
      uid: 'svolvaer-1',
      connectors: [
        { type: 'ccs', power: 150 },
        { type: 'type2', power: 22 },
      ],
    })
    expect(stations[2]?.points[0]?.uid).toBeNull()
  })

  test('may be empty, or have stations without attributes', async () => {
    register.stub().setFault({ kind: 'empty' })
    expect(await register.ask()).toEqual([])
    register.stub().setFault({ kind: 'no-attributes' })
    expect(await register.ask()).toMatchObject([{ points: [] }, {}, {}])
  })

  test('leaves out what is not public', async () => {
    register.stub().setFault({ kind: 'private' })
    expect(await register.ask()).toEqual([])
  })

  test('keeps what it calls by codes unknown to us', async () => {
    register.stub().setFault({ kind: 'unknown-codes' })
    expect((await register.ask())[0]?.points[0]?.connectors[0]).toEqual({ type: 'other', power: 62.5 })
  })

  test('is asked once a day, with the key in the body and not in the address', async () => {
    expect((await register.reader().ask(null, null)).expiresAt).toBe(now + 24 * 3_600_000)
    const [{ path, body } = { path: '', body: '' }] = register.stub().requests
    expect(path).toBe('/api/server/search.php')
    expect(JSON.parse(body)).toMatchObject({ apikey: stubKey, northeast: '(68.6, 15.3)', southwest: '(67.4, 11.8)' })
  })
})
