import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const schemas = { gpx: ['gpx.xsd'], kml: ['ogckml22.xsd', 'atom-author-link.xsd', 'xAL.xsd'] } as const

function readSchema(fileName: string) {
  return { fileName, contents: readFileSync(join(folder, fileName), 'utf8') }
}

/** Resolves with the schema errors of files, one line each; empty for valid files. */
export async function findSchemaFaults(format: keyof typeof schemas, files: readonly string[]): Promise<string[]> {
  const [schema, ...imported] = schemas[format]
  const { errors } = await validateXML({
    xml: files.map((contents, index) => ({ fileName: `${index}.${format}`, contents })),
    schema: [readSchema(schema)],
    preload: imported.map(readSchema),
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
