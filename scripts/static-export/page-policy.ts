import { splitPolicy } from './header-rules.ts'

/**
 * Promises a page that carries its content security policy itself, before anything the policy is about, for a host that has no
 * room for a rule for each page. What only a header can say is left out. Throws when the page does not name its encoding
 * first, after which the policy has to stand.
 */
export function putPolicyIntoPage(html: string, policy: string): string {
  const encoding = /^(?:(?!<(?:script|style|link)\b)[\s\S]){0,600}?<meta charset="utf-8"\s*\/?>/i.exec(html)?.[0]
  if (encoding === undefined) throw new Error('A page has to begin with its encoding: <meta charset="utf-8">.')
  const { inPage } = splitPolicy(policy)
  if (inPage.includes('"')) throw new Error('The policy of a page cannot be written into it.')
  return `${encoding}<meta http-equiv="content-security-policy" content="${inPage}">${html.slice(encoding.length)}`
}
