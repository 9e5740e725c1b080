import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

// The rule is in biome.jsonc. `fixture/` is laid out like the project, with mostly forbidden imports.

const projectFolder = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'imports-'))

const rules = ['style/noRestrictedImports', 'suspicious/noImportCycles']

interface Report {
  diagnostics: { category: string; message: string; location: { path: string; start: { line: number } } }[]
}

/** Lints the fixture with the project's rules; returns the lines with a forbidden import. */
function findForbiddenImports(): string[] {
  cpSync(join(import.meta.dirname, 'fixture'), folder, { recursive: true })
  cpSync(join(projectFolder, 'biome.jsonc'), join(folder, 'biome.jsonc'))
  const only = rules.map((rule) => `--only=${rule}`)
  const parameters = ['lint', '--reporter=json', '--vcs-enabled=false', ...only, '.']
  const biome = join(projectFolder, 'node_modules/@biomejs/biome/bin/biome')
  let output: string
  try {
    output = execFileSync(process.execPath, [biome, ...parameters], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    output = (error as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(output) as Report
  return diagnostics
    .filter(({ category }) => rules.some((rule) => category === `lint/${rule}`))
    .map(({ location }) => `${location.path}:${location.start.line}`)
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('import directions', () => {
  const forbidden = findForbiddenImports()

  it.each([
    ['site → server', 'site/ui/Icon.tsx:1'],
    ['site → stubs', 'site/ui/Icon.tsx:2'],
    ['the rest of the site → a feature', 'site/ui/Icon.tsx:3'],
    ['anything → ../', 'site/ui/Icon.tsx:4'],
    ['the rest of the site → the drawing library', 'site/ui/Icon.tsx:5'],
    ['site → the desk', 'site/ui/Icon.tsx:6'],
    ['server → the desk', 'server/services/weather/weather-service.ts:5'],
    ['a feature → server', 'site/features/weather/WeatherCard.tsx:1'],
    ['a feature → the inside of another', 'site/features/weather/WeatherCard.tsx:2'],
    ['the values of a trip → its page', 'site/features/trip/plan/plan.ts:1'],
    ['the values of a trip → React', 'site/features/trip/plan/plan.ts:2'],
    ['the layout → the inside of a feature', 'site/layout/Header.tsx:2'],
    ['a feature → the drawing library', 'site/features/weather/WeatherCard.tsx:3'],
    ['site/content/pictures → server', 'site/content/pictures/read-pictures.ts:3'],
    ['the drawing library → site', 'pictures/places/reine.ts:1'],
    ['the drawing library → server', 'pictures/places/reine.ts:3'],
    ['a screen → server', 'site/screens/WeatherScreen.astro:2'],
    ['the script of a screen → server', 'site/screens/WeatherScreen.astro:6'],
    ['server → site', 'server/services/weather/weather-service.ts:1'],
    ['server → stubs', 'server/services/weather/weather-service.ts:2'],
    ['a service → upstream', 'server/services/weather/weather-service.ts:3'],
    ['server → the drawing library', 'server/services/weather/weather-service.ts:4'],
    ['build-app → upstream, by a short way', 'server/app.ts:1'],
    ['contract → site', 'contract/weather.ts:1'],
    ['contract → server', 'contract/weather.ts:2'],
    ['contract → the drawing library', 'contract/weather.ts:3'],
    ['stubs → server', 'stubs/start-met-stub.ts:1'],
    ['stubs → the drawing library', 'stubs/start-met-stub.ts:2'],
    ['a file → one that needs it', 'server/http/pages/load-page.ts:1'],
    ['a file → the types of one that needs it', 'server/http/pages/send-page.ts:1'],
  ])('forbid %s', (_, place) => {
    expect(forbidden).toContain(place)
  })

  it('allow everything else', () => {
    expect(forbidden).toHaveLength(30)
  })
})
