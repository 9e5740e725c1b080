import type { AstroIntegration } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { definitionOf, pageIds } from '#site/routes/pages.ts'
import { refuseFaultyDefinitions } from './check-definitions.ts'

/**
 * Gives every page of `pages.ts` to its screen. Each screen is an entry of its own, so that Astro gives a page the styles and scripts of
 * the components on it and of no others.
 */
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
