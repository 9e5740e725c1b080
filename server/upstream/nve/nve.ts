import { type UpstreamAnswer, UpstreamFailure } from '#server/cache/upstream.ts'
import type { AvalancheQuestion, AvalancheSource } from '#server/services/today/avalanche-source.ts'
import type { WarningsSource } from '#server/services/today/warnings-source.ts'
import { askService, orNoEnglish, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach } from '#server/upstream/read-each.ts'
import { fillDays, joinBulletins, readBulletins } from './avalanche-body.ts'
import { type HazardService, joinHazards, readHazards } from './hazards-body.ts'

interface Nve {
  avalanches: AvalancheSource
  floods: WarningsSource
  landslides: WarningsSource
}

// Versions vanish half a year after the next one came.
const avalanchePath = '/hydrology/forecast/avalanche/v6.3.0/api/AvalancheWarningByRegion'
const hazardVersion = 'v1.0.10'
const lofotenAndVesteraalen = 3014
const nordland = 18

const languages = { no: 1, en: 2 } as const

// A county's municipalities with all their days.
const sizeLimitBytes = 8_000_000
const defaultTimeLimitMs = 8000
const lifetimeMs = 30 * 60_000

type Detail = 'Detail' | 'Simple'

/** Returns NVE's avalanche bulletins for Lofoten and Vesterålen, and its flood and landslide warnings for Nordland. */
export function nve(options: ServiceOptions): Nve {
  const { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs } = options
  const readEach = createReadEach('NVE', log)

  function request<Value>(path: string, read: (text: string) => Value) {
    return askService({
      service: 'NVE',
      address: `${baseUrl}${path}`,
      userAgent,
      headers: { accept: 'application/json' },
      timeLimitMs,
      sizeLimitBytes,
      read,
      lifetimeMs,
      clock,
    })
  }

  /** Resolves with both languages joined. */
  async function requestBoth<Value, Joined>(
    path: (language: number) => string,
    read: (text: string) => Value,
    join: (norwegian: Value, english: Value | null) => Joined,
  ): Promise<UpstreamAnswer<Joined> & { kind: 'new' }> {
    const norwegian = await request(path(languages.no), read)
    const english = await orNoEnglish(request(path(languages.en), read), 'NVE', log)
    return { ...norwegian, value: join(norwegian.value, english?.value ?? null) }
  }

  function askForBulletins(detail: Detail, { from, to }: AvalancheQuestion) {
    const path = (language: number) => `${avalanchePath}/${detail}/${lofotenAndVesteraalen}/${language}/${from}/${to}`
    return requestBoth(path, (text) => readBulletins(text, lofotenAndVesteraalen, readEach), joinBulletins)
  }

  /** Resolves with null for what is wrong with this form alone: the level matters more than the texts, and comes by another way too. */
  async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
    try {
      return await asked
    } catch (error) {
      const isOfThisForm =
        error instanceof UpstreamFailure && (error.reason === 'wrong-answer' || error.reason === 'wrong-question')
      if (!isOfThisForm) throw error
      log.warn({ err: error }, 'no whole avalanche bulletin from NVE, so its summary')
      return null
    }
  }

  function hazards(service: HazardService): WarningsSource {
    const path = (language: number) =>
      `/hydrology/forecast/${service}/${hazardVersion}/api/Warning/County/${nordland}/${language}`
    return {
      name: baseUrl,
      longestAnswerMs: 2 * timeLimitMs,
      ask: () =>
        requestBoth(
          path,
          (text) => readHazards(text, readEach),
          (norwegian, english) => joinHazards(service, norwegian, english),
        ),
    }
  }

  return {
    avalanches: {
      name: baseUrl,
      longestAnswerMs: 4 * timeLimitMs,
      async ask(question) {
        const whole = await orNull(askForBulletins('Detail', question))
        if (whole?.value.unreadable === 0) return whole
        const summary = askForBulletins('Simple', question)
        if (!whole) return summary
        const found = await orNull(summary)
        return found ? { ...whole, value: fillDays(whole.value, found.value) } : whole
      },
    },
    floods: hazards('flood'),
    landslides: hazards('landslide'),
  }
}
