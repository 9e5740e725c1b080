import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'

const projectFolder = join(import.meta.dirname, '..')

/**
 * Writes what `/mcp` answers from into a folder: `guide.json`, what the guide knows, and `assistant.mjs`, how it is asked, bundled from
 * the site's own modules, which the server does not import (docs/decisions/machines.md).
 */
export async function writeAssistant(folder: string): Promise<void> {
  const { module } = await runnerImport<typeof import('#site/assistant/describe-guide.ts')>(
    './site/assistant/describe-guide.ts',
    { root: projectFolder, configFile: false, logLevel: 'warn' },
  )
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'guide.json'), JSON.stringify(module.describeGuide()))
  await build({
    root: projectFolder,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: 'site/assistant/create-assistant.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'assistant.mjs', codeSplitting: false } },
    },
  })
}
