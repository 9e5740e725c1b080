import * as z from 'zod'
import { quotedWords } from '#contract/today-part.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import type { UpstreamSource } from '#server/cache/upstream.ts'

const nullableTime = z.number().nullable()

/** Times in ms since 1970; a schema, because it is stored. */
export const officialWarnings = z.object({
  /** When the service last changed its list; null: it did not say. */
  listedAt: nullableTime,
  /** When the last of all that the service lists ends, also far away; null: nothing is listed, or one is open-ended. */
  lastEnd: nullableTime,
  /** Warnings that may be for Lofoten and could not be read. */
  unreadable: z.number(),
  /** Highest level first, then by start; ended ones may be among them. Empty is a valid answer. */
  warnings: z.array(
    z.object({
      id: z.string(),
      service: z.enum(['weather', 'flood', 'landslide']),
      /** The service's own code; null: unknown to us. */
      event: z.string().nullable(),
      eventName: quotedWords,
      /** 2 yellow, 3 orange, 4 red; null: a level unknown to us. */
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]).nullable(),
      startsAt: z.number(),
      /** Null: until further notice. */
      endsAt: nullableTime,
      area: quotedWords,
      /** Weather places in the area. */
      places: z.array(z.enum(weatherPlaceKeys as [WeatherPlace, ...WeatherPlace[]])),
      /** The part over Lofoten, as rings of longitude and latitude: the outer one first, then holes. Empty for municipalities. */
      polygons: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))),
      isAtSea: z.boolean(),
      description: quotedWords,
      advice: quotedWords,
      consequences: quotedWords,
      /** Of the service itself. */
      link: z.string().nullable(),
    }),
  ),
})
export type OfficialWarnings = z.infer<typeof officialWarnings>
export type OfficialWarning = OfficialWarnings['warnings'][number]

/** Warnings for Lofoten of one service, in Norwegian and English. */
export type WarningsSource = UpstreamSource<null, OfficialWarnings>
