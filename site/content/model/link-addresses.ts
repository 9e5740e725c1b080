import type { TokenizerAndRendererExtension } from 'marked'
import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'

const addressesSchema = z.record(
  z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,4}$/, 'must be a host as texts write it, like "entur.no"'),
  z
    .url({ protocol: /^https$/ })
    .nullable()
    .describe('Where pages lead with it; null: nowhere'),
)

/** A host with a path, or a Norwegian telephone number, that stands in a text by itself. */
const bare =
  /(?<![\p{L}\p{N}/@.:+-])(?:((?:[a-z0-9-]+\.)+[a-z]{2,4})((?:\/[\p{L}\p{N}-]+)*)|\+47(?:[ \u00a0]?\d){8})(?![\p{L}\p{N}-])/gu

interface Found {
  index: number
  raw: string
  href: string
}

function findFirst(text: string): Found | undefined {
  for (const { 0: raw, 1: host, 2: path = '', index } of text.matchAll(bare)) {
    if (host === undefined) return { index, raw, href: telephoneAddressOf(raw) }
    const known = readYaml('addresses.yaml', addressesSchema)
    const address = Object.hasOwn(known, host) ? known[host] : undefined
    if (address) return { index, raw, href: path === '' ? address : new URL(path, address).href }
  }
  return undefined
}

/** Links the addresses of `content/addresses.yaml` and telephone numbers in a text; nothing else, and not inside a link. */
export const linkAddresses: TokenizerAndRendererExtension = {
  name: 'bareAddress',
  level: 'inline',
  start: (text) => findFirst(text)?.index,
  tokenizer(text) {
    const found = this.lexer.state.inLink ? undefined : findFirst(text)
    return found?.index === 0 ? { type: 'bareAddress', raw: found.raw, href: found.href } : undefined
  },
  renderer({ raw, href }) {
    const opensTab = String(href).startsWith('https:') ? ' target="_blank" rel="noopener"' : ''
    return `<a href="${href}"${opensTab}>${raw.replaceAll(' ', '\u00a0')}</a>`
  },
}
