import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const project = join(here, '../..')
const self = 'faults-table.test.ts'

interface Row {
  fault: string
  file: string
  name: string
}

const rows: Row[] = readFileSync(join(here, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault '))
  .map((line) => {
    const cells = line.slice(1, -1).split('|')
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(cells.at(-1)?.trim() ?? '') ?? []
    return { fault: cells[0]?.trim() ?? '', file: file.includes('/') ? file : `bench/faults/${file}`, name }
  })

/** Returns the titles of a file's tests. */
function listTests(file: string): string[] {
  const text = readFileSync(join(here, file), 'utf8')
  return [...text.matchAll(/(?:\btest\(|\)\()\s*(['`])([^'`]+)\1,\s*(?:\{[^}]*\},\s*)?async/g)].map(
    (match) => match[2] ?? '',
  )
}

test('every row of the table names a test that there is', () => {
  expect(rows.length).toBeGreaterThan(20)
  const missing = rows.filter(
    ({ file, name }) => name === '' || !readFileSync(join(project, file), 'utf8').includes(name),
  )
  expect(missing).toEqual([])
})

test('every test about faults stands in the table', () => {
  const files = readdirSync(here).filter((file) => file.endsWith('.test.ts') && file !== self)
  expect(files.length).toBeGreaterThan(3)
  const unnamed = files.flatMap((file) =>
    listTests(file)
      .filter((name) => !rows.some((row) => row.file === `bench/faults/${file}` && name.includes(row.name)))
      .map((name) => `${file}: ${name}`),
  )
  expect(unnamed).toEqual([])
})
