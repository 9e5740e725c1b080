import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Problem, Rule } from './rule.ts'

/** How each rule went, in the report that `npm run verify` counts. */
export interface RulesReport {
  rules: { name: string; problems: Problem[] }[]
}

// Enough to see what is wrong; a broken layout would otherwise print a line for each page.
const shownProblems = 15

/** Applies every rule to the data. A rule that throws has found a problem too. */
export function applyRules<Data>(rules: Rule<Data>[], data: Data): RulesReport {
  return {
    rules: rules.map(({ name, findProblems }) => {
      try {
        return { name, problems: findProblems(data) }
      } catch (error) {
        return { name, problems: [{ file: 'the rule itself', fix: String(error) }] }
      }
    }),
  }
}

/** Prints what every broken rule found, one line a problem, and how many rules hold. */
export function printReport({ rules }: RulesReport, subject: string): void {
  for (const { name, problems } of rules) {
    if (problems.length === 0) continue
    console.error(`✗ ${name}`)
    for (const { file, fix } of problems.slice(0, shownProblems)) console.error(`    ${file}: ${fix}`)
    if (problems.length > shownProblems) console.error(`    … and ${problems.length - shownProblems} more`)
  }
  const broken = rules.filter(({ problems }) => problems.length > 0).length
  console.log(`${subject}: ${rules.length - broken} rules hold, ${broken} broken`)
}

/** Prints the report, writes it as JSON, and leaves the exit code that says how it went. */
export async function finishChecks(report: RulesReport, subject: string, reportFile: string): Promise<void> {
  printReport(report, subject)
  await mkdir(dirname(reportFile), { recursive: true })
  await writeFile(reportFile, JSON.stringify(report, null, 2))
  if (report.rules.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}
