import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readGuide } from './read-guide.ts'
import { applyRules, finishChecks, type Rule } from './rule.ts'
import { type BuiltPage, type BuiltSite, describeEvidence, parsePage } from './site/built-site.ts'
import { disclosureComesFirst, partnerLinksAreLabelled } from './site/partner-links-are-labelled.ts'
import { demoSaysSo, samplesAreMarked } from './site/samples-are-marked.ts'
import { nothingIsEmpty, oneMainHeading } from './site/structure.ts'
import { structuredDataIsHonest } from './site/structured-data-is-honest.ts'

// Builds the demonstration, which shows examples too, into a folder of its own, and checks it. `node checks/run-demo-checks.ts`;
// `--keep` leaves the folder.

const projectFolder = join(import.meta.dirname, '..')
const outFolder = join(projectFolder, '.cache/demo-site')

type DemoSite = Pick<BuiltSite, 'pages' | 'evidence' | 'sampleWords' | 'sampleQuotes' | 'partners'>

const rules = [
  demoSaysSo,
  samplesAreMarked,
  nothingIsEmpty,
  structuredDataIsHonest,
  oneMainHeading,
  partnerLinksAreLabelled,
  disclosureComesFirst,
] as Rule<DemoSite>[]

process.env.CONTENT_EVIDENCE = 'sample'
await build()
await finishChecks(applyRules(rules, await readSite()), 'Demonstration', 'test-results/demo-checks.json')
if (!process.argv.includes('--keep')) await rm(outFolder, { recursive: true, force: true })

async function build(): Promise<void> {
  const program = spawn(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--silent', '--outDir', outFolder],
    { cwd: projectFolder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }, stdio: 'inherit' },
  )
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    program.once('error', reject)
    program.once('close', resolve)
  })
  if (exitCode !== 0) throw new Error(`The build of the demonstration ended with code ${exitCode}.`)
}

async function readSite(): Promise<DemoSite> {
  const guide = await readGuide()
  const pages = await Promise.all(
    guide.listAllPages().map(async ({ path, language, id, alternates, canonical, isIndexed }): Promise<BuiltPage> => {
      const html = await readFile(join(outFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
      const root = parsePage(html)
      return { path, language, id, alternates, canonical: canonical[language], isIndexed, html, root }
    }),
  )
  return { pages, ...describeEvidence(guide) }
}
