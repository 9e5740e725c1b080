import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongSetting } from '#contract/read-settings.ts'
import { readSettings } from '#server/settings.ts'
import { CannotExport, exportSite } from './static-export/export-site.ts'
import { type StaticHostName, staticHosts } from './static-export/hosts.ts'

// Exports the built site for a static host: `npm run export:static -- --host netlify --api https://live.guide.example` writes
// dist/static/netlify. `--api` is the origin of the guide's server; without it the owner has to route /api, /functions and
// /rest (docs/deploy.md).

const distFolder = join(import.meta.dirname, '../dist')

try {
  const { host, api } = readArguments()
  const target = join(distFolder, 'static', host)
  const { files, headerRules, redirects } = await exportSite({
    distFolder,
    target,
    hostName: host,
    api,
    settings: readSettings(process.env),
  })
  console.log(
    `dist/static/${host} has ${files} files, ${headerRules} rules in _headers and ${redirects} lines in _redirects.`,
  )
} catch (error) {
  if (!(error instanceof CannotExport || error instanceof WrongSetting)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments(): { host: StaticHostName; api: string | null } {
  const names = Object.keys(staticHosts)
  try {
    const { values } = parseArgs({ options: { host: { type: 'string' }, api: { type: 'string' } } })
    const { host = '', api = null } = values
    const isOrigin = api === null || (URL.canParse(api) && /^https?:/.test(api) && new URL(api).origin === api)
    if (Object.hasOwn(staticHosts, host) && isOrigin) return { host: host as StaticHostName, api }
  } catch {
    // An unknown option; the usage is below.
  }
  throw new CannotExport(
    `Say for whom: npm run export:static -- --host <${names.join(' | ')}> [--api https://live.guide.example]`,
  )
}
