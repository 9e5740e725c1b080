import robotsParser from 'robots-parser'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { type GuardedFetch, GuardedFetchFailure } from '#server/services/images/guarded-fetch.ts'

export interface Robots {
  /** Resolves with whether robots.txt (RFC 9309, cached for a day) allows us: all without one, none while it fails. */
  allow: (address: URL) => Promise<boolean>
}

interface RobotsParts {
  fetch: GuardedFetch
  /** Its first word is our name in robots.txt. */
  userAgent: string
  clock: () => number
}

interface HeldRules {
  allows: (address: string) => boolean
  until: number
}

const dayMs = 24 * 60 * 60_000
// So that a failing host is not requested for every hotel.
const failureMs = 10 * 60_000
const timeLimitMs = 5000
// RFC 9309 requires at least 500 KiB.
const sizeLimitBytes = 512 * 1024

export function createRobots({ fetch, userAgent, clock }: RobotsParts): Robots {
  // Only allowed hosts get here, which limits its size.
  const held = new Map<string, Promise<HeldRules>>()

  async function read(origin: string): Promise<HeldRules> {
    const address = `${origin}/robots.txt`
    try {
      const { status, body } = await fetch(address, {
        accept: 'text/plain, */*;q=0.1',
        contentTypes: ['text/plain', 'text/html', 'application/octet-stream', ''],
        timeLimitMs,
        sizeLimitBytes,
      })
      if (status === 200) {
        const rules = robotsParser(address, body.toString('utf8').replace(/^\ufeff/, ''))
        return { allows: (page) => rules.isAllowed(page, userAgent) !== false, until: clock() + dayMs }
      }
      if (status >= 400 && status < 500 && status !== 429) return { allows: () => true, until: clock() + dayMs }
    } catch (error) {
      if (!(error instanceof GuardedFetchFailure)) throw error
    }
    return { allows: () => false, until: clock() + failureMs }
  }

  /** Concurrent callers share one request. */
  async function readAgain(origin: string): Promise<HeldRules> {
    const reading = read(origin)
    held.set(origin, reading)
    // Our own error, nothing to remember.
    reading.catch(() => held.delete(origin))
    return reading
  }

  return {
    async allow(address) {
      const { origin, href } = address
      const known = held.get(origin)
      let rules = await (known ?? readAgain(origin))
      // A concurrent caller may have started the refresh already.
      if (!isStillAhead(rules.until, clock(), dayMs))
        rules = await (held.get(origin) === known ? readAgain(origin) : (held.get(origin) ?? readAgain(origin)))
      return rules.allows(href)
    },
  }
}
