import { spawn } from 'node:child_process'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'

// Prints what Lighthouse measures on a slow phone, page by page. Needs a built site (`npm run build`) and, the first time, a
// network: Lighthouse is fetched by npm when it is asked for, since nothing else needs its hundred packages.
// `node bench/lighthouse.ts [path …]`

const lighthouse = 'lighthouse@13.5.0'
const usualPaths = ['/', '/steder-a-besoke/reine', '/reiseinfo/vaer']
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = { LCP: 'largest-contentful-paint', CLS: 'cumulative-layout-shift', TBT: 'total-blocking-time' }

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; displayValue?: string; title: string }>
}

const paths = process.argv.length > 2 ? process.argv.slice(2) : usualPaths
const { executablePath, args } = await findBrowser()
const guide = await startGuide()
const rows: Record<string, Record<string, number | string>> = {}
try {
  for (const path of paths) {
    const report = await measure(guide.url + path)
    rows[path] = {
      ...Object.fromEntries(categories.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)])),
      ...Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, report.audits[id]?.displayValue ?? ''])),
    }
    const failed = Object.values(report.audits).filter(({ score }) => score !== null && score < 0.5)
    for (const { title } of failed) console.log(`${path}: ${title}`)
  }
} finally {
  await guide.stop()
}
console.table(rows)

async function measure(url: string): Promise<Report> {
  const parameters = [
    ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', '--output-path=stdout', '--no-enable-error-reporting'],
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
