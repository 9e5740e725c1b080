import { z } from 'zod'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, haveDifferentIds, idOfFact, source } from '#site/content/files/sourced.ts'
import { pageHead, withGaps } from '#site/content/files/words-schema.ts'
import { listPlacesOfArrival, type PlaceOfArrival } from '#site/content/model/arrival-queries.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { seasonIds } from '#site/content/model/season-queries.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'
import { nameOfPoint, wayBetween } from '#site/content/roads/way-queries.ts'
import type { Way } from '#site/domain/geography/find-way.ts'
import { roundDrive } from '#site/i18n/format-duration.ts'

const file = 'content/pages/planning/plan.yaml'

/** The most driving in a day of a plan, in minutes. */
export const mostMinutesADay = 180

const point = z.string().regex(/^[a-z-]+$/, 'must be a place of content/road/network.yaml, like "henningsvaer"')
const visit = z
  .string()
  .regex(/^(trips|activities)\/[a-z0-9-]+$/, 'must be trips/<id> or activities/<id>, like "trips/ryten"')
  .refine((reference) => {
    const { kind, id } = splitVisit(reference)
    return listIdsOf(kind).includes(id)
  }, 'there is no such entry. Correct its spelling or write the entry.')
const visits = z.array(visit).default([])

const stop = z
  .strictObject({
    at: point,
    id: idOfFact.optional().describe('Only where a day comes to the same place twice: the name of its words'),
    visits,
  })
  .transform(({ id, ...rest }) => ({ ...rest, id: id ?? rest.at }))

const step = z
  .strictObject({ at: point, id: idOfFact.optional(), stay: z.number().int().positive().max(240).optional(), visits })
  .transform(({ id, ...rest }) => ({ ...rest, id: id ?? rest.at }))

const dayOfPlan = z.strictObject({
  stops: z.array(stop),
  rain: visits.describe('What stands the rain, beside the words about it'),
  winter: visits.describe('What goes in winter'),
  children: visits.describe('What suits children, beside the words about it'),
  bus: visits.describe('What the bus reaches instead of stops that it does not'),
  reserve: visits.describe('Of a day left empty: what it may be filled with'),
})

/** Schema of `content/pages/planning/plan.yaml`. */
export const planSchema = z.strictObject({
  year: z.array(idOfFact).min(3).describe('Lines of content/seasons/year.yaml'),
  bases: z
    .array(
      z.strictObject({
        at: point,
        villages: z.array(z.string().min(1)).min(1),
        camp: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .describe('The point of the map where a campervan stands'),
      }),
    )
    .describe('Where nights are slept'),
  offTheBus: z.array(point).describe('Stops of the days that no line bus reaches'),
  anyDay: visits.describe('What goes by the sky and not by the day'),
  evening: visits.describe('What ends a day'),
  days: z.record(z.string(), dayOfPlan),
  arrivals: z
    .array(
      z.strictObject({
        id: idOfFact.describe('Of content/road/arrivals.yaml'),
        choice: z.string().describe('The day to choose where days are to choose from'),
        isFromWest: z.boolean().default(false).describe('Follows the days from the last to the first'),
      }),
    )
    .min(2)
    .refine(haveDifferentIds, 'two arrivals have the same id. Rename one.'),
  plans: z
    .array(
      z
        .strictObject({
          id: idOfFact,
          isChoice: z.boolean().default(false).describe('Its days are to choose from, not to follow'),
          days: z.array(z.string()).min(1),
          nights: z.array(point),
        })
        .refine(
          ({ isChoice, days, nights }) => nights.length === (isChoice ? 0 : days.length - 1),
          'nights must name a base for every night between two days.',
        ),
    )
    .refine(haveDifferentIds, 'two plans have the same id. Rename one.'),
  startsAt: z.number().int().min(0).max(1439).describe('Minutes after midnight at which the first days begin'),
  firstDays: z.array(
    z.strictObject({
      id: idOfFact,
      arrivals: z.array(idOfFact).min(1).describe('Ids of content/road/arrivals.yaml; the ways begin at the first'),
      ready: z.number().int().min(0).max(180).describe('Minutes until the car rolls'),
      steps: z.array(step).min(2),
      tomorrow: point.describe('What lies too far for the first day'),
    }),
  ),
  ways: z.record(
    z.string(),
    z.array(z.string().regex(/^[A-Za-z]+\.[A-Za-z]+$/, 'must be <mode>.<leg> of transport.yaml')),
  ),
  booking: z
    .array(z.strictObject({ id: idOfFact, source, checkedOn }))
    .refine(haveDifferentIds, 'two rows have the same id.'),
})

export type Plan = z.infer<typeof planSchema>
export type DayOfPlan = Plan['days'][string]

/** Returns kind and id of a visit: `trips/ryten`. */
export function splitVisit(reference: string): { kind: 'trips' | 'activities'; id: string } {
  const [kind, id = ''] = reference.split('/')
  return { kind: kind === 'trips' ? 'trips' : 'activities', id }
}

/** Returns the drive between two stops, its minutes rounded as in texts: one way has one time in the guide. */
export function planWay(from: string, to: string): Way {
  const { kilometres, minutes } = wayBetween(from, to)
  return { kilometres, minutes: roundDrive(minutes) }
}

/** Returns the drives of a day in order; none for a day in one place. */
export function drivesOf({ stops }: Pick<DayOfPlan, 'stops'>): Way[] {
  return stops.slice(1).map((stop, index) => planWay(stops[index]?.at ?? stop.at, stop.at))
}

export function totalOf(day: Pick<DayOfPlan, 'stops'>): Way {
  return drivesOf(day).reduce(
    (sum, { kilometres, minutes }) => ({ kilometres: sum.kilometres + kilometres, minutes: sum.minutes + minutes }),
    { kilometres: 0, minutes: 0 },
  )
}

/** Returns a place of arrival by its id. Throws a `ContentError` for one that content/road/arrivals.yaml does not have. */
export function placeOfArrival(id: string, language: Language): PlaceOfArrival {
  const places = listPlacesOfArrival(language)
  return (
    places.find((place) => place.id === id) ??
    refuse(`arrivals names "${id}". Name one of ${places.map((place) => place.id).join(', ')}.`)
  )
}

export interface PlanFromArrival {
  /** Numbers of the days, from 1; one where days are to choose from. */
  order: number[]
  /** The drive to the first bed, or to where the chosen day begins, and the one back to the arrival. */
  first: Way
  last: Way
}

/** Returns how a plan is followed from a place of arrival: backwards from the west, an empty day last in any case. */
export function planFrom(plan: Plan, one: Plan['plans'][number], arrival: Plan['arrivals'][number]): PlanFromArrival {
  const { at } = placeOfArrival(arrival.id, defaultLanguage)
  const stopsOf = (id: string | undefined) => plan.days[id ?? '']?.stops ?? []
  if (one.isChoice) {
    const stops = stopsOf(arrival.choice)
    return {
      order: [one.days.indexOf(arrival.choice) + 1],
      first: planWay(at, stops[0]?.at ?? at),
      last: planWay(stops.at(-1)?.at ?? at, at),
    }
  }
  const numbers = one.days.map((_, index) => index + 1)
  const isEmpty = (number: number) => stopsOf(one.days[number - 1]).length === 0
  const led = numbers.filter((number) => !isEmpty(number))
  const nights = arrival.isFromWest ? one.nights.toReversed() : one.nights
  const order = [...(arrival.isFromWest ? led.toReversed() : led), ...numbers.filter(isEmpty)]
  const lastStops = stopsOf(one.days[(order.at(-1) ?? 1) - 1])
  const end = (arrival.isFromWest ? lastStops[0] : lastStops.at(-1))?.at ?? nights.at(-1) ?? at
  return { order, first: planWay(at, nights[0] ?? at), last: planWay(end, at) }
}

function refuse(fault: string): never {
  throw new ContentError(`${file}: ${fault}`)
}

/** Throws a `ContentError` unless each day is short enough and starts where the night was spent, and all names exist. */
export function checkPlan({ bases, days, arrivals, plans, firstDays }: Plan): void {
  for (const { at } of bases) nameOfPoint(at)
  for (const [id, day] of Object.entries(days)) {
    const { minutes } = totalOf(day)
    if (minutes > mostMinutesADay)
      refuse(`days.${id} is ${minutes} minutes of driving, more than ${mostMinutesADay}. Take a stop out.`)
    if (!plans.some((plan) => plan.days.includes(id)))
      refuse(`days.${id} is in no plan. Delete it or name it in a plan.`)
  }
  for (const plan of plans) {
    for (const [index, id] of plan.days.entries()) {
      const day = days[id]
      if (!day) refuse(`plans.${plan.id} names the day "${id}", which days does not have.`)
      const night = plan.nights[index - 1]
      if (night && !bases.some(({ at }) => at === night))
        refuse(`plans.${plan.id}.nights names "${night}", which is no base.`)
      const start = day.stops[0]?.at
      if (night && start && night !== start)
        refuse(`plans.${plan.id}: the day "${id}" begins at "${start}", but the night before was slept at "${night}".`)
    }
  }
  for (const { id, choice } of arrivals) {
    placeOfArrival(id, defaultLanguage)
    const one = plans.find(({ isChoice }) => isChoice)
    if (one && !one.days.includes(choice))
      refuse(`arrivals.${id}.choice is "${choice}". Name one of ${one.days.join(', ')}.`)
  }
  for (const { tomorrow } of firstDays) nameOfPoint(tomorrow)
}

const words = z.string().trim().min(3)
const item = z.strictObject({ title: words.max(60), text: words })

const dayWords = z.strictObject({
  title: words.max(50),
  stops: z.record(z.string(), words).default({}),
  text: words.optional().describe('Of a day without stops: what it is for'),
  rain: words.optional(),
  winter: words.optional(),
  children: words.optional(),
  bus: words.optional(),
})

/** Schema of the planning page. Trips are named in plan.yaml, so that their season is shown beside them. */
export const planningCopySchema = z.strictObject({
  ...pageHead,
  keywords: z.array(z.string().min(2)).default([]),
  heading: words,
  lead: words,
  contents: z.strictObject({
    label: words,
    when: words,
    ways: words,
    days: words,
    firstDay: words,
    beds: words,
    booking: words,
    tools: words,
  }),
  when: z.strictObject({
    title: words,
    intro: words,
    seasons: z.strictObject(
      Object.fromEntries(seasonIds.map((id) => [id, words])) as Record<(typeof seasonIds)[number], typeof words>,
    ),
  }),
  ways: z.strictObject({
    title: words,
    intro: words,
    drive: words.describe('Heads the ways by road: «Videre med bil»'),
    caption: words.describe('Says how minutes are rounded; {date} is the day the road table was checked'),
    allWays: words,
    withoutCar: words,
  }),
  days: z.strictObject({
    title: words,
    intro: words,
    article: words.describe('The words of the link to the article about how many days'),
    tabsLabel: words,
    plans: z.record(z.string(), z.strictObject({ tab: words, title: words, text: words })),
    day: withGaps(words, 'number'),
    corner: withGaps(words, 'number').describe('Instead of «day» where days are to choose from'),
    driving: words.describe('After the minutes: «i bil»'),
    noDriving: words,
    sleep: words,
    rain: words,
    winter: words,
    children: words,
    bus: words,
    reserve: words,
    scale: words.describe('Says how long the longest bar would be'),
    print: words,
    take: words,
    takeIntro: words.describe('Above the choices that a plan is opened with'),
    printedNumbers: words,
    advisedAgainst: withGaps(words, 'months'),
    allYear: words,
    limitedElse: withGaps(words, 'months'),
    fromHere: z.strictObject({
      title: words,
      intro: words,
      arrival: words,
      order: words,
      first: words.describe('Heads the drive to the first bed'),
      last: words.describe('Heads the drive back to the place of arrival'),
      choose: withGaps(words, 'number', 'title').describe('Where days are to choose from'),
    }),
    days: z.record(z.string(), dayWords),
  }),
  firstDay: z.strictObject({
    title: words,
    intro: words,
    landed: words,
    arrivals: z.record(z.string(), z.strictObject({ title: words, text: words, steps: z.record(z.string(), words) })),
    tomorrow: withGaps(words, 'place', 'time'),
    checks: z.array(item).min(3),
  }),
  beds: z.strictObject({
    title: words,
    intro: words,
    nights: words.describe('Heads the numbers of nights'),
    bases: z.record(z.string(), words),
    camper: words.describe('Heads where a camper stands'),
    campers: z.record(z.string(), words),
    none: words.describe('A plan that does not sleep there'),
    more: z.strictObject({ cabins: words, hotels: words, motels: words }),
  }),
  booking: z.strictObject({
    title: words,
    intro: words,
    rows: z.record(z.string(), z.strictObject({ when: words, what: words, text: words })),
  }),
  tools: z.strictObject({ title: words, intro: words, search: words, searchHint: words }),
})

export type PlanningCopy = z.infer<typeof planningCopySchema>

/** Throws a `ContentError` unless the words match the plan and no sentence links to a trip itself, without its season. */
export function matchPlanWords(plan: Plan, copy: PlanningCopy, copyFile: string): void {
  const match = (wanted: readonly string[], written: object, field: string, optional: readonly string[] = []) =>
    matchKeys(wanted, written, { file: copyFile, field, source: 'plan.yaml', optional })
  match(ids(plan.plans), copy.days.plans, 'days.plans')
  match(Object.keys(plan.days), copy.days.days, 'days.days')
  for (const [id, { stops }] of Object.entries(plan.days)) {
    const day = copy.days.days[id]
    const [first = '', ...rest] = ids(stops)
    match(rest, day?.stops ?? {}, `days.days.${id}.stops`, [first])
    const needed = stops.length === 0 ? (['text'] as const) : (['rain', 'winter', 'children', 'bus'] as const)
    const missing = needed.find((field) => day?.[field] === undefined)
    if (missing) throw new ContentError(`${copyFile}: days.days.${id}.${missing} is missing. Write it.`)
  }
  match(ids(plan.firstDays), copy.firstDay.arrivals, 'firstDay.arrivals')
  for (const { id, steps } of plan.firstDays)
    match(ids(steps), copy.firstDay.arrivals[id]?.steps ?? {}, `firstDay.arrivals.${id}.steps`)
  const bases = plan.bases.map(({ at }) => at)
  match(bases, copy.beds.bases, 'beds.bases')
  match(bases, copy.beds.campers, 'beds.campers')
  match(ids(plan.booking), copy.booking.rows, 'booking.rows')
  const past = /\]\(trips\/[^)]*\)/.exec(JSON.stringify([copy.days, copy.firstDay]))
  if (past)
    throw new ContentError(
      `${copyFile}: a sentence of the plans links to "${past[0].slice(2, -1)}". Name it under visits in plan.yaml: its season then stands beside it.`,
    )
}

export const readPlanning = pageCopy(
  'planning',
  planningCopySchema,
  (copy, _language, file): { copy: PlanningCopy; plan: Plan } => {
    const plan = readYaml('pages/planning/plan.yaml', planSchema)
    checkPlan(plan)
    matchPlanWords(plan, copy, file)
    return { copy, plan }
  },
)
