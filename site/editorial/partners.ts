import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import type { Language } from '#contract/languages.ts'
import type { OutboundClick } from '#contract/outbound-clicks.ts'
import { readYaml } from './read-content.ts'

const https = z.url({ protocol: /^https$/ })
const hosts = z.array(z.string().min(3)).min(1).describe('Every link to one of these carries the label')

const partnersSchema = z.strictObject({
  hotels: z.strictObject({
    name: z.string().min(2),
    hosts,
    search: inEveryLanguage(https),
    idParameter: z.string().min(1),
    id: z.string().min(3).nullable(),
  }),
  tours: z.strictObject({
    name: z.string().min(2),
    hosts,
    list: https.describe('All of Lofoten, best rated first'),
    search: https,
    idParameter: z.string().min(1),
    id: z
      .string()
      .regex(/^[PU]\d{8}$/, 'must look like "P00012345"')
      .nullable(),
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

/** A link that may earn a commission: it stands beside its label, always. */
export interface PartnerLink {
  href: string
  rel: 'sponsored noopener' | 'sponsored noopener noreferrer'
  /** The programme, for the disclosure. */
  partner: string
  /** The key of the programme, under which clicks are counted (`data-partner`). */
  partnerKey: OutboundClick['partner']
}

/** The affiliate programmes of `content/partners.yaml`. */
export function readPartners(): z.infer<typeof partnersSchema> {
  return readYaml('partners.yaml', partnersSchema)
}

/** Every host that a paying link can lead to: the built site is searched for links to them without a label. */
export function listPartnerHosts(): string[] {
  const { hotels, tours } = readPartners()
  return [...hotels.hosts, ...tours.hosts]
}

function withId(address: string, parameter: string, id: string | null): string {
  const url = new URL(address)
  if (id) url.searchParams.set(parameter, id)
  return url.href
}

/** Returns the paying link to a house at the hotel partner, found by its name and village. */
export function linkToStay(name: string, village: string, language: Language): PartnerLink {
  const { hotels } = readPartners()
  const url = new URL(hotels.search[language])
  url.searchParams.set('destination', `${name}, ${village}, Lofoten`)
  return {
    href: withId(url.href, hotels.idParameter, hotels.id),
    rel: 'sponsored noopener',
    partner: hotels.name,
    partnerKey: 'hotels',
  }
}

/** Returns the paying link to all of Lofoten at the hotel partner; it keeps from the partner which page it stood on. */
export function linkToAllStays(language: Language): PartnerLink {
  const { hotels } = readPartners()
  const url = new URL(hotels.search[language])
  url.searchParams.set('destination', 'Lofoten, Norway')
  return {
    href: withId(url.href, hotels.idParameter, hotels.id),
    rel: 'sponsored noopener noreferrer',
    partner: hotels.name,
    partnerKey: 'hotels',
  }
}

/** Returns the paying link to tours at the tour partner: those that fit the words, or all of Lofoten, best rated first. */
export function linkToTours(words?: string): PartnerLink {
  const { tours } = readPartners()
  const url = new URL(words ? tours.search : tours.list)
  if (words) url.searchParams.set('text', words)
  return {
    href: withId(url.href, tours.idParameter, tours.id),
    rel: 'sponsored noopener',
    partner: tours.name,
    partnerKey: 'tours',
  }
}

/** What the page needs to load the partner’s list of tours, once somebody asks for it. */
export interface TourWidget {
  partner: string
  partnerId: string
  reference: string
  script: string
  origins: string[]
}

/** The partner’s widget as `content/partners.yaml` configures it; undefined while the id or the widget is missing. */
export function findTourWidget({ tours } = readPartners()): TourWidget | undefined {
  return tours.id && tours.widget ? { partner: tours.name, partnerId: tours.id, ...tours.widget } : undefined
}
