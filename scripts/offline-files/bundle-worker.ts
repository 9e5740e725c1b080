import { join } from 'node:path'
import { build } from 'vite'
import type { Language } from '#contract/languages.ts'

const projectFolder = join(import.meta.dirname, '../..')

/** Promises the worker that serves pages without a network, as one classic script. `offlinePages` is what it shows for a page it does not have. */
export async function bundleWorker(offlinePages: Record<Language, string>): Promise<string> {
  const result = await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    define: {
      offlinePages: JSON.stringify(offlinePages),
      // Whatever was loaded through the bundler before: Workbox’s words for developers would double the worker.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(projectFolder, 'site/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const [worker] = outputs
  if (outputs.length !== 1 || worker?.type !== 'chunk') throw new Error('The worker is not bundled into one file.')
  return worker.code
}
