import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

// Documents link to each other and code names them by path; a file that is renamed or merged takes no mention along.

const projectFolder = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8')
const folders = '{bench,checks,contract,deploy,docs,e2e,pictures,scripts,server,site,stubs}'
const documents = [...list('*.md'), ...list(`${folders}/**/*.md`)]
const code = [
  ...list(`${folders}/**/*.{ts,tsx,mjs,astro,css,conf,service}`),
  ...list('content/**/*.yaml'),
  ...list('{Dockerfile,*.{ts,yaml}}'),
]

function list(pattern: string): string[] {
  return globSync(pattern, { cwd: projectFolder }).map((path) => path.replaceAll('\\', '/'))
}

/** Returns the anchors of a document's headings, as GitHub makes them. */
function listAnchors(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns what a link from a document leads to that is not there. */
function findFault(path: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : normalize(join(dirname(path), file)).replaceAll('\\', '/')
  if (!existsSync(join(projectFolder, target))) return `${path}: ${target} is not there`
  if (anchor && !listAnchors(target).includes(anchor)) return `${path}: ${target} has no heading #${anchor}`
  return undefined
}

test('every link between documents leads to a file and a heading', () => {
  expect(documents.length).toBeGreaterThan(20)
  const faults = documents.flatMap((path) => {
    const text = read(path).replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    return [...text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)].map(([, link = '']) => findFault(path, link))
  })
  expect(faults.filter(Boolean)).toEqual([])
})

test('every document that code and content name is there', () => {
  const named = code.flatMap((path) =>
    [...read(path).matchAll(/\b(?:docs|bench)\/[\w/-]+\.md\b/g)].map(([document]) => ({ path, document })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ document }) => !existsSync(join(projectFolder, document)))).toEqual([])
})
