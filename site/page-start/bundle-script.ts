import { join } from 'node:path'
import { build } from 'vite'

declare global {
  /** The result of `bundlePageStart`, defined by the bundler (astro.config.ts). */
  const pageStartScript: string
}

const projectFolder = join(import.meta.dirname, '../..')

/** Resolves with a browser script and its imports as one minified classic script. `entry` is relative to the project. */
export async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(projectFolder, entry), output: { format: 'iife' } },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) => ('output' in each ? each.output : []))
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error(`${entry} is not bundled into one file.`)
  return script.code
}

/** Resolves with page-start.ts as it is inlined into the head of every page. */
export async function bundlePageStart(): Promise<string> {
  return (await bundleScript('site/page-start/page-start.ts')).trim()
}
