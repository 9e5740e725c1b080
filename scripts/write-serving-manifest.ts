import { join } from 'node:path'
import { runnerImport } from 'vite'
import { defaultLanguage, mapLanguages } from '#contract/languages.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { writeOfflineFiles } from './offline-files/write-offline-files.ts'
import { buildManifest } from './serving-manifest/build-manifest.ts'
import { writeManifest } from './serving-manifest/earlier-files.ts'
import { writeAssistant } from './write-assistant.ts'

// Runs after `astro build`: compresses the site built in a folder, `dist` or the one given, and writes its serving manifest.

const projectFolder = join(import.meta.dirname, '..')
const [distFolder = join(projectFolder, 'dist')] = process.argv.slice(2)
const settings = readBuildSettings(process.env)

// Through Vite, because the site's modules use `import.meta.glob`.
const throughBundler = { root: projectFolder, configFile: false, logLevel: 'warn' } as const
const routes = await runnerImport<typeof import('#site/page-list/redirects.ts')>(
  './site/page-list/redirects.ts',
  throughBundler,
)
const facts = await runnerImport<typeof import('#site/content/model/site-facts.ts')>(
  './site/content/model/site-facts.ts',
  throughBundler,
)
const paths = await runnerImport<typeof import('#site/routes/path-for.ts')>('./site/routes/path-for.ts', throughBundler)
const content = await runnerImport<typeof import('#site/content/model/stop-queries.ts')>(
  './site/content/model/stop-queries.ts',
  throughBundler,
)
const entries = await runnerImport<typeof import('#site/content/model/station-queries.ts')>(
  './site/content/model/station-queries.ts',
  throughBundler,
)
const redirects = routes.module.listRedirects()
const offlinePages = mapLanguages((language) => paths.module.hrefFor('offline', language))
const manifest = await buildManifest({
  distFolder,
  redirects,
  // Services that ask for a contact take a web address too.
  contact:
    facts.module.readSiteFacts().publisher.email ??
    `${settings.SITE_ORIGIN}${paths.module.hrefFor('contact', defaultLanguage)}`,
  stops: content.module.listServedStops(),
  chargingStations: entries.module.listRegisterIds(),
  tileAddress: settings.TILE_URL,
  writeLast: (files, without) => writeOfflineFiles({ distFolder, files, without, offlinePages }),
  now: Date.now(),
})
await writeAssistant(join(distFolder, 'assistant'))
await writeManifest(distFolder, manifest)
console.log(
  `The server will answer ${Object.keys(manifest.files).length} files and ${Object.keys(manifest.redirects).length} redirects.`,
)
