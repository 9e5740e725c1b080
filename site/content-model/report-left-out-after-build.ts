import type { AstroIntegration } from 'astro'
import { listLeftOut, showsSamples } from './evidence.ts'

/** Returns the build report of left-out figures: the number, then a line per file with its fields. */
export function formatLeftOut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return 'No example was left out.'
  const fieldsOf = Map.groupBy(leftOut, (where) => where.split(': ')[0] ?? where)
  const lines = [...fieldsOf].map(
    ([file, all]) => `  ${file}: ${all.map((where) => where.split(': ')[1] ?? '').join(', ')}`,
  )
  const figures = leftOut.length === 1 ? '1 example' : `${leftOut.length} examples`
  return [`Left out because only verified figures are shown: ${figures}.`, ...lines].join('\n')
}

/** Reports which examples a build with CONTENT_EVIDENCE=verified has left out. */
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
