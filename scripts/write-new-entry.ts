import { join } from 'node:path'
import { runnerImport } from 'vite'
import { NotWritten, writeEntry } from './new-entry/write-entry.ts'

// `npm run new -- <kind> <id>`: writes the files of a new entry, with every field explained.

const projectFolder = join(import.meta.dirname, '..')
const [kind, id] = process.argv.slice(2)
const { module: site } = await runnerImport<typeof import('#site/content/model/schemas-of-kinds.ts')>(
  './site/content/model/schemas-of-kinds.ts',
  { root: projectFolder, configFile: false, logLevel: 'warn' },
)

try {
  const files = writeEntry(join(projectFolder, 'content'), site.describeKinds(), kind, id)
  console.log(
    `Written:\n${files.map((file) => `  ${file}`).join('\n')}\nFill them in; npm run check:content says what is missing.`,
  )
} catch (error) {
  if (!(error instanceof NotWritten)) throw error
  console.error(error.message)
  process.exitCode = 1
}
