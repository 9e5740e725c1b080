import { mkdir, readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { languages } from '#contract/languages.ts'
import type { SearchText } from '#site/features/search/search-text.ts'
import { placeNeed } from './place-need.ts'
import { readSections } from './read-sections.ts'
import { listSearchedPages } from './searched-pages.ts'

/** Writes the text that the search of each language indexes in the browser, from the built pages, into `/search/text/`. */
export function indexPagesAfterBuild(): AstroIntegration {
  return {
    name: 'search-text',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        await mkdir(new URL('search/text/', dir), { recursive: true })
        for (const [language, { pages, needs, ...more }] of listSearchedPages()) {
          const read = pages.map(async (page) => {
            // A point of the map has no page; its result is its text.
            if (page.href.includes('?')) return { ...page, sections: [] }
            const html = await readFile(new URL(`.${page.href}.html`, dir), 'utf8')
            return { ...page, sections: readSections(html, languages[language].tag) }
          })
          const readPages = await Promise.all(read)
          const text: SearchText = { ...more, needs: needs.map((need) => placeNeed(need, readPages)), pages: readPages }
          await writeFile(new URL(`search/text/${language}.json`, dir), JSON.stringify(text))
          logger.info(`${pages.length} pages in the search of ${language}`)
        }
      },
    },
  }
}
