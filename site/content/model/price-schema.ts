import { z } from 'zod'
import { figure, kroner } from './evidence.ts'
import type { SourceUse } from './group-sources.ts'

/** What a price buys; its words are the messages `price.unit.<unit>`. */
export const priceUnits = [
  'night',
  'person',
  'parkingHour',
  'parkingDay',
  'busFromLeknes',
  'kilowattHour',
  'minute',
] as const
export type PriceUnit = (typeof priceUnits)[number]

const roundedFrom = 1000
const step = 50

const amount = kroner.refine(
  (value) => value < roundedFrom || value % step === 0,
  `must be rounded to ${step} kroner from ${roundedFrom} up: it is what somebody saw, not an offer`,
)

/** A price as somebody saw or paid it, in kroner: from, to, what it buys, and the month; 0 is free and has no month. */
export const price = z
  .strictObject({
    from: z
      .union([z.literal(0), amount], 'must be kroner, rounded to 50 from 1000 up, or 0 where it is free')
      .describe('The lowest, in kroner; 0 is free'),
    to: amount.optional().describe('Absent when it is no range'),
    strikeOut: amount.optional().describe('The higher price that is struck out beside it'),
    unit: z.enum(priceUnits).describe('What it buys'),
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month like "2026-08"')
      .optional()
      .describe('When somebody saw or paid it: "2026-08"'),
  })
  .refine(({ from, month }) => from === 0 || month !== undefined, {
    path: ['month'],
    error:
      'is missing. Write the month in which somebody saw or paid the price, like "2026-08". Where no source tells it, leave the price out.',
  })
  .describe('What somebody saw or paid, in kroner')

export type Price = z.infer<typeof price>

/** A price with its evidence, as facts have it. */
export const pricedFigure = figure(price)
export type PriceFigure = z.infer<typeof pricedFigure>

export const priceNote = z.string().trim().min(3).max(60).describe('What the price is for: «to personer, med frokost»')

/** Returns the sources of the prices that somebody saw, for the list at the foot of a page; `use` is what it calls them. */
export function listSourcesOfPrices(prices: readonly (PriceFigure | undefined)[], use: string): SourceUse[] {
  return prices.flatMap((each) =>
    each?.evidence === 'verified' ? [{ use, source: each.source, checkedOn: each.checkedOn }] : [],
  )
}
