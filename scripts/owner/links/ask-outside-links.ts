import { setTimeout as wait } from 'node:timers/promises'
import robotsParser from 'robots-parser'
import { isPartnerHost } from './crawl-site.ts'

/** What a host says to one request; the body is nobody's concern, except that of robots.txt. */
export interface HostAnswer {
  status: number
  /** Of a redirect, as it is written. */
  location: string | null
  /** Empty unless it was asked for. */
  text: string
}

/** Why a host says nothing. */
export type NoAnswer = 'no such host' | 'no connection' | 'too slow' | 'no valid certificate'

export class HostSaysNothing extends Error {
  override name = 'HostSaysNothing'
  readonly reason: NoAnswer

  constructor(reason: NoAnswer, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Promises the answer to one request, or throws `HostSaysNothing`. */
export type AskHost = (address: string, method: 'HEAD' | 'GET', wantsText?: boolean) => Promise<HostAnswer>

export type OutsideResult = { address: string } & (
  | { kind: 'answered'; status: number; finalAddress: string; isPermanent: boolean }
  | { kind: 'silent'; reason: NoAnswer; finalAddress: string }
  /** It leads to a partner, the host wants no programs there, it goes in circles, or nothing was left of the time. */
  | { kind: 'unasked'; reason: 'partner' | 'robots' | 'local' | 'circle' | 'time' }
)

interface AskingParts {
  ask: AskHost
  /** The same that requests carry: its first word names us in robots.txt. */
  userAgent: string
  partnerHosts: readonly string[]
  /** After it nothing new is asked. */
  timeLimitMs: number
  /** Between two requests to one host. */
  pauseMs?: number
  /** How many hosts are asked at once. */
  hostsAtOnce?: number
  /** Milliseconds from any beginning. */
  clock?: () => number
}

const mostRedirects = 5

/**
 * Promises an answer for each address, one request at a time and host with a pause after it, never to a partner (not even where a
 * redirect leads there), and nothing that robots.txt forbids. Never throws for what a host does.
 */
export async function askOutsideLinks(addresses: readonly string[], parts: AskingParts): Promise<OutsideResult[]> {
  const { ask, userAgent, partnerHosts, timeLimitMs, pauseMs = 1000, hostsAtOnce = 8 } = parts
  const { clock = () => performance.now() } = parts
  const endsAt = clock() + timeLimitMs
  const turns = new Map<string, Promise<unknown>>()
  const rules = new Map<string, Promise<(address: string) => boolean>>()
  const limit = createLimit(hostsAtOnce)

  /** One after the other for each host, and only so many hosts at a time. */
  function inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(host) ?? Promise.resolve()
    const mine = before.then(() => limit(work))
    // Once the time is over nothing is asked any more, and there is nothing to pause for.
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
    // Many servers know no HEAD, or answer it as if nothing were there.
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

/** A name of the web: no IP address, nothing of this machine or this network, whatever a redirect says. */
function isPublicName({ protocol, hostname }: URL): boolean {
  const isName = /\.[a-z][a-z\d-]*$/i.test(hostname) && !/\.(local|localhost|internal|home|lan)$/i.test(hostname)
  return (protocol === 'https:' || protocol === 'http:') && isName
}

function createLimit(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    // Whoever has waited gets the place of the one that woke it.
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
