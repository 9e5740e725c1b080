import { spawnSync } from 'node:child_process'
import { projectFolder } from './setup/prepare.mjs'

// `npm run audit`: known vulnerabilities of the packages that build and run the guide. Exits with 1 only when there is one;
// without a network it says so, since the check must not fail for that.

const npm = process.env.npm_execpath
const [program, ...start] = npm ? [process.execPath, npm] : ['npm']
const { stdout, stderr, error } = spawnSync(program, [...start, 'audit', '--omit=dev', '--json'], {
  cwd: projectFolder,
  encoding: 'utf8',
  timeout: 120_000,
})

const report = read(stdout ?? '')
const counts = report?.metadata?.vulnerabilities
if (!counts) {
  const reason = (report?.message ?? error?.message ?? stderr?.trim().split('\n').at(-1)) || 'no answer'
  console.log(
    `The registry could not be asked about weaknesses (${reason}). Nothing was checked: try again where it answers.`,
  )
} else if (counts.total === 0) {
  console.log('No package that builds or runs the guide has a weakness that the registry knows of.')
} else {
  for (const { name, severity, range, fixAvailable } of Object.values(report.vulnerabilities)) {
    console.log(`${severity}: ${name} ${range}${fixAvailable ? ', mended in a newer version' : ''}`)
  }
  console.log(`${counts.total} packages with a known weakness. "npm audit --omit=dev" tells more of each.`)
  process.exitCode = 1
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
