import fc from 'fast-check'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { createAtlas } from './atlas.ts'
import type { TripVoice } from './format-trip.ts'
import { describeAtlas } from './list-stops.ts'
import { tidyParty } from './party.ts'
import { agreeOnChildren, type Day, type End, gateways, type Means, type Plan, paces, type Stop } from './plan.ts'
import { cleanName, codeWords } from './plan-link.ts'

export const atlas = createAtlas(describeAtlas('en'))

const known = fc.constantFrom(...atlas.stops.map(({ ref }) => ref))
const own = fc
  .tuple(
    fc.integer({ min: 660000, max: 700000 }),
    fc.integer({ min: 100000, max: 200000 }),
    fc.string({ minLength: 1, unit: 'grapheme' }),
  )
  .map(
    ([latitude, longitude, name]) =>
      `o.${(latitude / 10_000).toFixed(4)}.${(longitude / 10_000).toFixed(4)}.${codeWords(name)}`,
  )
const strange = fc.stringMatching(/^[a-z]\.[a-z0-9-]{1,12}$/)
const ref = fc.oneof(known, known, known, own, strange)

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
const time = fc.integer({ min: 0, max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const date = fc
  .integer({ min: 0, max: 40_000 })
  .map((day) => new Date(Date.UTC(1990, 0, 1) + day * 86_400_000).toISOString().slice(0, 10))

const stop: fc.Arbitrary<Stop> = fc.record({ ref, minutes: optional(fc.integer({ min: 0, max: 9999 })) })
const day: fc.Arbitrary<Day> = fc.record({
  start: optional(time),
  stops: fc.array(
    fc.tuple(stop, optional(time)).map(([each, at]): Stop => (at === undefined ? each : { ...each, at })),
    { maxLength: 8 },
  ),
  bed: optional(ref),
  remarks: optional(
    fc.array(fc.stringMatching(/^[a-zA-Z]{1,12}(:[a-z]{1,8}\.[A-Za-z0-9+-]{1,20}){0,4}$/), {
      minLength: 1,
      maxLength: 4,
    }),
  ),
})
const end: fc.Arbitrary<End> = fc.record({
  date: optional(
    fc.oneof(
      date,
      date.map((each) => each.slice(0, 7)),
    ),
  ),
  time: optional(time),
  place: optional(fc.constantFrom<string>(...gateways, 'elsewhere')),
})
const means: fc.Arbitrary<Means> = fc.oneof(
  fc.constantFrom('car', 'camper', 'bus', 'bike', 'ev').map((kind) => ({ kind }) as Means),
  fc.integer({ min: 1, max: 999 }).map((kilowattHours): Means => ({ kind: 'ev', kilowattHours })),
)

/** Any plan that the page can make or a link can bring. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    version: fc.constantFrom(1, 1, 1, 2, 7),
    id: optional(fc.stringMatching(/^[a-z0-9]{1,20}$/)),
    name: fc.string({ unit: 'grapheme', maxLength: 40 }).map(cleanName),
    arrival: end,
    departure: end,
    means,
    pace: fc.constantFrom(...paces),
    withChildren: optional(fc.constant(true as const)),
    party: optional(
      fc
        .record({
          ages: optional(fc.array(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 4 })),
          dog: optional(fc.constant(true as const)),
          wheelchair: optional(fc.constant(true as const)),
          length: optional(fc.integer({ min: 1, max: 249 })),
          height: optional(fc.integer({ min: 1, max: 249 })),
        })
        .map(tidyParty),
    ),
    days: fc.array(day, { maxLength: 12 }),
    waiting: fc.array(stop, { maxLength: 6 }),
    unknown: fc.array(fc.stringMatching(/^[e-h][a-z]{1,4}=[A-Za-z0-9.,:/-]{0,12}$/), { maxLength: 3 }),
  })
  .map(agreeOnChildren)

/** English words and the guide's places, for tests. */
export const voice: TripVoice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
}
