import { join } from 'node:path'
import { build } from 'vite'

/** Bundles a fixture of this folder into one script, for what no page of the guide shows yet. */
export async function bundleFixture(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, file), formats: ['es'], fileName: 'fixture' },
    },
  })
  const [result] = [output].flat()
  if (!result || !('output' in result)) throw new Error(`Nothing was built from ${file}.`)
  return result.output[0].code
}
