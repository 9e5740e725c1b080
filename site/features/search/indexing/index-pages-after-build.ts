import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { languages } from '#contract/languages.ts'
import { composeDocument } from './compose-document.ts'
import { listSearchedPages } from './searched-pages.ts'
import { type IndexDocument, writeIndex } from './write-index.ts'

/** Builds the search index of all languages from the built pages, into `/pagefind/`. */
export function indexPagesAfterBuild(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const begunAt = performance.now()
        const documents: IndexDocument[] = []
        for (const [language, pages] of listSearchedPages()) {
          for (const page of pages) {
            // A point of the map has no page; its result is its text.
            const html = page.href.includes('?')
              ? `<main><p>${escapeText(page.description)}</p></main>`
              : await readFile(new URL(`.${page.href}.html`, dir), 'utf8')
            documents.push({ href: page.href, html: composeDocument(page, html, languages[language].tag) })
          }
        }
        const { files } = await writeIndex(documents, fileURLToPath(new URL('pagefind', dir)))
        const milliseconds = Math.round(performance.now() - begunAt)
        logger.info(`${documents.length} pages in the search index, ${files} files, in ${milliseconds} ms`)
      },
    },
  }
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
