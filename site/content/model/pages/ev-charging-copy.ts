import { z } from 'zod'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, source } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { figure } from '#site/content/model/evidence.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(2)
const kroner = z.number().positive().max(20)

/** How a charger without a page of its own was last known. */
const chargerStates = ['open', 'outOfOrder', 'planned', 'undated'] as const

/** Schema of `content/pages/ev-charging/figures.yaml`. */
const figuresSchema = z.strictObject({
  typicalPrice: figure(z.strictObject({ from: kroner, to: kroner })).describe('Kroner per kWh'),
  prices: z
    .strictObject({
      source,
      checkedOn,
      list: z
        .array(z.strictObject({ operator: z.string().min(2), kilowattHour: kroner }))
        .min(2)
        .describe('Without a contract, cheapest first'),
    })
    .describe('What operators asked at one time; the page says when'),
  apps: z
    .array(
      z.strictObject({
        id: idOfFact,
        name: z.string().min(2),
        href: z.url({ protocol: /^https$/ }),
        source,
        checkedOn,
      }),
    )
    .length(3)
    .describe('The operators of the stations, each with an address of its own that a source gives'),
  gateways: z
    .array(
      z.strictObject({
        at: z.string().describe('A point of content/road/network.yaml'),
        confirmedIn: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month like "2026-05"'),
        source,
        checkedOn,
      }),
    )
    .describe('Fast chargers outside the four stations at which the range calculator may stop'),
  others: z
    .array(
      z.strictObject({
        id: z.string().describe('Of the point in content/map-points/charger.yaml'),
        state: z.enum(chargerStates),
        seenIn: z
          .string()
          .regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'must be a month like "2026-05", or a year')
          .optional(),
        source,
        checkedOn,
      }),
    )
    .refine(haveDifferentIds, 'a charger stands here twice. Join its rows.')
    .describe('How the chargers of the map without a page of their own were last known'),
})

export const chargingTips = ['fill', 'cold', 'pay', 'reserve'] as const
export type ChargingTip = (typeof chargingTips)[number]

const evChargingCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords,
  heading: words,
  lead: words,
  now: z.strictObject({ title: words, intro: words }).describe('How the chargers stand now, and which road is closed'),
  counts: z.strictObject({
    points: words,
    pointsNote: words.describe('With {planned} it is shown when some of the points are planned, without always'),
    stations: words,
    stationsNote: words.describe('{others} more are in the list below'),
    checked: words,
    checkedNote: words,
  }),
  road: z.strictObject({
    title: words,
    intro: words,
    label: words,
    gap: words.describe('{kilometres} between two chargers in use'),
    lastGap: words.describe('{kilometres} from the last charger in use to the end; {place} is where it stands'),
    stops: z.record(z.string(), words).describe('Stops of content/road/e10.yaml and what stands there'),
  }),
  range: z.strictObject({
    title: words,
    intro: words,
    range: words,
    exactly: words.describe('The line that opens battery, consumption and temperature'),
    battery: words,
    charge: words,
    consumption: words,
    season: words,
    month: words.describe('{month} and its {degrees}'),
    ownTemperature: words.describe('A choice of the season: the temperature is typed'),
    asGiven: words.describe('A choice of the season: range and consumption are those of the trip'),
    temperature: words,
    from: words,
    to: words,
    return: words.describe('A box to tick: the way back is driven too'),
    submit: words,
    stops: words.describe('What the table of stops is'),
    place: words,
    arrival: words.describe('Above what is left at each stop without charging'),
    withCharging: words.describe('Above what is left at each stop for who charges as proposed'),
    way: words,
    example: words.describe('{battery} kWh, {charge} percent, {consumption} kWh per 100 km, {january} and {july} °C'),
    assumptions: words.describe('{reserve} and {full} percent; {power} kilowatts that a car takes'),
    answers: z
      .strictObject({
        enough: words.describe('{percent} on arrival'),
        enoughBack: words.describe('{percent} once one is back'),
        back: words.describe('{place} as one comes past it on the way back'),
        charge: words.describe('{list} of where'),
        chargeAt: words.describe('{place} and {needed} percent'),
        chargeAtFor: words.describe('The same, with the {minutes} it takes'),
        reached: words.describe(
          'Where the charger at {place} cannot be used: {next} ahead, its {distance}, the {percent} one arrives with; {note} of when it was confirmed',
        ),
        notReached: words.describe(
          'Where no other ahead of {place} is reached with the {reserve}; {plan} does without it',
        ),
        chargeMore: words.describe('{needed} percent at the start'),
        tooFar: words,
        unsure: words,
        samePlace: words,
        openRoad: words.describe('Below an answer: what is live is not reckoned with'),
        onceOpen: words.describe('Before an answer while no road leads there'),
        assumed: words.describe(
          '{range} in summer, {charge} at the start, {degrees} and the {reserve} that the answer reckons with',
        ),
        assumedAsGiven: words.describe('The same where {range} is that of the trip'),
        notThere: words.describe('Instead of a percentage'),
      })
      .describe('What the calculator answers'),
    now: z
      .strictObject({
        around: words.describe('After a closure on the way: {places} and {kilometres} of another'),
        wait: words.describe('After a closure with no other way'),
        storm: words.describe('{gust} m/s and the {place} beside the way, in the next six hours'),
        open: words.describe('No closure is reported on the way now'),
      })
      .describe('What today makes of the way: warnings above the answer, that nothing is reported below it'),
    problems: z.strictObject({ range: words, battery: words, charge: words, consumption: words, temperature: words }),
  }),
  stations: z.strictObject({
    title: words,
    intro: words,
    legend: words,
    map: words.describe('The link to a map outside the guide'),
    mapOf: words.describe('The same for people who do not see it; {name}'),
    details: words,
    detailsOf: words.describe('The same for people who do not see it; {name}'),
  }),
  others: z.strictObject({
    title: words,
    intro: words,
    approximate: words,
    known: z
      .record(z.enum(chargerStates), words)
      .describe('How a charger was last known; {month} of when, or its year'),
  }),
  paying: z.strictObject({
    title: words,
    intro: words,
    pricesTitle: words,
    pricesNote: words,
    tesla: words.describe('How Tesla’s price is called: it is the one for other makes'),
    typicalTitle: words,
    typical: words.describe('{from} to {to} kroner per kWh'),
    appsTitle: words,
    apps: z.record(z.string(), words).describe('One line about each app of figures.yaml'),
  }),
  tips: z.strictObject({
    title: words,
    intro: words,
    list: z.array(z.strictObject({ id: z.enum(chargingTips), name: words, text: words })).length(chargingTips.length),
  }),
  hotels: z.strictObject({ title: words, charger: words, others: words, othersText: words, more: words }),
  questions: z.strictObject({
    title: words,
    list: z.array(z.strictObject({ question: words, answer: words })).min(4),
  }),
  more: words.describe('The link to travel information'),
})

export type EvChargingCopy = z.infer<typeof evChargingCopySchema>
export type ChargingFigures = z.infer<typeof figuresSchema>

export const readEvCharging = pageCopy(
  'evCharging',
  evChargingCopySchema,
  (copy, language): { copy: EvChargingCopy; figures: ChargingFigures } => {
    const figures = readYaml('pages/ev-charging/figures.yaml', figuresSchema)
    const silent = figures.apps.find(({ id }) => !Object.hasOwn(copy.paying.apps, id))
    if (silent)
      throw new ContentError(
        `content/pages/ev-charging/${language}.yaml: paying.apps.${silent.id} is missing. figures.yaml has it; write its line.`,
      )
    return { copy, figures }
  },
)
