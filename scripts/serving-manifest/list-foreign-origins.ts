import { parse } from 'node-html-parser'

/** Nothing that has a meaning of its own in a policy, like `;` or `*`. */
const plainOrigin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/

/**
 * The origins that a page may load from after a click, as its gates name them (`data-foreign-origins`), each once. Throws for
 * one that is no plain https origin: it would open the page’s content security policy further than meant.
 */
export function listForeignOrigins(html: string): string[] {
  const named = parse(html)
    .querySelectorAll('[data-foreign-origins]')
    .flatMap((gate) => (gate.getAttribute('data-foreign-origins') ?? '').split(/\s+/).filter(Boolean))
  for (const origin of named) {
    if (!plainOrigin.test(origin))
      throw new Error(`"${origin}" is no origin like https://www.partner.com. Correct it in content/partners.yaml.`)
  }
  return [...new Set(named)]
}
