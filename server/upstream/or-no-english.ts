import { UpstreamFailure } from '#server/cache/upstream.ts'

export interface WarnLog {
  warn: (fields: object, message: string) => void
}

/**
 * Resolves with an answer in English; null if there is none, since what the service says in Norwegian counts without it.
 * Throws a refusal, which is for all questions.
 */
export async function orNoEnglish<Value>(asked: Promise<Value>, service: string, log: WarnLog): Promise<Value | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.reason === 'throttled' || error.reason === 'refused') throw error
    log.warn({ err: error }, `no English words from ${service}`)
    return null
  }
}
