import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FolderCycle, findFolderCycles, listImports } from './find-folder-cycles.ts'

// Cycles between files are found by the linter (noImportCycles in biome.jsonc).

function describeCycle({ name, imports }: FolderCycle): string {
  return [
    `${name} import each other. Move what both need to where neither knows the other, or hand it over as a parameter:`,
    ...imports.map(({ from, to }) => `  ${from} imports ${to}`),
  ].join('\n')
}

describe('folders beside each other', () => {
  const imports = listImports(join(import.meta.dirname, '../..'))
  const cycles = findFolderCycles(imports)

  it('do not import each other', () => {
    expect(imports.length).toBeGreaterThan(2000)
    expect(cycles.map(describeCycle)).toEqual([])
  })
})

describe('findFolderCycles', () => {
  const namesOf = (...pairs: [from: string, to: string][]) =>
    findFolderCycles(pairs.map(([from, to]) => ({ from, to }))).map(({ name }) => name)

  it('finds two folders that import each other, deep inside too', () => {
    expect(
      namesOf(
        ['server/store/a.ts', 'server/services/clicks/b.ts'],
        ['server/services/clicks/deep/c.ts', 'server/store/d.ts'],
      ),
    ).toEqual(['server: services, store'])
    expect(namesOf(['checks/a/b.ts', 'scripts/c.ts'], ['scripts/d.ts', 'checks/e.ts'])).toEqual([
      'the project: checks, scripts',
    ])
  })

  it('finds a longer way round, with the imports that make it', () => {
    const round = [
      { from: 'site/a/1.ts', to: 'site/b/1.ts' },
      { from: 'site/b/2.ts', to: 'site/c/1.ts' },
      { from: 'site/c/1.ts', to: 'site/a/2.ts' },
    ]
    const beside = { from: 'site/screens/1.ts', to: 'site/a/1.ts' }
    expect(findFolderCycles([...round, beside])).toEqual([{ name: 'site: a, b, c', imports: round }])
  })

  it('leaves alone what goes one way, stays inside a folder, or goes between a folder and the files above it', () => {
    expect(namesOf(['site/a/1.ts', 'site/b/1.ts'], ['site/a/1.ts', 'site/c/1.ts'])).toEqual([])
    expect(namesOf(['site/a/1.ts', 'site/a/2.ts'], ['site/a/2.ts', 'site/a/1.ts'])).toEqual([])
    expect(namesOf(['site/map/1.ts', 'site/map/leaflet/2.ts'], ['site/map/leaflet/2.ts', 'site/map/3.ts'])).toEqual([])
  })
})

it('the crawling of hotel pages is imported by nothing but the process that was asked for it, and the example app of tests', () => {
  const imports = listImports(join(import.meta.dirname, '../..'))
  const from = imports
    .filter(
      (each) => each.to.startsWith('server/services/crawling/') && !each.from.startsWith('server/services/crawling/'),
    )
    .map((each) => each.from)
  expect([...new Set(from)].sort()).toEqual(['server/main.ts', 'server/testing/example-app.ts'])
})
