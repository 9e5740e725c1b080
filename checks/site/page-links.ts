import type { HTMLElement } from 'node-html-parser'
import type { BuiltPage, BuiltSite } from './built-site.ts'

export interface InternalLink {
  element: HTMLElement
  /** As written. */
  address: string
  /** Decoded. */
  path: string
  /** Percent-encoded, as requested. */
  askedPath: string
  /** Decoded, without `#`. */
  fragment: string
}

const addressAttributes: Record<string, string[]> = {
  a: ['href'],
  link: ['href'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  script: ['src'],
  form: ['action'],
  video: ['src', 'poster'],
  iframe: ['src'],
  'astro-island': ['component-url', 'renderer-url'],
}

export function listAddresses(root: HTMLElement): { element: HTMLElement; attribute: string; address: string }[] {
  return Object.entries(addressAttributes).flatMap(([tag, attributes]) =>
    root.querySelectorAll(tag).flatMap((element) =>
      attributes.flatMap((attribute) => {
        const value = element.getAttribute(attribute)
        if (value === undefined) return []
        const addresses =
          attribute === 'srcset' ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value]
        return addresses.map((address) => ({ element, attribute, address }))
      }),
    ),
  )
}

/** Returns the links of a page within the guide; invalid ones are left to `linksLeadSomewhere`. */
export function listInternalLinks(page: BuiltPage, { origin }: Pick<BuiltSite, 'origin'>): InternalLink[] {
  const base = new URL(encodeURI(page.path), origin)
  return listAddresses(page.root).flatMap(({ element, address }) => {
    if (!URL.canParse(address, base)) return []
    const url = new URL(address, base)
    if (url.origin !== origin) return []
    const [path, fragment] = [decode(url.pathname), decode(url.hash.slice(1))]
    if (path === undefined || fragment === undefined) return []
    return [{ element, address, path, askedPath: url.pathname, fragment }]
  })
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns whether a host is a partner's host or a subdomain of one. */
export function isPartnerHost(hostname: string, partnerHosts: readonly string[]): boolean {
  return partnerHosts.some((host) => hostname === host || hostname.endsWith(`.${host.replace(/^www\./, '')}`))
}
