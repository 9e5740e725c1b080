import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { z } from 'zod'
import { plainSourcesAreNames } from '#checks/content/plain-sources-are-names.ts'
import { textsAreWritten } from '#checks/content/texts-are-written.ts'
import { languageKeys } from '#contract/languages.ts'
import { type DescribedSchema, describeSchema } from '#site/content/files/describe-field.ts'
import { checkContent } from '#site/content/files/read-yaml.ts'
import { describeKinds, schemasOfKinds, type WritableKind } from '#site/content/model/schemas-of-kinds.ts'
import { listPictureIds } from '#site/content/pictures/read-pictures.ts'
import { questionsOfKind } from '#site/page-list/page-questions.ts'
import { fillInAsTold } from './fill-in-as-told.ts'
import { NotWritten, writeEntry } from './write-entry.ts'

let contentFolder: string
const kinds = Object.keys(schemasOfKinds) as WritableKind[]
const described = describeKinds()
const write = (kind?: string, id?: string) => writeEntry(contentFolder, described, kind, id)
const read = (path: string) => readFileSync(join(contentFolder, '..', path), 'utf8')

/** Returns the written facts and front matter of a new entry. */
function writeHeads(kind: WritableKind): { schema: z.ZodType; text: string }[] {
  write(kind, 'sund')
  const [, words = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read(`content/${kind}/sund/de.md`)) ?? []
  return [
    { schema: schemasOfKinds[kind].facts, text: read(`content/${kind}/sund/facts.yaml`) },
    { schema: schemasOfKinds[kind].words, text: words },
  ]
}

function faultsOf(schema: z.ZodType, value: unknown): string {
  try {
    checkContent(schema, value, 'the file')
    return ''
  } catch (error) {
    return String(error)
  }
}

beforeEach(async () => {
  contentFolder = join(await mkdtemp(join(tmpdir(), 'new-entry-')), 'content')
  mkdirSync(contentFolder)
})

afterEach(() => rm(join(contentFolder, '..'), { recursive: true }))

describe('writeEntry', () => {
  it.each(kinds)('writes the files of %s', (kind) => {
    const files = write(kind, 'sund')
    const own = ['facts.yaml', ...languageKeys.map((key) => `${key}.md`)].map((name) => `content/${kind}/sund/${name}`)
    const questions = languageKeys.map((key) => `content/questions/${kind}/${key}.yaml`)
    expect(files).toEqual([...own, ...questions])
    for (const file of own) expect(read(file).length).toBeGreaterThan(200)
    expect(readdirSync(join(contentFolder, kind))).toEqual(['sund'])
  })

  it.each(languageKeys)(
    'opens its questions in %s after those of others, which the check refuses until three stand there',
    (key) => {
      const file = `content/questions/hotels/${key}.yaml`
      mkdirSync(join(contentFolder, 'questions/hotels'), { recursive: true })
      // An editor forgot the last line break.
      writeFileSync(join(contentFolder, '..', file), 'reine:\n  - "Is there a lift?"\n  - "b?"\n  - "c?"')
      write('hotels', 'sund')
      write('hotels', 'nusfjord-vest')
      const written = parse(read(file))
      expect(Object.keys(written)).toEqual(['reine', 'sund', 'nusfjord-vest'])
      expect(written.reine).toEqual(['Is there a lift?', 'b?', 'c?'])
      expect(faultsOf(questionsOfKind, written)).toMatch(/sund\.0[\s\S]*nusfjord-vest\.2/)
      const filled = {
        ...written,
        sund: ['a?', 'b?', 'c?'].map((each) => `Question ${each}`),
        'nusfjord-vest': undefined,
      }
      expect(faultsOf(questionsOfKind, JSON.parse(JSON.stringify(filled)))).toBe('')
    },
  )

  it.each(kinds)('leaves every required field of %s open, so that the check asks for each by name', (kind) => {
    for (const { schema, text } of writeHeads(kind)) {
      const faults = faultsOf(schema, parse(text))
      const { required = [], properties = {} } = describeSchema(schema)
      expect(required.length).toBeGreaterThan(3)
      for (const field of required.filter((name) => !text.includes(`\n${name}: unknown`)))
        expect(faults).toMatch(new RegExp(`^  ${field}(?:\\.\\w+)*(?: is empty\\.|: )`, 'm'))
      for (const field of Object.keys(properties))
        expect(text).toMatch(new RegExp(`^${field}:|^# .*\\b${field}\\b`, 'm'))
      expect(faults).not.toContain('unknown key')
    }
  })

  it.each(kinds)('asks for an entry of %s on a page or two, and says once what nobody knows', (kind) => {
    for (const { text } of writeHeads(kind)) {
      expect(text.split('\n').length).toBeLessThanOrEqual(120)
      expect(text.match(/^[^#]*: unknown$/gm)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  it.each(kinds)('leaves texts of %s that the check refuses', (kind) => {
    write(kind, 'sund')
    const content = languageKeys.map((language) => {
      const path = `content/${kind}/sund/${language}.md`
      return { path, text: read(path) }
    })
    expect(textsAreWritten.findProblems({ content })).toHaveLength(languageKeys.length)
  })

  it.each([
    ['no kind', undefined, undefined, /^Write npm run new -- <kind> <id>/],
    ['no id', 'hotels', undefined, /^Write npm run new -- <kind> <id>/],
    ['an unknown kind', 'seasons', 'monsoon', /no kind "seasons": take one of hotels, .*articles\.$/],
    ['a kind that only objects have', 'constructor', 'a', /no kind "constructor"/],
    ['an id with capitals', 'hotels', 'Reine', /"Reine" makes no address/],
    ['an id with our letters', 'hotels', 'å-rorbuer', /makes no address/],
    ['an id with an end of its own', 'hotels', 'reine-', /makes no address/],
    ['a path', 'hotels', '../places/reine', /makes no address/],
  ])('refuses %s in one sentence and writes nothing', (_, kind, id, message) => {
    const attempt = () => write(kind, id)
    expect(attempt).toThrow(NotWritten)
    expect(attempt).toThrow(message)
    expect(readdirSync(contentFolder)).toEqual([])
  })

  it('refuses an entry that is there, and leaves it alone', () => {
    mkdirSync(join(contentFolder, 'hotels/sund'), { recursive: true })
    expect(() => write('hotels', 'sund')).toThrow(/content\/hotels\/sund is there already/)
    expect(existsSync(join(contentFolder, 'hotels/sund/facts.yaml'))).toBe(false)
  })
})

describe('the remarks of a new entry', () => {
  /** Repeats the items of lists until there are as many as the schema wants; each has a name of its own. */
  function repeatItems(schema: DescribedSchema, value: unknown): unknown {
    const shapes = [schema, ...((schema.oneOf ?? schema.anyOf ?? []) as DescribedSchema[])]
    if (Array.isArray(value)) {
      const items = [shapes.find((shape) => shape.items)?.items].flat()[0]
      const inside = value.map((item) => (isSchema(items) ? repeatItems(items, item) : item))
      const least = Math.max(inside.length, ...shapes.map(({ minItems = 0 }) => minItems))
      return Array.from({ length: least }, (_, index) => inside[index] ?? nameAnew(inside[0], items, index))
    }
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const field = shapes.map((shape) => shape.properties?.[name]).find(isSchema)
        return [name, field ? repeatItems(field, inner) : inner]
      }),
    )
  }

  const isSchema = (schema: unknown): schema is DescribedSchema => typeof schema === 'object'

  function nameAnew(item: unknown, schema: unknown, index: number): unknown {
    const choices = isSchema(schema) ? schema.enum : undefined
    if (choices) return choices.filter((choice) => choice !== item)[index - 1]
    if (item === null || typeof item !== 'object' || !('id' in item)) return item
    return { ...item, id: `${item.id}${'abc'[index]}` }
  }

  /** Returns a head filled in by its remarks alone. */
  function fillIn(schema: z.ZodType, text: string, choose: 'first' | 'last'): Record<string, unknown> {
    const withRows = text.replace(/^( *)#nameOfTheRow:\n(?:\1#.*\n)*/gm, (rows) => rows.replaceAll(/^( *)#/gm, '$1'))
    const value = repeatItems(describeSchema(schema), parse(fillInAsTold(withRows, choose))) as Record<string, unknown>
    const [, one, other] = /rows `(\w+)` and `(\w+)`/.exec(text) ?? []
    if (one && Array.isArray(value.facts))
      value.facts = [one, other].map((id) => ({ ...(value.facts as object[])[0], id }))
    return 'picture' in value ? { ...value, picture: listPictureIds()[0] } : value
  }

  const ways = kinds.flatMap((kind) => (['first', 'last'] as const).map((choose) => [kind, choose] as const))

  it.each(ways)('lead to %s that the check takes, with the %s of what they offer', (kind, choose) => {
    for (const { schema, text } of writeHeads(kind)) {
      expect(faultsOf(schema, fillIn(schema, text, choose))).toBe('')
    }
  })

  it.each(kinds)('say of the sources of %s what may stand plainly and what in every language', (kind) => {
    const [{ text } = { text: '' }] = writeHeads(kind)
    const content = [{ path: `content/${kind}/sund/facts.yaml`, text: fillInAsTold(text, 'first') }]
    expect(content[0]?.text).toContain('source: "')
    expect(plainSourcesAreNames.findProblems({ content })).toEqual([])
  })

  it('say which texts YAML would misread', () => {
    write('hotels', 'sund')
    expect(read('content/hotels/sund/en.md').replaceAll('\n# ', ' ')).toContain(
      'A text with a colon or a number sign in it, or that begins with neither a letter nor a figure, stands in "quotation marks"',
    )
    for (const start of [
      '*Reinefjorden* er blank',
      '[Reine](places/reine)',
      '{{km svolvaer leknes}}',
      '«Å»',
      '–',
      '% @ `',
    ]) {
      expect(parse(`lead: "${start}"`)).toEqual({ lead: start })
    }
  })
})

describe('ratings and prices', () => {
  it.each(kinds)('are asked of no entry of %s: what nobody says is left out', (kind) => {
    const { properties = {}, required = [] } = describeSchema(schemasOfKinds[kind].facts)
    const figures = Object.entries(properties).filter(([, field]) => JSON.stringify(field).includes('"const":"sample"'))
    expect(figures.map(([name]) => name).filter((name) => required.includes(name))).toEqual([])
  })
})

describe('what the schemas say of their fields', () => {
  /** Returns the paths of fields without an explanation. */
  function listUnexplained(schema: DescribedSchema, path: string): string[] {
    const fields = Object.entries(schema.properties ?? {}) as [string, DescribedSchema][]
    const inside = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), schema.items, schema.additionalProperties]
    return [
      ...fields.flatMap(([name, field]) => [
        ...(field.description || field.const !== undefined ? [] : [`${path}.${name}`]),
        ...listUnexplained(field, `${path}.${name}`),
      ]),
      ...inside.flatMap((inner) =>
        inner && typeof inner === 'object' ? listUnexplained(inner as DescribedSchema, path) : [],
      ),
    ]
  }

  it.each(kinds)('explains every field of %s', (kind) => {
    const { facts, words } = described[kind]
    expect([...listUnexplained(facts, 'facts'), ...listUnexplained(words, 'words')]).toEqual([])
  })
})
