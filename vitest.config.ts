import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of the test files: those about faults first, which wait for processes to start, end and find each other again. Begun
 * last, one of them would keep the whole run waiting.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/faults[./]/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const root = import.meta.dirname
/**
 * Minutes of processes that are killed and replaced, of days of faults, and of a second compiler: run by `npm run verify:all`, or by
 * name. On every change server/store/faults.test.ts and server/cache/ cover the same faults, one level below (docs/decisions/proof.md).
 */
const slow = [
  'bench/faults/broken-server.test.ts',
  'bench/faults/cold-visitors.test.ts',
  'bench/faults/rolling-restart.test.ts',
  'bench/faults/upstreams.test.ts',
  'checks/languages/add-a-language.test.ts',
  'server/services/hotels/many-visitors.test.ts',
  'server/services/weather/many-visitors.test.ts',
]
const isNamed = (file: string) => process.argv.some((word) => word.includes(file.split('/').at(-1) ?? file))
const files = globSync(
  '{site,pictures,server,stubs,contract,scripts,checks,bench,e2e,desk,update,yaml}/**/*.test.{ts,tsx}',
  {
    cwd: root,
  },
).filter((file) => process.env.VERIFY === 'all' || !slow.includes(file) || isNamed(file))

/**
 * How a test file is run. Most share a process with others of their kind, so that what they all import is loaded once: they
 * take half as long. One that puts other modules in the place of ours has a process of its own. Those of `built` read `dist/`; all
 * others run without it, beside the build.
 */
function kindOf(file: string): 'shared' | 'documents' | 'alone' | 'databases' | 'built' {
  if (file.startsWith('checks/search/')) return 'built'
  const text = readFileSync(`${root}/${file}`, 'utf8')
  if (text.includes('testing/databases.ts')) return 'databases'
  if (/\bvi\.(?:mock|doMock|resetModules)\(/.test(text)) return 'alone'
  return text.startsWith('// @vitest-environment') ? 'documents' : 'shared'
}

const byKind = Object.groupBy(files, kindOf)

function project(name: keyof typeof byKind, settings: TestProjectInlineConfiguration['test']) {
  return { extends: true as const, test: { name, include: byKind[name] ?? [], ...settings } }
}

export default defineConfig({
  test: {
    // A test that needs a browser's document says so in its first line: `// @vitest-environment happy-dom`.
    environment: 'node',
    // Times on pages are those of Lofoten wherever the tests run; a test that forgets it must fail at home too.
    env: { TZ: 'America/St_Johns' },
    // The map takes Leaflet's source files (leaflet-source.d.ts), which a bundler understands and Node does not.
    server: { deps: { inline: ['leaflet'] } },
    // A whole year of sun takes its time on a busy machine; the limit is against tests that hang, not slow ones.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // On two cores Vitest would use one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      project('databases', {
        isolate: false,
        globalSetup: 'server/testing/share-databases.ts',
        setupFiles: 'scripts/verify/leave-no-trace.ts',
      }),
      project('alone', { setupFiles: 'scripts/verify/watch-documents.ts' }),
      project('documents', {
        isolate: false,
        setupFiles: ['scripts/verify/leave-no-trace.ts', 'scripts/verify/watch-documents.ts'],
      }),
      project('built', {}),
      project('shared', { isolate: false, setupFiles: 'scripts/verify/leave-no-trace.ts' }),
    ],
  },
})
