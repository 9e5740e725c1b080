import type { AstroIntegration } from 'astro'
import { translator } from '#site/i18n/translate.ts'
import { listLeftOut, showsSamples } from './evidence.ts'
import { listMissing } from './publisher.ts'
import { type Publisher, readSiteFacts } from './site-facts.ts'

/** Returns the build report of left-out figures, of which `leftOut` names file and field. */
export function formatLeftOut(leftOut: readonly string[]): string {
  const files = new Set(leftOut.map((where) => where.split(': ')[0]))
  if (files.size === 0) return 'No example was left out.'
  return `Left out: ${leftOut.length} examples of figures and quotes in ${files.size} files. \`npm run demo\` shows them.`
}

/** Returns what the law wants said of the publisher and `content/site.yaml` does not say; undefined when all is said. */
export function formatMissingPublisher(publisher: Publisher): string | undefined {
  const missing = listMissing(publisher)
  if (missing.length === 0) return undefined
  const names = missing.map((key) => translator('en')(key)).join(', ')
  return `Imprint and contact page lack the publisher: ${names}. Fill it in with \`npm run desk\`, under Settings.`
}

/** Reports how many examples a build has left out, and what it cannot say of its publisher. */
export function reportLeftOutAfterBuild(): AstroIntegration {
  return {
    name: 'left-out-figures',
    hooks: {
      'astro:build:done': () => {
        // Not through Astro's logger, which is silent in a build.
        if (!showsSamples()) console.log(formatLeftOut(listLeftOut()))
        const missing = formatMissingPublisher(readSiteFacts().publisher)
        if (missing) console.log(missing)
      },
    },
  }
}
