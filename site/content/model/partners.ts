import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import type { Language } from '#contract/languages.ts'
import type { OutboundClick } from '#contract/outbound-clicks.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { showsSamples } from './evidence.ts'

const https = z.url({ protocol: /^https$/ })
const hosts = z.array(z.string().min(3)).min(1).describe('Every link to one of these carries the label')
const idParameter = z.string().min(1).describe('What the id is called in its addresses; the programme says so')

/** Schema of `content/partners.yaml`. */
export const partnersSchema = z.strictObject({
  hotels: z.strictObject({
    name: z.string().min(2),
    id: z
      .string()
      .regex(/^[\w.-]{3,100}$/, 'must be letters, figures, points and hyphens, as the programme gives it')
      .nullable()
      .describe('What the programme pays by; it gives it when you join'),
    idParameter,
    hosts,
    search: inEveryLanguage(https).describe('Where links to its search lead'),
  }),
  tours: z.strictObject({
    name: z.string().min(2),
    id: z
      .string()
      .regex(/^[PU]\d{8}$/, 'must look like "P00012345"')
      .nullable()
      .describe('What the programme pays by; it gives it when you join: P00012345'),
    idParameter,
    hosts,
    list: https.describe('All of Lofoten, best rated first'),
    search: https.describe('Where links to its search lead'),
    widget: z
      .strictObject({
        reference: z.string().regex(/^W-[0-9a-f-]{36}$/, 'must look like "W-" and a UUID'),
        script: https,
        origins: z.array(https).min(1).describe('Where the script may load from; only its page allows them'),
      })
      .nullable()
      .describe('Without it, or without the id, the box on the activities page is left out'),
  }),
})

/** A link that may earn a commission; always shown with its label. */
export interface PartnerLink {
  href: string
  rel: 'sponsored noopener' | 'sponsored noopener noreferrer'
  /** The programme's name, for the disclosure. */
  partner: string
  /** The key under which clicks are counted (`data-partner`). */
  partnerKey: OutboundClick['partner']
}

/** Returns the affiliate programmes of `content/partners.yaml`. */
export function readPartners(): z.infer<typeof partnersSchema> {
  return readYaml('partners.yaml', partnersSchema)
}

registerReader(readPartners)

/** Returns every host a paying link can lead to; the checks look for unlabelled links to them. */
export function listPartnerHosts(): string[] {
  const { hotels, tours } = readPartners()
  return [...hotels.hosts, ...tours.hosts]
}

function withId(url: URL, { idParameter, id }: { idParameter: string; id: string | null }): string {
  if (id) url.searchParams.set(idParameter, id)
  return url.href
}

function linkToStays(destination: string, language: Language, rel: PartnerLink['rel']): PartnerLink {
  const { hotels } = readPartners()
  const url = new URL(hotels.search[language])
  url.searchParams.set('destination', destination)
  return { href: withId(url, hotels), rel, partner: hotels.name, partnerKey: 'hotels' }
}

/** Returns the paying link to a house at the hotel partner, searched by name and village. */
export function linkToStay(name: string, village: string, language: Language): PartnerLink {
  return linkToStays(`${name}, ${village}, Lofoten`, language, 'sponsored noopener')
}

/** Returns the paying link to all of Lofoten at the hotel partner, without a referrer. */
export function linkToAllStays(language: Language): PartnerLink {
  return linkToStays('Lofoten, Norway', language, 'sponsored noopener noreferrer')
}

/** Returns the paying link to the tour partner: a search for words, or all of Lofoten, best rated first. */
export function linkToTours(words?: string): PartnerLink {
  const { tours } = readPartners()
  const url = new URL(words ? tours.search : tours.list)
  if (words) url.searchParams.set('text', words)
  return { href: withId(url, tours), rel: 'sponsored noopener', partner: tours.name, partnerKey: 'tours' }
}

export interface TourWidget {
  partner: string
  partnerId: string
  reference: string
  script: string
  origins: string[]
}

/** What the partner would give: the stand-in asks for nothing. */
const idsOfStandIn = { partnerId: 'P00000000', reference: 'W-00000000-0000-0000-0000-000000000000' }

/** Returns the partner’s widget of `content/partners.yaml`; without one, the stand-in of the demonstration; else undefined. */
export function findTourWidget({ tours } = readPartners()): TourWidget | undefined {
  if (tours.id && tours.widget) return { partner: tours.name, partnerId: tours.id, ...tours.widget }
  const { TOUR_STAND_IN: standIn } = readBuildSettings(process.env)
  if (standIn === 'off' || !showsSamples()) return undefined
  return { partner: tours.name, ...idsOfStandIn, script: `${standIn}/widget.js`, origins: [standIn] }
}
