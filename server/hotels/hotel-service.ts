import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { hotelFreshMinutes } from '#contract/hotels.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { type Encodings, type HeaderFields, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts'
import type { HotelImages } from '#server/images/hotel-images.ts'
import type { KeptAnswers } from '#server/kept/kept-answers.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import { watchClock } from '#server/limits/watch-clock.ts'
import { describeHotels } from './describe-hotels.ts'
import { type HotelOffer, type HotelSource, HotelSourceFailure, type HotelStay, hotelOffer } from './hotel-source.ts'
import { findDefaultStay, type HotelQuery } from './read-hotel-query.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

const lifetimeMs = hotelFreshMinutes * minuteMs
// Past this an offer says too little about what a room costs now, however plainly its age is written beside it.
const longestShelfLifeMs = 24 * hourMs

const firstBackoffMs = 15 * secondMs
const longestBackoffMs = 10 * minuteMs
const shortestThrottleMs = minuteMs
// A person has to look after the key. Asking now and then shows when that has happened.
const refusedBackoffMs = hourMs
const wrongQuestionBackoffMs = 10 * minuteMs
// A partner that asks for more has made a mistake we should not follow.
const longestRetryAfterMs = hourMs
// So many failures in a row, over any stays, and the partner is left alone for a while.
const failuresUntilPause = 3
const firstPauseMs = 5 * secondMs
const longestPauseMs = 2 * minuteMs

// What lies in memory: offers of a stay have about 60 kB with a partner's longest answers, a ready page about 15 kB.
const mostStays = 200
const mostReadyPages = 500
// Whoever asks for ever new dates must not take the stay away that everybody sees first.
const shareForOtherStays = 0.8
// Pictures found meanwhile appear after this at the latest.
const imagesHoldMs = minuteMs
const longestWaitForImagesMs = 500
// While another process asks, its answer is looked for this often; a little longer than it may take is enough.
const usualPollMs = 250
const lookAgainMs = 2 * secondMs
const leaseMarginMs = 2 * secondMs

export interface HotelsUnavailable {
  /** `busy`: the partner may not be asked more at the moment; `hotels-unavailable`: it gave no offers. */
  code: 'busy' | 'hotels-unavailable'
  /** When it may be worth asking us again. */
  retryAfterSeconds: number
}

export interface HotelService {
  /** Promises the answer if it can be given without asking anybody; the same bytes until something changes. */
  findReady: (query: HotelQuery) => ReadyAnswer | undefined
  /** Promises the newest answer there is within the patience of a visitor, or why there is none. Never throws. */
  answer: (query: HotelQuery) => Promise<ReadyAnswer | HotelsUnavailable>
}

interface HotelServiceParts {
  source: HotelSource
  /** Shared with other processes and with the next start; without it this process stands alone. */
  kept?: KeptAnswers | undefined
  /** Who knows which hotels have pictures; without it only those have one whose picture the partner names. */
  images?: Pick<HotelImages, 'filterWithImages' | 'rememberPartnerPictures'> | undefined
  /** Whether pages of hotels are fetched for their pictures; where not, no answer names such a page. */
  crawlsImages: boolean
  /** Milliseconds since 1970. */
  clock: () => number
  /** Milliseconds from any beginning; never goes back. */
  steadyClock?: () => number
  /** From 0 to 1, as `Math.random`. */
  random: () => number
  log: Record<'warn' | 'error', (fields: object, message: string) => void>
  /** What every answer carries besides its own headers. */
  headers: HeaderFields
  /** How long a visitor waits for newer offers when older ones are at hand. */
  patienceMs?: number
  pollMs?: number
}

interface HeldOffers {
  hotels: HotelOffer[]
  fetchedAt: number
}

interface StayState {
  stay: HotelStay
  held: HeldOffers | null
  withImages: ReadonlySet<string>
  imagesHoldUntil: number
  imageLookUp: Promise<unknown> | null
  failures: number
  nextAttemptAt: number
  /** Not before this is the database asked again for a stay that has nothing to show. */
  nextLookAt: number
  isOverBudget: boolean
  refresh: { done: Promise<void>; orPatienceOver: Promise<void> } | null
}

interface ReadyPage {
  held: HeldOffers
  withImages: ReadonlySet<string>
  isStale: boolean
  /** A message that has run out meanwhile must go. */
  expiresAt: number
  answer: ReadyAnswer
}

const keptOffers = z.object({ hotels: z.array(hotelOffer) })

/** Thrown within the service where the budget of the minute is spent. */
class BudgetSpent extends Error {}

/**
 * Promises one question to the partner per stay and five minutes, for any number of visitors and processes: a stay is its
 * dates and adults, and every order, category and page of it is cut from the same offers. What the partner cannot be asked
 * is answered with what it said before, marked as old, for up to a day.
 */
export function createHotelService(parts: HotelServiceParts): HotelService {
  const { source, random, log, headers, crawlsImages, images } = parts
  const clock = watchClock(parts.clock, moveBack, parts.steadyClock)
  const { patienceMs = 2 * secondMs, pollMs = usualPollMs } = parts
  // What costs nothing to ask again needs no database.
  const kept = source.isSample ? undefined : parts.kept
  const shownImages = crawlsImages ? images : undefined
  const leaseMs = source.longestAnswerMs + leaseMarginMs
  const states = new Map<string, StayState>()
  const readyPages = new Map<string, ReadyPage>()
  let newest: StayState | null = null
  // A refusal, a throttle and a row of failures are about the partner as a whole, not about one stay.
  let nextAttemptForAllAt = 0
  let failuresInARow = 0
  let budgetSpentUntil = 0
  const spentHere = { minute: 0, count: 0 }

  /** What was noted by a clock that has been set back is moved along: how long ago it was stays true. */
  function moveBack(byMs: number): void {
    nextAttemptForAllAt -= byMs
    readyPages.clear()
    for (const state of states.values()) {
      state.nextAttemptAt -= byMs
      state.nextLookAt -= byMs
      state.imagesHoldUntil -= byMs
      if (state.held) state.held = { ...state.held, fetchedAt: state.held.fetchedAt - byMs }
    }
    log.warn({ byMs }, 'the clock was set back')
  }

  function findReady(query: HotelQuery): ReadyAnswer | undefined {
    const state = states.get(describeStay(query))
    const now = clock()
    if (!state?.held || (shownImages && now >= state.imagesHoldUntil)) return undefined
    remember(state)
    if (isFresh(state.held, now)) return prepare(query, state, state.held, false)
    const canAsk = state.refresh !== null || now >= nextAttemptAt(state)
    return canAsk ? undefined : prepareStale(query, state)
  }

  async function answer(query: HotelQuery): Promise<ReadyAnswer | HotelsUnavailable> {
    const ready = findReady(query)
    if (ready) return ready
    const state = findState(query)
    const now = clock()
    if (!(state.held && isFresh(state.held, now)) && (state.refresh || now >= nextAttemptAt(state))) {
      state.refresh ??= startRefresh(state)
      const hasCopy = state.held !== null && isUsable(state.held, now)
      await (hasCopy ? state.refresh.orPatienceOver : state.refresh.done)
    }
    if (!state.held) await lookAgain(state)
    await lookUpImages(state)
    if (!state.held) return describeUnavailable(state)
    if (isFresh(state.held, clock())) return prepare(query, state, state.held, false)
    return prepareStale(query, state) ?? describeUnavailable(state)
  }

  /** The state of a stay, now the one used last; the one unused longest makes room. */
  function findState({ checkIn, checkOut, adults }: HotelQuery): StayState {
    const stay = { checkIn, checkOut, adults }
    const state = states.get(describeStay(stay)) ?? {
      stay,
      held: null,
      withImages: new Set<string>(),
      imagesHoldUntil: 0,
      imageLookUp: null,
      failures: 0,
      nextAttemptAt: 0,
      nextLookAt: 0,
      isOverBudget: false,
      refresh: null,
    }
    remember(state)
    if (states.size > mostStays) {
      // One that is being asked for stays, or its next visitor would ask once more.
      const unused = states.entries().find(([, candidate]) => candidate.refresh === null && candidate !== state)
      if (unused) states.delete(unused[0])
    }
    return state
  }

  function remember(state: StayState): void {
    if (newest === state) return
    newest = state
    const key = describeStay(state.stay)
    states.delete(key)
    states.set(key, state)
  }

  function nextAttemptAt(state: StayState): number {
    return Math.max(state.nextAttemptAt, nextAttemptForAllAt)
  }

  function startRefresh(state: StayState): NonNullable<StayState['refresh']> {
    const done = refresh(state).finally(() => {
      state.refresh = null
    })
    return { done, orPatienceOver: waitAtMost(done, patienceMs) }
  }

  async function refresh(state: StayState): Promise<void> {
    try {
      state.held = (await readFresh(state)) ?? (await askInTurn(state))
      state.failures = 0
      state.nextAttemptAt = 0
      state.isOverBudget = false
      state.imagesHoldUntil = 0
    } catch (error) {
      backOff(state, error)
      state.nextLookAt = clock() + lookAgainMs
    }
  }

  /** What another process, or this one before its restart, was told within the last five minutes; older copies are taken over where nothing is held. */
  async function readFresh(state: StayState): Promise<HeldOffers | undefined> {
    const row = await kept?.read(keyOf(state.stay))
    if (!row) return undefined
    const parsed = keptOffers.safeParse(row.body)
    if (!parsed.success) return undefined
    const found: HeldOffers = { hotels: parsed.data.hotels, fetchedAt: row.fetchedAt }
    if (isFresh(found, clock())) return found
    if (isUsable(found, clock()) && found.fetchedAt > (state.held?.fetchedAt ?? 0)) state.held = found
    return undefined
  }

  /**
   * The database may have been opening when a stay was first asked for, or another process may have had more luck with the
   * partner: while nobody may ask, what is kept is looked for now and then.
   */
  async function lookAgain(state: StayState): Promise<void> {
    if (!kept || state.refresh || clock() < state.nextLookAt) return
    state.nextLookAt = clock() + lookAgainMs
    const found = await readFresh(state)
    if (found) state.held = found
  }

  /** Asks the partner, or waits until the process that asks has its answer. */
  async function askInTurn(state: StayState): Promise<HeldOffers> {
    if (!kept) return ask(state)
    const key = keyOf(state.stay)
    const rounds = Math.ceil(leaseMs / pollMs)
    for (let round = 0; round <= rounds; round += 1) {
      if (await kept.claim(key, leaseMs)) return askForAll(state, kept)
      await wait(pollMs, undefined, { ref: false })
      const found = await readFresh(state)
      if (found) return found
    }
    throw new HotelSourceFailure('unreachable', 'the process that asks the partner came to no end')
  }

  /** Asks with the right to do so; visitors here do not wait until the answer is kept. */
  async function askForAll(state: StayState, keeper: KeptAnswers): Promise<HeldOffers> {
    const key = keyOf(state.stay)
    let keeping: Promise<void> = Promise.resolve()
    try {
      // The answer may have come between the look and the claim.
      const known = await readFresh(state)
      if (known) return known
      const held = await ask(state)
      keeping = keeper.write(key, {
        body: { hotels: held.hotels } satisfies z.infer<typeof keptOffers>,
        version: null,
        fetchedAt: held.fetchedAt,
        expiresAt: held.fetchedAt + lifetimeMs,
      })
      return held
    } finally {
      void keeping.then(() => keeper.release(key))
    }
  }

  async function ask(state: StayState): Promise<HeldOffers> {
    if (!(await spend(state.stay))) throw new BudgetSpent('no more questions to the partner in this minute')
    const { hotels, nextQuestionAt } = await source.findOffers(state.stay)
    failuresInARow = 0
    if (nextQuestionAt !== null) {
      nextAttemptForAllAt = Math.min(nextQuestionAt, clock() + longestRetryAfterMs)
      log.warn({ source: source.name }, 'the partner wants no more questions for now')
    }
    const held: HeldOffers = { hotels, fetchedAt: clock() }
    await rememberPictures(hotels)
    return held
  }

  async function spend(stay: HotelStay): Promise<boolean> {
    if (source.requestsPerMinute === null) return true
    const isDefault = describeStay(stay) === describeStay(findDefaultStay(clock()))
    const limit = isDefault
      ? source.requestsPerMinute
      : Math.max(1, Math.floor(source.requestsPerMinute * shareForOtherStays))
    if (kept) return kept.spend(source.name, limit)
    const minute = Math.floor(clock() / minuteMs)
    if (spentHere.minute !== minute) Object.assign(spentHere, { minute, count: 0 })
    if (spentHere.count >= limit) return false
    spentHere.count += 1
    return true
  }

  function backOff(state: StayState, error: unknown): void {
    const now = clock()
    state.isOverBudget = error instanceof BudgetSpent
    if (state.isOverBudget) {
      const nextMinuteAt = (Math.floor(now / minuteMs) + 1) * minuteMs
      state.nextAttemptAt = nextMinuteAt
      if (budgetSpentUntil !== nextMinuteAt)
        log.warn({ source: source.name }, 'the budget of questions to the partner is spent')
      budgetSpentUntil = nextMinuteAt
      return
    }
    const failure =
      error instanceof HotelSourceFailure
        ? error
        : new HotelSourceFailure('wrong-answer', 'asking for hotels failed unexpectedly', { cause: error })
    const { reason } = failure
    state.failures += 1
    failuresInARow += 1
    const fields = { source: source.name, stay: state.stay, reason, failures: state.failures, err: failure }
    const jitter = 0.5 + random() / 2
    const backoff = Math.min(longestBackoffMs, firstBackoffMs * 2 ** Math.min(state.failures - 1, 16)) * jitter
    const wanted = Math.min(failure.retryAfter, longestRetryAfterMs)
    if (reason === 'refused') {
      nextAttemptForAllAt = now + refusedBackoffMs
      log.error(fields, 'the hotel partner refuses our key')
      return
    }
    if (reason === 'wrong-question') {
      state.nextAttemptAt = now + wrongQuestionBackoffMs
      log.error(fields, 'the hotel partner says that we ask wrongly')
      return
    }
    state.nextAttemptAt = now + Math.max(backoff, wanted)
    if (reason === 'throttled') {
      nextAttemptForAllAt = now + Math.max(backoff, wanted, shortestThrottleMs)
    } else if (failuresInARow >= failuresUntilPause) {
      const pause = firstPauseMs * 2 ** Math.min(failuresInARow - failuresUntilPause, 16)
      nextAttemptForAllAt = Math.max(nextAttemptForAllAt, now + Math.min(longestPauseMs, pause) * jitter)
    }
    log.warn(fields, 'no newer hotels')
  }

  async function rememberPictures(hotels: readonly HotelOffer[]): Promise<void> {
    const pictures = hotels.flatMap(({ id, pictureUrl }) =>
      pictureUrl === null ? [] : { hotelId: id, url: pictureUrl },
    )
    if (!images || pictures.length === 0) return
    const remembered = images
      .rememberPartnerPictures(pictures)
      .catch((error: unknown) => warnOf(error, 'pictures of hotels could not be remembered'))
    await waitAtMost(remembered, longestWaitForImagesMs)
  }

  /** Pictures are an extra: a database that is slow or away costs at most half a second, once a minute and stay. */
  async function lookUpImages(state: StayState): Promise<void> {
    if (!shownImages || !state.held || (state.imageLookUp === null && clock() < state.imagesHoldUntil)) return
    state.imageLookUp ??= findImages(shownImages, state, state.held).finally(() => {
      state.imageLookUp = null
    })
    await state.imageLookUp
  }

  async function findImages(
    from: Pick<HotelImages, 'filterWithImages'>,
    state: StayState,
    { hotels }: HeldOffers,
  ): Promise<void> {
    state.imagesHoldUntil = clock() + imagesHoldMs
    const found = from.filterWithImages(hotels.map(({ id }) => id)).then(
      (withImages) => {
        if (!isSameSet(withImages, state.withImages)) state.withImages = withImages
      },
      (error: unknown) => warnOf(error, 'it is not known which hotels have pictures'),
    )
    await waitAtMost(found, longestWaitForImagesMs)
  }

  /** That it is gone, the database says itself. */
  function warnOf(error: unknown, message: string): void {
    if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, message)
  }

  function prepareStale(query: HotelQuery, state: StayState): ReadyAnswer | undefined {
    return state.held && isUsable(state.held, clock()) ? prepare(query, state, state.held, true) : undefined
  }

  function prepare(query: HotelQuery, state: StayState, held: HeldOffers, isStale: boolean): ReadyAnswer {
    const { category, sortOrder, pageNumber, pageSize } = query
    const key = `${describeStay(query)} ${category} ${sortOrder} ${pageNumber} ${pageSize}`
    const { withImages } = state
    const now = clock()
    const known = readyPages.get(key)
    const isSame = known?.held === held && known.isStale === isStale && known.withImages === withImages
    if (isSame && now < known.expiresAt) return known.answer
    const hotels = crawlsImages ? held.hotels : held.hotels.map((hotel) => ({ ...hotel, informationUrl: null }))
    const described = describeHotels(query, {
      hotels,
      isSample: source.isSample,
      fetchedAt: held.fetchedAt,
      stale: isStale,
      withImages,
      now,
    })
    const answer = prepareAnswer({
      headers: {
        'content-type': 'application/json; charset=utf-8',
        // Prices are not for caches between us and the visitor; the page keeps its own copy for five minutes.
        'cache-control': 'no-store',
        ...headers,
      },
      encodings: compress(JSON.stringify(described)),
      isStale,
    })
    readyPages.delete(key)
    readyPages.set(key, { held, withImages, isStale, expiresAt: now + lifetimeMs, answer })
    if (readyPages.size > mostReadyPages) {
      const [oldest] = readyPages.keys()
      if (oldest !== undefined) readyPages.delete(oldest)
    }
    return answer
  }

  function describeUnavailable(state: StayState): HotelsUnavailable {
    const wanted = Math.ceil((nextAttemptAt(state) - clock()) / secondMs)
    return { code: state.isOverBudget ? 'busy' : 'hotels-unavailable', retryAfterSeconds: Math.max(1, wanted) }
  }

  function keyOf(stay: HotelStay): string {
    return `hotels ${source.name} ${describeStay(stay)}`
  }

  return { findReady, answer }
}

function describeStay({ checkIn, checkOut, adults }: HotelStay): string {
  return `${checkIn} ${checkOut} ${adults}`
}

function isFresh(held: HeldOffers, now: number): boolean {
  // A clock that was set back, here or in another process, must not make an answer last.
  return now < held.fetchedAt + lifetimeMs && now > held.fetchedAt - lifetimeMs
}

function isUsable(held: HeldOffers, now: number): boolean {
  // How old an offer is that a clock ahead of ours has dated, nobody knows.
  return now - held.fetchedAt <= longestShelfLifeMs && now > held.fetchedAt - lifetimeMs
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && one.isSubsetOf(other)
}

/** Once per page and five minutes, so the compression may take its millisecond. */
function compress(text: string): Encodings {
  const identity = Buffer.from(text)
  return {
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(identity),
  }
}
