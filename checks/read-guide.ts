import { join } from 'node:path'
import { runnerImport } from 'vite'

const projectFolder = join(import.meta.dirname, '..')

export type Guide = typeof import('./guide.ts')

/** Loads `guide.ts` through Vite, because the site's modules use `import.meta.glob`. */
export async function readGuide(): Promise<Guide> {
  const { module } = await runnerImport<Guide>('./checks/guide.ts', {
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
  })
  return module
}
