import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { proposeFromBrreg } from '#update/brreg/propose-from-brreg.ts'
import { answerProposal } from '#update/core/accept.ts'
import { ProposalStore } from '#update/core/proposals.ts'
import { describeRun, proposalsIn, runServices } from '#update/core/run-services.ts'
import { proposeFromOsm } from '#update/osm/propose-from-osm.ts'
import { proposeFromSmilefjes } from '#update/smilefjes/propose-from-smilefjes.ts'
import { startUpdate } from '#update/testing/start-update.ts'

const services = { smilefjes: proposeFromSmilefjes, osm: proposeFromOsm, brreg: proposeFromBrreg }
let update: Awaited<ReturnType<typeof startUpdate>>
beforeEach(async () => {
  update = await startUpdate()
})
afterEach(() => update.close())

const entriesOf = (store: ProposalStore) => new Set(store.list().map(({ kind, entry }) => `${kind}/${entry}`))
const storeOf = () => new ProposalStore(proposalsIn(update.options.dataFolder))

it('proposes for thirty entries and more, nothing new in a second run, and writes nothing into content', async () => {
  const first = await runServices(services, update.options)
  expect(first.failed).toEqual([])
  expect(entriesOf(storeOf()).size).toBeGreaterThanOrEqual(30)
  expect(readFileSync(join(update.options.contentFolder, 'open-data/osm.yaml'), 'utf8')).toBe(
    readFileSync('content/open-data/osm.yaml', 'utf8'),
  )
  const second = await runServices(services, update.options)
  expect(second.proposed).toEqual([])
  expect(second.known).toBe(first.proposed.length)
  expect(describeRun(second, false)).toContain('Proposed 0 changes for 0 entries')
})

it('files nothing in a dry run, and reports the same', async () => {
  const dry = await runServices(services, { ...update.options, isDryRun: true })
  expect(storeOf().list()).toEqual([])
  expect((await runServices(services, update.options)).proposed.length).toBe(dry.proposed.length)
})

it('writes what is accepted with source and day, each licence in its place, and does not propose again what was refused', async () => {
  await runServices(services, update.options)
  const store = storeOf()
  const open = store.list()
  const places = { contentFolder: update.options.contentFolder, today: '2026-11-30' }
  const osm = open.find(({ service, path }) => service === 'osm' && path[0] === 'hours')
  const company = open.find(
    ({ service, kind, path }) => service === 'brreg' && path[0] === 'phone' && kind === 'restaurants',
  )
  const refused = open.find(({ service, path }) => service === 'osm' && path[0] === 'phone')
  if (!osm || !company || !refused) throw new Error('not proposed')
  const untouched = readFileSync(
    join(places.contentFolder, osm.kind.includes('/') ? `${osm.kind}.yaml` : `${osm.kind}/${osm.entry}/facts.yaml`),
    'utf8',
  )
  answerProposal(store, osm.id, 'accept', places)
  answerProposal(store, company.id, 'accept', places)
  answerProposal(store, refused.id, 'refuse', places)
  const read = (file: string) => parse(readFileSync(join(places.contentFolder, file), 'utf8'))
  expect(read('open-data/osm.yaml')[`${osm.kind}/${osm.entry}`].hours).toMatchObject({
    source: { en: expect.stringContaining('© OpenStreetMap contributors (ODbL)') },
    checkedOn: '2026-11-30',
  })
  expect(untouched).toBe(
    readFileSync(
      join(places.contentFolder, osm.kind.includes('/') ? `${osm.kind}.yaml` : `${osm.kind}/${osm.entry}/facts.yaml`),
      'utf8',
    ),
  )
  expect(read(`restaurants/${company.entry}/facts.yaml`).phone).toMatchObject({
    value: company.new,
    source: { en: expect.stringContaining('NLOD') },
    checkedOn: '2026-11-30',
  })
  const again = await runServices(services, update.options)
  expect(
    again.proposed.map((finding) => finding.kind === 'proposal' && `${finding.draft.entry} ${finding.draft.path}`),
  ).toEqual([])
  expect(storeOf().find(refused.id)?.state).toBe('refused')
  expect(() => answerProposal(store, osm.id, 'accept', places)).toThrow('was accepted on')
})

it('keeps what is proposed when it is interrupted, and goes on from there', async () => {
  let asked = 0
  const stopped = {
    ...update.options,
    say: () => {
      asked += 1
      if (asked === 40) throw new Error('killed')
    },
  }
  await expect(runServices(services, stopped)).rejects.toThrow('killed')
  const kept = storeOf().list().length
  expect(kept).toBeGreaterThan(0)
  const before = update.stub.requestsOf('data.brreg.no').length
  const rest = await runServices(services, update.options)
  expect(storeOf().list().length).toBe(kept + rest.proposed.length)
  const all = update.stub.requestsOf('data.brreg.no').length
  await runServices(services, update.options)
  expect(all - before).toBeLessThan(update.stub.requestsOf('data.brreg.no').length - all)
})

it('leaves to a person what may be somebody else’s or closed', async () => {
  const { asks } = await runServices(services, update.options)
  const words = asks.join('\n')
  expect(words).toMatch(/of a chain\?/)
  expect(words).toMatch(/marked as disused/)
  expect(words).toMatch(/only a person can read: (Mo-Su 22:00-12:00|summer only)/)
  expect(words).toMatch(/is bankrupt/)
  expect(
    storeOf()
      .list()
      .map(({ new: value }) => value),
  ).not.toContain('+47 999 97 000')
})

it('asks under its own name, with pauses, one question at a time', async () => {
  await runServices(services, update.options)
  expect(update.stub.requestsOf('overpass-api.de').length).toBe(1)
  for (const host of ['overpass-api.de', 'data.brreg.no', 'data.mattilsynet.no']) {
    for (const { headers } of update.stub.requestsOf(host)) expect(headers['user-agent']).toBe(update.options.userAgent)
  }
  expect(update.waits.length).toBeGreaterThanOrEqual(update.stub.requestsOf('data.brreg.no').length - 1)
})

it('takes back what it proposed when the register had to delete the record', async () => {
  const { contentFolder } = update.options
  await runServices(services, update.options)
  const proposal = storeOf()
    .list()
    .find(({ service, kind }) => service === 'brreg' && kind === 'restaurants')
  if (!proposal) throw new Error('not proposed')
  const number = proposal.writes.find(({ path }) => path[1] === 'brreg')?.value
  writeFileSync(
    join(contentFolder, 'open-data/ids.yaml'),
    JSON.stringify({ [`restaurants/${proposal.entry}`]: { brreg: number } }),
  )
  update.stub.setFault('data.brreg.no', { kind: 'gone' })
  const { asks } = await runServices({ brreg: proposeFromBrreg }, update.options)
  expect(asks.join('\n')).toContain('was taken out of the register')
  expect(storeOf().find(proposal.id)).toBeUndefined()
})
