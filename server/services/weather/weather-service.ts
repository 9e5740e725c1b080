import type { WeatherAnswer } from '#contract/weather.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import {
  type CacheHit,
  type CacheParts,
  createRefreshingCache,
  type RefreshPolicy,
} from '#server/cache/refreshing-cache.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { CacheRecord } from '#server/cache/upstream-store.ts'
import {
  compressJson,
  type Encodings,
  type HeaderFields,
  makeEtag,
  prepareAnswer,
  type ReadyAnswer,
} from '#server/http/ready-answer.ts'
import { describeForecast, findCurrentStep } from './describe-forecast.ts'
import { judgeForecast } from './forecast-content.ts'
import { nameForecast, parseForecast } from './stored-forecast.ts'
import type { Forecast, WeatherSource } from './weather-source.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

const usualPolicy: RefreshPolicy = {
  // MET asks clients not to come back all at once when a forecast expires.
  longestRefreshDelayMs: minuteMs,
  // An older forecast says too little about now.
  shelfLifeMs: 48 * hourMs,
  patienceMs: secondMs,
  mostKeys: weatherPlaceKeys.length,
  firstBackoffMs: 30 * secondMs,
  longestBackoffMs: 30 * minuteMs,
  // MET demands that refused clients stop.
  refusedBackoffMs: Number.POSITIVE_INFINITY,
  wrongQuestionBackoffMs: 6 * hourMs,
  longestRetryAfterMs: 24 * hourMs,
}

export interface WeatherUnavailable {
  retryAfterSeconds: number
}

export interface WeatherService {
  /** Returns the answer if it needs no I/O; the same bytes until something changes. */
  findReady: (place: WeatherPlace) => ReadyAnswer | undefined
  /** Resolves with the newest answer available in time. Never throws. */
  answer: (place: WeatherPlace) => Promise<ReadyAnswer | WeatherUnavailable>
  /** Resolves with the newest forecast available in time, from the same question that the answer is made of. Never throws. */
  forecast: (place: WeatherPlace) => Promise<CacheHit<Forecast> | WeatherUnavailable>
}

const hourSeconds = 3600

/** The service of an owner who switched the source off: it never has a forecast. */
export const weatherOff: WeatherService = {
  findReady: () => undefined,
  answer: async () => ({ retryAfterSeconds: hourSeconds }),
  forecast: async () => ({ retryAfterSeconds: hourSeconds }),
}

interface WeatherServiceParts extends CacheParts {
  source: WeatherSource
  headers: HeaderFields
  policy?: Partial<RefreshPolicy>
}

interface PreparedAnswer extends CacheHit<Forecast> {
  stepIndex: number
  etag: string
  encodings: Encodings
  /** The second for which max-age was computed. */
  second: number
  answer: ReadyAnswer
}

export function createWeatherService({ source, headers, policy, ...parts }: WeatherServiceParts): WeatherService {
  const names = Object.fromEntries(weatherPlaceKeys.map((place) => [place, nameForecast(source.name, place)]))
  const prepared = new Map<WeatherPlace, PreparedAnswer>()
  const cache = createRefreshingCache<WeatherPlace, Forecast>(
    {
      name: source.name,
      policy: { ...usualPolicy, ...policy },
      longestAnswerMs: source.longestAnswerMs,
      nameKey: (place) => names[place] as string,
      fetch: async (place, version) => {
        const answer = await source.ask(weatherPlaces[place], version)
        if (answer.kind === 'new' && judgeForecast(answer.value, parts.clock()) === 'dropped')
          throw new UpstreamFailure('wrong-answer', 'an old forecast in a new answer')
        return answer
      },
      parse: parseForecast,
      isShowable: (forecast, now) => judgeForecast(forecast, now) !== 'dropped',
      dateValue: ({ updatedAt }) => updatedAt,
    },
    parts,
  )

  function prepare(place: WeatherPlace, { record, isStale }: CacheHit<Forecast>): ReadyAnswer {
    const now = parts.clock()
    const second = Math.floor(now / secondMs)
    const known = prepared.get(place)
    const isSame = known?.record === record && known.isStale === isStale
    if (isSame && known.second === second) return known.answer
    const { value: forecast, expiresAt } = record
    const stepIndex = findCurrentStep(forecast, now)
    const { etag, encodings } =
      isSame && known.stepIndex === stepIndex ? known : serialise(describeAnswer(place, record, now, isStale))
    const nextStepAt = forecast.steps[stepIndex + 1]?.time ?? Number.POSITIVE_INFINITY
    const lifetime = isStale ? 0 : Math.floor((Math.min(expiresAt, nextStepAt) - now) / secondMs)
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
    prepared.set(place, { record, isStale, stepIndex, etag, encodings, second, answer })
    return answer
  }

  /** Returns what is held as its content allows: old also before it expires; undefined once it says nothing about now. */
  function judge(hit: CacheHit<Forecast>): CacheHit<Forecast> | undefined {
    const state = judgeForecast(hit.record.value, parts.clock())
    return state === 'dropped' ? undefined : { ...hit, isStale: hit.isStale || state === 'stale' }
  }

  async function forecast(place: WeatherPlace): Promise<CacheHit<Forecast> | WeatherUnavailable> {
    const found = await cache.get(place)
    if (!('record' in found)) return { retryAfterSeconds: found.retryAfterSeconds }
    const untilExpiry = Math.ceil((found.record.expiresAt - parts.clock()) / secondMs)
    return judge(found) ?? { retryAfterSeconds: Math.max(1, untilExpiry) }
  }

  return {
    forecast,
    findReady(place) {
      const hit = cache.find(place)
      const judged = hit && judge(hit)
      return judged && prepare(place, judged)
    },
    async answer(place) {
      const found = await forecast(place)
      return 'record' in found ? prepare(place, found) : found
    },
  }
}

function describeAnswer(
  place: WeatherPlace,
  record: CacheRecord<Forecast>,
  now: number,
  stale: boolean,
): WeatherAnswer {
  const { updatedAt, current, cards, days } = describeForecast(record.value, now)
  const fetchedAt = new Date(record.fetchedAt).toISOString()
  const expiresAt = new Date(record.expiresAt).toISOString()
  return { place, updatedAt, fetchedAt, expiresAt, stale, current, cards, days }
}

function serialise(answer: WeatherAnswer): Pick<PreparedAnswer, 'etag' | 'encodings'> {
  const encodings = compressJson(answer)
  return { etag: makeEtag(encodings.identity), encodings }
}
