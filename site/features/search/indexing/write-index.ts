import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex } from 'pagefind'

export interface IndexDocument {
  href: string
  html: string
}

/** The files of Pagefind that the guide uses, without its user interfaces. */
const published =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|[\w.-]+\.pf_meta|wasm\.(?!unknown)\w+\.pagefind|(index|fragment|filter)\/.+)$/

/** Writes the search index of documents into an emptied folder. Throws when Pagefind refuses one. */
export async function writeIndex(documents: readonly IndexDocument[], folder: string): Promise<{ files: number }> {
  const { index, errors } = await createIndex({})
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(', ')}`)
  try {
    for (const { href, html } of documents) {
      refuse(href, (await index.addHTMLFile({ url: href, content: html })).errors)
    }
    const written = await index.getFiles()
    refuse('The index', written.errors)
    const files = written.files.filter(({ path }) => published.test(path))
    await rm(folder, { recursive: true, force: true })
    for (const { path, content } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    return { files: files.length }
  } finally {
    await close()
  }
}

function refuse(what: string, errors: string[]): void {
  if (errors.length > 0) throw new Error(`${what} cannot be searched: ${errors.join(', ')}`)
}
