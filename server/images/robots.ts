import robotsParser from 'robots-parser'
import { isStillAhead } from '#server/cache/watch-clock.ts'
import { type GuardedFetch, GuardedFetchFailure } from './guarded-fetch.ts'

export interface Robots {
  /**
   * Promises whether the host lets programs of our name read an address: its robots.txt is read once a day (RFC 9309). Without
   * one everything may be read; while it cannot be asked for, nothing. Throws `GuardedFetchFailure` only for addresses that are
   * not allowed at all.
   */
  allow: (address: URL) => Promise<boolean>
}

interface RobotsParts {
  fetch: GuardedFetch
  /** The same that requests carry: its first word names us in robots.txt. */
  userAgent: string
  /** Milliseconds since 1970. */
  clock: () => number
}

interface HeldRules {
  allows: (address: string) => boolean
  until: number
}

const dayMs = 24 * 60 * 60_000
// A host that cannot answer now is not asked with every hotel.
const failureMs = 10 * 60_000
const timeLimitMs = 5000
// RFC 9309 wants at least 500 KiB to be read.
const sizeLimitBytes = 512 * 1024

/** Promises the rules of every host that is asked about, fetched through the guard. */
export function createRobots({ fetch, userAgent, clock }: RobotsParts): Robots {
  // Only allowed hosts ever come here, so it stays as small as the list of them.
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

  /** One reading at a time: who comes meanwhile waits for the same. */
  async function readAgain(origin: string): Promise<HeldRules> {
    const reading = read(origin)
    held.set(origin, reading)
    // Ours went wrong, not the host: nothing worth remembering.
    reading.catch(() => held.delete(origin))
    return reading
  }

  return {
    async allow(address) {
      const { origin, href } = address
      const known = held.get(origin)
      let rules = await (known ?? readAgain(origin))
      // Somebody else may have seen it first that the day is over.
      if (!isStillAhead(rules.until, clock(), dayMs))
        rules = await (held.get(origin) === known ? readAgain(origin) : (held.get(origin) ?? readAgain(origin)))
      return rules.allows(href)
    },
  }
}
