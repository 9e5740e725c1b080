import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { askOverpass } from '#update/osm/ask-overpass.ts'
import { proposeFromOsm } from '#update/osm/propose-from-osm.ts'
import { askCommons } from '#update/photos/ask-commons.ts'
import { startUpdate } from '#update/testing/start-update.ts'
import { answerProposal } from './accept.ts'
import { type Ask, readJson, readWords } from './ask.ts'
import type { GuideEntry } from './guide-entries.ts'
import { type Draft, ProposalStore } from './proposals.ts'
import { describeProposal } from './review.ts'
import { describeRun, proposalsIn } from './run-services.ts'

// Registers that anybody may write in, or that somebody else answers for.

let update: Awaited<ReturnType<typeof startUpdate>>
beforeEach(async () => {
  update = await startUpdate(['open-data', 'map-points/credits.yaml'])
})
afterEach(() => update.close())

const answering =
  (value: unknown): Ask =>
  async () => ({ status: 200, bytes: Buffer.from(JSON.stringify(value)) })

const position = { latitude: 67.93, longitude: 13.09 }
const hidden = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/u
const odd = '\u202eRei\u0000ne\u001b[2J\u2066\ud800<script>alert(1)</script>'

it('reads no text that a terminal obeys or that is read as another, in JSON, CSV and XML', () => {
  const bytes = Buffer.from(JSON.stringify({ name: odd, tag: { inner: [odd] } }))
  const read = readJson({ status: 200, bytes }, z.object({ name: z.string(), tag: z.unknown() }))
  expect(JSON.stringify(read)).not.toMatch(/\\u/)
  expect(JSON.stringify(read)).not.toMatch(hidden)
  expect(readWords({ status: 200, bytes: Buffer.from(odd) })).not.toMatch(hidden)
})

it('takes a house with odd names, ids, prototype keys and addresses for what it is: text', async () => {
  const house = (id: unknown, tags: object) => ({ type: 'node', id, lat: 67.93, lon: 13.09, tags })
  const tags = `{"name":${JSON.stringify(odd)},"tourism":"hotel","__proto__":"x","constructor":"x","website":"javascript:alert(1)","phone":"+47 76 09 00 00","opening_hours":"${'Mo-Su 10:00-18:00; '.repeat(2000)}","check_date":"../../x","wheelchair":"yes","wheelchair:description":${JSON.stringify(odd)}}`
  const elements = [house('../../x', { name: 'A' }), house(1.5, { name: 'A' }), house(1, JSON.parse(tags))]
  const ask = answering({ osm3s: { timestamp_osm_base: '2026-11-01T00:00:00Z' }, elements })
  const { houses } = await askOverpass(ask)
  expect(houses.map(({ id, website }) => ({ id, website }))).toEqual([{ id: 'node/1', website: undefined }])
  const entry = {
    kind: 'hotels',
    id: 'x',
    name: 'Reine',
    position,
    isApproximate: false,
    facts: {},
    file: 'x',
    path: [],
    ids: { osm: 'node/1' },
    fromOsm: {},
  } as GuideEntry
  const steps = await proposeFromOsm({ ask: () => ask, entries: [entry] } as never)
  const findings = (await Promise.all(steps.map((step) => step.run()))).flat()
  const proposed = findings.filter((finding) => finding.kind === 'proposal')
  expect(proposed.map(({ draft }) => draft.path[0])).toContain('phone')
  expect(JSON.stringify(proposed)).not.toMatch(/javascript:|\\u/)
  const store = new ProposalStore(proposalsIn(update.options.dataFolder))
  for (const { draft } of proposed) store.propose(draft, '2026-11-29', [])
  const told = [
    ...store.list().map(describeProposal),
    describeRun({ proposed, known: 0, unchanged: 0, notFound: [], asks: [], failed: [] }, false),
  ]
  expect(told.join('\n')).not.toMatch(hidden)
  for (const { id } of store.list())
    answerProposal(store, id, 'accept', { contentFolder: update.options.contentFolder, today: '2026-11-29' })
  const written = readFileSync(join(update.options.contentFolder, 'open-data/osm.yaml'), 'utf8')
  expect(written).not.toMatch(hidden)
  expect(parse(written)['hotels/x'].phone.value).toBe('+47 76 09 00 00')
})

it('leaves out a picture whose addresses or hash are none, and keeps the others', async () => {
  const info = {
    ...{ timestamp: '2023-06-02T20:11:05Z', width: 4000, height: 3000, mime: 'image/jpeg', sha1: 'ab12' },
    ...{ url: 'https://upload.wikimedia.org/x.jpg', descriptionurl: 'https://commons.wikimedia.org/x' },
    extmetadata: {
      LicenseShortName: { value: 'CC0' },
      LicenseUrl: { value: 'https://creativecommons.org/publicdomain/zero/1.0' },
      Artist: { value: `<b>${odd}</b>` },
    },
  }
  const odds: object[] = [
    ...[
      { descriptionurl: 'javascript:alert(1)' },
      { descriptionurl: 'x' },
      { url: 'x' },
      { thumburl: 'file:///etc/passwd' },
    ],
    ...[{ sha1: '$constructor' }, { sha1: '../../x' }, { timestamp: '$today' }, { width: 'Infinity' }],
  ]
  const pages = [...odds, {}].map((changes, pageid) => ({
    pageid,
    title: `File:${odd}.jpg`,
    imageinfo: [{ ...info, ...changes }],
  }))
  const found = await askCommons(answering({ query: { pages } }), position)
  expect(found.map(({ id }) => id)).toEqual([odds.length])
  expect(JSON.stringify(found)).not.toMatch(/\\u/)
})

it('files no proposal with another scheme or a file elsewhere, and fills in no name that every object has', () => {
  const store = new ProposalStore(proposalsIn(update.options.dataFolder))
  const draft: Draft = {
    ...{
      service: 'osm',
      kind: 'hotels',
      entry: 'x',
      name: 'X',
      path: ['phone'],
      new: '$constructor',
      source: 'x',
      licence: 'x',
    },
    ...{ remarks: [], writes: [{ file: 'open-data/osm.yaml', path: ['hotels/x', 'phone'], value: '$constructor' }] },
  }
  const file = (changes: Partial<Draft>) => store.propose({ ...draft, ...changes }, '2026-11-29', [])
  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'http://x.no', '//x'])
    expect(() => file({ address }), address).toThrow()
  for (const name of ['../x.yaml', 'a/../../x.yaml', '/etc/x.yaml', 'a/b.ts', '.git/config', 'a\\b.yaml'])
    expect(() => file({ writes: [{ file: name, path: [], value: 1 }] }), name).toThrow()
  for (const from of ['../x', '/etc/passwd', 'a/b'])
    expect(() => file({ writes: [{ file: 'a/photo.jpg', path: [], from }] }), from).toThrow()
  mkdirSync(update.options.contentFolder, { recursive: true })
  file({})
  for (const { id } of store.list())
    answerProposal(store, id, 'accept', { contentFolder: update.options.contentFolder, today: '2026-11-29' })
  expect(parse(readFileSync(join(update.options.contentFolder, 'open-data/osm.yaml'), 'utf8'))['hotels/x'].phone).toBe(
    '$constructor',
  )
})
