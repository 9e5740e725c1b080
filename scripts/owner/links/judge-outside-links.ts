import type { OutsideResult } from './ask-outside-links.ts'
import type { LinkMemory, RememberedAnswer } from './link-memory.ts'

/** How an outside link stands, by what it answered last. */
export type OutsideState = 'well' | 'moved' | 'dead' | 'troubled' | 'closed to programs'

/** Statuses with which hosts turn programs away that people may well see another page for. */
const closedStatuses = new Set([401, 402, 403, 405, 406, 407, 418, 429, 451, 503, 999])

/** Returns how a remembered answer is to be taken. A host in trouble is dead only after it was so twice in a row. */
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
  /** Links that answer otherwise than the last time, or from another place. */
  changes: OutsideChange[]
  /** Nobody answered at all: it is the network that is gone, not the links. */
  isWithoutNetwork: boolean
}

/**
 * Returns what is remembered after asking, and what has changed since the last time. Links that stand on no page any more are
 * forgotten, those that were not asked keep what was known; where nobody answered, nothing is learned.
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
      changes.push({ address: result.address, before: sayAnswer(known), now: sayAnswer(answer) })
    }
    kept[result.address] = answer
  }
  return { outside: kept, changes, isWithoutNetwork }
}

/** Returns an answer in words: its outcome, and where it came from. */
export function sayAnswer({ outcome, finalAddress }: Pick<RememberedAnswer, 'outcome' | 'finalAddress'>): string {
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

/** Whether two addresses differ in nothing that a reader would notice: the protocol, «www.», a slash at the end. */
function isSamePage(one: string, other: string): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return bare(one) === bare(other)
}
