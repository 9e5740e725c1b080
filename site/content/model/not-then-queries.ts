import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { mapLanguages } from '#contract/languages.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { holdsForAll } from '#site/domain/calendar/not-then.ts'
import { splitReference } from './entry-reference.ts'
import { isStopKind, refOfEntry, refOfMapPoint } from './stop-reference.ts'

// When what the guide names is usually not to be had: `content/advice/not-then.yaml`.

const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'must be a day as `12-24`')
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time as `18:00`')

const condition = z.strictObject({
  months: z.array(z.number().int().min(1).max(12)).optional(),
  days: z.array(z.number().int().min(1).max(7)).optional(),
  from: monthDay.optional(),
  to: monthDay.optional(),
  before: time.optional(),
  after: time.optional(),
  easter: z.literal(true).optional(),
  red: z.literal(true).optional().describe('Sundays and public holidays'),
})

const rules = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/),
      entry: z.string().optional().describe('`restaurants/fangst`, or `point/magic-ice-lofoten` of the map'),
      names: z.array(z.string().min(2)).optional(),
      name: z.strictObject(mapLanguages(() => z.string().min(2))).optional(),
      page: z.string().min(3).describe('The page that says so, with its source'),
      fault: z.enum(['closed', 'outOfSeason', 'noBoat', 'against', 'dark']),
      food: z.literal(true).optional(),
      both: z.literal(true).optional(),
      onFoot: z.literal(true).optional(),
      byBike: z.literal(true).optional(),
      byTent: z.literal(true).optional(),
      byCamper: z.literal(true).optional(),
      words: z.array(z.string().min(3)).optional().describe('Only where a word beside it begins so'),
      when: z.array(condition).min(1),
    })
    .refine(({ entry, names, name }) => (entry ? true : names && name), 'needs an entry, or names and a name.'),
)

type Rule = z.infer<typeof rules>[number]

/**
 * Returns the times at which an entry, as content refers to it (`trips/ryten`), or what plans call by a name is closed or advised
 * against for all that come.
 */
export function listClosedTimes(reference: string): Rule['when'] {
  return readYaml('advice/not-then.yaml', rules)
    .filter(({ entry, names }) => entry === reference || names?.includes(reference))
    .filter((rule) => rule.fault !== 'dark' && holdsForAll(rule))
    .flatMap(({ when }) => when)
}

/** Returns when a kitchen is usually shut in the evening; one that is shut before the evening may serve dinner. */
export function listClosedEvenings(reference: string): Rule['when'] {
  return listClosedTimes(reference).filter(({ before }) => before === undefined)
}

export interface NotThen
  extends Pick<
    Rule,
    'id' | 'fault' | 'food' | 'both' | 'onFoot' | 'byBike' | 'byTent' | 'byCamper' | 'words' | 'when' | 'names'
  > {
  /** What it is about: a stop, or what has a name only. */
  ref?: string | undefined
  name?: string | undefined
}

function refOf(entry: string): string {
  const { kind, id } = splitReference(entry)
  if (kind === 'point') return refOfMapPoint({ id })
  if (!isStopKind(kind)) throw new ContentError(`content/advice/not-then.yaml: "${entry}" is no stop. Correct it.`)
  return refOfEntry(kind, id)
}

/** Returns when what can be named in a plan is usually not to be had, in a language. */
export function listNotThen(language: Language): NotThen[] {
  return readYaml('advice/not-then.yaml', rules).map(({ entry, name, page: _, ...rule }) => ({
    ...rule,
    ...(entry ? { ref: refOf(entry) } : {}),
    ...(name ? { name: name[language] } : {}),
  }))
}

registerReader(listNotThen)
