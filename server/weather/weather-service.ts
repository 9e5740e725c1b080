import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { type WeatherAnswer, type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather.ts'
import {
  type Encodings,
  type HeaderFields,
  makeEtag,
  prepareAnswer,
  type ReadyAnswer,
} from '#server/http/ready-answer.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import { isFromTheFuture, watchClock } from '#server/limits/watch-clock.ts'
import { describeForecast, findCurrentStep } from './describe-forecast.ts'
import type { FetchedForecast, KeptForecasts } from './kept-forecasts.ts'
import { type WeatherSource, WeatherSourceFailure } from './weather-source.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

// The service asks clients not to come back all at once when a forecast expires.
const longestRefreshDelayMs = minuteMs
const firstBackoffMs = 30 * secondMs
const longestBackoffMs = 30 * minuteMs
const shortestThrottleMs = minuteMs
// Asking the same wrong question again soon would only annoy; a person has to correct it.
const wrongQuestionBackoffMs = 6 * hourMs
// An upstream that asks for more than a day has made a mistake we should not follow.
const longestRetryAfterMs = 24 * hourMs
// Past this a forecast says too little about now to be shown, however many days it has left.
const longestShelfLifeMs = 48 * hourMs
const refusedRetryAfterSeconds = 3600
// While another process asks, its answer is looked for this often in the time of one patience, for this many patiences: longer
// than any source takes.
const looksPerPatience = 4
const longestWaitInPatiences = 12
const slowOtherBackoffMs = 5 * secondMs
// While the source may not be asked from here, another process may have had more luck with it.
const lookAgainMs = 10 * secondMs

export interface WeatherUnavailable {
  /** When it may be worth asking us again. */
  retryAfterSeconds: number
}

export interface WeatherService {
  /** Promises the answer if it can be given without asking anybody; the same bytes until something changes. */
  findReady: (place: WeatherPlace) => ReadyAnswer | undefined
  /** Promises the newest answer there is within the patience of a visitor, or that there is none. Never throws. */
  answer: (place: WeatherPlace) => Promise<ReadyAnswer | WeatherUnavailable>
}

interface WeatherServiceParts {
  source: WeatherSource
  /** Milliseconds since 1970. */
  clock: () => number
  /** Milliseconds from any beginning; never goes back. */
  steadyClock?: () => number
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
  /** What every answer carries besides its own headers. */
  headers: HeaderFields
  /** How long a visitor waits for a newer forecast when an older one is at hand. */
  patienceMs?: number
  /** What survives a restart and is shared with other processes; without it this process stands alone. */
  kept?: KeptForecasts
}

interface HeldForecast extends FetchedForecast {
  /** The expiry plus a random delay: not before this is the source asked again. */
  refreshAt: number
}

interface PreparedAnswer {
  held: HeldForecast
  stepIndex: number
  isStale: boolean
  etag: string
  encodings: Encodings
  /** The second for which the remaining lifetime in the headers is right. */
  second: number
  answer: ReadyAnswer
}

interface PlaceState {
  held: HeldForecast | null
  prepared: PreparedAnswer | null
  failures: number
  nextAttemptAt: number
  refresh: { done: Promise<void>; orPatienceOver: Promise<void> } | null
  /** A look at what is kept, as long as nothing is held here or the source may not be asked. */
  look: Promise<void> | null
  nextLookAt: number
}

/**
 * Promises one forecast per place for any number of visitors: the source is asked at most once per place and expiry, by
 * the first visitor after it. That visitor (and all who come meanwhile) waits for the newer forecast up to the patience;
 * then, and after a failure, the older copy is sent and marked as stale. So a forecast is never needlessly old, as it would be
 * if the older copy were always sent first, and a slow source never holds up a page.
 *
 * Where forecasts are kept, the first visitor to a place gets what another process, or this one before a restart, has left;
 * and of all processes the one with the right to ask does so, while the others wait for its answer as they would for their own.
 */
export function createWeatherService(parts: WeatherServiceParts): WeatherService {
  const { source, random, log, headers, patienceMs = secondMs, kept } = parts
  const clock = watchClock(parts.clock, moveBack, parts.steadyClock)
  const states = new Map<WeatherPlace, PlaceState>(
    weatherPlaceKeys.map((place) => [
      place,
      { held: null, prepared: null, failures: 0, nextAttemptAt: 0, refresh: null, look: null, nextLookAt: 0 },
    ]),
  )
  // A refusal and a throttle are meant for the whole application, not for one place.
  let nextAttemptForAllAt = 0

  /** What was noted by a clock that has been set back is moved along: how long ago it was stays true. */
  function moveBack(byMs: number): void {
    nextAttemptForAllAt -= byMs
    for (const state of states.values()) {
      state.nextAttemptAt -= byMs
      state.nextLookAt -= byMs
      if (!state.held) continue
      const { fetchedAt, expiresAt, refreshAt } = state.held
      state.held = {
        ...state.held,
        fetchedAt: fetchedAt - byMs,
        expiresAt: expiresAt - byMs,
        refreshAt: refreshAt - byMs,
      }
    }
    log.warn({ byMs }, 'the clock was set back')
  }

  function stateOf(place: WeatherPlace): PlaceState {
    return states.get(place) as PlaceState
  }

  function nextAttemptAt(state: PlaceState): number {
    return Math.max(state.nextAttemptAt, nextAttemptForAllAt)
  }

  function findReady(place: WeatherPlace): ReadyAnswer | undefined {
    const state = stateOf(place)
    const now = clock()
    if (!state.held) return undefined
    if (now < state.held.refreshAt) return prepare(place, state, state.held, now, false)
    const mayAsk = now >= nextAttemptAt(state)
    return mayAsk || state.refresh || mayLook(state, now) ? undefined : prepareStale(place, state, now)
  }

  async function answer(place: WeatherPlace): Promise<ReadyAnswer | WeatherUnavailable> {
    const ready = findReady(place)
    if (ready) return ready
    const state = stateOf(place)
    if (kept && (!state.held || mayLook(state, clock()))) {
      state.nextLookAt = clock() + lookAgainMs
      state.look ??= takeKept(place, state).finally(() => {
        state.look = null
      })
      await state.look
      const known = findReady(place)
      if (known) return known
    }
    if (state.refresh || clock() >= nextAttemptAt(state)) {
      state.refresh ??= startRefresh(place, state)
      const hasCopy = state.held !== null && isUsable(state.held, clock())
      await (hasCopy ? state.refresh.orPatienceOver : state.refresh.done)
      // A database that was still being opened at the first look may have something by now.
      if (!state.held) await takeKept(place, state)
    }
    return findReady(place) ?? prepareStale(place, state, clock()) ?? describeUnavailable(state)
  }

  function mayLook(state: PlaceState, now: number): boolean {
    return kept !== undefined && now >= state.nextLookAt
  }

  function describeUnavailable(state: PlaceState): WeatherUnavailable {
    const wait = (nextAttemptAt(state) - clock()) / secondMs
    return { retryAfterSeconds: Number.isFinite(wait) ? Math.max(1, Math.ceil(wait)) : refusedRetryAfterSeconds }
  }

  function startRefresh(place: WeatherPlace, state: PlaceState): NonNullable<PlaceState['refresh']> {
    const done = refresh(place, state).finally(() => {
      state.refresh = null
    })
    return { done, orPatienceOver: waitAtMost(done, patienceMs) }
  }

  async function refresh(place: WeatherPlace, state: PlaceState): Promise<void> {
    if (!kept) return askSource(place, state)
    for (let look = 0; look < looksPerPatience * longestWaitInPatiences; look += 1) {
      if (await kept.claim(place)) return askForAll(place, state, kept)
      // What it held before may be newer than what is held here, and is shown to who loses patience.
      await takeKept(place, state)
      if (isFresh(state)) return
      await wait(patienceMs / looksPerPatience, undefined, { ref: false })
    }
    // Whoever may ask has died or hangs, and the right comes free soon.
    state.nextAttemptAt = clock() + slowOtherBackoffMs
    log.warn({ place }, 'another process asks for the forecast and does not finish')
  }

  /** Asks with the right to do so; visitors here do not wait until the answer is kept. */
  async function askForAll(place: WeatherPlace, state: PlaceState, keeper: KeptForecasts): Promise<void> {
    // Another process may have asked between the last look and now.
    await takeKept(place, state)
    const before = state.held
    if (!isFresh(state)) await askSource(place, state)
    const { held } = state
    const keeping = held && held !== before ? keeper.write(place, held) : Promise.resolve()
    keeping
      .then(() => keeper.release(place))
      .catch((error) => log.error({ place, err: error }, 'a forecast could not be kept'))
  }

  async function takeKept(place: WeatherPlace, state: PlaceState): Promise<void> {
    const read = await kept?.read(place)
    const found = read && dateByOurClock(read, clock())
    if (!found || found.fetchedAt <= (state.held?.fetchedAt ?? Number.NEGATIVE_INFINITY)) return
    hold(state, found)
  }

  function hold(state: PlaceState, fetched: FetchedForecast): void {
    state.held = { ...fetched, refreshAt: fetched.expiresAt + random() * longestRefreshDelayMs }
    state.failures = 0
    state.nextAttemptAt = 0
  }

  function isFresh({ held }: PlaceState): boolean {
    return held !== null && clock() < held.refreshAt
  }

  async function askSource(place: WeatherPlace, state: PlaceState): Promise<void> {
    const { latitude, longitude } = weatherPlaces[place]
    const { held } = state
    try {
      const found = await source.forecast({ latitude, longitude }, held?.version ?? null)
      const forecast = found.kind === 'forecast' ? found.forecast : held?.forecast
      if (!forecast) throw new WeatherSourceFailure('wrong-answer', 'nothing changed, but nothing was held')
      hold(state, { forecast, version: found.version, fetchedAt: clock(), expiresAt: found.expiresAt })
    } catch (error) {
      backOff(place, state, error)
    }
  }

  function backOff(place: WeatherPlace, state: PlaceState, error: unknown): void {
    const failure =
      error instanceof WeatherSourceFailure
        ? error
        : new WeatherSourceFailure('wrong-answer', 'the source failed unexpectedly', { cause: error })
    const { reason } = failure
    state.failures += 1
    const fields = { place, reason, failures: state.failures, err: failure }
    if (reason === 'refused') {
      nextAttemptForAllAt = Number.POSITIVE_INFINITY
      log.error(fields, 'the weather service refuses us: it is not asked again before a restart')
      return
    }
    const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(state.failures - 1, 16))
    const jittered = backoff * (0.5 + random() / 2)
    const wanted = Math.min(failure.retryAfter, longestRetryAfterMs)
    if (reason === 'wrong-question') {
      state.nextAttemptAt = clock() + wrongQuestionBackoffMs
      log.error(fields, 'the weather service says that we ask wrongly')
      return
    }
    if (reason === 'throttled') {
      nextAttemptForAllAt = clock() + Math.max(jittered, wanted, shortestThrottleMs)
    }
    state.nextAttemptAt = clock() + Math.max(jittered, wanted)
    log.warn(fields, 'no newer forecast')
  }

  function prepareStale(place: WeatherPlace, state: PlaceState, now: number): ReadyAnswer | undefined {
    if (!state.held || !isUsable(state.held, now)) return undefined
    return prepare(place, state, state.held, now, now >= state.held.expiresAt)
  }

  function prepare(
    place: WeatherPlace,
    state: PlaceState,
    held: HeldForecast,
    now: number,
    isStale: boolean,
  ): ReadyAnswer {
    const second = Math.floor(now / secondMs)
    const known = state.prepared
    const isSame = known?.held === held && known.isStale === isStale
    if (isSame && known.second === second) return known.answer
    const stepIndex = findCurrentStep(held.forecast, now)
    const { etag, encodings } =
      isSame && known.stepIndex === stepIndex ? known : serialise(describeAnswer(place, held, now, isStale))
    const nextStepAt = held.forecast.steps[stepIndex + 1]?.time ?? Number.POSITIVE_INFINITY
    const lifetime = isStale ? 0 : Math.floor((Math.min(held.expiresAt, nextStepAt) - now) / secondMs)
    const answer = prepareAnswer({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': lifetime > 0 ? `public, max-age=${lifetime}` : 'no-cache',
        ...headers,
      },
      etag,
      encodings,
      isStale,
    })
    state.prepared = { held, stepIndex, isStale, etag, encodings, second, answer }
    return answer
  }

  return { findReady, answer }
}

/**
 * A forecast that was written by a clock ahead of ours is taken over as one to be renewed at once, as old as the service says that
 * its content is.
 */
function dateByOurClock(found: FetchedForecast, now: number): FetchedForecast {
  if (!isFromTheFuture(found.fetchedAt, now)) return found
  return {
    ...found,
    fetchedAt: Math.min(now, found.forecast.updatedAt ?? now),
    expiresAt: now - longestRefreshDelayMs,
  }
}

function isUsable(held: HeldForecast, now: number): boolean {
  // While the source itself vouches for it, a forecast is shown whatever hours it holds.
  if (now < held.expiresAt) return true
  if (now - held.fetchedAt > longestShelfLifeMs) return false
  // None begins in the future: before its first hour it is our clock that is wrong.
  return findCurrentStep(held.forecast, now) !== -1 || now < held.forecast.steps[0].time
}

function describeAnswer(place: WeatherPlace, held: HeldForecast, now: number, stale: boolean): WeatherAnswer {
  const { updatedAt, current, cards, days } = describeForecast(held.forecast, now)
  const fetchedAt = new Date(held.fetchedAt).toISOString()
  const expiresAt = new Date(held.expiresAt).toISOString()
  return { place, updatedAt, fetchedAt, expiresAt, stale, current, cards, days }
}

/** Once per forecast and hour, so the compression may take its millisecond. */
function serialise(answer: WeatherAnswer): Pick<PreparedAnswer, 'etag' | 'encodings'> {
  const identity = Buffer.from(JSON.stringify(answer))
  return {
    etag: makeEtag(identity),
    encodings: {
      identity,
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(identity, { level: 9 }),
      zstd: zstdCompressSync(identity),
    },
  }
}
