import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerProposal } from '#update/core/accept.ts'
import { ProposalStore } from '#update/core/proposals.ts'
import { proposalsIn, runServices } from '#update/core/run-services.ts'
import { startUpdate } from '#update/testing/start-update.ts'
import { joinSegments } from './join-segments.ts'
import { proposeTrails } from './propose-trails.ts'

const at = (latitude: number, longitude = 13) => ({ latitude, longitude })
const segment = (...latitudes: number[]) => ({ line: latitudes.map((latitude) => at(latitude)), routes: ['a'] })

it('joins segments whatever their order and direction', () => {
  const joined = joinSegments(
    [segment(68.02, 68.01), segment(68.03, 68.02), segment(68, 68.005, 68.01)],
    at(68),
    at(68.03),
  )
  expect(joined).toMatchObject({ kind: 'line', line: [at(68), at(68.005), at(68.01), at(68.02), at(68.03)] })
})

it('takes the path that leads to the goal, though another is nearer to the start', () => {
  const other = { line: [at(68, 13.0001), at(68, 13.01)], routes: ['b'] }
  expect(joinSegments([other, segment(68.0003, 68.03)], at(68, 13.0001), at(68.03))).toMatchObject({
    kind: 'line',
    routes: ['a'],
  })
})

it.each([
  ['stays away from the goal', [segment(68, 68.02)], { isGap: false, fromStart: 0, fromGoal: 1112 }],
  ['has a gap', [segment(68, 68.01), segment(68.0101, 68.03)], { isGap: true }],
])('calls a line broken that %s', (_, segments, expected) => {
  expect(joinSegments(segments, at(68), at(68.03))).toMatchObject({ kind: 'broken', ...expected })
})

let update: Awaited<ReturnType<typeof startUpdate>>
beforeEach(async () => {
  update = await startUpdate(['open-data', 'trips', 'map-points'])
})
afterEach(() => update.close())

it('proposes lines with heights and climb, broken ones as broken, and none for a line the wrong way round', async () => {
  const { failed } = await runServices({ trails: proposeTrails }, update.options)
  expect(failed).toEqual([])
  const store = new ProposalStore(proposalsIn(update.options.dataFolder))
  const lines = store.list()
  const isBroken = ({ new: value }: (typeof lines)[number]) => JSON.stringify(value).includes('isBroken')
  expect(lines.filter(isBroken).length).toBe(2)
  const whole = lines.find((line) => !isBroken(line))
  if (!whole) throw new Error('not proposed')
  expect(whole.new).toMatchObject({ climb: expect.any(Number), kilometres: expect.any(Number) })
  answerProposal(store, whole.id, 'accept', { contentFolder: update.options.contentFolder, today: '2026-11-30' })
  const file = JSON.parse(
    readFileSync(join(update.options.contentFolder, `open-data/trails/${whole.entry}.json`), 'utf8'),
  )
  expect(file).toMatchObject({ checkedOn: '2026-11-30', source: { en: expect.stringContaining('© Kartverket') } })
  expect(file.line[0]).toHaveLength(3)
  expect((await runServices({ trails: proposeTrails }, update.options)).proposed).toEqual([])
})

it('draws nothing from coordinates in the other order', async () => {
  update.stub.setFault('wfs.geonorge.no', { kind: 'swapped' })
  const { proposed, notFound } = await runServices({ trails: proposeTrails }, update.options)
  expect(proposed).toEqual([])
  expect(notFound.length).toBeGreaterThan(0)
})
