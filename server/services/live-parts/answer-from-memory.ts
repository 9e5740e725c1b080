import {
  compressJson,
  type Encodings,
  type HeaderFields,
  makeEtag,
  prepareAnswer,
  type ReadyAnswer,
} from '#server/http/ready-answer.ts'
import type { PartAnswer } from './live-part.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
// Short: a new warning must not wait long. The page asks again with its ETag.
const freshForSeconds = 30
// Longer than asking for what is due lets visitors wait.
const longestRenewalSeconds = 3

interface AnswerParts<Body> {
  /** Asks for what is due. Never throws. */
  refresh: () => Promise<unknown>
  /** Returns the body, without any I/O. */
  describe: () => Body
  /** What `describe` is made from besides the clock. */
  listHeld: () => readonly unknown[]
  /** The parts of a body, which say whether it may be kept for a while. */
  listParts: (body: Body) => readonly Pick<PartAnswer<unknown>, 'state' | 'nextAt'>[]
  clock: () => number
  headers: HeaderFields
}

export interface AnswerFromMemory {
  /** Returns the answer where nothing is due, or it was looked at seconds ago; the same bytes until something changes. */
  findReady: () => ReadyAnswer | undefined
  /** Resolves with the answer after asking for what is due. Never throws. */
  answer: () => Promise<ReadyAnswer>
}

/** Returns an answer that is looked at once a second at most, and written again only when a part or the minute changed. */
export function createAnswerFromMemory<Body>(parts: AnswerParts<Body>): AnswerFromMemory {
  const { clock } = parts
  let written: {
    signature: readonly unknown[]
    etag: string
    encodings: Encodings
    isFresh: boolean
    isStale: boolean
    /** When the first part is asked for again, in ms since 1970. */
    dueAt: number
  }
  let ready: { second: number; answer: ReadyAnswer } | null = null
  let pending: Promise<ReadyAnswer> | null = null

  function prepare(): ReadyAnswer {
    const now = clock()
    const signature = [Math.floor(now / minuteMs), ...parts.listHeld()]
    if (!isSame(written?.signature, signature)) {
      const body = parts.describe()
      const encodings = compressJson(body as object)
      const listed = parts.listParts(body)
      const states = listed.map(({ state }) => state)
      written = {
        signature,
        encodings,
        etag: makeEtag(encodings.identity),
        isFresh: !states.some((state) => state === 'failed' || state === 'stale' || state === 'waiting'),
        isStale: states.includes('stale'),
        dueAt: Math.min(...listed.map(findDue)),
      }
    }
    const { etag, encodings, isFresh, isStale } = written
    const answer = prepareAnswer({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': isFresh ? `public, max-age=${freshForSeconds}` : 'no-cache',
        ...parts.headers,
      },
      etag,
      encodings,
      isStale,
    })
    ready = { second: Math.floor(now / secondMs), answer }
    return answer
  }

  function answer(): Promise<ReadyAnswer> {
    pending ??= parts
      .refresh()
      .then(prepare)
      .finally(() => {
        pending = null
      })
    return pending
  }

  return {
    findReady() {
      const now = clock()
      const second = Math.floor(now / secondMs)
      // A clock that was set back says nothing about what is due.
      if (ready && second > ready.second && now < written.dueAt) return prepare()
      if (!ready || second < ready.second || second > ready.second + longestRenewalSeconds) return undefined
      // Nobody waits while others ask too; what could not be made is asked for anew, and told, by whoever comes next.
      if (second > ready.second) {
        answer().catch(() => {
          ready = null
        })
      }
      return ready.answer
    },
    answer,
  }
}

/** Returns when a part is asked for again, in ms since 1970; one that nobody knows of is due, one that is off never. */
function findDue({ state, nextAt }: Pick<PartAnswer<unknown>, 'state' | 'nextAt'>): number {
  if (state === 'off') return Number.POSITIVE_INFINITY
  return nextAt === null ? 0 : Date.parse(nextAt)
}

function isSame(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return one?.length === other.length && one.every((each, index) => each === other[index])
}
