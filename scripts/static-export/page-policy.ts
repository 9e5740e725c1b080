import { splitPolicy } from './header-rules.ts'

/**
 * Returns a page with its content security policy in a meta element, before anything it applies to; header-only directives are
 * left out. Throws when the page does not begin with its encoding, which has to come first.
 */
export function putPolicyIntoPage(html: string, policy: string): string {
  const encoding = /^(?:(?!<(?:script|style|link)\b)[\s\S]){0,600}?<meta charset="utf-8"\s*\/?>/i.exec(html)?.[0]
  if (encoding === undefined) throw new Error('A page has to begin with its encoding: <meta charset="utf-8">.')
  const { inPage } = splitPolicy(policy)
  if (inPage.includes('"')) throw new Error('The policy of a page cannot be written into it.')
  return `${encoding}<meta http-equiv="content-security-policy" content="${inPage}">${html.slice(encoding.length)}`
}
