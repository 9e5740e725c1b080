import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import type { Guide } from '#checks/read-guide.ts'
import { servingManifest } from '#contract/serving-manifest.ts'
import type { PageId } from '#site/routes/pages.ts'
import { readSecrets } from './no-secrets.ts'

export type { PageId }

/** A built page, read and parsed. */
export interface BuiltPage {
  /** Decoded, as in the route table. */
  path: string
  language: string
  id: PageId
  alternates: Record<string, string>
  /** The path that search engines are to know the page by: its own, or that of its twin. */
  canonical: string
  isIndexed: boolean
  html: string
  root: HTMLElement
}

/** Any file that the server sends. */
export interface ServedFile {
  contentType: string
  /** What travels, in bytes: the brotli form where there is one. */
  compressedSize: number
  /** The text of what is no page and no picture; empty for anything else. */
  text: string
  /** Of pictures in pixels: what they measure. */
  dimensions?: { width: number; height: number }
}

/** A photo that an editor put into the content. */
export interface PhotoOfSite {
  kind: string
  id: string
  credit: string
  /** The licence's name. */
  licence: string
}

/** The built site as the checks see it. Paths are decoded. */
export interface BuiltSite {
  /** The origin in canonical addresses. */
  origin: string
  /** For `<html lang>`, by language of the path. */
  languageTags: Record<string, string>
  pages: BuiltPage[]
  files: Map<string, ServedFile>
  redirects: Record<string, string>
  pagesWithScript: readonly PageId[]
  photos: PhotoOfSite[]
  /** Whether examples are shown, each marked, or verified figures only. */
  evidence: 'sample' | 'verified'
  /** The mark of an example, by language. */
  sampleWords: Record<string, string>
  /** What nobody said: the words of examples of guests. */
  sampleQuotes: string[]
  partners: {
    hosts: string[]
    words: Record<string, { label: string; disclosures: string[] }>
  }
  sitemap: string
  robots: string
  /** Values of settings that no file may hold, as far as the build was given any. */
  secrets: string[]
}

const distFolder = join(import.meta.dirname, '../../dist')

/** Reads `dist/` as the last build left it. */
export async function readBuiltSite(guide: Guide): Promise<BuiltSite> {
  const manifest = servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
  // What earlier builds left behind is answered to pages that are still open, and is no part of this site.
  const ownFiles = Object.entries(manifest.files).filter(([, { file }]) => file.startsWith('site/'))
  const read = (file: string) => readFile(join(distFolder, file), 'utf8')
  const files = await Promise.all(
    ownFiles.map(async ([path, { file, contentType, encodings }]) => {
      const { size } = await stat(join(distFolder, encodings.br ?? file))
      const isText = /javascript|css|json|xml|plain/.test(contentType)
      const dimensions = /^image\/(png|jpeg)/.test(contentType) ? await measure(join(distFolder, file)) : undefined
      return [path, { contentType, compressedSize: size, text: isText ? await read(file) : '', dimensions }] as const
    }),
  )
  const pages = await Promise.all(
    guide.listAllPages().map(async ({ path, language, id, alternates, canonical, isIndexed }) => {
      const file = manifest.files[path]
      if (!file) throw new Error(`The page ${path} is in the route table and was not built.`)
      const html = await read(file.file)
      return {
        path,
        language,
        id,
        alternates,
        canonical: canonical[language],
        isIndexed,
        html,
        root: parsePage(html),
      }
    }),
  )
  return {
    origin: guide.readBuildSettings(process.env).SITE_ORIGIN,
    languageTags: Object.fromEntries(Object.entries(guide.languages).map(([key, { tag }]) => [key, tag])),
    pages,
    files: new Map(files),
    redirects: manifest.redirects,
    pagesWithScript: guide.pageIds.filter((id) => 'hasScript' in guide.pages[id]),
    photos: guide.listPhotos().map(({ kind, id, credit, licence }) => ({ kind, id, credit, licence: licence.name })),
    ...describeEvidence(guide),
    sitemap: await read('site/sitemap.xml'),
    robots: await read('site/robots.txt'),
    secrets: readSecrets(process.env),
  }
}

/** What the rules on examples and paying links compare the pages with. */
export function describeEvidence(
  guide: Guide,
): Pick<BuiltSite, 'evidence' | 'sampleWords' | 'sampleQuotes' | 'partners'> {
  const { words, quotes } = guide.describeSamples()
  return {
    evidence: guide.readBuildSettings(process.env).CONTENT_EVIDENCE,
    sampleWords: words,
    sampleQuotes: quotes,
    partners: guide.describePartners(),
  }
}

async function measure(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  return { width, height }
}

/** Parses a page with the text of its scripts and styles kept. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } })
}
