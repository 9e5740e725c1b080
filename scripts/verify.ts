import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { partnerSettings } from '#stubs/expedia/partner-settings.ts'
import { prepareInstallation } from './setup/prepare.mjs'
import { type Counts, readReports } from './verify/count-tests.ts'

// Everything that CI checks: `npm run verify`; what a release checks besides: `npm run verify:all`. A step starts as soon as what it
// needs is there and one of two places is free; once a step is broken, no other starts.

const projectFolder = join(import.meta.dirname, '..')
// Tests start dozens of servers; each takes half as long when another one's code is there already translated.
const compileCache = join(projectFolder, '.cache/node')
const reportsFolder = join(projectFolder, 'test-results')

interface Step {
  name: string
  /** Parameters for the Node that runs this. */
  run: string[]
  environment?: Record<string, string>
  /** Reads what `build` writes. */
  needsBuild?: true
  /** Prints its output also when it held: it may have checked nothing. */
  tells?: true
}

/** Returns how Vitest runs some of its projects (vitest.config.ts), with a report of that name. */
function runTests(report: string, projects: string): string[] {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=test-results/${report}.json`]
  return ['node_modules/vitest/vitest.mjs', 'run', `--project=${projects}`, ...reporters]
}

const steps: Step[] = [
  // With the partner's list, which the journeys try; without it the page of hotels is only shorter.
  { name: 'build', run: ['scripts/build.mjs'], environment: partnerSettings },
  // TypeScript 7 needs a third of the time, but nothing reads pages with it yet.
  { name: 'types', run: ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'] },
  {
    name: 'types of pages',
    run: [
      'node_modules/@astrojs/check/bin/astro-check.js',
      '--minimumFailingSeverity',
      'warning',
      '--tsconfig',
      'tsconfig.pages.json',
    ],
  },
  { name: 'lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
  { name: 'unused code', run: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'content', run: ['checks/run-content-checks.ts'] },
  // The longest first; the unit tests beside it mostly wait for servers and clocks.
  { name: 'journeys in a browser', run: ['node_modules/@playwright/test/cli.js', 'test'], needsBuild: true },
  { name: 'unit and server tests', run: runTests('unit', '!built') },
  { name: 'questions to the search', run: runTests('search', 'built'), needsBuild: true },
  { name: 'built site', run: ['checks/run-site-checks.ts'], needsBuild: true },
]

// Visitors never see the demonstration, so a second build waits for a release; the registry is not everywhere to be asked.
if (process.argv.includes('--all')) {
  steps.push(
    { name: 'weaknesses and signatures of packages', run: ['scripts/audit-packages.mjs'], tells: true },
    { name: 'images by digest', run: ['scripts/pin-images.ts', '--check'], tells: true },
    { name: 'demonstration', run: ['checks/run-demo-checks.ts'], needsBuild: true },
  )
}

const stepsAtATime = 2

// Before anything that runs on the packages, also beside the build, which would put them in place too.
await prepareInstallation()
await rm(reportsFolder, { recursive: true, force: true })
await mkdir(reportsFolder, { recursive: true })
const startedAt = performance.now()
const brokenSteps = await runSteps()
const counts = await readReports(reportsFolder)
console.log(`\nverify took ${formatSeconds(startedAt)}`)
console.log(summarise(counts))
process.exitCode = brokenSteps > 0 || counts.failed > 0 ? 1 : 0

/** Runs the steps, two at a time, and resolves with the number of those that broke. */
async function runSteps(): Promise<number> {
  const waiting = [...steps]
  const running = new Set<Promise<void>>()
  let isBuilt = false
  let broken = 0
  for (;;) {
    while (running.size < stepsAtATime && broken === 0) {
      const next = waiting.findIndex(({ needsBuild }) => isBuilt || !needsBuild)
      const [step] = next < 0 ? [] : waiting.splice(next, 1)
      if (!step) break
      const run = runStep(step).then((holds) => {
        running.delete(run)
        if (!holds) broken += 1
        if (step.name === 'build') isBuilt = holds
      })
      running.add(run)
    }
    if (running.size === 0) return broken
    await Promise.race(running)
  }
}

/** Runs a step, prints what it said once it is over, so that two steps do not mix, and resolves with whether it held. */
async function runStep({ name, run, environment, tells }: Step): Promise<boolean> {
  const begunAt = performance.now()
  const program = spawn(process.execPath, run, {
    cwd: projectFolder,
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      FORCE_COLOR: '0',
      NODE_COMPILE_CACHE: compileCache,
      ...(process.argv.includes('--all') ? { VERIFY: 'all' } : {}),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  program.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  program.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    program.once('error', reject)
    program.once('close', resolve)
  })
  const holds = exitCode === 0
  console.log(`${holds ? '✓' : '✗'} ${name} (${formatSeconds(begunAt)})`)
  const text = Buffer.concat(output).toString('utf8').trim()
  if (!holds || tells || process.env.VERIFY_VERBOSE) console.log(text)
  return holds
}

/** A step that runs no tests and breaks (types, lint, build) counts as one failure: nothing failed is not what happened. */
function summarise({ passed, failed }: Counts): string {
  return `verify: ${passed} passed, ${Math.max(failed, brokenSteps)} failed`
}

function formatSeconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
