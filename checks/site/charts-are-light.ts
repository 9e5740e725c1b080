import { brotliCompressSync } from 'node:zlib'
import type { Rule } from '#checks/rule.ts'
import type { BuiltSite } from './built-site.ts'
import { exceed } from './page-weight.ts'

/** Bytes, compressed on its own: a chart comes with its page, and nobody has asked for it. */
const mostBytes = 9_000

/** Every chart that is drawn within a page from the guide's own map, and the overview with the file that lies under it. */
export const chartsAreLight: Rule<BuiltSite> = {
  name: 'no small map weighs more than 9 KB',
  findProblems: ({ pages, files }) =>
    pages.flatMap(({ path, root }) =>
      root.querySelectorAll('.coast-chart, .locator, .overview-chart').flatMap((chart) => {
        const file = chart.querySelector('img')?.getAttribute('src') ?? ''
        const bytes = brotliCompressSync(chart.outerHTML).length + (files.get(file)?.compressedSize ?? 0)
        return exceed(path, bytes, mostBytes, 'bytes in a small map')
      }),
    ),
}
