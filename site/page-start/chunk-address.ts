import { relative } from 'node:path'
import type { Plugin } from 'vite'

const suffix = '?chunk-address'
/** In development: a page without islands lacks what the plugin of React starts them with. */
const started = '?chunk-start'

/**
 * `import address from './part.tsx?chunk-address'` gives the address of a script of its own, for `pageStart.importWhole`. Other than with
 * `?worker&url`, it shares React and other modules with the pages' islands, so that visitors fetch them once; other than with `import()`,
 * the script that names it stays free of the bundler's helper.
 */
export function addressChunks(): Plugin {
  const ours = new Set<string>()
  return {
    name: 'chunk-address',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return undefined
      const file = await this.resolve(source.slice(0, -suffix.length), importer)
      return file && `${file.id}${suffix}`
    },
    load(id) {
      if (id.endsWith(started))
        return `import '@vitejs/plugin-react/preamble'\nimport ${JSON.stringify(id.slice(0, -started.length))}`
      if (!id.endsWith(suffix)) return undefined
      const file = id.slice(0, -suffix.length)
      if (this.environment.mode === 'dev')
        return `export default ${JSON.stringify(`/${relative(this.environment.config.root, file)}${started}`)}`
      const chunk = this.emitFile({ type: 'chunk', id: file })
      ours.add(chunk)
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
    // A path from the root, as in pages, which listNamedFiles finds.
    resolveFileUrl: ({ referenceId, fileName }) => (ours.has(referenceId) ? JSON.stringify(`/${fileName}`) : undefined),
  }
}
