import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { applyRules, finishChecks } from './apply-rules.ts'
import { readGuide } from './read-guide.ts'
import type { Rule } from './rule.ts'
import { type BuiltPage, type BuiltSite, describeEvidence, parsePage } from './site/built-site.ts'
import { nothingIsEmpty } from './site/nothing-is-empty.ts'
import { oneMainHeading } from './site/one-main-heading.ts'
import { disclosureComesFirst, partnerLinksAreLabelled } from './site/partner-links-are-labelled.ts'
import { verifiedShowsNoSample } from './site/samples-are-marked.ts'
import { structuredDataIsHonest } from './site/structured-data-is-honest.ts'

// Builds the guide with verified figures only into a folder of its own, and checks it. `node checks/run-verified-checks.ts`;
// `--keep` leaves the folder.

const projectFolder = join(import.meta.dirname, '..')
const outFolder = join(projectFolder, '.cache/verified-site')

type VerifiedSite = Pick<BuiltSite, 'pages' | 'evidence' | 'sampleWords' | 'sampleQuotes' | 'partners'>

const rules = [
  verifiedShowsNoSample,
  nothingIsEmpty,
  structuredDataIsHonest,
  oneMainHeading,
  partnerLinksAreLabelled,
  disclosureComesFirst,
] as Rule<VerifiedSite>[]

process.env.CONTENT_EVIDENCE = 'verified'
await build()
await finishChecks(applyRules(rules, await readSite()), 'Verified guide', 'test-results/verified-checks.json')
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
  if (exitCode !== 0) throw new Error(`The build with verified figures ended with code ${exitCode}.`)
}

async function readSite(): Promise<VerifiedSite> {
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
