import { z } from 'zod'
import type { Language } from '#site/i18n/languages.ts'
import { readYaml } from './read-content.ts'

const https = z.url({ protocol: /^https$/ })
const hosts = z.array(z.string().min(3)).min(1).describe('Every link to one of these carries the label')

const partnersSchema = z.strictObject({
  hotels: z.strictObject({
    name: z.string().min(2),
    hosts,
    search: z.strictObject({ no: https, en: https, de: https }),
    idParameter: z.string().min(1),
    id: z.string().min(3).nullable(),
  }),
  tours: z.strictObject({
    name: z.string().min(2),
    hosts,
  }),
})

/** A link that may earn a commission: it stands beside its label, always. */
export interface PartnerLink {
  href: string
  rel: 'sponsored noopener' | 'sponsored noopener noreferrer'
  /** The programme, for the disclosure. */
  partner: string
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
  return { href: withId(url.href, hotels.idParameter, hotels.id), rel: 'sponsored noopener', partner: hotels.name }
}
