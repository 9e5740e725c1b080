import type { AstroIntegration } from 'astro'
import { listLeftOut, showsSamples } from './evidence.ts'

/** Returns the build report of left-out figures, of which `leftOut` names file and field. */
export function formatLeftOut(leftOut: readonly string[]): string {
  const files = new Set(leftOut.map((where) => where.split(': ')[0]))
  if (files.size === 0) return 'No example was left out.'
  return `Left out: ${leftOut.length} examples of figures and quotes in ${files.size} files. \`npm run demo\` shows them.`
}

/** Reports how many examples a build has left out. */
export function reportLeftOutAfterBuild(): AstroIntegration {
  return {
    name: 'left-out-figures',
    hooks: {
      'astro:build:done': () => {
        // Not through Astro's logger, which is silent in a build.
        if (!showsSamples()) console.log(formatLeftOut(listLeftOut()))
      },
    },
  }
}
