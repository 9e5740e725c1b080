/**
 * The life of an image (specification §4), the same for the React component and the script of static pages:
 * waiting → loading → loaded, or after too many failures failed; «Prøv igjen» starts over.
 */
export interface LazyImageState {
  phase: 'waiting' | 'loading' | 'loaded' | 'failed'
  failures: number
}

export type LazyImageEvent = 'near' | 'load' | 'error' | 'retry'

/** How far from the window an image begins to load. */
export const loadMargin = '200px'

const mostFailures = 3
const mediaHost = 'images.trvl-media.com'

/** Before an image is near the window; one with priority loads at once. */
export function firstState(hasPriority: boolean): LazyImageState {
  return { phase: hasPriority ? 'loading' : 'waiting', failures: 0 }
}

/** What becomes of an image when something happens; what does not fit its phase changes nothing. */
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

/**
 * Like `nextState`, for events that belong to one attempt: the same failure may be told twice, by the browser's event and by
 * looking at the element, and counts once.
 */
export function nextStateOfAttempt(
  state: LazyImageState,
  { event, attempt }: { event: LazyImageEvent; attempt: number },
): LazyImageState {
  return attempt === state.failures ? nextState(state, event) : state
}

/** The address without what follows the path, for the one media host whose sized forms fail now and then; else nothing. */
export function stripAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, origin, pathname, search, hash } = new URL(address)
  return hostname === mediaHost && search + hash !== '' ? origin + pathname : undefined
}

/** Which of `count` placeholders stands for an image: the same for the same id or title, wherever it is computed. */
export function choosePlaceholder(key: string, count: number): number {
  let sum = 0
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum % count
}

export interface LazyImageSource {
  address: string
  /** The id or title of what is shown: it chooses the placeholder. */
  imageKey: string
  /** Our own pictures that stand in, 1 to 10. */
  placeholders: readonly string[]
}

/** What to load after so many failures: the image, its stripped address where it has one, then one placeholder after the other. */
export function addressAfter(failures: number, { address, imageKey, placeholders }: LazyImageSource): string {
  const stripped = stripAddress(address)
  const own = stripped ? [address, stripped] : [address]
  const tried = own[failures]
  if (tried) return tried
  // What begins with a placeholder goes on with the next one.
  const asked = placeholders.indexOf(address)
  const first = asked >= 0 ? asked + 1 : choosePlaceholder(imageKey, placeholders.length || 1)
  return placeholders[(first + failures - own.length) % (placeholders.length || 1)] ?? address
}
