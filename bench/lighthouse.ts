import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { languageKeys } from '#contract/languages.ts'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { listHeaviestPages } from './heaviest-pages.ts'
import { median } from './server/run-servers.ts'

// Runs Lighthouse for a slow phone on the heaviest page of every kind in each language; prints the worst language.
// Needs a built site, and a network, because npm fetches Lighthouse on demand. About ten seconds per page.
// `node bench/lighthouse.ts [--rounds 1] [--slowdown 4] [--kind weather …] [--language de …]`

const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const measures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const

/** What Lighthouse's own benchmark gives for a low-end phone, by the calibration of Chromium's developer tools. */
const lowEndPhone = 264

interface Report {
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }>
}

type Row = Record<(typeof categories)[number] | keyof typeof measures, number>

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    slowdown: { type: 'string', default: '4' },
    kind: { type: 'string', multiple: true, default: [] },
    language: { type: 'string', multiple: true, default: languageKeys },
  },
})
const slowdown = Number(values.slowdown)
const pages = await listHeaviestPages(values.kind, values.language)
const { executablePath, args } = await findBrowser()
const guide = await startGuide()
const rowsOf = new Map<string, Row[]>()
const machine: number[] = []
try {
  for (const { kind, path } of pages) {
    // Not indexed, which Lighthouse penalises.
    if (kind === 'notFound' || kind === 'offline') continue
    const rounds: Row[] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const report = await measureAgain(guide.url + encodeURI(path))
      rounds.push(readRow(report))
      machine.push(report.environment.benchmarkIndex)
      const failed = Object.values(report.audits).filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.5 && scoreDisplayMode === 'binary',
      )
      for (const { title } of failed) console.log(`${path}: ${title}`)
    }
    const row = Object.fromEntries(
      Object.keys(rounds[0] ?? {}).map((name) => [name, median(rounds.map((round) => round[name as keyof Row]))]),
    ) as Row
    console.log(
      `${path}: ${Object.entries(row)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    )
    rowsOf.set(kind, [...(rowsOf.get(kind) ?? []), row])
  }
} finally {
  await guide.stop()
}

const worst = (rows: Row[], name: keyof Row) =>
  (categories as readonly string[]).includes(name)
    ? Math.min(...rows.map((row) => row[name]))
    : Math.max(...rows.map((row) => row[name]))
console.log('\n| kind | performance | accessibility | best practices | SEO | FCP | LCP | CLS | TBT |')
console.log('|---|---|---|---|---|---|---|---|---|')
for (const [kind, rows] of rowsOf) {
  const scores = categories.map((name) => worst(rows, name))
  const [fcp, lcp, cls, tbt] = (['FCP', 'LCP', 'CLS', 'TBT'] as const).map((name) => worst(rows, name))
  console.log(`| ${[kind, ...scores, `${fcp} s`, `${lcp} s`, cls, `${tbt} ms`].join(' | ')} |`)
}
const index = median(machine)
console.log(
  `Benchmark index of this machine ${Math.round(index)}: slowed ${slowdown} times it is ${(index / slowdown / lowEndPhone).toFixed(2)} of a low-end phone.`,
)

function readRow({ categories: scores, audits }: Report): Row {
  const value = (name: keyof typeof measures) => audits[measures[name]]?.numericValue ?? Number.NaN
  return {
    ...(Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)])) as Row),
    FCP: Number((value('FCP') / 1000).toFixed(2)),
    LCP: Number((value('LCP') / 1000).toFixed(2)),
    CLS: Number(value('CLS').toFixed(3)),
    TBT: Math.round(value('TBT')),
  }
}

/** Retries, because Lighthouse occasionally loses a trace. */
async function measureAgain(url: string, attempts = 3): Promise<Report> {
  try {
    return await measure(url)
  } catch (error) {
    if (attempts === 1) throw error
    console.log(`${url}: once more, ${error instanceof Error ? error.message : error}`)
    return measureAgain(url, attempts - 1)
  }
}

async function measure(url: string): Promise<Report> {
  const parameters = [
    ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', '--output-path=stdout', '--no-enable-error-reporting'],
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
  ]
  const program = spawn('npm', parameters, {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  program.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const exitCode = await new Promise((resolve, reject) => program.once('error', reject).once('close', resolve))
  if (exitCode !== 0) throw new Error(`Lighthouse ended with code ${exitCode}.`)
  return JSON.parse(output) as Report
}
