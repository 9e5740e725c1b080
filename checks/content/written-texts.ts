import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Language, mapLanguages } from '#contract/languages.ts'
import type { Lockfile } from '#scripts/lockfile/missing-platform-packages.ts'

export interface TextFile {
  /** Relative to the project. */
  path: string
  text: string
}

/** Everything that people wrote, as the content checks see it. */
export interface WrittenTexts {
  /** The interface's words; none for a language whose file is missing. */
  messages: Record<Language, Record<string, string>>
  /** The code of the site without its tests. */
  siteCode: TextFile[]
  /** All of `content/`. */
  content: TextFile[]
  /** Every text file of the project that people write. */
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

/** Reads the files of the project that the content checks look at. */
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
    content: project.filter(({ path }) => path.startsWith('content/')),
    project,
    lockfile: JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as Lockfile,
  }
}

function listTextFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (leftOut.has(item.name)) return []
    const path = join(folder, item.name)
    if (item.isDirectory()) return listTextFiles(path)
    return textEndings.test(item.name) ? [path] : []
  })
}

/** The number of the line in which a place in a text stands, counted from 1. */
export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
