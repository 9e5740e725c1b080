import { readFileSync } from 'node:fs'
import { refuse, type ServiceAnswer, type ServiceParts } from '#stubs/start-service-stub.ts'

// Registers that know houses: OpenStreetMap, the register of companies, the food authority. Names and places are those of houses in Lofoten;
// numbers, hours and addresses of the web are made up, and no telephone has such a number.

interface House {
  name: string
  /** Latitude, longitude. */
  at: [number, number]
  tag: string
  street?: string
  postcode?: string
  town?: string
  municipality?: string
}

interface Walk {
  name: string
  from: [number, number]
  to: [number, number]
  top: number
}

export const { houses, walks } = JSON.parse(readFileSync(new URL('example-places.json', import.meta.url), 'utf8')) as {
  houses: House[]
  walks: Walk[]
}

const json = (value: unknown): ServiceAnswer => ({ contentType: 'application/json', body: JSON.stringify(value) })
const phoneOf = (index: number) => `+47 999 9${String(index).padStart(4, '0')}`.replace(/(\d)(\d{3})$/, '$1 $2')
const webOf = ({ name }: House) =>
  `https://${name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}.example`

const hours = [
  'Mo-Fr 10:00-17:00',
  'May 15-Sep 15: Mo-Su 12:00-22:00; Sep 16-May 14: Th-Sa 16:00-22:00',
  'Mo-Su 22:00-12:00',
  'summer only',
  '24/7',
]

/** What a service answers for a fault of its own. */
export const overpass: ServiceParts<string> = {
  ownFaults: ['remark', 'empty', 'moved'],
  wrongShape: '{"version":0.6,"elements":"none"}',
  answer({ method, headers, body, now }, fault) {
    if (/^$|^node$|undici/.test(headers['user-agent'] ?? '')) return refuse(406, 'Not Acceptable')
    if (method !== 'POST' || !decodeURIComponent(body).includes('[out:json]'))
      return refuse(400, '<strong>Error</strong>: parse error', 'text/html')
    if (fault === 'moved')
      return { status: 302, contentType: 'text/plain', body: '', headers: { location: 'https://elsewhere.example/' } }
    const head = {
      version: 0.6,
      generator: 'stand-in',
      osm3s: { timestamp_osm_base: new Date(now).toISOString(), copyright: 'ODbL' },
    }
    if (fault === 'empty') return json({ ...head, elements: [] })
    if (fault === 'remark')
      return json({
        ...head,
        elements: listElements().slice(0, 3),
        remark: 'runtime error: Query timed out in "query" at line 4 after 2 seconds.',
      })
    return json({ ...head, elements: listElements() })
  },
}

function listElements() {
  return houses.flatMap((house, index) => {
    const [key = '', value = ''] = house.tag.split('=')
    const [lat, lon] = house.at
    const tags: Record<string, string> = { [key]: value, name: house.name, 'contact:phone': phoneOf(index) }
    if (index % 2 === 0) tags.website = webOf(house)
    if (/restaurant|cafe|museum/.test(value)) tags.opening_hours = hours[index % hours.length] as string
    if (index % 3 === 0)
      Object.assign(tags, {
        wheelchair: 'limited',
        'wheelchair:description': 'ett trinn ved døra',
        check_date: '2026-07-02',
      })
    if (index % 4 === 0) Object.assign(tags, { 'toilets:wheelchair': 'yes', 'payment:cards': 'yes' })
    // One is a chain’s number, one a house that has closed, one has a namesake ten kilometres away.
    if (index === 5 || index === 6) tags['contact:phone'] = '+47 999 98 000'
    if (index === 7) {
      delete tags[key]
      tags[`disused:${key}`] = value
    }
    const element = {
      type: index % 5 === 0 ? 'way' : 'node',
      id: 99_000_000 + index,
      ...(index % 5 === 0 ? { center: { lat, lon } } : { lat, lon }),
      tags,
    }
    const namesake = {
      type: 'node',
      id: 99_100_000 + index,
      lat: lat - 0.09,
      lon,
      tags: { ...tags, 'contact:phone': '+47 999 97 000' },
    }
    return index === 9 ? [element, namesake] : [element]
  })
}

/** Returns nine digits whose last is the check digit. */
export function numberOf(index: number): string {
  for (let first = 99_900_000 + index * 20; ; first += 1) {
    const digits = String(first)
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
    const check = (11 - (sum % 11)) % 11
    if (check < 10) return `${digits}${check}`
  }
}

export const companies: ServiceParts<string> = {
  ownFaults: ['gone', 'empty'],
  wrongShape: '{"_embedded":[],"page":null}',
  answer({ address }, fault) {
    const [sort = '', number] = address.pathname.replace(/^.*\/api\//, '').split('/')
    if (number !== undefined) {
      if (fault === 'gone') return refuse(410, '{"organisasjonsnummer":"x"}', 'application/json')
      const index = houses.findIndex((_, place) => numberOf(place) === number)
      const isParent = sort === 'enheter'
      return index < 0 || isParent ? refuse(404, '{}', 'application/json') : json(describeCompany(index))
    }
    const page = { size: 50, totalElements: 0, totalPages: 0, number: 0 }
    const name = address.searchParams.get('navn')
    const codes = (
      address.searchParams.get(
        sort === 'enheter' ? 'forretningsadresse.kommunenummer' : 'beliggenhetsadresse.kommunenummer',
      ) ?? ''
    ).split(',')
    const found = houses.flatMap((house, index) =>
      house.name === name && (house.municipality === undefined || codes.includes(house.municipality)) && index % 2 === 1
        ? [describeCompany(index)]
        : [],
    )
    if (sort === 'underenheter' || found.length === 0 || fault === 'empty') return json({ page })
    return json({ _embedded: { enheter: found }, page: { ...page, totalElements: found.length } })
  },
}

/** Every sixth is a person, every seventh bankrupt, every eleventh has an accountant’s address. */
function describeCompany(index: number) {
  const house = houses[index] as House
  return {
    organisasjonsnummer: numberOf(index),
    navn: `${house.name.toUpperCase()} AS`,
    organisasjonsform: { kode: index % 6 === 5 ? 'ENK' : 'AS' },
    hjemmeside: webOf(house).replace('https://', 'www.'),
    telefon: phoneOf(index).slice(4),
    konkurs: index % 7 === 6,
    forretningsadresse: {
      adresse: [index % 11 === 10 ? 'c/o Eksempel Regnskap AS' : (house.street ?? 'Havna 1')],
      postnummer: house.postcode ?? '8300',
      kommunenummer: house.municipality ?? '1865',
    },
  }
}

const header =
  'tilsynsobjektid;orgnummer;navn;adrlinje1;adrlinje2;postnr;poststed;tilsynid;sakref;status;dato;total_karakter'

export const inspections: ServiceParts<string> = {
  ownFaults: ['few', 'empty'],
  wrongShape: 'id;name;grade\n1;x;0\n',
  answer(_, fault) {
    const rows = houses.flatMap((house, index) => {
      if (house.street === undefined) return []
      const row = (name: string, date: string) =>
        `Z${index}_Tilsynsobjekt;${numberOf(index)};"${name}";${house.street};;${house.postcode};${house.town};T${index};2026/1;0;${date};0`
      return [row(house.name, '14062026'), row('Et; eldre navn', '05012021')]
    })
    const shown = fault === 'empty' ? [] : fault === 'few' ? rows.slice(0, 3) : rows
    return { contentType: 'text/csv', body: `\uFEFF${[header, ...shown].join('\n')}\n` }
  },
}
