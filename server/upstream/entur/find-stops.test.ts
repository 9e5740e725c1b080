import { expect, test } from 'vitest'
import { testService } from '#server/testing/service-faults.ts'
import { startEnturStub } from '#stubs/entur/start-entur-stub.ts'
import { findStops } from './find-stops.ts'

const geocoder = testService('Entur (geocoder)', {
  now: Date.parse('2026-11-21T09:20:00Z'),
  start: startEnturStub,
  reader: (options) => ({
    name: options.baseUrl,
    longestAnswerMs: 8000,
    ask: async (name: string) => ({
      kind: 'new' as const,
      value: await findStops(name, options),
      version: null,
      expiresAt: 0,
    }),
  }),
  question: 'Svolvær',
  ownFaults: [],
})

test('are found by name with their ids, in and near Lofoten only, and no addresses', async () => {
  expect(await geocoder.ask()).toEqual([
    {
      registerId: 'NSR:StopPlace:99001',
      label: 'Svolvær eksempelstopp, Vågan',
      kinds: ['onstreetBus'],
      latitude: 68.2345,
      longitude: 14.5678,
    },
  ])
  expect(geocoder.stub().requests[0]).toMatchObject({
    path: '/geocoder/v1/autocomplete?text=Svolv%C3%A6r&layers=venue&size=20&lang=no',
    headers: { 'et-client-name': 'lofotenguide-web' },
  })
})

test('are none for a name that nothing has', async () => {
  expect(await geocoder.ask('Atlantis')).toEqual([])
})
