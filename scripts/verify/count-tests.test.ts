import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { countBrowserTests, countRules, countUnitTests, readReports } from './count-tests.ts'

it('counts a test file that could not be loaded as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }]
  expect(countUnitTests({ numPassedTests: 5, numFailedTests: 0, testResults })).toEqual({ passed: 5, failed: 1 })
})

it('counts a test that passed only at the second try as a failure', () => {
  expect(countBrowserTests({ stats: { expected: 3, unexpected: 1, flaky: 1 } })).toEqual({ passed: 3, failed: 2 })
})

it('counts each rule once, however many problems it found', () => {
  const problems = [
    { file: '/', fix: 'one' },
    { file: '/', fix: 'two' },
  ]
  expect(
    countRules({
      rules: [
        { name: 'a', problems },
        { name: 'b', problems: [] },
      ],
    }),
  ).toEqual({ passed: 1, failed: 1 })
})

it('adds up the reports that were written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'))
  await writeFile(join(folder, 'unit.json'), '{ "numPassedTests": 5, "numFailedTests": 1, "testResults": [] }')
  await writeFile(join(folder, 'site-checks.json'), '{ "rules": [{ "name": "a", "problems": [] }] }')
  expect(await readReports(folder)).toEqual({ passed: 6, failed: 1 })
  await rm(folder, { recursive: true })
})
