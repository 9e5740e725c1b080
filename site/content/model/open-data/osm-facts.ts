import { z } from 'zod'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { phoneNumber, sourced } from '#site/content/files/sourced.ts'
import { openingHours, payments } from '#site/content/model/practical.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

// Facts from OpenStreetMap that a person has accepted. They are a database of their own under the ODbL, apart from the guide's facts, and come
// together with these only on a page.

const accessAnswer = sourced(z.enum(['yes', 'no', 'partly']))

const factsOfEntry = z.strictObject({
  phone: sourced(phoneNumber).optional(),
  website: sourced(z.url({ protocol: /^https?$/ })).optional(),
  hours: openingHours.optional(),
  access: z.strictObject({ stepFreeEntrance: accessAnswer, accessibleToilet: accessAnswer }).partial().optional(),
  toilets: sourced(z.enum(['yes', 'no'])).optional(),
  payment: sourced(z.array(z.enum(payments)).min(1)).optional(),
})

/** Schema of `content/open-data/osm.yaml`: facts by `<kind>/<entry>`. */
export const osmFactsSchema = z.record(z.string().regex(/^[a-z-]+(\/[a-z0-9-]+)+$/), factsOfEntry)
export type OsmFacts = z.infer<typeof osmFactsSchema>

const readAll = registerReader((_language: Language) => readYaml('open-data/osm.yaml', osmFactsSchema))

/** Schema of `content/open-data/ids.yaml`: what an entry is called in registers, by `<kind>/<entry>`. */
export const idsSchema = z.record(
  z.string(),
  z.strictObject({
    osm: z
      .string()
      .regex(/^(node|way|relation)\/\d+$/)
      .optional(),
    brreg: z
      .string()
      .regex(/^\d{9}$/)
      .optional(),
    mattilsynet: z.string().min(1).optional(),
  }),
)

// Pages have no use for them; `npm run update` has.
registerReader((_language: Language) => readYaml('open-data/ids.yaml', idsSchema))

/** Returns what `content/open-data/osm.yaml` has of an entry: `restaurants/fangst`. */
export function osmFactsOf(key: string): OsmFacts[string] {
  return readAll(defaultLanguage)[key] ?? {}
}

/** Returns the keys of `content/open-data/osm.yaml`. */
export function listOsmEntries(): string[] {
  return Object.keys(readAll(defaultLanguage))
}

type Checked = { checkedOn: string } | undefined

/**
 * Returns the facts of an entry with those from OpenStreetMap where the guide has none, or has some that were checked earlier. A fact of the guide
 * that somebody checked later stands.
 */
export function fillFromOsm<Facts extends object>(facts: Facts, found: OsmFacts[string]): Facts {
  const own = facts as Record<string, unknown>
  const filled: Record<string, unknown> = { ...own }
  for (const [name, fact] of Object.entries(found)) {
    if (name === 'access') filled.access = fillAccess(own.access, found.access ?? {})
    else if (isNewer(own[name] as Checked, fact as Checked)) filled[name] = fact
  }
  return filled as Facts
}

function fillAccess(own: unknown, found: NonNullable<OsmFacts[string]['access']>): unknown {
  const answers: Record<string, unknown> =
    own === 'unknown' || own === undefined
      ? { stepFreeEntrance: 'unknown', accessibleToilet: 'unknown' }
      : { ...(own as object) }
  for (const [name, answer] of Object.entries(found)) {
    const known = answers[name]
    if (known === 'unknown' || isNewer(known as Checked, answer)) answers[name] = answer
  }
  return answers
}

function isNewer(own: Checked, found: Checked): boolean {
  return own === undefined || (found !== undefined && (own.checkedOn ?? '') <= found.checkedOn)
}
