import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'

/** An import between two files, as paths relative to the project. */
export interface Import {
  from: string
  to: string
}

/** Sibling folders that import each other in a cycle. */
export interface FolderCycle {
  /** «site: layout, search» */
  name: string
  imports: Import[]
}

const folders = 'bench,checks,contract,e2e,scripts,server,site,stubs'

/** Returns every import between files of the project, type imports included. Tests are left out: nothing depends on them. */
export function listImports(projectFolder: string): Import[] {
  const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs,astro}`, { cwd: projectFolder }).filter(
    (file) => !/\.(?:test|spec)\.tsx?$|^checks\/imports\/fixture\//.test(file),
  )
  const known = new Set(files)
  return files.flatMap((from) =>
    listSpecifiers(from, readFileSync(join(projectFolder, from), 'utf8'))
      .map((specifier) => ({ from, to: resolve(from, specifier.replace(/\?.*$/, '')) }))
      .filter(({ to }) => known.has(to)),
  )
}

function listSpecifiers(file: string, text: string): string[] {
  const scripts = /^---\n([\s\S]*?)\n---|<script\b[^>]*>([\s\S]*?)<\/script>/gm
  const code = file.endsWith('.astro')
    ? [...text.matchAll(scripts)].map(([, head, script]) => head ?? script).join('\n')
    : text
  return ts.preProcessFile(code).importedFiles.map(({ fileName }) => fileName)
}

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(from), specifier)
}

/** Returns the import cycles among sibling folders of each level: the project, `site/`, `site/features/` and so on. */
export function findFolderCycles(imports: readonly Import[]): FolderCycle[] {
  const levels = new Map<string, (Import & { one: string; other: string })[]>()
  for (const each of imports) {
    const [from, to] = [each.from.split('/'), each.to.split('/')]
    const shared = from.findIndex((part, index) => part !== to[index])
    const [one, other] = [from[shared], to[shared]]
    // A file directly in the folder of this level is no sibling folder.
    if (!one || !other || shared >= from.length - 1 || shared >= to.length - 1) continue
    const level = from.slice(0, shared).join('/')
    levels.set(level, [...(levels.get(level) ?? []), { ...each, one, other }])
  }
  return [...levels].flatMap(([level, edges]) =>
    groupByCycle(edges).map((members) => ({
      name: `${level || 'the project'}: ${members.join(', ')}`,
      imports: edges
        .filter(({ one, other }) => members.includes(one) && members.includes(other))
        .map(({ from, to }) => ({ from, to })),
    })),
  )
}

/** Returns the sets of folders that can reach each other. */
function groupByCycle(edges: readonly { one: string; other: string }[]): string[][] {
  const reached = (start: string) => {
    const found = new Set<string>()
    const waiting = [start]
    for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
      for (const { one, other } of edges) {
        if (one !== folder || found.has(other)) continue
        found.add(other)
        waiting.push(other)
      }
    }
    return found
  }
  const reachedFrom = new Map([...new Set(edges.map(({ one }) => one))].sort().map((one) => [one, reached(one)]))
  const isMutual = (one: string, other: string) => reachedFrom.get(one)?.has(other) && reachedFrom.get(other)?.has(one)
  const groups = [...reachedFrom.keys()].map((one) => [...reachedFrom.keys()].filter((other) => isMutual(one, other)))
  return [...new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(), group])).values()]
}
