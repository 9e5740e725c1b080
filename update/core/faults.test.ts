import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceFault } from '#stubs/start-service-stub.ts'
import { proposeFromBrreg } from '#update/brreg/propose-from-brreg.ts'
import { readAddress, type ServiceName } from '#update/core/ask.ts'
import { ProposalStore } from '#update/core/proposals.ts'
import { proposalsIn, runServices } from '#update/core/run-services.ts'
import type { Service } from '#update/core/service.ts'
import { proposeHeights } from '#update/heights/propose-heights.ts'
import { proposeHorizons } from '#update/horizon/propose-horizons.ts'
import { proposeMonths } from '#update/months/propose-months.ts'
import { proposeFromOsm } from '#update/osm/propose-from-osm.ts'
import { proposePhotos } from '#update/photos/propose-photos.ts'
import { proposeFromSmilefjes } from '#update/smilefjes/propose-from-smilefjes.ts'
import { startUpdate } from '#update/testing/start-update.ts'
import { proposeTrails } from '#update/trails/propose-trails.ts'

const services: Partial<Record<ServiceName, Service>> = {
  osm: proposeFromOsm,
  brreg: proposeFromBrreg,
  smilefjes: proposeFromSmilefjes,
  trails: proposeTrails,
  heights: proposeHeights,
  horizon: proposeHorizons,
  photos: proposePhotos,
  months: proposeMonths,
}

interface Case {
  fault: ServiceFault<string> | 'closed'
  says: RegExp
  /** How often one question is asked. */
  tries: number
  /** What it waits before it asks again. */
  waits?: number
}

const cases: Record<string, Case> = {
  'another shape': {
    fault: { kind: 'wrong-shape' },
    says: /another shape|without|element|table|bytes where/,
    tries: 1,
  },
  'cut off': { fault: { kind: 'cut-off' }, says: /cannot be reached|breaks off|bytes where/, tries: 3 },
  slow: { fault: { kind: 'slow', delayMs: 700 }, says: /no whole answer in time/, tries: 3 },
  '400': { fault: { kind: 'status', status: 400 }, says: /answered 400/, tries: 1 },
  '403': { fault: { kind: 'status', status: 403 }, says: /answered 403/, tries: 1 },
  '429': { fault: { kind: 'status', status: 429 }, says: /answered 429/, tries: 3, waits: 30_000 },
  '429 with Retry-After': {
    fault: { kind: 'status', status: 429, headers: { 'retry-after': '47' } },
    says: /answered 429/,
    tries: 3,
    waits: 47_000,
  },
  '429 for an hour': {
    fault: { kind: 'status', status: 429, headers: { 'retry-after': '3600' } },
    says: /answered 429/,
    tries: 1,
  },
  '503': { fault: { kind: 'status', status: 503 }, says: /answered 503/, tries: 3, waits: 5000 },
  unreachable: { fault: 'closed', says: /cannot be reached/, tries: 0 },
  'a connection that is reset': { fault: { kind: 'reset' }, says: /cannot be reached/, tries: 3 },
  'HTML for data': { fault: { kind: 'not-json' }, says: /a page of HTML/, tries: 1 },
  '50 MB': { fault: { kind: 'fifty-megabytes' }, says: /more than \d+ MB/, tries: 1 },
}

/** An error under status 200, as each service has it. */
const ownErrors: Partial<Record<ServiceName, { kind: string; says: RegExp }>> = {
  osm: { kind: 'remark', says: /could not answer wholly: runtime error/ },
  trails: { kind: 'exception', says: /could not answer: Unknown format/ },
  horizon: { kind: 'json-error', says: /bytes where a raster has .*Unable to complete/ },
  photos: { kind: 'outofrange', says: /could not answer \(outofrange\)/ },
  months: { kind: 'two-regions', says: /has 2 codes of Region/ },
  heights: { kind: 'outside', says: /no height for a point on land/ },
}

let update: Awaited<ReturnType<typeof startUpdate>>
beforeEach(async () => {
  update = await startUpdate([
    'open-data',
    'hotels',
    'restaurants',
    'map-points/credits.yaml',
    'trips/ryten',
    'trips/mannen',
    'places/reine',
  ])
  // A line that was accepted without heights.
  mkdirSync(join(update.options.contentFolder, 'open-data/trails'), { recursive: true })
  writeFileSync(
    join(update.options.contentFolder, 'open-data/trails/ryten.json'),
    JSON.stringify({
      source: { no: 'x', en: 'x', de: 'x' },
      checkedOn: '2026-11-29',
      line: [
        [68.09, 13.1567],
        [68.0895, 13.1],
      ],
    }),
  )
})
afterEach(() => update.close())

describe.each(Object.entries(services) as [ServiceName, Service][])('%s', (name, service) => {
  const host = new URL(readAddress(name).url).host
  const filed = () => new ProposalStore(proposalsIn(update.options.dataFolder)).list().length

  it.each(Object.entries(cases))(
    'reports %s in words, proposes nothing, and does so once it answers again',
    async (_, { fault, says, tries, waits }) => {
      const options = { ...update.options, timeLimitMs: fault !== 'closed' && fault.kind === 'slow' ? 250 : 20_000 }
      const running = fault === 'closed' ? { ...options, standIn: 'http://127.0.0.1:9' } : options
      if (fault !== 'closed') update.stub.setFault(host, fault)
      const failed = await runServices({ [name]: service }, running)
      expect(failed.failed.join()).toMatch(says)
      expect(failed.failed.join()).toMatch(new RegExp(`^${name} `))
      expect(filed()).toBe(0)
      if (tries > 0) expect(update.stub.requestsOf(host).length).toBe(tries)
      if (waits !== undefined) expect(update.waits).toContain(waits)
      update.stub.setFault(host, null)
      const next = await runServices({ [name]: service }, update.options)
      expect(next.failed).toEqual([])
      expect(next.proposed.length).toBeGreaterThan(0)
    },
  )

  it('takes an empty answer for what it is: nothing is found and nothing fails', async () => {
    update.stub.setFault(host, { kind: 'empty' })
    const { failed, proposed, notFound } = await runServices({ [name]: service }, update.options)
    expect(proposed).toEqual([])
    // Points that were asked for must be answered; whatever else is empty has simply not been found.
    const needed = { heights: 'answered 0 heights for 2 points', horizon: 'answered 0 bytes' }[name as string]
    if (needed) expect(failed.join()).toContain(needed)
    else expect({ failed, isFound: notFound.length > 0 }).toEqual({ failed: [], isFound: true })
  })

  it.runIf(ownErrors[name])('sees an error under status 200', async () => {
    update.stub.setFault(host, { kind: ownErrors[name]?.kind ?? '' })
    const { failed } = await runServices({ [name]: service }, update.options)
    expect(failed.join()).toMatch(ownErrors[name]?.says ?? /^$/)
    expect(filed()).toBe(0)
  })
})

it('follows no address to a host that is not on the list', async () => {
  update.stub.setFault('overpass-api.de', { kind: 'moved' })
  const { failed } = await runServices({ osm: proposeFromOsm }, update.options)
  expect(failed.join()).toContain('leads to elsewhere.example, which is not asked')
})
