import type { Rule } from '#checks/rule.ts'
import { pathOfTwin } from '#contract/twins.ts'
import type { BuiltSite } from './built-site.ts'

/** Of the bytes of the page, both uncompressed: what a reader without eyes for layout is spared. */
const largestShare = 0.13

export const twinsAreWhole: Rule<BuiltSite> = {
  name: 'every page but the 404 page has a Markdown twin of at most 13 % of its bytes, without a link to a partner',
  findProblems({ pages, files, partners }) {
    // Switched off, for the whole site.
    if (![...files].some(([, { contentType }]) => contentType.startsWith('text/markdown'))) return []
    return pages.flatMap(({ id, path, html }) => {
      if (id === 'notFound') return []
      const file = pathOfTwin(path)
      const twin = files.get(file)?.text
      if (twin === undefined) return [{ file, fix: 'It is missing: site/markdown/write-twin.ts writes it.' }]
      const share = Buffer.byteLength(twin) / Buffer.byteLength(html)
      return [
        ...(share > largestShare
          ? [{ file, fix: `It has ${Math.round(share * 100)} % of the bytes of its page, and 13 are allowed.` }]
          : []),
        ...partners.hosts
          .filter((host) => twin.includes(`https://${host}/`) || twin.includes(`https://www.${host}/`))
          .map((host) => ({ file, fix: `It links to ${host}. What machines read carries no paying links.` })),
      ]
    })
  },
}
