import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChargingStatus } from '#server/services/today/charging-source.ts'
import { startNobilStub, stubKey } from '#stubs/nobil/start-nobil-stub.ts'
import { nobilLive } from './nobil-live.ts'

let now = 0
let stub: Awaited<ReturnType<typeof startNobilStub>>
let status: ChargingStatus | null
let logged: string[]

beforeEach(async () => {
  now = Date.parse('2026-11-21T09:20:00Z')
  stub = await startNobilStub({ clock: () => now })
  status = null
  logged = []
})

afterEach(async () => {
  status?.stop()
  await stub.close()
})

function listen(options: Partial<Parameters<typeof nobilLive>[0]> = {}): ChargingStatus {
  status = nobilLive({
    baseUrl: stub.url,
    userAgent: 'lofoten-guide/0.1.0 post@guide.example',
    clock: () => now,
    key: stubKey,
    isWanted: (id) => id.startsWith('NOR_990'),
    log: { warn: ({ err }: { err?: Error }, message) => logged.push(err?.message ?? message) },
    pauses: { first: 10, longest: 40, refused: 60_000, silence: 60_000 },
    ...options,
  })
  return status
}

test('tells the state of points and when it was heard, of the wanted stations alone', async () => {
  const live = listen()
  await vi.waitFor(() => expect(live.find('NOR_99002').size).toBe(2))
  expect(Object.fromEntries(live.find('NOR_99001'))).toEqual({
    'svolvaer-1': { state: 'occupied', receivedAt: now },
    'svolvaer-2': { state: 'free', receivedAt: now },
    'svolvaer-3': { state: 'outOfOrder', receivedAt: now },
  })
  expect(live.find('NOR_99003').size).toBe(0)
  expect(live.find('NOR_00001').size).toBe(0)
})

test('a later message takes the place of the earlier one, with its own time', async () => {
  const live = listen()
  await vi.waitFor(() => expect(live.find('NOR_99001').size).toBe(3))
  now += 60_000
  stub.stream.send(JSON.stringify({ nobilId: 'NOR_99001', evseUId: 'svolvaer-1', status: 'AVAILABLE' }))
  await vi.waitFor(() => expect(live.find('NOR_99001').get('svolvaer-1')).toEqual({ state: 'free', receivedAt: now }))
  expect(live.find('NOR_99001').get('svolvaer-2')?.receivedAt).toBe(now - 60_000)
})

test('a status unknown to us is none, and what nobody understands is said once and left alone', async () => {
  stub.setFault({ kind: 'strange-frames' })
  const live = listen()
  await vi.waitFor(() => expect(live.find('NOR_99001').get('svolvaer-1')?.state).toBe('unknown'))
  expect(logged).toEqual(['a message about charging stations that nobody understands'])
})

test('a lost stream is opened again with a new address, and keeps what was heard', async () => {
  const live = listen()
  await vi.waitFor(() => expect(live.find('NOR_99002').size).toBe(2))
  stub.stream.dropAll()
  await vi.waitFor(() => expect(stub.stream.connections()).toBe(2))
  expect(stub.requests).toHaveLength(2)
  expect(live.find('NOR_99001').size).toBe(3)
  expect(logged).toHaveLength(1)
})

test('a stream without any message counts as lost', async () => {
  listen({ pauses: { first: 10, longest: 40, refused: 60_000, silence: 50 } })
  await vi.waitFor(() => expect(stub.stream.connections()).toBeGreaterThanOrEqual(2))
  expect(logged[0]).toBe('the stream is silent')
})

test.each([
  ['no-token', "Enova's stream sent something else than was asked for"],
  // Never to an address that only our server reaches.
  ['other-token', 'Enova named no address of a stream'],
] as const)('%s is asked again after a while', async (kind, message) => {
  stub.setFault({ kind })
  const live = listen()
  await vi.waitFor(() => expect(logged.slice(0, 2)).toEqual([message, message]))
  expect(stub.stream.connections()).toBe(0)
  stub.setFault(null)
  await vi.waitFor(() => expect(live.find('NOR_99001').size).toBe(3))
})

test('a refused key is not tried again soon', async () => {
  listen({ key: 'other' })
  await vi.waitFor(() => expect(logged).toEqual(["Enova's stream answered 401"]))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stub.requests).toHaveLength(1)
})

test('Retry-After is waited for', async () => {
  stub.setFault({ kind: 'status', status: 429, headers: { 'retry-after': '60' } })
  listen()
  await vi.waitFor(() => expect(logged).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stub.requests).toHaveLength(1)
})

test('once stopped it does not come back', async () => {
  const live = listen()
  await vi.waitFor(() => expect(live.find('NOR_99002').size).toBe(2))
  live.stop()
  stub.stream.dropAll()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stub.requests).toHaveLength(1)
  expect(logged).toEqual([])
})
