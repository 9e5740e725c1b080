import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findLinesIn } from './find-line.ts'
import { checkContent, parseYaml } from './read-yaml.ts'

const text = ['name: Grand', 'stars: { location: 5,', '  standard: 6 }', 'steps:', '  - text: A', '  - text: 7'].join(
  '\n',
)

describe('findLinesIn', () => {
  test('finds keys of maps in both styles and items of lists', () => {
    const lineOf = findLinesIn(text)
    expect([['name'], ['stars', 'standard'], ['steps', 1, 'text']].map(lineOf)).toEqual([1, 3, 6])
  })

  test('finds the field above one that is missing, and counts the lines before', () => {
    expect(findLinesIn(text)(['stars', 'value'])).toBe(2)
    expect(findLinesIn(text)(['steps', 4, 'text'])).toBe(4)
    expect(findLinesIn(text)(['nothing'])).toBe(1)
    expect(findLinesIn(text, 1)(['stars', 'standard'])).toBe(4)
  })
})

test('each fault of a file names its line: a wrong value, a missing and an unknown field', () => {
  const schema = z.strictObject({
    name: z.string(),
    stars: z.strictObject({ location: z.number(), standard: z.number().max(5), value: z.number() }),
    steps: z.array(z.strictObject({ text: z.string() })),
  })
  const strange = `${text}\nkitchen: 4`
  const check = () =>
    checkContent(schema, parseYaml(strange, 'a.yaml'), 'a.yaml', () => findLinesIn(strange)) as unknown
  expect(check).toThrow('line 3: stars.standard: is 6. It must be at most 5.')
  expect(check).toThrow('line 2: stars.value is missing.')
  expect(check).toThrow('line 6: steps.1.text')
  expect(check).toThrow('line 7: the file: unknown key "kitchen"')
})
