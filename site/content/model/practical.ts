import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { checkedOn, dayOfYear, source, sourced } from '#site/content/files/sourced.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { listFilter } from '#site/routes/list-filter.ts'
import { questions } from './questions.ts'

// What a visitor needs at the door: hours, payment, parking, toilets and access. All of it data, so that pages can say it in
// every language and work out what is open.

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like "17:30"')

const times = {
  opens: time.describe('Norwegian time: 10:00'),
  closes: time.describe('Norwegian time: 17:30'),
  closesNextDay: z.literal(true).optional().describe('Only where it closes after midnight'),
}

function endAfterBeginning({
  opens,
  closes,
  closesNextDay,
}: {
  opens: string
  closes: string
  closesNextDay?: true | undefined
}) {
  return closesNextDay ? closes <= opens : closes > opens
}
const endMessage =
  'closes is not after opens. Correct the times; if the house closes after midnight, tick “Closes next day” (`closesNextDay: true`).'

export const openingHours = z
  .strictObject({
    periods: z
      .array(
        z
          .strictObject({
            days: z
              .array(z.number().int().min(1).max(7))
              .min(1)
              .refine((days) => new Set(days).size === days.length, 'the same day stands here twice. Delete one.')
              .describe('Days of the week, Monday is 1'),
            ...times,
            season: z
              .strictObject({
                from: dayOfYear.describe('The first day: "05-01"'),
                to: dayOfYear.describe('The last day: "09-30"'),
              })
              .optional()
              .describe('Absent for the whole year; may run over New Year'),
          })
          .refine(endAfterBeginning, endMessage),
      )
      .min(1)
      .describe('The usual hours, by day of the week and season'),
    exceptions: z
      .array(
        z.strictObject({
          date: z.iso.date('must be a real day like "2026-12-24"').describe('The day'),
          times: z.strictObject(times).refine(endAfterBeginning, endMessage).optional().describe('Absent when closed'),
        }),
      )
      .default([])
      .describe('Single days that differ'),
    outsideSeasons: z.enum(['closed', 'unknown']).describe('What holds on days outside every season'),
    confirmedOn: z.iso
      .date()
      .optional()
      .describe('The day the source said so; absent when undated. After a year the hours no longer count as known'),
    source,
    checkedOn,
  })
  .describe('When it is open')

const accessValue = z.enum(['yes', 'no', 'partly'])

function knownOrUnknown<Value extends z.ZodType, Named extends z.ZodType = typeof source>(
  value: Value,
  whoSaysSo: Named = source as z.ZodType as Named,
) {
  return z.union(
    [
      z.strictObject({
        value: value.describe('What is so'),
        note: inEveryLanguage(z.string().trim().min(3).describe('In a few words'))
          .optional()
          .describe('What exactly, in a few words'),
        source: whoSaysSo,
        checkedOn,
      }),
      z.literal('unknown'),
    ],
    'must be `unknown`, or { value: yes, no or partly, source, checkedOn }: say who says so, and when it was checked.',
  )
}

const access = knownOrUnknown(accessValue)

const accessForAll =
  'Access for all; what nobody knows is written as `unknown`; as long as nothing is known, only `access: unknown`'

const accessOfHouse = z
  .strictObject({
    stepFreeEntrance: access.meta(questions.stepFreeEntrance).describe('One comes in without a step'),
    doorWidth: knownOrUnknown(z.number().int().min(50).max(300))
      .meta(questions.doorWidth)
      .describe('The narrowest door on the way, centimetres'),
    adaptedRoom: access
      .optional()
      .meta(questions.adaptedRoom)
      .describe('A room for wheelchair users; for houses with beds only'),
    accessibleToilet: access.meta(questions.accessibleToilet).describe('A toilet for wheelchair users'),
    levelGround: access.meta(questions.levelGround).describe('The ground outside is firm and hardly slopes'),
    parking: access
      .meta(questions.accessibleParking)
      .describe('A place for disabled drivers, or room to unload by the door'),
    hearingAids: access.meta(questions.hearingAids).describe('An induction loop, or everything in writing'),
    sightAids: access.meta(questions.sightAids).describe('Something to touch or hear, contrast, braille'),
    dog: access.meta(questions.dog).describe('Dogs may come in; partly: assistance dogs'),
  })
  .describe(accessForAll)

/** Returns the schema of access that may be unknown as a whole, which is written once: `access: unknown`. */
function orAllUnknown<Schema extends z.ZodObject>(access: Schema) {
  const allUnknown = Object.fromEntries(
    Object.entries(access.shape).flatMap(([name, field]) =>
      field.safeParse('unknown').success ? [[name, 'unknown']] : [],
    ),
  )
  return z
    .preprocess((value) => (value === 'unknown' ? allUnknown : value), access)
    .meta({ unknownAsAWhole: true })
    .describe(accessForAll)
}

/** Returns the schema of access to what has no page of a house: a village, a trip, a point of the map. */
export function accessInShort<Named extends z.ZodType>(whoSaysSo: Named) {
  const known = knownOrUnknown(accessValue, whoSaysSo)
  return z
    .union(
      [
        z.strictObject({
          stepFreeEntrance: known.describe('One comes in, or to where it is seen, without a step'),
          accessibleToilet: known.describe('A toilet for wheelchair users'),
        }),
        z.literal('unknown'),
      ],
      'must be `unknown`, or { stepFreeEntrance, accessibleToilet }, each `unknown` or { value, source, checkedOn }.',
    )
    .meta({ unknownAsAWhole: true })
    .describe('Access for all; `unknown` when no source says anything')
}

export const accessOutdoors = accessInShort(source)

export type AccessInShort = z.infer<typeof accessOutdoors>

/** What is told about access, in the order of the page. */
const accessFields = accessOfHouse.keyof().options
export type AccessField = (typeof accessFields)[number]

export const payments = ['card', 'cash', 'vipps', 'app', 'invoice'] as const
export const parkings = ['free', 'paid', 'garage', 'none'] as const

/** The practical facts of houses and activities. */
export const practicalFacts = {
  hours: openingHours.optional().meta(questions.hours),
  payment: sourced(z.array(z.enum(payments)).min(1).describe('What is taken'))
    .optional()
    .meta(questions.payment)
    .describe('How one can pay'),
  parking: sourced(z.enum(parkings).describe('What there is'))
    .optional()
    .meta(questions.parking)
    .describe('Where the car stands'),
  toilets: sourced(z.enum(['yes', 'no']).describe('Whether there is one'))
    .optional()
    .meta(questions.toilets)
    .describe('Whether visitors find a toilet'),
  access: orAllUnknown(accessOfHouse),
}

/** The practical facts of houses with beds. */
export const practicalFactsOfLodging = {
  ...practicalFacts,
  checkIn: sourced(time.describe('Norwegian time: 15:00'))
    .optional()
    .meta(questions.checkIn)
    .describe('From when one gets the room; absent when no source says so'),
  access: orAllUnknown(
    accessOfHouse.extend({
      adaptedRoom: access.meta(questions.adaptedRoom).describe('A room for wheelchair users'),
    }),
  ),
}

const practicalSchema = z.object(practicalFacts)
export type PracticalFacts = z.infer<typeof practicalSchema>
export type Access = PracticalFacts['access']

/** Access as any entry or point of the map tells it. */
export type AnyAccess = Access | AccessInShort

/** Returns what is known of the entrance: whether one comes in without a step; undefined when nobody knows. */
export function readStepFree(access: AnyAccess): z.infer<typeof accessValue> | undefined {
  if (access === 'unknown' || access.stepFreeEntrance === 'unknown') return undefined
  return access.stepFreeEntrance.value
}

/** Returns whether one comes in without a step, at least in part of the place. */
export function isStepFree(access: AnyAccess): boolean {
  const stepFree = readStepFree(access)
  return stepFree === 'yes' || stepFree === 'partly'
}

/** Returns hours without their source, as pages carry them for the browser. */
export function pickOpeningTimes({ periods, exceptions, outsideSeasons, confirmedOn }: OpeningHours): OpeningHours {
  return { periods, exceptions, outsideSeasons, confirmedOn }
}

/** Returns what is known of access, in the order of the page. */
export function listKnownAccess(access: AnyAccess) {
  if (access === 'unknown') return []
  const answers: Partial<Access> = access
  return accessFields.flatMap((field) => {
    const known = answers[field]
    return known === undefined || known === 'unknown' ? [] : [{ field, ...known }]
  })
}

interface Filtered {
  access: AnyAccess
  hours?: OpeningHours | undefined
  inWinter?: { value: 'usual' | 'no' } | undefined
}

/** Returns the attributes by which the filters of a list know one of its entries: what it passes, and its hours where known. */
export function markForFilter(
  { access, hours, inWinter }: Filtered,
  { hasCharging = false, isWithinPrice = false } = {},
) {
  const { charging, stepFree, winter, price } = listFilter
  const passed = [
    ...(hasCharging ? [charging] : []),
    ...(isStepFree(access) ? [stepFree] : []),
    ...(inWinter?.value === 'usual' ? [winter] : []),
    ...(isWithinPrice ? [price] : []),
  ]
  return { 'data-passes': passed.join(' '), 'data-hours': hours && JSON.stringify(pickOpeningTimes(hours)) }
}
