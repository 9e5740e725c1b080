import { z } from 'zod'
import { checkedOn, source, sourced } from '#site/content/files/sourced.ts'
import { defineKind } from './define-kind.ts'
import { entryFacts, entryWords, houseWords } from './entry-schema.ts'
import { figure, showFigure } from './evidence.ts'
import { practicalFacts } from './practical.ts'
import { pricedFigure } from './price-schema.ts'
import { questions } from './questions.ts'

/** `unknown` covers anything that no source states. */
export const stationStatuses = ['available', 'limited', 'maintenance', 'unknown'] as const

/** `fast` is a fast charger with an unknown plug. Messages: `connector.<id>`. */
export const connectors = ['CCS2', 'Type 2', 'CHAdeMO', 'Tesla', 'fast'] as const

export const stationFactsSchema = z.strictObject({
  ...entryFacts,
  ...practicalFacts,
  operator: z.string().min(2).describe('Who runs it, as the sign says'),
  chargingPoints: z
    .array(
      z.strictObject({
        type: z.enum(connectors).describe('The plug'),
        power: z
          .number()
          .positive()
          .max(500)
          .optional()
          .describe('Kilowatt of one point; absent when no source says so'),
        count: z.number().int().positive().optional().describe('Absent when no source says how many'),
        isPlanned: z.boolean().default(false).describe('A source planned them; none says that they opened'),
        source,
        checkedOn,
      }),
    )
    .min(1)
    .describe('Its points, a row for each kind of plug'),
  status: sourced(
    z.enum(stationStatuses).describe('unknown is anything that no source says; available only from a live source'),
  )
    .extend({
      confirmedIn: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month like "2026-05"')
        .optional()
        .describe(
          'The month in which a source last saw it open, "2026-05"; pages say “last known to work in May 2026” in plain ink',
        ),
    })
    .describe('Whether it works, as last reported'),
  openingHours: sourced(
    z.enum(['always', 'shopHours', 'guests', 'unknown']).describe('unknown when no source says so'),
  ).describe('When one can charge'),
  payment: sourced(
    z.array(z.enum(['app', 'card', 'tag', 'car'])).describe('Every way that works; an empty list [] is unknown'),
  ).describe('How one pays'),
  prices: z
    .array(pricedFigure)
    .default([])
    .meta(questions.energyPrice)
    .describe('What the energy costs, and a minute besides; only what has a month'),
  registerId: figure(
    z
      .string()
      .regex(/^NOR_\d+$/, 'must be the number of a station in the register, like "NOR_01234"')
      .describe('The number, as the register writes it: "NOR_01234"'),
  )
    .optional()
    .describe('Its number in NOBIL’s register, whose status it then shows; never guessed from a position'),
  isGuestsOnly: z.boolean().default(false).describe('Only where a source says so'),
})

export const stationWordsSchema = z.strictObject({
  ...entryWords,
  ...houseWords,
  status: z.string().min(10).max(200).describe('What the status rests on, with the date of the source'),
  amenities: z.array(z.string().min(2)).min(1).describe('What lies within a few minutes on foot'),
})

export const stations = defineKind('stations', { facts: stationFactsSchema, words: stationWordsSchema })

export type Station = ReturnType<typeof stations.read>

/** Returns the numbers in NOBIL's register by station, as the server reads them from the serving manifest. */
export function listRegisterIds(): Record<string, string> {
  return Object.fromEntries(
    stations.list('no').flatMap(({ id, facts }) => {
      const shown = showFigure(facts.registerId, `content/stations/${id}/facts.yaml: registerId`)
      return shown ? [[id, shown.value]] : []
    }),
  )
}
