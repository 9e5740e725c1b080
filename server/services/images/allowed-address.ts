import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Allowed destinations: hosts by exact name over https, and a stand-in's origin, which may be local plain http. */
export interface AllowedHosts {
  hosts: readonly string[]
  /** Such as `http://127.0.0.1:3103`; null outside demos and tests. */
  standInOrigin: string | null
}

const longestAddress = 2000
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Returns the URL if it leads to an allowed host and is written so plainly that all URL parsers agree; else null.
 * @example readAllowedAddress('https://www.expedia.com@10.0.0.1/', allowed) // => null
 */
export function readAllowedAddress(word: string, allowed: AllowedHosts): URL | null {
  // URL parsers differ most over backslashes, white space and non-ASCII letters.
  if (word.length > longestAddress || /[^\x21-\x7e]|\\/.test(word)) return null
  const authority = /^https?:\/\/([^/?#]+)/i.exec(word)?.[1]?.toLowerCase()
  if (authority === undefined || !URL.canParse(word)) return null
  const address = new URL(word)
  if (address.origin === allowed.standInOrigin && authority === address.host) return address
  // Decimal or octal IPs, percent-encoding and user info change during parsing, so the host differs.
  const isPlain = authority === address.host || authority === `${address.host}:443`
  const isDefault = address.protocol === 'https:' && address.port === ''
  const isName = isIP(address.hostname) === 0 && !address.hostname.startsWith('[')
  return isPlain && isDefault && isName && allowed.hosts.includes(address.hostname) ? address : null
}

/** Whether an IP is public: not private, reserved or multicast, and no IPv4 in disguise (6to4, Teredo, NAT64). */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  // A mapped address (::ffff:10.0.0.1) counts as the IPv4 address.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}
