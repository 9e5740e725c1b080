import type { Rule } from '#checks/rule.ts'
import { clickPartners } from '#contract/outbound-clicks.ts'
import type { BuiltSite } from './built-site.ts'
import { exceed } from './page-weight.ts'

// For a correct click report, every paying link is counted; pages without one need no script.

const countingAddress = '/api/outbound-clicks'
const budget = 1000

/** Returns the scripts that count clicks (site/ui/count-clicks-behaviour.ts). */
export function listClickCounters(files: BuiltSite['files']): string[] {
  return [...files]
    .filter(([, { contentType, text }]) => /javascript/.test(contentType) && text.includes(countingAddress))
    .map(([path]) => path)
}

export const clicksAreCounted: Rule<Pick<BuiltSite, 'pages' | 'files'>> = {
  name: 'a page carries the script that counts clicks exactly when it has a paying link, and each link names its partner',
  findProblems({ pages, files }) {
    const counters = listClickCounters(files)
    return pages.flatMap((page) => {
      const links = page.root.querySelectorAll('a[rel~="sponsored"]')
      const counts = page.root
        .querySelectorAll('script[src]')
        .some((script) => counters.includes(script.getAttribute('src') ?? ''))
      return [
        ...(links.length > 0 && !counts
          ? [
              {
                file: page.path,
                fix: 'It has a paying link and does not count clicks. See site/layout/PageLayout.astro.',
              },
            ]
          : []),
        ...(links.length === 0 && counts
          ? [{ file: page.path, fix: 'It counts clicks and has no paying link. See site/layout/PageLayout.astro.' }]
          : []),
        ...links
          .filter((link) => !clickPartners.some((partner) => partner === link.getAttribute('data-partner')))
          .map((link) => ({
            file: page.path,
            fix: `${link.getAttribute('href')} has no data-partner, so nobody counts it. Use PartnerButton of site/ui.`,
          })),
      ]
    })
  },
}

export const clickCounterIsTiny: Rule<Pick<BuiltSite, 'files'>> = {
  name: 'what counts clicks is one file of at most 1 KB that imports nothing',
  findProblems({ files }) {
    const counters = listClickCounters(files)
    return [
      ...(counters.length > 1 ? [{ file: counters.join(', '), fix: 'Several files count clicks. Keep one.' }] : []),
      ...counters.flatMap((file) => {
        const { text = '', compressedSize = 0 } = files.get(file) ?? {}
        if (/\bimport\b/.test(text)) return [{ file, fix: 'It imports another file. Let it stand alone.' }]
        return exceed(file, compressedSize, budget)
      }),
    ]
  },
}
