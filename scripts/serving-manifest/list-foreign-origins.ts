import { parse } from 'node-html-parser'

/** No characters with a meaning in a policy, like `;` or `*`. */
const plainOrigin = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/

/**
 * Returns the origins that a page may load from after a click (`data-foreign-origins`), each once. Throws for anything but a
 * plain https origin, which would open the page’s content security policy too far.
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
