import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { close, createIndex } from 'pagefind'

/** A document as `composeDocument` makes it, and the address of its page. */
export interface IndexDocument {
  href: string
  html: string
}

/** What the guide uses of Pagefind's bundle; its ready-made interfaces are not published. */
const published =
  /^(pagefind(-worker)?\.js|pagefind-entry\.json|[\w.-]+\.pf_meta|wasm\.(?!unknown)\w+\.pagefind|(index|fragment|filter)\/.+)$/

/** Writes the search index of the documents, each in the language that it names, into a folder that is emptied before. Throws when Pagefind refuses one. */
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
