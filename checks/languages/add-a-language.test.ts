import { execFile } from 'node:child_process'
import { globSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { RulesReport } from '#checks/rule.ts'
import { addRow, listOfLanguages } from './add-row.ts'

// What it takes to add a language: a row, the paths of its pages, and texts. checks/run-new-language.ts asks the compiler.

const projectFolder = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8')
const sources = [
  '{checks,content,contract,docs,e2e,pictures,scripts,server,site,stubs}/**/*.*',
  'bench/**/*.ts',
  '*.{json,ts}',
]

test('the content checks list every file that lacks its words, and nothing else', async () => {
  // In this project, so that the files can be linked.
  const copy = join(projectFolder, '.cache/with-swedish')
  rmSync(copy, { recursive: true, force: true })
  for (const file of globSync(sources, { cwd: projectFolder, withFileTypes: true })) {
    if (!file.isFile()) continue
    const source = join(file.parentPath, file.name)
    const target = source.replace(projectFolder, copy)
    mkdirSync(dirname(target), { recursive: true })
    linkSync(source, target)
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'))
  // Not over the link: that would be the project's own file.
  rmSync(join(copy, listOfLanguages))
  writeFileSync(join(copy, listOfLanguages), addRow(read(listOfLanguages)))

  const run = promisify(execFile)(process.execPath, ['checks/run-content-checks.ts'], { cwd: copy })
  await expect(run).rejects.toMatchObject({ code: 1 })
  const { rules } = JSON.parse(readFileSync(join(copy, 'test-results/content-checks.json'), 'utf8')) as RulesReport
  const named = rules.flatMap(({ problems }) => problems.map(({ file }) => file.replace(/:\d+$/, '')))
  const german = globSync('{content,site/i18n,checks/content}/**/de.*', { cwd: projectFolder })
  const withGermanInside = globSync('content/**/*.yaml', { cwd: projectFolder }).filter(
    (file) => !/\/(?:no|en|de)\.yaml$/.test(file) && /\bde: /.test(read(file)),
  )
  const expected = [...german.map((file) => file.replace('/de.', '/sv.')), ...withGermanInside]
  expect([...new Set(named)].sort()).toEqual(expected.sort())
  rmSync(copy, { recursive: true })
})
