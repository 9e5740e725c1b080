import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { pagesWithState } from '#checks/site/fragment-states.ts'
import { languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { servingManifest } from '#contract/serving-manifest.ts'
import { pages as pagesOfGuide } from '#site/routes/pages.ts'
import type { CrawledSite } from './crawl-site.ts'

export interface BuiltSiteOnDisk {
  site: CrawledSite
  /** Milliseconds since 1970. */
  builtAt: number
  /** Contact for the hosts we request. */
  contact: string
}

/** There is no complete built site; the message is a sentence for the owner. */
export class SiteCannotBeRead extends Error {
  override name = 'SiteCannotBeRead'
}

const entrances = languageKeys.map((language) => pathPrefixOf(language) || '/')

/** Resolves with the built site in a folder. Throws `SiteCannotBeRead`. */
export async function readCrawledSite(distFolder: string, partnerHosts: readonly string[]): Promise<BuiltSiteOnDisk> {
  const manifestFile = join(distFolder, 'serving.json')
  if (!existsSync(manifestFile)) {
    throw new SiteCannotBeRead('The site has not been built here: run «npm run build» first.')
  }
  const manifest = servingManifest.safeParse(JSON.parse(await readFile(manifestFile, 'utf8')))
  if (!manifest.success)
    throw new SiteCannotBeRead('The built site is from another version: run «npm run build» again.')
  const { files, redirects, notFoundPages, contact } = manifest.data
  const isPage = ({ contentType }: { contentType: string }) => contentType.startsWith('text/html')
  const pages = await Promise.all(
    Object.entries(files)
      .filter(([, file]) => isPage(file))
      .map(async ([path, { file }]) => [path, parse(await readFile(join(distFolder, file), 'utf8'))] as const),
  )
  const home = new Map(pages).get('/')
  const canonical = home?.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  if (!URL.canParse(canonical)) throw new SiteCannotBeRead('The built home page does not say what its address is.')
  const unknown = new Set(Object.values(notFoundPages))
  return {
    site: {
      origin: new URL(canonical).origin,
      pages: new Map(pages),
      files: new Set(Object.keys(files).filter((path) => !unknown.has(path))),
      unknownPages: unknown,
      redirects,
      entrances: entrances.filter((path) => path in files),
      pagesWithState: new Map(
        pagesWithState.flatMap((id) => Object.values(pagesOfGuide[id].paths).map((path) => [path, id])),
      ),
      partnerHosts,
    },
    builtAt: (await stat(manifestFile)).mtimeMs,
    contact,
  }
}
