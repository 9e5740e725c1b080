import { join } from 'node:path'
import { runnerImport } from 'vite'

const projectFolder = join(import.meta.dirname, '..')

/** What the checks have to know of the guide's own code. */
export type Guide = typeof import('./guide.ts')

/** Loads `guide.ts` through the bundler, for which the site's modules are written (they find pictures by pattern). */
export async function readGuide(): Promise<Guide> {
  const { module } = await runnerImport<Guide>('./checks/guide.ts', {
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
  })
  return module
}
