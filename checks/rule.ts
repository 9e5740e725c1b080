import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Problem {
  /** A file of the project, or the path of a built page. */
  file: string
  fix: string
}

/** Returns what the message of a `ContentError` says as a problem: it begins with its file. */
export function problemOfMessage(message: string): Problem {
  return { file: message.split(/[ :]/)[0] ?? 'content', fix: message }
}

export interface Rule<Data> {
  /** A statement that holds. */
  name: string
  findProblems: (data: Data) => Problem[]
}

/** The results of rules, for the JSON report that `npm run verify` counts. */
export interface RulesReport {
  rules: { name: string; problems: Problem[] }[]
}

// A broken layout would otherwise print a line per page.
const shownProblems = 15

/** Applies every rule to the data. A rule that throws counts as a problem, in the file that it could not use. */
export function applyRules<Data>(rules: Rule<Data>[], data: Data): RulesReport {
  return {
    rules: rules.map(({ name, findProblems }) => {
      try {
        return { name, problems: findProblems(data) }
      } catch (error) {
        // Not by its class: the site's modules, loaded through the bundler, have one of their own.
        const isContent = error instanceof Error && error.name === 'ContentError'
        const problem = isContent ? problemOfMessage(error.message) : { file: 'the rule itself', fix: String(error) }
        return { name, problems: [problem] }
      }
    }),
  }
}

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

/** Prints the report, writes it as JSON, and sets the exit code. */
export async function finishChecks(report: RulesReport, subject: string, reportFile: string): Promise<void> {
  printReport(report, subject)
  await mkdir(dirname(reportFile), { recursive: true })
  await writeFile(reportFile, JSON.stringify(report, null, 2))
  if (report.rules.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}
