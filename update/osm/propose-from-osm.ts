import { isDeepStrictEqual } from 'node:util'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { hostOf, matchEntry, readPhone, readWebsite } from '#update/core/match-names.ts'
import { type Finding, keyOf, monthInLanguages, type Service } from '#update/core/service.ts'
import type { Json } from '#yaml/json.ts'
import { askOverpass, type OsmHouse, phoneOf, websiteOf } from './ask-overpass.ts'
import { readHours } from './read-hours.ts'

const kinds =
  /^(hotels|cabins|restaurants|activities)$|^map-points\/(hotel|accommodation|camping|restaurant|cafe|attraction|rental|fishing)$/
/** Accepted facts lie in a file of their own, which is offered under the licence of its source. */
const file = 'open-data/osm.yaml'

/** Proposes telephone, website, hours, access, toilets and payment from OpenStreetMap, asked once for all entries. */
export const proposeFromOsm: Service = ({ ask, entries }) => [
  {
    key: 'osm',
    name: 'OpenStreetMap, one question',
    run: async () => {
      const { houses, copyOf } = await askOverpass(ask('osm'))
      const own = entries.filter(({ kind }) => kinds.test(kind))
      return own.flatMap((entry) => findFacts(entry, houses, copyOf))
    },
  },
]

/** The map’s page prints what it has from whom. */
const creditOnMap = {
  file: 'map-points/credits.yaml',
  path: ['openStreetMap', 'provides'],
  value: {
    no: 'Koordinatene til tettsteder og fiskevær; telefon, åpningstider og tilgjengelighet på noen steder',
    en: 'Positions of towns and fishing villages; phone numbers, opening hours and access of some places',
    de: 'Koordinaten der Orte und Fischerdörfer; Telefon, Öffnungszeiten und Barrierefreiheit einzelner Häuser',
  },
}

function findFacts(entry: GuideEntry, houses: readonly OsmHouse[], copyOf: string): Finding[] {
  const name = keyOf(entry)
  const matched = matchEntry(entry, houses, entry.ids.osm)
  if (matched.kind === 'none') return [{ kind: 'not-found', entry: name }]
  if (matched.kind === 'several') {
    return [
      {
        kind: 'ask',
        entry: name,
        what: `is one of several: ${matched.items.map(({ id, name: called }) => `${called} (${id})`).join(', ')}. Write its id into content/open-data/ids.yaml`,
      },
    ]
  }
  const { item: house, metres, likeness, why } = matched
  if (house.isClosed)
    return [{ kind: 'ask', entry: name, what: `may be closed: ${house.name} (${house.id}) is marked as disused` }]
  const findings: Finding[] = []
  if (entry.ids.osm !== undefined && likeness < 0.5) {
    findings.push({ kind: 'ask', entry: name, what: `is called ${house.name} at its confirmed id ${house.id}` })
  }
  const { tags } = house
  const month = monthInLanguages(tags.check_date?.match(/^\d{4}-\d{2}-\d{2}$/) ? tags.check_date : copyOf)
  const source = {
    no: `OpenStreetMap, © OpenStreetMaps bidragsytere (ODbL), ${house.id}, ${month.no}`,
    en: `OpenStreetMap, © OpenStreetMap contributors (ODbL), ${house.id}, ${month.en}`,
    de: `OpenStreetMap, © OpenStreetMap-Mitwirkende (ODbL), ${house.id}, ${month.de}`,
  }
  for (const { field, value, isSpread, remarks, ask } of readFields(tags, entry.kind)) {
    if (ask !== undefined) findings.push({ kind: 'ask', entry: name, what: ask })
    if (value === undefined) continue
    const sharing = field[0] === 'phone' ? houses.filter((other) => other.phone === value && other.id !== house.id) : []
    if (sharing.length > 0) {
      findings.push({
        kind: 'ask',
        entry: name,
        what: `has the number ${value} in OpenStreetMap, as ${sharing.map((other) => other.name).join(' and ')}: of a chain?`,
      })
      continue
    }
    const own = bareValue(entry.facts, field)
    const accepted = bareValue(entry.fromOsm, field)
    const known = accepted ?? own
    if (isSame(field, known, value)) {
      findings.push({ kind: 'same', entry: name, what: field.join('.') })
      continue
    }
    findings.push({
      kind: 'proposal',
      isConflict: known !== undefined,
      draft: {
        service: 'osm',
        kind: entry.kind,
        entry: entry.id,
        name: entry.name,
        path: field,
        ...(known === undefined ? {} : { old: known }),
        new: value,
        source,
        licence: 'ODbL 1.0',
        upstreamDay: copyOf,
        address: `https://www.openstreetmap.org/${house.id}`,
        match: { name: house.name, metres, likeness, why },
        remarks: remarks ?? [],
        writes: [
          {
            file,
            path: [name, ...field],
            value: isSpread
              ? { ...(value as Record<string, Json>), source, checkedOn: '$today' }
              : { value, source, checkedOn: '$today' },
          },
          { file: 'open-data/ids.yaml', path: [name, 'osm'], value: house.id },
          ...(entry.kind.startsWith('map-points/') ? [creditOnMap] : []),
        ],
      },
    })
  }
  return findings
}

interface Field {
  field: string[]
  value?: Json
  isSpread?: boolean
  remarks?: string[]
  /** What only a person can judge. */
  ask?: string
}

const accessOf: Record<string, string> = { yes: 'yes', designated: 'yes', limited: 'partly', no: 'no' }

/** Returns what the tags say in the guide’s words; what they do not say is not there. */
function readFields(tags: Record<string, string>, kind: string): Field[] {
  const isPoint = kind.startsWith('map-points/')
  const fields: Field[] = []
  const phone = phoneOf(tags)
  const readNumber = phone === undefined ? undefined : readPhone(phone)
  if (readNumber)
    fields.push({
      field: ['phone'],
      value: readNumber,
      remarks: ['Call it, or see it on the house’s own page, before you accept it.'],
    })
  else if (phone !== undefined)
    fields.push({ field: ['phone'], ask: `has a telephone in OpenStreetMap that is none, or several: ${phone}` })
  const website = websiteOf(tags)
  const address = website === undefined ? undefined : readWebsite(website)
  if (address) fields.push({ field: ['website'], value: address })
  else if (website !== undefined)
    fields.push({ field: ['website'], ask: `has a web address in OpenStreetMap that is not its own: ${website}` })
  const written = tags.opening_hours
  const hours = written === undefined ? undefined : readHours(written)
  if (hours) {
    const checked = tags['check_date:opening_hours'] ?? tags.check_date
    const confirmedOn = checked && /^\d{4}-\d{2}-\d{2}$/.test(checked) ? { confirmedOn: checked } : {}
    const remarks = [
      `As written there: ${written}`,
      ...(hours.periods.some(({ season }) => season) || written === '24/7'
        ? []
        : ['No season is given: it may hold in summer only.']),
    ]
    fields.push({ field: ['hours'], value: { ...hours, ...confirmedOn } as unknown as Json, isSpread: true, remarks })
  } else if (written !== undefined)
    fields.push({ field: ['hours'], ask: `has hours in OpenStreetMap that only a person can read: ${written}` })
  const access = accessOf[tags.wheelchair ?? '']
  const said = tags['wheelchair:description:no'] ?? tags['wheelchair:description']
  const remarks = said === undefined ? [] : [`As described there: ${said}`]
  if (access) fields.push({ field: ['access', 'stepFreeEntrance'], value: access, remarks })
  const toilet = accessOf[tags['toilets:wheelchair'] ?? '']
  if (toilet) fields.push({ field: ['access', 'accessibleToilet'], value: toilet, remarks })
  if (isPoint) return fields
  if (tags.toilets === 'yes' || tags.toilets === 'no') fields.push({ field: ['toilets'], value: tags.toilets })
  const payments = readPayments(tags)
  if (payments.length > 0) fields.push({ field: ['payment'], value: payments })
  return fields
}

function readPayments(tags: Record<string, string>): string[] {
  const takes = (...keys: string[]) => keys.some((key) => tags[`payment:${key}`] === 'yes')
  return [
    ...(takes('cards', 'credit_cards', 'debit_cards', 'visa', 'mastercard') ? ['card'] : []),
    ...(takes('cash', 'notes', 'coins') ? ['cash'] : []),
    ...(takes('vipps') ? ['vipps'] : []),
  ]
}

/** Returns the value of a fact without its source; undefined where it is absent or unknown. */
export function bareValue(facts: Record<string, unknown>, field: readonly string[]): Json | undefined {
  const fact = field.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    facts,
  )
  if (typeof fact !== 'object' || fact === null) return undefined
  const { source: _, checkedOn: __, ...rest } = fact as Record<string, Json>
  if ('value' in rest) return rest.value
  // Hours, whose exceptions nobody writes where there are none.
  return Object.keys(rest).length > 0 ? rest : undefined
}

/** Returns whether a register says what the guide says; an address may differ by its scheme, `www.` and a last slash. */
export function isSame(field: readonly string[], known: Json | undefined, value: Json): boolean {
  if (field[0] === 'website' && typeof known === 'string')
    return hostOf(known) === hostOf(value) && pathOf(known) === pathOf(String(value))
  if (field[0] === 'hours' && typeof known === 'object' && known !== null && !Array.isArray(known)) {
    const { periods, outsideSeasons } = known
    const { periods: others, outsideSeasons: otherwise } = value as Record<string, Json>
    return isDeepStrictEqual({ periods, outsideSeasons }, { periods: others, outsideSeasons: otherwise })
  }
  return isDeepStrictEqual(known, value)
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '')
