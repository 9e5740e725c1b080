/** A fault of a stub and the resulting failure reason. */
type UpstreamFailure = [
  fault:
    | { kind: 'status'; status: 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503 }
    | { kind: 'cut-off' | 'reset' | 'huge' | 'not-json' | 'wrong-shape' },
  reason: string,
]

/** Faults common to all upstreams. */
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

/** Returns both forms of Retry-After and their milliseconds after `now`. */
export function retryAfterExamples(now: number): [form: string, retryAfter: string, milliseconds: number][] {
  return [
    ['seconds', '120', 120_000],
    ['a date', new Date(now + 90_000).toUTCString(), 90_000 - (now % 1000)],
  ]
}

/** Resolves with the error of a rejected promise. Throws if it resolves or rejects with another kind. */
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
