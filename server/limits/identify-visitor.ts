import type { IncomingMessage } from 'node:http'
import { isIP, SocketAddress } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** Whose word about a visitor's address counts, as Fastify takes it. */
export type Trust = boolean | string[] | ((address: string, hop: number) => boolean)

// The longest IPv6 address has 45 characters; brackets, a port or a zone may come with it.
const longestAddress = 64
// The network card of a link-local address; its name is anything, and not every reader of addresses takes it.
const zone = /%[^\]]*/s
// What comes with an address in RFC 7239, which some proxies write into this header too.
const quotes = /^"(.*)"$/s
const addressWithPort = /^(?:\d+(?:\.\d+){3}|\[[\da-f:.]+\])(?::\d+)?$/i

/**
 * Returns a function that returns the visitor whose requests are counted together: an IPv4 address, or the first 64 bits of an
 * IPv6 address, since a household has all of those that share them. Ports do not count: each connection has another one. Where a
 * trusted proxy names no address (`unknown`, `_hidden`, nonsense), that proxy counts. For requests before and behind Fastify alike.
 */
export function createIdentifyVisitor(trust: Trust): (request: IncomingMessage) => string {
  const trusts = typeof trust === 'boolean' ? () => trust : Array.isArray(trust) ? proxyAddress.compile(trust) : trust
  return (request) => {
    const { remoteAddress } = request.socket
    // Of a connection that was reset nothing is known any more; the plugin's own key throws for it.
    if (remoteAddress === undefined) return ''
    let visitor = readAddress(remoteAddress) ?? remoteAddress
    // The nearest first. It cannot be left to the package: to it, a proxy that is named with its port is one that nobody trusts.
    const further = proxyAddress.all(request).slice(1)
    for (const [hop, named] of further.entries()) {
      if (!trusts(visitor, hop)) break
      const address = readAddress(named)
      if (address === null) break
      visitor = address
    }
    if (isIP(visitor) !== 6) return visitor
    // An IPv4 address in the form ::ffff:192.0.2.7 is that address.
    const parsed = ipaddr.process(visitor)
    return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString()
  }
}

/** Returns the address in what a proxy wrote, without brackets, port and zone; null where there is none. */
function readAddress(words: string): string | null {
  // Longer words are no address but the visitor's own, which a proxy passed on: kept for each visitor they would fill the memory.
  if (words.length > longestAddress) return null
  const word = words.replace(quotes, '$1').replace(zone, '').trim()
  if (isIP(word) !== 0) return word
  // Node's reader takes whatever may stand in the host of a URL, such as «7», «0x7f.1» or «somebody@192.0.2.7».
  if (!addressWithPort.test(word) || SocketAddress.parse(word) === undefined) return null
  // What stood there and not as Node writes it: it takes `::1:0` for an IPv4 address, `::0.1.0.0`.
  const [address = ''] = /[\da-f:.]+(?=\])|^[\d.]+/i.exec(word) ?? []
  return isIP(address) === 0 ? null : address
}
