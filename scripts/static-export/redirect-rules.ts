import { livePaths } from '#contract/live-paths.ts'
import type { ServingManifest } from '#contract/serving-manifest.ts'
import { canonicalAddress } from '#server/http/pages/resolve-path.ts'

interface RedirectRulesInput {
  manifest: Pick<ServingManifest, 'redirects' | 'notFoundPages'>
  /** Whether the host can rewrite, not only redirect. */
  canRewrite: boolean
  /** The origin of the guide's server, for proxied requests. */
  api: string | null
}

/** Returns the text of a `_redirects` file: redirects and, where supported, live paths and 404 pages. */
export function writeRedirectRules({ manifest, canRewrite, api }: RedirectRulesInput): string {
  const redirects = Object.entries(manifest.redirects).map(
    ([from, to]) => `${canonicalAddress(from)} ${canonicalAddress(to)} 301`,
  )
  const live = canRewrite && api !== null ? livePaths.map((path) => `${path}* ${api}${path}:splat 200`) : []
  // /404.html is found without a rule.
  const notFound = canRewrite
    ? Object.values(manifest.notFoundPages)
        .filter((page) => page !== '/404')
        .map((page) => `${page.replace(/404$/, '')}* ${page}.html 404`)
    : []
  return [...redirects, ...live, ...notFound].join('\n').concat('\n')
}
