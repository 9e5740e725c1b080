import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Lockfile } from '#checks/lockfile/missing-platform-packages.ts'
import { type Language, mapLanguages } from '#contract/languages.ts'
import { isDraftArticle } from '#site/content/files/read-yaml.ts'

export interface TextFile {
  /** Relative to the project. */
  path: string
  text: string
}

export interface WrittenTexts {
  /** The messages; empty for a missing file. */
  messages: Record<Language, Record<string, string>>
  /** The code of the site without tests. */
  siteCode: TextFile[]
  /** Without draft articles, which may be unfinished. */
  content: TextFile[]
  /** All hand-written text files. */
  project: TextFile[]
  lockfile: Lockfile
}

const projectFolder = join(import.meta.dirname, '../..')
const leftOut = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.astro',
  '.cache',
  'test-results',
  'package-lock.json',
])
const textEndings = /\.(ts|tsx|mjs|astro|css|json|jsonc|yaml|md|html|svg|txt)$/

export function readWrittenTexts(): WrittenTexts {
  const project = listTextFiles(projectFolder).map((file) => ({
    path: relative(projectFolder, file).replaceAll('\\', '/'),
    text: readFileSync(file, 'utf8'),
  }))
  return {
    messages: mapLanguages((language) =>
      JSON.parse(project.find(({ path }) => path === `site/i18n/messages/${language}.json`)?.text ?? '{}'),
    ),
    siteCode: project.filter(({ path }) => /^site\/.*\.(ts|tsx|astro)$/.test(path) && !/\.test\.tsx?$/.test(path)),
    content: withoutDrafts(project.filter(({ path }) => path.startsWith('content/'))),
    project,
    lockfile: JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as Lockfile,
  }
}

/** Returns the files of content that pages are made from: drafts of articles are left out, folder by folder. */
export function withoutDrafts(content: readonly TextFile[]): TextFile[] {
  const drafts = content.flatMap(({ path, text }) => {
    const folder = /^(content\/articles\/[^/]+\/)facts\.yaml$/.exec(path)?.[1]
    return folder && isDraftArticle(text) ? [folder] : []
  })
  return content.filter(({ path }) => !drafts.some((folder) => path.startsWith(folder)))
}

function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (leftOut.has(item.name)) return []
    const path = join(folder, item.name)
    if (item.isDirectory()) return listTextFiles(path)
    return textEndings.test(item.name) ? [path] : []
  })
}

/** Returns the line number of an index in a text, counted from 1. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
