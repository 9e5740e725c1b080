import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { contentFolder, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { months } from '#site/content/model/outing-schema.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

const monthsSchema = z.strictObject({
  months: z.array(z.number().min(0).max(100).nullable()).length(12),
  from: z.number().int(),
  to: z.number().int(),
  source,
  checkedOn,
})

export const fullness = ['quiet', 'busy', 'full'] as const
export type Fullness = (typeof fullness)[number]

/** Per cent of hotel rooms let from which a month is busy, and full: our own limits, which the page tells. */
export const limits = { busy: 45, full: 70 } as const

/** Returns how full a month is by the share of rooms that are let. */
export function judgeMonth(percent: number): Fullness {
  if (percent >= limits.full) return 'full'
  return percent >= limits.busy ? 'busy' : 'quiet'
}

/** Returns the months (1 to 12) that are quiet, busy and full, with whose figures they are; undefined before any have been accepted. */
export function readFullness() {
  const file = 'open-data/months.json'
  if (!existsSync(join(contentFolder, file))) return undefined
  const { months: values, ...rest } = readYaml(file, monthsSchema)
  const listed = (wanted: Fullness) =>
    values.flatMap((percent, index) => (percent !== null && judgeMonth(percent) === wanted ? [index + 1] : []))
  return { ...rest, quiet: listed('quiet'), busy: listed('busy'), full: listed('full') }
}

registerReader((_language: Language) => readFullness())

const quietHoursSchema = z.record(
  z.string(),
  z.strictObject({
    trip: z.string().describe('The trip whose car park it is'),
    months: months.min(1).describe('When it fills up'),
    fullFrom: z
      .string()
      .regex(/^\d{2}:\d{2}$/)
      .optional()
      .describe('Absent where nobody names an hour'),
    source,
    checkedOn,
  }),
)

const readQuietHours = registerReader((_language: Language) => readYaml('road/quiet-hours.yaml', quietHoursSchema))

/** Returns the famous car parks that fill up, with the months and, where it is known, the hour. */
export function listCarParks(language: Language) {
  return Object.values(readQuietHours(language))
}
