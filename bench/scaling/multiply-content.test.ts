import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { schemasOfKinds, type WritableKind } from '#site/content/model/schemas-of-kinds.ts'
import { multiplyContent } from './multiply-content.ts'

const times = 4
const kinds = Object.keys(schemasOfKinds) as WritableKind[]
let folder: string
let factsOf: Map<WritableKind, ReturnType<typeof parse>[]>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multiplied-'))
  for (const kind of kinds) await cp(join('content', kind), join(folder, kind), { recursive: true })
  for (const part of ['road', 'questions']) await cp(join('content', part), join(folder, part), { recursive: true })
  await multiplyContent(folder, times)
  factsOf = new Map(kinds.map((kind) => [kind, readFacts(kind)]))
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

const readFacts = (kind: WritableKind) =>
  readdirSync(join(folder, kind)).map((id) => parse(readFileSync(join(folder, kind, id, 'facts.yaml'), 'utf8')))

describe('multiplyContent', () => {
  it.each(kinds)('makes so many times the entries of %s, each with its own order and name', (kind) => {
    const facts = factsOf.get(kind) ?? []
    expect(facts).toHaveLength(readdirSync(join('content', kind)).length * times)
    for (const field of ['order', 'name']) {
      const found = facts.map((each) => each[field]).filter((value) => value !== undefined)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it('leads a road to every place', () => {
    const { places, legs } = parse(readFileSync(join(folder, 'road/network.yaml'), 'utf8'))
    const joined = new Set(
      (legs as unknown[][]).map(([from]) => from).concat((legs as unknown[][]).map(([, to]) => to)),
    )
    for (const id of readdirSync(join(folder, 'places')))
      expect([id, id in places, joined.has(id)]).toEqual([id, true, true])
  })

  it.each(kinds)('lets every entry of %s answer questions', (kind) => {
    const asked = parse(readFileSync(join(folder, 'questions', kind, 'de.yaml'), 'utf8'))
    expect(Object.keys(asked).toSorted()).toEqual(readdirSync(join(folder, kind)).toSorted())
  })

  it('gives every entry a spot of its own that its schema accepts', () => {
    const placed = kinds.flatMap((kind) => (factsOf.get(kind) ?? []).filter(({ coordinates }) => coordinates))
    const spots = placed.map(({ coordinates: { latitude, longitude } }) => `${latitude} ${longitude}`)
    expect(new Set(spots).size).toBe(spots.length)
  })

  it.each(kinds)('writes copies of %s that their schemas accept', (kind) => {
    for (const facts of factsOf.get(kind) ?? [])
      expect(schemasOfKinds[kind].facts.safeParse(facts).error).toBeUndefined()
  })
})
