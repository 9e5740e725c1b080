import type { AstroIntegration } from 'astro'
import { listLeftOut, showsSamples } from './evidence.ts'

/** The list of left-out figures as the build prints it: how many, then a line for each file with its fields. */
export function describeLeftOut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return 'No example was left out.'
  const fieldsOf = Map.groupBy(leftOut, (where) => where.split(': ')[0] ?? where)
  const lines = [...fieldsOf].map(
    ([file, all]) => `  ${file}: ${all.map((where) => where.split(': ')[1] ?? '').join(', ')}`,
  )
  const figures = leftOut.length === 1 ? '1 example' : `${leftOut.length} examples`
  return [`Left out because only verified figures are shown: ${figures}.`, ...lines].join('\n')
}

/** Tells at the end of a build with CONTENT_EVIDENCE=verified which examples are not on its pages, and where they stand. */
export function tellLeftOutAfterBuild(): AstroIntegration {
  return {
    name: 'left-out-figures',
    hooks: {
      'astro:build:done': () => {
        // Not through Astro's logger: the build runs silently, and this has to be read.
        if (!showsSamples()) console.log(describeLeftOut(listLeftOut()))
      },
    },
  }
}
