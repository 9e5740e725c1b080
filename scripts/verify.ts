import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareInstallation } from './setup/prepare.mjs'
import { type Counts, readReports } from './verify/count-tests.ts'

// Everything that CI checks: `npm run verify`. The steps of a stage run side by side, for two cores; the first stage with
// a broken step is the last.

const projectFolder = join(import.meta.dirname, '..')
// Tests start dozens of servers; each takes half as long when another one's code is there already translated.
const compileCache = join(projectFolder, '.cache/node')
const reportsFolder = join(projectFolder, 'test-results')

interface Step {
  name: string
  /** Parameters for the Node that runs this. */
  run: string[]
}

const stages: Step[][] = [
  [
    {
      // It knows pages and everything else that TypeScript's own `tsc` checks.
      name: 'types',
      run: ['node_modules/@astrojs/check/bin/astro-check.js', '--minimumFailingSeverity', 'warning'],
    },
    { name: 'lint', run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'] },
    { name: 'unused code', run: ['node_modules/knip/bin/knip.js', '--no-progress'] },
    { name: 'content', run: ['checks/run-content-checks.ts'] },
    { name: 'build', run: ['scripts/build.mjs'] },
  ],
  [
    {
      name: 'unit and server tests',
      run: [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=json',
        '--outputFile.json=test-results/unit.json',
      ],
    },
    { name: 'built site', run: ['checks/run-site-checks.ts'] },
    { name: 'verified guide', run: ['checks/run-verified-checks.ts'] },
  ],
  [{ name: 'journeys in a browser', run: ['node_modules/@playwright/test/cli.js', 'test'] }],
]

const stepsAtATime = 2

// Before anything that runs on the packages, also beside the build, which would put them in place too.
await prepareInstallation()
await rm(reportsFolder, { recursive: true, force: true })
await mkdir(reportsFolder, { recursive: true })
const startedAt = performance.now()
let brokenSteps = 0
for (const stage of stages) {
  brokenSteps = await runStage(stage)
  if (brokenSteps > 0) break
}
const counts = await readReports(reportsFolder)
console.log(`\nverify took ${describeSeconds(startedAt)}`)
console.log(summarise(counts))
process.exitCode = brokenSteps > 0 || counts.failed > 0 ? 1 : 0

/** Runs the steps of a stage, as many at a time as there is room for, and gives the number of those that broke. */
async function runStage(stage: Step[]): Promise<number> {
  const queue = stage.values()
  let broken = 0
  async function workOff(): Promise<void> {
    for (const step of queue) if (!(await runStep(step))) broken += 1
  }
  await Promise.all(Array.from({ length: stepsAtATime }, workOff))
  return broken
}

/** Runs a step, prints what it said once it is over, so that two steps do not mix, and tells whether it held. */
async function runStep({ name, run }: Step): Promise<boolean> {
  const begunAt = performance.now()
  const program = spawn(process.execPath, run, {
    cwd: projectFolder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', NODE_COMPILE_CACHE: compileCache },
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
  console.log(`${holds ? '✓' : '✗'} ${name} (${describeSeconds(begunAt)})`)
  const text = Buffer.concat(output).toString('utf8').trim()
  if (!holds || process.env.VERIFY_VERBOSE) console.log(text)
  return holds
}

/** A step that runs no tests and breaks (types, lint, build) counts as one failure: nothing failed is not what happened. */
function summarise({ passed, failed }: Counts): string {
  return `verify: ${passed} passed, ${Math.max(failed, brokenSteps)} failed`
}

function describeSeconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
