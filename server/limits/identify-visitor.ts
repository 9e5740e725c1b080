import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Whose word about a visitor's address counts, as Fastify takes it. */
export type Trust = boolean | string[] | ((address: string, hop: number) => boolean)

// The longest IPv6 address has 45 characters; a port or a zone may follow.
const longestAddress = 64
// The network card of a link-local address; its name is anything, and not every reader of addresses takes it.
const zone = /%.*$/s

/**
 * Returns a function that returns the visitor whose requests are counted together: an IPv4 address, or the first 64 bits of an
 * IPv6 address, since a household has all of those that share them. For requests before and behind Fastify alike.
 */
export function createIdentifyVisitor(trust: Trust): (request: IncomingMessage) => string {
  const trusts = typeof trust === 'boolean' ? () => trust : Array.isArray(trust) ? proxyAddress.compile(trust) : trust
  return (request) => {
    const { remoteAddress } = request.socket
    // Of a connection that was reset nothing is known any more; the plugin's own key throws for it.
    if (remoteAddress === undefined) return ''
    const said = proxyAddress(request, trusts)
    // Longer words are no address but the visitor's own, which a proxy passed on: kept for each visitor they would fill the memory.
    const address = (said.length > longestAddress ? remoteAddress : said).replace(zone, '')
    if (!isIPv6(address)) return address.toLowerCase()
    // An IPv4 address in the form ::ffff:192.0.2.7 is that address.
    const parsed = ipaddr.process(address)
    return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
  }
}
