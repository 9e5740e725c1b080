import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Setting } from '#contract/settings.ts'
import { filesWithSettings, fillInSettings } from './fill-in-settings.ts'

const begin = 'Generated from contract/settings.ts by npm run generate:settings'
const end = 'End of generated settings'

function fillIn(path: string, rows: Record<string, Setting>): string {
  return fillInSettings(path, `before\n# ${begin}\nold\n# ${end}\nbetween\n# ${begin}\n# ${end}\nafter\n`, rows)
}

const word = z.string()
const rows: Record<string, Setting> = {
  ADDRESS: {
    schema: word.optional(),
    description: 'Where',
    build: true,
    inContainers: { example: 'https://a.example' },
  },
  FIGURES: { schema: word.default('few'), description: 'Which', build: true, inContainers: { default: 'all' } },
  LISTS: { schema: word.transform((list) => list.split(',')).default(['a', 'b']), description: 'One | many' },
  KEY: {
    schema: word.optional(),
    description: 'Whose',
    secret: true,
    neededWith: { setting: 'FIGURES', value: 'all' },
  },
}

test.each(filesWithSettings)('%s holds the settings as they are now', (path) => {
  const text = readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
  const isFresh = text === fillInSettings(path, text)
  expect(isFresh, `${path} does not hold what contract/settings.ts says: run "npm run generate:settings".`).toBe(true)
})

describe('fillInSettings', () => {
  test('replaces every generated part and nothing else', () => {
    const part = `# ${begin}\n      ADDRESS: \${ADDRESS:?set it in .env}\n      FIGURES:\n# ${end}\n`
    expect(fillIn('compose.yaml', rows)).toBe(`before\n${part}between\n${part}after\n`)
  })

  test('tells the operator of each setting who reads it, its default, what needs it, and that it is secret', () => {
    expect(fillIn('docs/deploy.md', rows)).toContain(
      [
        '| `ADDRESS` | yes | none | Where |',
        '| `FIGURES` | yes | `few` | Which |',
        '| `LISTS` | | `a,b` | One \\| many |',
        '| `KEY` | | none | Whose. Needed with `FIGURES=all`. Secret |',
      ].join('\n'),
    )
  })

  test('gives containers what they are built with, as variables of the environment', () => {
    expect(fillIn('Dockerfile', rows)).toContain(
      `\nARG ADDRESS\nARG FIGURES=all\nENV ADDRESS=\${ADDRESS} \\\n    FIGURES=\${FIGURES}\n`,
    )
    expect(fillIn('deploy/compose/example.env', rows)).toContain(
      '\n# Where.\nADDRESS=https://a.example\n# Which.\n# FIGURES=all\n',
    )
  })

  test.each([
    ['no default', { schema: word.optional() }, 'OTHER is read by the build, so it needs a default'],
    ['a default with spaces', { schema: word.default('a b') }, 'OTHER has a default that containers would not take'],
    ['a secret', { schema: word.default('a'), secret: true as const }, 'OTHER is secret, and everybody can read'],
  ])('refuses a build setting with %s', (_, row, sentence) => {
    expect(() => fillIn('Dockerfile', { OTHER: { description: 'What', build: true, ...row } })).toThrow(sentence)
  })

  test.each(['Dockerfile', 'README.md'])('refuses a %s without a part of its own', (path) => {
    expect(() => fillInSettings(path, 'nothing')).toThrow(`${path} has no part for generated settings.`)
  })
})
