import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { findHandmadeElements, findMakers, madeByHand } from './find-handmade-elements.ts'

describe('what makes elements by hand is found', () => {
  test.each([
    ['document.createElement("p")', 'createElement'],
    ['document.createElementNS(svg, "rect")', 'createElementNS'],
    ['list.innerHTML = "<li>"', 'innerHTML'],
    ['list["innerHTML"] = "<li>"', 'innerHTML'],
    ['list.outerHTML = row', 'outerHTML'],
    ['list.insertAdjacentHTML("beforeend", row)', 'insertAdjacentHTML'],
    ['const { createElement } = document', 'createElement'],
    ['template.content.cloneNode(true)', 'cloneNode'],
    ['document.importNode(template.content, true)', 'importNode'],
    ['range.createContextualFragment(row)', 'createContextualFragment'],
    ['new DOMParser().parseFromString(row, "text/html")', 'parseFromString'],
    ['list.setHTMLUnsafe(row)', 'setHTMLUnsafe'],
    ['document.createTextNode("a")', 'createTextNode'],
  ])('%s', (code, name) => {
    expect(findMakers('site/x-behaviour.ts', `const a = 1\n${code}\n`)).toEqual([`site/x-behaviour.ts:2 ${name}`])
  })

  it('in the head and the scripts of an Astro file', () => {
    const text = '---\nconst a = 1\n---\n<p>createElement</p>\n<script>\n  document.createElement("p")\n</script>\n'
    expect(findMakers('site/screens/X.astro', text)).toEqual(['site/screens/X.astro:6 createElement'])
  })

  test.each([
    '// no createElement here',
    'show(<p>never innerHTML</p>)',
    'const a = "do not call createElement"',
    '<RichText dangerouslySetInnerHTML={{ __html: html }} />',
    'list.append(row); list.replaceChildren(); row.textContent = "a"; row.hidden = true',
  ])('and nothing in: %s', (code) => {
    expect(findMakers('site/X.tsx', code)).toEqual([])
  })
})

describe('React draws whatever the browser draws', () => {
  const found = findHandmadeElements(join(import.meta.dirname, '../..'))
  const exceptions = Object.keys(madeByHand)

  it('and nothing else makes elements: make it a component (docs/architecture.md)', () => {
    expect(found.filter((place) => !exceptions.some((path) => place.startsWith(path)))).toEqual([])
  })

  it.each(exceptions)('%s is an exception for a reason that still stands; else take it off the list', (path) => {
    expect(found.filter((place) => place.startsWith(path))).not.toEqual([])
  })
})

describe('what fails in the browser says so', () => {
  const projectFolder = join(import.meta.dirname, '../..')
  const islands = globSync('site/**/*.astro', { cwd: projectFolder }).flatMap((screen) => {
    const text = readFileSync(join(projectFolder, screen), 'utf8')
    return [...text.matchAll(/<(\w+)\s[^<]*?client:/g)].map(([, name = '']) => {
      const [, file = ''] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#([^']+)'`).exec(text) ?? []
      return [name, file] as const
    })
  })

  it.each(islands)(
    'the outermost component of the island %s is a boundary (site/ui/IslandBoundary.tsx)',
    (name, file) => {
      const code = readFileSync(join(projectFolder, file), 'utf8')
      const own = code.slice(code.indexOf(`export function ${name}(`))
      expect(/return \(\s*<(\w+)/.exec(own)?.[1]).toBe('IslandBoundary')
    },
  )
})
