import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import sharp from 'sharp'
import type { Guide } from '#checks/read-guide.ts'
import { servingManifest } from '#contract/serving-manifest.ts'
import { secretSettingNames } from '#contract/settings.ts'
import type { PageId } from '#site/routes/pages.ts'

export type { PageId }

export interface BuiltPage {
  /** Decoded, as in the route table. */
  path: string
  language: string
  id: PageId
  alternates: Record<string, string>
  /** The path of its canonical address. */
  canonical: string
  isIndexed: boolean
  html: string
  root: HTMLElement
}

export interface ServedFile {
  contentType: string
  /** Transferred bytes: the brotli form, if there is one. */
  compressedSize: number
  /** Empty for pages and pictures. */
  text: string
  /** Of pictures, in pixels. */
  dimensions?: { width: number; height: number }
}

export interface PhotoOfSite {
  kind: string
  id: string
  credit: string
  licence: string
}

/** A page that shows accepted facts of an open register: what stands on it, and where it must link to. */
export interface OpenDataDuty {
  path: string
  words: string
  link?: string | undefined
}

/** The built site for the checks. Paths are decoded. */
export interface BuiltSite {
  origin: string
  /** By language. */
  languageTags: Record<string, string>
  pages: BuiltPage[]
  files: Map<string, ServedFile>
  redirects: Record<string, string>
  pagesWithScript: readonly PageId[]
  photos: PhotoOfSite[]
  /** Pages with accepted facts of open registers. */
  openData: OpenDataDuty[]
  /** Whether samples are shown, or verified figures only. */
  evidence: 'sample' | 'verified'
  /** The mark of a sample, by language. */
  sampleWords: Record<string, string>
  sampleQuotes: string[]
  partners: {
    hosts: string[]
    words: Record<string, { label: string; disclosures: string[] }>
  }
  sitemap: string
  robots: string
  /** Secret values of the build's environment. */
  secrets: string[]
}

const distFolder = join(import.meta.dirname, '../../dist')

/** Reads `dist/`. */
export async function readBuiltSite(guide: Guide): Promise<BuiltSite> {
  const manifest = servingManifest.parse(JSON.parse(await readFile(join(distFolder, 'serving.json'), 'utf8')))
  // Files of earlier builds are not part of this site.
  const ownFiles = Object.entries(manifest.files).filter(([, { file }]) => file.startsWith('site/'))
  const read = (file: string) => readFile(join(distFolder, file), 'utf8')
  const files = await Promise.all(
    ownFiles.map(async ([path, { file, contentType, encodings }]) => {
      const { size } = await stat(join(distFolder, encodings.br ?? file))
      const isText = /javascript|css|json|xml|plain|markdown/.test(contentType)
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
    openData: guide.listOpenData(),
    ...describeEvidence(guide),
    sitemap: await read('site/sitemap.xml'),
    robots: await read('site/robots.txt'),
    secrets: readSecrets(process.env),
  }
}

/** Returns the data for the rules on samples and paying links. */
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

/** Parses a page, keeping the text of scripts and styles. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } })
}

/** Secret settings, and the contact, which is personal data; no file may name them. */
export const secretNames = [...secretSettingNames, 'MET_CONTACT']

/** Returns the secret values in an environment; short ones would match anywhere. */
export function readSecrets(environment: Record<string, string | undefined>): string[] {
  return secretNames.flatMap((name) => environment[name] ?? []).filter((value) => value.length >= 8)
}
