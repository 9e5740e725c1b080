import * as z from 'zod'
import { avalancheProblem } from '#contract/today.ts'
import { quotedWords } from '#contract/today-part.ts'
import type { UpstreamSource } from '#server/cache/upstream.ts'

/** Days in Norway, both included: `2026-11-21`. */
export interface AvalancheQuestion {
  from: string
  to: string
}

/** Bulletins by date, whole as the terms demand. Times in ms since 1970; a schema, because it is stored. */
export const avalancheBulletins = z.object({
  /** Bulletins that could not be read. */
  unreadable: z.number(),
  days: z.array(
    z.object({
      date: z.string(),
      /** 1 to 5; null: not assessed, which is not safe. On no day of the answer assessed: out of season. */
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]).nullable(),
      /** An outlook and not a whole bulletin. */
      isTendency: z.boolean(),
      mainText: quotedWords,
      danger: quotedWords,
      emergency: quotedWords,
      snowSurface: quotedWords,
      weakLayers: quotedWords,
      activity: quotedWords,
      observations: quotedWords,
      mountainWeather: quotedWords,
      problems: z.array(avalancheProblem),
      advice: z.array(quotedWords),
      publishedAt: z.number().nullable(),
      /** The region's page for people. */
      link: z.string(),
    }),
  ),
})
export type AvalancheBulletins = z.infer<typeof avalancheBulletins>
export type AvalancheBulletin = AvalancheBulletins['days'][number]

/** Avalanche bulletins for Lofoten and Vesterålen. */
export type AvalancheSource = UpstreamSource<AvalancheQuestion, AvalancheBulletins>
