import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { pageHead } from '#site/content/files/words-schema.ts'
import { ids, matchKeys } from '#site/content/model/match-keys.ts'
import { pageCopy } from '#site/content/reader/read-content.ts'

const words = z.string().trim().min(3)
const idOfRow = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "expressBoat"')
const href = z.url('must be a whole address that begins with https://').startsWith('https://')
const minutes = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([shortest, longest]) => shortest <= longest, 'the shortest time comes first. Swap the two.')
  .describe('Shortest and longest time in minutes')

/** Schema of `content/pages/travel-info/transport.yaml`. */
export const transportSchema = z
  .strictObject({
    hoursOnScale: z.number().int().positive().describe('The length of the common time scale in hours'),
    modes: z
      .array(
        z.strictObject({
          id: idOfRow,
          icon: z.enum(['airplane', 'boat', 'anchor', 'bus', 'car']),
          legs: z
            .array(z.strictObject({ id: idOfRow, minutes, source, checkedOn }))
            .describe('Empty where no source names a time: nothing is drawn then'),
        }),
      )
      .min(1),
    official: z.array(z.strictObject({ id: idOfRow, href, source, checkedOn })),
    emergency: z.array(
      z.strictObject({
        id: idOfRow,
        number: z.string().regex(/^[\d\s]+$/, 'must be digits and spaces only'),
        source,
        checkedOn,
      }),
    ),
    avalanche: z.strictObject({ href, source, checkedOn }),
    everyday: z.array(z.strictObject({ id: idOfRow, source, checkedOn })).min(1),
  })
  .refine(
    ({ modes, hoursOnScale }) => modes.every((mode) => mode.legs.every((leg) => leg.minutes[1] <= hoursOnScale * 60)),
    'a leg is longer than the scale. Raise hoursOnScale or leave the leg out.',
  )

export type Transport = z.infer<typeof transportSchema>

const item = z.strictObject({ name: words, text: words })

export const travelInfoCopySchema = z.strictObject({
  ...pageHead,
  heading: words,
  lead: words,
  contents: z.strictObject({
    label: words,
    bestTime: words.describe('What the four are'),
    transport: words.describe('What the modes are'),
    practical: words,
    further: words,
  }),
  bestTime: z.strictObject({
    title: words,
    intro: words,
    tabsLabel: words,
    pros: words.describe('What speaks for a season; said to people who do not see the plus signs'),
    cons: words,
    more: z.strictObject({ winter: words, spring: words, summer: words, autumn: words }),
  }),
  transport: z.strictObject({
    title: words,
    intro: words,
    hour: z.string().min(1).describe('The unit on the scale: t, h, Std.'),
    notesTitle: words,
    noTime: words.describe('Stands where no source names a time'),
    modes: z.record(
      z.string(),
      z.strictObject({
        name: words,
        description: words,
        legs: z.record(z.string(), z.strictObject({ name: words, time: z.string().min(2) })).default({}),
        notes: z.array(z.strictObject({ name: z.string().min(2), text: z.string().min(2) })).min(2),
      }),
    ),
    caption: words,
    longer: z.array(item).describe('Ways that do not fit on the scale'),
    officialTitle: words,
    official: z.record(z.string(), item),
  }),
  practical: z.strictObject({
    title: words,
    intro: words,
    mobile: z.strictObject({ title: words, text: z.array(words).min(2) }),
    emergency: z.strictObject({
      title: words,
      numbers: z.record(z.string(), z.strictObject({ name: words, text: words })),
      avalanche: words.describe('Ends before the link to varsom.no'),
      text: z.array(words).min(2),
    }),
    shopping: z.strictObject({ title: words, text: z.array(words).min(2) }),
    everyday: z.strictObject({
      title: words,
      rows: z.record(z.string(), item).describe('Short answers to what guests ask'),
    }),
  }),
  further: z.strictObject({
    title: words,
    weather: words,
    packingList: words,
    evCharging: words,
    activities: words,
    hotels: words,
  }),
})

export type TravelInfoCopy = z.infer<typeof travelInfoCopySchema>

/** Throws a `ContentError` unless `transport.yaml` and the words have the same ids. */
export function matchTravelWords(transport: Transport, copy: TravelInfoCopy, file: string): void {
  const match = (rows: { id: string }[], written: object, field: string) =>
    matchKeys(ids(rows), written, { file, field, source: 'transport.yaml' })
  match(transport.modes, copy.transport.modes, 'transport.modes')
  for (const { id, legs } of transport.modes)
    match(legs, copy.transport.modes[id]?.legs ?? {}, `transport.modes.${id}.legs`)
  match(transport.official, copy.transport.official, 'transport.official')
  match(transport.emergency, copy.practical.emergency.numbers, 'practical.emergency.numbers')
  match(transport.everyday, copy.practical.everyday.rows, 'practical.everyday.rows')
}

export const readTravelInfo = pageCopy(
  'travelInfo',
  travelInfoCopySchema,
  (copy, _language, file): { copy: TravelInfoCopy; transport: Transport } => {
    const transport = readYaml('pages/travel-info/transport.yaml', transportSchema)
    matchTravelWords(transport, copy, file)
    return { copy, transport }
  },
)

/** Returns emergency numbers with their names, «113 Ambulanse»: all, or those of `ids` in that order. */
export function listEmergencyNumbers(
  { copy, transport }: ReturnType<typeof readTravelInfo>,
  ids: readonly string[] = transport.emergency.map(({ id }) => id),
): string[] {
  return ids.flatMap((id) => {
    const found = transport.emergency.find((each) => each.id === id)
    return found ? [`${found.number}\u00a0${copy.practical.emergency.numbers[id]?.name ?? ''}`] : []
  })
}
