import type { OutsideResult } from './ask-outside-links.ts'
import type { LinkMemory, RememberedAnswer } from './link-memory.ts'

export type OutsideState = 'well' | 'moved' | 'dead' | 'troubled' | 'closed to programs'

/** Statuses that hosts send to programs for pages that people can open. */
const closedStatuses = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 503, 999])

/** Returns the state of a remembered response. A failing host counts as dead after two failures in a row. */
export function judgeOutsideLink({ outcome, failures }: RememberedAnswer): OutsideState {
  const status = Number(outcome.split(' ')[0])
  if (status === 404 || status === 410) return 'dead'
  if (closedStatuses.has(status)) return 'closed to programs'
  if (status >= 200 && status < 400) return outcome.endsWith('moved') ? 'moved' : 'well'
  return failures > 1 ? 'dead' : 'troubled'
}

export interface OutsideChange {
  address: string
  before: string
  now: string
}

interface Learned {
  outside: LinkMemory['outside']
  /** Links with another status or target than last time. */
  changes: OutsideChange[]
  /** No host responded at all, so the network is down. */
  isWithoutNetwork: boolean
}

/**
 * Returns the updated memory, and what changed since last time. Links on no page are dropped, links not requested keep their
 * state; without a network nothing changes.
 */
export function learnFromAnswers(
  before: LinkMemory['outside'],
  linked: readonly string[],
  results: readonly OutsideResult[],
  now: number,
): Learned {
  const kept = Object.fromEntries(Object.entries(before).filter(([address]) => linked.includes(address)))
  const isWithoutNetwork =
    results.some(({ kind }) => kind === 'silent') && !results.some(({ kind }) => kind === 'answered')
  if (isWithoutNetwork) return { outside: kept, changes: [], isWithoutNetwork }
  const changes: OutsideChange[] = []
  for (const result of results) {
    if (result.kind === 'unasked') continue
    const known = kept[result.address]
    const answer = remember(result, known?.failures ?? 0, now)
    if (known && (known.outcome !== answer.outcome || known.finalAddress !== answer.finalAddress)) {
      changes.push({ address: result.address, before: formatAnswer(known), now: formatAnswer(answer) })
    }
    kept[result.address] = answer
  }
  return { outside: kept, changes, isWithoutNetwork }
}

export function formatAnswer({ outcome, finalAddress }: Pick<RememberedAnswer, 'outcome' | 'finalAddress'>): string {
  return `${outcome}, ${finalAddress}`
}

function remember(
  result: Exclude<OutsideResult, { kind: 'unasked' }>,
  failuresBefore: number,
  now: number,
): RememberedAnswer {
  const { address, finalAddress } = result
  if (result.kind === 'silent') {
    return { outcome: result.reason, finalAddress, askedAt: now, failures: failuresBefore + 1 }
  }
  const isWell = result.status < 400
  const hasMoved = isWell && result.isPermanent && !isSamePage(address, finalAddress)
  return {
    outcome: hasMoved ? `${result.status} moved` : String(result.status),
    finalAddress,
    askedAt: now,
    failures: isWell || closedStatuses.has(result.status) ? 0 : failuresBefore + 1,
  }
}

/** Returns whether two addresses differ only in protocol, «www.» or a trailing slash. */
function isSamePage(one: string, other: string): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return bare(one) === bare(other)
}
