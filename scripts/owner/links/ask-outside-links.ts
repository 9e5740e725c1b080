import { setTimeout as wait } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import { isPartnerHost } from '#checks/site/page-links.ts'

export interface HostAnswer {
  status: number
  /** The target of a redirect, as written. */
  location: string | null
  /** Empty unless requested, as for robots.txt. */
  text: string
}

export type NoAnswer = 'no such host' | 'no connection' | 'too slow' | 'no valid certificate'

export class HostSaysNothing extends Error {
  override name = 'HostSaysNothing'
  readonly reason: NoAnswer

  constructor(reason: NoAnswer, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Resolves with the response to a request, or rejects with `HostSaysNothing`. */
export type AskHost = (address: string, method: 'HEAD' | 'GET', wantsText?: boolean) => Promise<HostAnswer>

export type OutsideResult = { address: string } & (
  | { kind: 'answered'; status: number; finalAddress: string; isPermanent: boolean }
  | { kind: 'silent'; reason: NoAnswer; finalAddress: string }
  /** A partner's link, forbidden by robots.txt, a local address, a redirect loop, or out of time. */
  | { kind: 'unasked'; reason: 'partner' | 'robots' | 'local' | 'circle' | 'time' }
)

interface AskingParts {
  ask: AskHost
  /** Sent with requests; its first word is our name in robots.txt. */
  userAgent: string
  partnerHosts: readonly string[]
  /** No new requests after it. */
  timeLimitMs: number
  /** Between two requests to one host. */
  pauseMs?: number
  hostsAtOnce?: number
  /** Monotonic milliseconds. */
  clock?: () => number
}

const mostRedirects = 5

/**
 * Resolves with a result per address. Requests to one host are sequential with pauses; partners (redirects included) and what
 * robots.txt forbids are never requested. Does not throw for failures of a host.
 */
export async function askOutsideLinks(addresses: readonly string[], parts: AskingParts): Promise<OutsideResult[]> {
  const { ask, userAgent, partnerHosts, timeLimitMs, pauseMs = 1000, hostsAtOnce = 8 } = parts
  const { clock = () => performance.now() } = parts
  const endsAt = clock() + timeLimitMs
  const turns = new Map<string, Promise<unknown>>()
  const rules = new Map<string, Promise<(address: string) => boolean>>()
  const limit = createLimit(hostsAtOnce)

  /** Runs sequentially per host, with a limited number of hosts in parallel. */
  function inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(host) ?? Promise.resolve()
    const mine = before.then(() => limit(work))
    // No pause after the end, because nothing is requested any more.
    const pause = () => (clock() < endsAt ? wait(pauseMs) : undefined)
    turns.set(host, mine.then(pause, pause))
    return mine
  }

  function askInTurn(address: URL, method: 'HEAD' | 'GET', wantsText = false): Promise<HostAnswer | null> {
    return inTurn(address.host, async () => (clock() >= endsAt ? null : ask(address.href, method, wantsText)))
  }

  async function readRules(origin: string): Promise<(address: string) => boolean> {
    const address = `${origin}/robots.txt`
    const answer = await askInTurn(new URL(address), 'GET', true)
    if (answer?.status !== 200) return () => true
    const robots = robotsParser(address, answer.text)
    return (page) => robots.isAllowed(page, userAgent) !== false
  }

  async function mayAsk(address: URL): Promise<boolean> {
    const reading = rules.get(address.origin) ?? readRules(address.origin)
    rules.set(address.origin, reading)
    return (await reading)(address.href)
  }

  async function askWhole(address: URL): Promise<HostAnswer | null> {
    const head = await askInTurn(address, 'HEAD')
    // Many servers do not support HEAD, or answer it with 404.
    return head && head.status >= 400 && head.status !== 429 ? askInTurn(address, 'GET') : head
  }

  async function follow(first: string): Promise<OutsideResult> {
    let address = new URL(first)
    let isPermanent = true
    const unasked = (reason: Extract<OutsideResult, { kind: 'unasked' }>['reason']): OutsideResult => ({
      address: first,
      kind: 'unasked',
      reason,
    })
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (isPartnerHost(address.hostname, partnerHosts)) return unasked('partner')
      if (!isPublicName(address)) return unasked('local')
      try {
        if (!(await mayAsk(address))) return unasked('robots')
        const answer = await askWhole(address)
        if (!answer) return unasked('time')
        const { status, location } = answer
        const isRedirect = status >= 300 && status < 400 && location !== null && URL.canParse(location, address)
        if (!isRedirect) return { address: first, kind: 'answered', status, finalAddress: address.href, isPermanent }
        if (status !== 301 && status !== 308) isPermanent = false
        address = new URL(location, address)
      } catch (error) {
        if (!(error instanceof HostSaysNothing)) throw error
        return { address: first, kind: 'silent', reason: error.reason, finalAddress: address.href }
      }
    }
    return unasked('circle')
  }

  return Promise.all(addresses.map(follow))
}

/** Returns whether a URL has a public host name: no IP address, no local name, even after a redirect. */
function isPublicName({ protocol, hostname }: URL): boolean {
  const isName = /\.[a-z][a-z\d-]*$/i.test(hostname) && !/\.(local|localhost|internal|home|lan)$/i.test(hostname)
  return (protocol === 'https:' || protocol === 'http:') && isName
}

function createLimit(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    // A waiting task takes over the slot of the one that wakes it.
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
