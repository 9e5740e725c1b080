import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyProject, multiplyContent } from './scaling/multiply-content.ts'

// Builds copies of the project with multiplied content from scratch and prints pages per second and peak memory.
// `node bench/build-scaling.ts --times 1,10`; --keep keeps copies, --pages-only skips share pictures and search index.

const projectFolder = join(import.meta.dirname, '..')
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '1,10' },
    keep: { type: 'boolean', default: false },
    'pages-only': { type: 'boolean', default: false },
  },
})

interface Measured {
  seconds: number
  /** Processor time, including child processes. */
  cpuSeconds: number
  /** Peak resident memory including child processes, in MiB. */
  peak: number
  output: string
}

const pollMilliseconds = 100
const ticksPerSecond = 100

/** Returns resident memory in MiB and processor time in seconds of a process tree, from /proc. */
function readProcesses(root: number): { memory: number; cpuSeconds: number } {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The program name is in brackets and may contain spaces.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number)
        return [
          {
            id: Number(name),
            parent: fields[1] ?? 0,
            ticks: (fields[11] ?? 0) + (fields[12] ?? 0),
            pages: fields[21] ?? 0,
          },
        ]
      } catch {
        return []
      }
    })
  const family = new Set([root])
  for (let before = 0; before !== family.size; ) {
    before = family.size
    for (const { id, parent } of stats) if (family.has(parent)) family.add(id)
  }
  const own = stats.filter(({ id }) => family.has(id))
  return {
    memory: own.reduce((sum, { pages }) => sum + (pages * 4096) / 2 ** 20, 0),
    cpuSeconds: own.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond,
  }
}

/** Runs a program to its end and measures it. Throws with its output when it fails. */
async function measure(folder: string, parameters: string[]): Promise<Measured> {
  const begunAt = performance.now()
  const program = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  program.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  program.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  let peak = 0
  let cpuSeconds = 0
  const poll = setInterval(() => {
    const now = readProcesses(program.pid ?? 0)
    peak = Math.max(peak, now.memory)
    cpuSeconds = Math.max(cpuSeconds, now.cpuSeconds)
  }, pollMilliseconds)
  const exitCode = await new Promise((resolve) => program.once('close', resolve))
  clearInterval(poll)
  const output = Buffer.concat(chunks).toString('utf8')
  if (process.env.BENCH_VERBOSE) console.error(output.slice(-3000))
  if (exitCode !== 0) throw new Error(`${parameters.join(' ')} failed in ${folder}:\n${output.slice(-4000)}`)
  return { seconds: (performance.now() - begunAt) / 1000, cpuSeconds, peak, output }
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.html')).length
}

/** Removes share pictures and search index from a copy's build. */
async function buildPagesOnly(folder: string): Promise<void> {
  const file = join(folder, 'astro.config.ts')
  const lines = readFileSync(file, 'utf8').split('\n')
  const others = /^ *(?:drawSharePicturesAfterBuild|indexPagesAfterBuild)\(\),$/
  await writeFile(file, lines.filter((line) => !others.test(line)).join('\n'))
}

/** Returns the durations that the build prints. */
function describeParts(output: string): string[] {
  return [...output.matchAll(/(\d+ share pictures|\d+ pages in the search index).* in (\d+) ms/g)].map(
    ([, part, milliseconds]) => `${part} ${(Number(milliseconds) / 1000).toFixed(1)} s`,
  )
}

for (const times of values.times.split(',').map(Number)) {
  const folder = await mkdtemp(join(tmpdir(), `lofoten-build-${times}-`))
  try {
    await copyProject(projectFolder, folder)
    await multiplyContent(join(folder, 'content'), times)
    await symlink(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
    if (values['pages-only']) await buildPagesOnly(folder)
    const drawing = await measure(folder, ['scripts/draw-pictures.ts'])
    const building = await measure(folder, ['node_modules/astro/bin/astro.mjs', 'build'])
    const pages = countPages(join(folder, 'dist/site'))
    console.log(
      [
        `${times}×: ${pages} pages`,
        `drawings ${drawing.seconds.toFixed(1)} s`,
        `build ${building.seconds.toFixed(1)} s (processor ${building.cpuSeconds.toFixed(1)} s)`,
        `${(pages / building.seconds).toFixed(1)} pages/s`,
        `${((1000 * building.cpuSeconds) / pages).toFixed(1)} ms of processor a page`,
        `peak ${Math.round(building.peak)} MiB`,
        ...describeParts(building.output),
      ].join(', '),
    )
  } finally {
    if (values.keep) console.log(`kept: ${folder}`)
    else await rm(folder, { recursive: true, force: true })
  }
}
