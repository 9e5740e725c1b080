import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { RulesReport } from '#checks/rule.ts'

export interface Counts {
  passed: number
  failed: number
}

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})
const browserReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })

/** Counts the tests of Vitest's report. A file that could not be loaded has no tests in it and is a failure all the same. */
export function countUnitTests(report: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = unitReport.parse(report)
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length }
}

/** Counts the tests of Playwright's report. One that passed only at the second try has failed. */
export function countBrowserTests(report: unknown): Counts {
  const { expected, unexpected, flaky } = browserReport.parse(report).stats
  return { passed: expected, failed: unexpected + flaky }
}

/** Counts the rules of a report of `checks/`. */
export function countRules({ rules }: RulesReport): Counts {
  const failed = rules.filter(({ problems }) => problems.length > 0).length
  return { passed: rules.length - failed, failed }
}

export function addCounts(one: Counts, other: Counts): Counts {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

const reports: [string, (report: never) => Counts][] = [
  ['content-checks.json', countRules],
  ['unit.json', countUnitTests],
  ['search.json', countUnitTests],
  ['site-checks.json', countRules],
  ['demo-checks.json', countRules],
  ['e2e.json', countBrowserTests],
]

/** Adds up the reports in a folder. A report that was not written (its step never ran) counts nothing. */
export async function readReports(folder: string): Promise<Counts> {
  let sum: Counts = { passed: 0, failed: 0 }
  for (const [name, count] of reports) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (text !== undefined) sum = addCounts(sum, count(JSON.parse(text) as never))
  }
  return sum
}
