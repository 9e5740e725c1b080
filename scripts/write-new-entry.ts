import { join } from 'node:path'
import { runnerImport } from 'vite'
import { NotWritten, writeEntry } from './new-entry/write-entry.ts'

// `npm run new -- <kind> <id>`: the files of a new entry, with every field explained.

const projectFolder = join(import.meta.dirname, '..')
const [kind, id] = process.argv.slice(2)
const { module: site } = await runnerImport<typeof import('#site/editorial/schemas-of-kinds.ts')>(
  './site/editorial/schemas-of-kinds.ts',
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
