import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Parser, parse } from 'yaml'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import { changeYaml, NotChanged } from './change-yaml.ts'
import { type Json, type Path, valueAt, withValueAt } from './json.ts'

const texts = globSync('content/**/*.{yaml,md}').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.yaml')) return [{ file, text }]
  const head = splitFrontMatter(text)?.head
  return head === undefined ? [] : [{ file, text: `${head}\n` }]
})

/** Returns the comments of a file, in order. */
function listComments(text: string): string[] {
  const found: string[] = []
  JSON.stringify([...new Parser().parse(text)], (_key, token) => {
    if (token?.type === 'comment') found.push(token.source)
    return token
  })
  return found
}

function listPaths(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [path, ...inside.flatMap(([key, inner]) => listPaths(inner, [...path, key]))]
}

/** Returns numbers from 0 to 1 that are the same in every run. */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return state / 2 ** 32
  }
}

const otherTexts = [
  'Ny: "tekst" # ja',
  "it's",
  'yes',
  '12',
  '',
  ' ',
  '- a',
  '*a',
  '&b',
  'Å – «så», {x} [y], z',
  'line\nbreak',
  '{{km a b}}',
]

describe('changeYaml over all content', () => {
  it('has files to change', () => expect(texts.length).toBeGreaterThan(300))

  it('leaves every file byte for byte as it is when nothing changes', () => {
    for (const { file, text } of texts) {
      expect(changeYaml(text, [], parse(text)), file).toBe(text)
    }
  })

  const share = process.env.VERIFY === 'all' ? 40 : 2

  it('writes texts, takes them back, and keeps every comment, in thousands of changes', () => {
    const dice = createDice(1)
    let changes = 0
    for (const { file, text } of texts) {
      const value = parse(text) as Json
      const leaves = listPaths(value).filter((path) => path.length > 0 && typeof valueAt(value, path) === 'string')
      for (let each = 0; each < share && leaves.length > 0; each += 1) {
        const path = leaves[Math.floor(dice() * leaves.length)] as Path
        const instead = otherTexts[Math.floor(dice() * otherTexts.length)] as string
        const where = `${file} ${path.join('.')} ← ${JSON.stringify(instead)}`
        const changed = changeYaml(text, path, instead)
        expect(parse(changed), where).toEqual(withValueAt(value, path, instead))
        expect(listComments(changed), where).toEqual(listComments(text))
        expect(parse(changeYaml(changed, path, valueAt(value, path))), where).toEqual(value)
        changes += 2
      }
    }
    expect(changes).toBeGreaterThan(1500)
  })

  it('puts in fields, items, maps and lists anywhere, takes them away again, and leaves the file as it was', () => {
    const dice = createDice(2)
    const news: Json[] = [
      'ny',
      3,
      true,
      { value: 'yes', source: { no: 'a', en: 'b', de: 'c' }, checkedOn: '2026-11-29' },
      ['a', 'b'],
      [{ id: 'a', text: 'x'.repeat(300) }],
    ]
    for (const { file, text } of texts) {
      const value = parse(text) as Json
      const holders = listPaths(value).filter((path) => {
        const inside = valueAt(value, path)
        return typeof inside === 'object' && inside !== null && Object.keys(inside).length > 0
      })
      for (let each = 0; each < share; each += 1) {
        const holder = holders[Math.floor(dice() * holders.length)] ?? []
        const inside = valueAt(value, holder)
        const path: Path = [...holder, Array.isArray(inside) ? inside.length : 'newField']
        const added = news[Math.floor(dice() * news.length)] as Json
        const where = `${file} ${path.join('.')} ← ${JSON.stringify(added)}`
        const changed = changeYaml(text, path, added)
        expect(parse(changed), where).toEqual(withValueAt(value, path, added))
        expect(listComments(changed), where).toEqual(listComments(text))
        // An anchor that was moved stays where it is now.
        if (!text.includes('&')) expect(changeYaml(changed, path, undefined), where).toBe(text)
      }
    }
  })

  it('takes away any field or item and nothing else', () => {
    const dice = createDice(3)
    for (const { file, text } of texts) {
      const value = parse(text) as Json
      const paths = listPaths(value).filter((path) => path.length > 0)
      for (let each = 0; each < share && paths.length > 0; each += 1) {
        const path = paths[Math.floor(dice() * paths.length)] as Path
        const where = `${file} ${path.join('.')}`
        const changed = changeYaml(text, path, undefined)
        expect(parse(changed) ?? {}, where).toEqual(withValueAt(value, path, undefined))
        const stay = listComments(changed)
        expect(
          listComments(text).filter((comment) => stay.includes(comment)),
          where,
        ).toEqual(stay)
      }
    }
  })
})

describe('changeYaml', () => {
  it.each([
    ['a text, in its quotation marks', 'a: "x" # why\n', ['a'], 'y', 'a: "y" # why\n'],
    ['a plain text that may not be plain any more', 'a: x\n', ['a'], 'x: y', 'a: "x: y"\n'],
    ['an empty field', 'a:\nb: 1\n', ['a'], 'x', 'a: x\nb: 1\n'],
    ['an empty field with a comment', 'a: # ask\nb: 1\n', ['a'], 2, 'a: 2 # ask\nb: 1\n'],
    [
      'unknown by a fact',
      'access:\n  dog: unknown # ask\n  x: 1\n',
      ['access', 'dog'],
      { value: 'yes', checkedOn: '2026-11-29' },
      'access:\n  dog: { value: "yes", checkedOn: "2026-11-29" } # ask\n  x: 1\n',
    ],
    ['a map by a word', 'a:\n  # why\n  b: 1\nc: 2\n', ['a'], 'unknown', 'a: unknown\n  # why\nc: 2\n'],
    ['a block of text', 'a: |\n  one\n  two\nb: 1\n', ['a'], 'three\n\nfour\n', 'a: |\n  three\n\n  four\nb: 1\n'],
    ['a new field where its order says', 'a: 1 # one\n# two\nc: 3\n', ['b'], 2, 'a: 1 # one\nb: 2\n# two\nc: 3\n'],
    ['a field in a map on one line', 'a: { b: 1 } # c\n', ['a', 'd'], 'x y', 'a: { b: 1, d: "x y" } # c\n'],
    [
      'an item in a list',
      'a:\n  - id: x\n    b: 1\n  # end\n',
      ['a', 1],
      { id: 'z' },
      'a:\n  - id: x\n    b: 1\n  - { id: z }\n  # end\n',
    ],
    ['the first field behind a dash', 'a:\n  - b: 1\n    c: 2\n', ['a', 0, 'b'], undefined, 'a:\n  - c: 2\n'],
    ['the only field of a map', 'a:\n  b: 1\nc: 2\n', ['a', 'b'], undefined, 'a: {}\nc: 2\n'],
    ['a value that others repeat', 'a: &x "one"\nb: *x\nc: *x\n', ['a'], 'two', 'a: "two"\nb: &x one\nc: *x\n'],
    [
      'a field inside what others repeat',
      'a: &x { k: "one" }\nb: *x\n',
      ['a', 'k'],
      'two',
      'a: { k: "two" }\nb: &x { k: one }\n',
    ],
    ['a repeated value', 'a: &x "one"\nb: *x\nc: *x\n', ['b'], 'two', 'a: &x "one"\nb: two\nc: *x\n'],
    [
      'a field inside a repeated value',
      'a: &x { k: "one", l: 1 }\nb: *x\n',
      ['b', 'k'],
      'two',
      'a: &x { k: "one", l: 1 }\nb: { k: two, l: 1 }\n',
    ],
    ['what others repeat, taken away', 'a: &x "one"\nb: *x\n', ['a'], undefined, 'b: &x one\n'],
  ] as [string, string, Path, Json | undefined, string][])('changes %s', (_, text, path, value, wanted) => {
    expect(changeYaml(text, path, value, ['a', 'b', 'c'])).toBe(wanted)
  })

  it('refuses a file that is broken, and a place that does not exist', () => {
    expect(() => changeYaml('a: [1\nb: 2\n', ['b'], 3)).toThrow(NotChanged)
    expect(() => changeYaml('a: [1]\n', ['a', 5], 3)).toThrow(RangeError)
  })
})
