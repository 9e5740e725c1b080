import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where addresses may lead: hosts by their exact name, over https; and one origin of a stand-in, which may be local and plain. */
export interface AllowedHosts {
  hosts: readonly string[]
  /** Such as `http://127.0.0.1:3103`; null outside of demos and tests. */
  standInOrigin: string | null
}

const longestAddress = 2000
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * Promises the address if it is written plainly and leads to an allowed host; else null. Plainly: what stands between the slashes
 * is the host and nothing else, so that no two readers of the address can disagree about where it leads.
 *
 * @example readAllowedAddress('https://www.expedia.com@10.0.0.1/', allowed) // => null
 */
export function readAllowedAddress(word: string, allowed: AllowedHosts): URL | null {
  // Readers of addresses differ most over backslashes, blanks and letters outside ASCII.
  if (word.length > longestAddress || /[^\x21-\x7e]|\\/.test(word)) return null
  const authority = /^https?:\/\/([^/?#]+)/i.exec(word)?.[1]?.toLowerCase()
  if (authority === undefined || !URL.canParse(word)) return null
  const address = new URL(word)
  if (address.origin === allowed.standInOrigin && authority === address.host) return address
  // Decimal and octal addresses, percent signs and user names are gone or changed after reading: the host then differs.
  const isPlain = authority === address.host || authority === `${address.host}:443`
  const isDefault = address.protocol === 'https:' && address.port === ''
  const isName = isIP(address.hostname) === 0 && !address.hostname.startsWith('[')
  return isPlain && isDefault && isName && allowed.hosts.includes(address.hostname) ? address : null
}

/**
 * Promises whether an IP address is one that anybody on the internet can have: not private, local, shared, reserved, for many
 * receivers, or an IPv4 address in disguise (6to4, Teredo, NAT64 and the like), behind which anything may be.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  // A mapped address (::ffff:10.0.0.1) is judged as what it stands for.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}
