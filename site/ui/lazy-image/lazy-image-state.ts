/** The state of an image (specification §4): waiting, loading, loaded, or failed after too many failures, with a retry. */
export interface LazyImageState {
  phase: 'waiting' | 'loading' | 'loaded' | 'failed'
  failures: number
}

export type LazyImageEvent = 'near' | 'load' | 'error' | 'retry'

/** How far from the viewport an image begins to load. */
export const loadMargin = '200px'

const mostFailures = 3
const mediaHost = 'images.trvl-media.com'

/** Returns the initial state; an image with priority loads at once. */
export function firstState(hasPriority: boolean): LazyImageState {
  return { phase: hasPriority ? 'loading' : 'waiting', failures: 0 }
}

/** Returns the state after an event; events that do not fit the phase change nothing. */
export function nextState(state: LazyImageState, event: LazyImageEvent): LazyImageState {
  const { phase, failures } = state
  if (event === 'near' && phase === 'waiting') return { phase: 'loading', failures }
  if (event === 'load' && phase === 'loading') return { phase: 'loaded', failures }
  if (event === 'error' && phase === 'loading') {
    return { phase: failures + 1 > mostFailures ? 'failed' : 'loading', failures: failures + 1 }
  }
  if (event === 'retry' && phase === 'failed') return { phase: 'loading', failures: 0 }
  return state
}

/** Like `nextState`, for an event of one attempt: a failure may be reported twice, by event and by inspection, but counts once. */
export function nextStateOfAttempt(
  state: LazyImageState,
  { event, attempt }: { event: LazyImageEvent; attempt: number },
): LazyImageState {
  return attempt === state.failures ? nextState(state, event) : state
}

/** Returns the address without query and fragment, for the one media host whose resized images sometimes fail. */
export function stripAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, origin, pathname, search, hash } = new URL(address)
  return hostname === mediaHost && search + hash !== '' ? origin + pathname : undefined
}

/** Returns the index of the placeholder for an image, always the same for the same id or title. */
export function choosePlaceholder(key: string, count: number): number {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum % count
}

export interface LazyImageSource {
  address: string
  /** Id or title of the subject; determines the placeholder. */
  imageKey: string
  /** Our own pictures, 1 to 10. */
  placeholders: readonly string[]
}

/** Returns what to load after a number of failures: the image, its stripped address, then one placeholder after the other. */
export function addressAfter(failures: number, { address, imageKey, placeholders }: LazyImageSource): string {
  const stripped = stripAddress(address)
  const own = stripped ? [address, stripped] : [address]
  const tried = own[failures]
  if (tried) return tried
  // An image that is a placeholder continues with the next one.
  const asked = placeholders.indexOf(address)
  const first = asked >= 0 ? asked + 1 : choosePlaceholder(imageKey, placeholders.length || 1)
  return placeholders[(first + failures - own.length) % (placeholders.length || 1)] ?? address
}
