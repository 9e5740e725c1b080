import { spawnSync } from 'node:child_process'
import { projectFolder } from './setup/prepare.mjs'

// `npm run audit`: known vulnerabilities of the packages that make, check and run the guide, and whether the registry's signatures fit
// what is installed. Exits with 1 only for a finding; without a network it says so, since the check must not fail for that.

const longestAnswerMs = 120_000

reportWeaknesses(askNpm('audit', '--json'))
reportSignatures(askNpm('audit', 'signatures', '--json', '--fetch-retries=0'))

/** @param {Answer} answer */
function reportWeaknesses({ report, reason }) {
  const counts = report?.metadata?.vulnerabilities
  if (!counts) {
    console.log(
      `The registry could not be asked about weaknesses (${reason}). Nothing was checked: try again where it answers.`,
    )
  } else if (counts.total === 0) {
    console.log('No package has a weakness that the registry knows of.')
  } else {
    for (const { name, severity, range, fixAvailable } of Object.values(report.vulnerabilities)) {
      console.log(`${severity}: ${name} ${range}${fixAvailable ? ', mended in a newer version' : ''}`)
    }
    console.log(
      `${counts.total} packages with a known weakness. "npm audit" tells more of each, "npm audit --omit=dev" of what the server loads.`,
    )
    process.exitCode = 1
  }
}

/** @param {Answer} answer */
function reportSignatures({ report, reason }) {
  if (!Array.isArray(report?.invalid) || !Array.isArray(report.missing)) {
    console.log(`The registry's signatures could not be checked (${reason}). Try again where it offers them.`)
    return
  }
  for (const { name, version } of report.invalid) console.log(`${name}@${version}: a wrong signature`)
  for (const { name, version } of report.missing) console.log(`${name}@${version}: no signature`)
  if (report.invalid.length + report.missing.length > 0) process.exitCode = 1
  else console.log('Every installed package has a signature of the registry that fits.')
}

/**
 * Asks npm, at most two minutes long.
 *
 * @typedef {{ report: any, reason: string }} Answer what npm said as JSON, if it said any, and why not
 * @param {...string} parameters
 * @returns {Answer}
 */
function askNpm(...parameters) {
  const npm = process.env.npm_execpath
  const [program, ...start] = npm ? [process.execPath, npm] : ['npm']
  const { stdout, stderr, error } = spawnSync(program, [...start, ...parameters], {
    cwd: projectFolder,
    encoding: 'utf8',
    timeout: longestAnswerMs,
  })
  const report = read(stdout ?? '')
  const said = report?.message ?? report?.error?.summary ?? error?.message ?? stderr?.trim().split('\n').at(-1)
  return { report, reason: said || 'no answer' }
}

/** @param {string} text */
function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    // Not a report; npm's own message is printed above.
    return undefined
  }
}
