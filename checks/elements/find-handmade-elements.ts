import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** What makes elements, or markup of a string, other than React. */
const makers = new Set([
  'createElement',
  'createElementNS',
  'createTextNode',
  'createContextualFragment',
  'cloneNode',
  'importNode',
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'setHTML',
  'setHTMLUnsafe',
  'parseFromString',
])

/** Where elements are made by hand on purpose. A folder ends with a slash. */
export const madeByHand: Record<string, string> = {
  'site/features/map/leaflet/': 'Leaflet draws its layers itself; React knows nothing of them.',
  'site/features/go/activities/add-partner-script.ts': 'A script runs once per element and draws nothing.',
}

/** Returns «file:line name» of every place in code that makes elements by hand. */
export function findMakers(file: string, text: string): string[] {
  return splitScripts(file, text).flatMap(({ code, firstLine }) => {
    const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest)
    const found: string[] = []
    const visit = (node: ts.Node) => {
      const name = ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : ''
      if (makers.has(name)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
        found.push(`${file}:${firstLine + line} ${name}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** Returns the scripts of a file with the lines they begin on: of an Astro file its head and its `<script>` elements. */
function splitScripts(file: string, text: string): { code: string; firstLine: number }[] {
  if (!file.endsWith('.astro')) return [{ code: text, firstLine: 1 }]
  const scripts = text.matchAll(/^---\n([\s\S]*?)\n---|<script\b[^>]*>([\s\S]*?)<\/script>/gm)
  return [...scripts].map((match) => {
    const code = match[1] ?? match[2] ?? ''
    const start = match.index + match[0].indexOf(code)
    return { code, firstLine: text.slice(0, start).split('\n').length }
  })
}

/** Returns every place in the site's code that makes elements by hand; tests and what only tests use are left out. */
export function findHandmadeElements(projectFolder: string): string[] {
  const files = globSync('site/**/*.{ts,tsx,astro}', { cwd: projectFolder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(join(projectFolder, file), 'utf8')
    return [...makers].some((name) => text.includes(name)) ? findMakers(file, text) : []
  })
}
