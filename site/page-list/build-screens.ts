import type { AstroIntegration } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { definitionOf, pageIds } from '#site/routes/pages.ts'
import { refuseFaultyDefinitions } from './check-definitions.ts'

/** Injects a route per page and language. Each screen is an entry point, so that pages get only their own styles and scripts. */
export function buildScreens(): AstroIntegration {
  return {
    name: 'build-screens',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        refuseFaultyDefinitions()
        for (const id of pageIds) {
          const { paths, screen } = definitionOf(id)
          for (const language of languageKeys)
            injectRoute({
              pattern: paths[language],
              entrypoint: `./site/screens/${screen}Screen.astro`,
              prerender: true,
            })
        }
      },
    },
  }
}
