import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { ContentError, readPageCopy, readYaml } from '#site/editorial/read-content.ts'
import { checkedOn, source } from '#site/editorial/sourced.ts'

const words = z.string().trim().min(3)
const idOfRow = z.string().regex(/^[a-z][A-Za-z]+$/, 'must be one word in letters, like "expressBoat"')
const href = z.url('must be a whole address that begins with https://').startsWith('https://')
const minutes = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([shortest, longest]) => shortest <= longest, 'the shortest time comes first. Swap the two.')
  .describe('Shortest and longest time in minutes')

/** What is the same about the ways to Lofoten in every language: `content/pages/travel-info/transport.yaml`. */
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
  })
  .refine(
    ({ modes, hoursOnScale }) => modes.every((mode) => mode.legs.every((leg) => leg.minutes[1] <= hoursOnScale * 60)),
    'a leg is longer than the scale. Raise hoursOnScale or leave the leg out.',
  )

export type Transport = z.infer<typeof transportSchema>

const item = z.strictObject({ name: words, text: words })

/** The words of the travel information page. Waters stand in *asterisks*. */
export const travelInfoCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
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
    shopping: z.strictObject({ title: words, text: z.array(words).min(3) }),
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

function demandWords(wanted: string[], written: Record<string, unknown>, field: string, file: string): void {
  const missing = wanted.find((id) => !Object.hasOwn(written, id))
  if (missing) {
    throw new ContentError(`${file}: ${field}.${missing} is missing. transport.yaml has it; write its words.`)
  }
  const stray = Object.keys(written).find((id) => !wanted.includes(id))
  if (stray) throw new ContentError(`${file}: ${field}.${stray} is not in transport.yaml. Delete it or add it there.`)
}

/** Fails with file, field and remedy unless everything in `transport.yaml` has words and every word belongs to something there. */
export function matchTravelWords(transport: Transport, copy: TravelInfoCopy, file: string): void {
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
  demandWords(ids(transport.modes), copy.transport.modes, 'transport.modes', file)
  for (const mode of transport.modes) {
    demandWords(ids(mode.legs), copy.transport.modes[mode.id]?.legs ?? {}, `transport.modes.${mode.id}.legs`, file)
  }
  demandWords(ids(transport.official), copy.transport.official, 'transport.official', file)
  demandWords(ids(transport.emergency), copy.practical.emergency.numbers, 'practical.emergency.numbers', file)
}

/** The words of the travel information page in a language, and the figures that go with them (`content/pages/travel-info`). */
export function readTravelInfo(language: Language): { copy: TravelInfoCopy; transport: Transport } {
  const transport = readYaml('pages/travel-info/transport.yaml', transportSchema)
  const copy = readPageCopy('travel-info', language, travelInfoCopySchema)
  matchTravelWords(transport, copy, `content/pages/travel-info/${language}.yaml`)
  return { copy, transport }
}

/** The numbers that somebody in need dials, each with who answers: «113 Ambulanse»; all of them, or those asked for in that order. */
export function listEmergencyNumbers(
  { copy, transport }: ReturnType<typeof readTravelInfo>,
  ids: readonly string[] = transport.emergency.map(({ id }) => id),
): string[] {
  return ids.flatMap((id) => {
    const found = transport.emergency.find((each) => each.id === id)
    return found ? [`${found.number}\u00a0${copy.practical.emergency.numbers[id]?.name ?? ''}`] : []
  })
}
