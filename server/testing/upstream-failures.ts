/** A failure that every stand-in can be told to have, and why a source then says that there is no answer. */
type UpstreamFailure = [
  fault:
    | { kind: 'status'; status: 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 }
    | { kind: 'cut-off' | 'reset' | 'huge' | 'not-json' | 'wrong-shape' },
  reason: string,
]

/** What can fail with any upstream; a test adds what only its own can do. */
export const upstreamFailures: readonly UpstreamFailure[] = [
  [{ kind: 'status', status: 400 }, 'wrong-question'],
  [{ kind: 'status', status: 404 }, 'wrong-question'],
  [{ kind: 'status', status: 401 }, 'refused'],
  [{ kind: 'status', status: 403 }, 'refused'],
  [{ kind: 'status', status: 429 }, 'throttled'],
  [{ kind: 'status', status: 500 }, 'unreachable'],
  [{ kind: 'status', status: 502 }, 'unreachable'],
  [{ kind: 'status', status: 503 }, 'unreachable'],
  [{ kind: 'cut-off' }, 'unreachable'],
  [{ kind: 'reset' }, 'unreachable'],
  [{ kind: 'huge' }, 'unreachable'],
  [{ kind: 'not-json' }, 'wrong-answer'],
  [{ kind: 'wrong-shape' }, 'wrong-answer'],
]

/** The two ways in which an upstream may say when to come again, and how many milliseconds after `now` that is. */
export function retryAfterExamples(now: number): [form: string, retryAfter: string, milliseconds: number][] {
  return [
    ['seconds', '120', 120_000],
    ['a date', new Date(now + 90_000).toUTCString(), 90_000 - (now % 1000)],
  ]
}

/** Promises the failure that something ends in. Throws where it succeeds or fails with another kind of error. */
export async function failureOf<Failure extends Error>(
  kind: new (...parameters: never[]) => Failure,
  promise: Promise<unknown>,
): Promise<Failure> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof kind)) throw new Error(`no ${kind.name} but ${String(error)}`)
  return error
}
