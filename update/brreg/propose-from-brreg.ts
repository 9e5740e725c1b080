import { z } from 'zod'
import { type Ask, readAddress, readJson } from '#update/core/ask.ts'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { leastLikeness, likenessOf, readPhone, readWebsite, wordsOf } from '#update/core/match-names.ts'
import { type Finding, keyOf, monthInLanguages, type Service } from '#update/core/service.ts'
import { bareValue, isSame } from '#update/osm/propose-from-osm.ts'
import type { Json } from '#yaml/json.ts'

const kinds =
  /^(hotels|cabins|restaurants|activities)$|^map-points\/(hotel|accommodation|camping|restaurant|cafe|rental)$/

/** Numbers of the municipalities of Lofoten. */
export const municipalities: Record<string, string> = {
  Røst: '1856',
  Værøy: '1857',
  Flakstad: '1859',
  Vestvågøy: '1860',
  Vågan: '1865',
  Moskenes: '1874',
}

const addressSchema = z.object({
  adresse: z.array(z.string().nullable()).default([]),
  postnummer: z.string().optional(),
  kommunenummer: z.string().optional(),
})

const unitSchema = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().optional(),
  organisasjonsform: z.object({ kode: z.string() }).optional(),
  telefon: z.string().optional(),
  mobil: z.string().optional(),
  hjemmeside: z.string().optional(),
  overordnetEnhet: z.string().optional(),
  beliggenhetsadresse: addressSchema.optional(),
  forretningsadresse: addressSchema.optional(),
  postadresse: addressSchema.optional(),
  konkurs: z.boolean().optional(),
  underAvvikling: z.boolean().optional(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().optional(),
  slettedato: z.string().optional(),
})
type Unit = z.infer<typeof unitSchema>

const searchSchema = z.object({
  _embedded: z
    .object({ enheter: z.array(z.unknown()).optional(), underenheter: z.array(z.unknown()).optional() })
    .optional(),
  page: z.object({ totalElements: z.number().int() }),
})

/** A record that the register has taken away for legal reasons: what the guide has from it goes, too. */
class TakenAway extends Error {}

/** Forms of companies. A sole trader’s name and number are a person’s; other forms may be. */
const companyForms = new Set(['AS', 'ASA', 'SA', 'STI', 'NUF', 'KF', 'BA', 'FLI'])

/** Proposes telephone and website of the companies behind houses, from the Brønnøysund register. */
export const proposeFromBrreg: Service = ({ ask, entries, today }) => {
  const numbers = new Map<string, string>()
  return entries
    .filter(({ kind }) => kinds.test(kind))
    .map((entry) => ({
      key: `brreg ${keyOf(entry)}`,
      name: entry.name,
      run: () => findFacts(entry, ask('brreg'), today, numbers),
    }))
}

async function findFacts(entry: GuideEntry, ask: Ask, today: string, numbers: Map<string, string>): Promise<Finding[]> {
  const name = keyOf(entry)
  try {
    const found =
      entry.ids.brreg === undefined
        ? await search(entry, ask)
        : [await readOne(entry.ids.brreg, ask)].flatMap((unit) => unit ?? [])
    const [unit] = found
    if (!unit) return [{ kind: 'not-found', entry: name }]
    if (found.length > 1) {
      return [
        {
          kind: 'ask',
          entry: name,
          what: `may be several companies: ${found.map(({ navn, organisasjonsnummer }) => `${navn} (${organisasjonsnummer})`).join(', ')}`,
        },
      ]
    }
    const parent = unit.overordnetEnhet === undefined ? undefined : await readOne(unit.overordnetEnhet, ask)
    const company = parent ?? unit
    const ended = [unit, company].map(describeEnd).find((words) => words !== undefined)
    if (ended)
      return [{ kind: 'ask', entry: name, what: `may be closed: ${unit.navn ?? unit.organisasjonsnummer} ${ended}` }]
    // A sole trader’s telephone is a person’s, and the licence leaves persons out.
    if (!companyForms.has(company.organisasjonsform?.kode ?? '')) return [{ kind: 'not-found', entry: name }]
    return proposeFields(entry, unit, company, today, numbers)
  } catch (error) {
    if (!(error instanceof TakenAway)) throw error
    return [
      {
        kind: 'withdrawn',
        entry: name,
        what: `was taken out of the register (${error.message}): delete what content has from it`,
      },
    ]
  }
}

/** The map’s page prints what it has from whom. */
const creditOnMap = {
  file: 'map-points/credits.yaml',
  path: ['companyRegister'],
  value: {
    name: {
      no: 'Enhetsregisteret, Brønnøysundregistrene',
      en: 'Register of companies, Brønnøysund Register Centre',
      de: 'Unternehmensregister, Brønnøysundregistrene',
    },
    provides: {
      no: 'Telefon og nettside til noen steder',
      en: 'Phone numbers and websites of some places',
      de: 'Telefon und Website einzelner Häuser',
    },
    licence: 'NLOD 2.0',
    href: 'https://data.norge.no/nlod/no/2.0',
  },
}

function describeEnd({
  slettedato,
  konkurs,
  underAvvikling,
  underTvangsavviklingEllerTvangsopplosning,
}: Unit): string | undefined {
  if (slettedato !== undefined) return `was deleted on ${slettedato}`
  if (konkurs) return 'is bankrupt'
  return underAvvikling || underTvangsavviklingEllerTvangsopplosning ? 'is being wound up' : undefined
}

/** Returns one unit or sub-unit; undefined for a number that the register does not know. */
async function readOne(number: string, ask: Ask): Promise<Unit | undefined> {
  for (const sort of ['underenheter', 'enheter']) {
    const reply = await ask({
      url: `${readAddress('brreg').url}/${sort}/${number}`,
      expects: 'json',
      alsoStatuses: [404, 410],
    })
    if (reply.status === 410) throw new TakenAway(number)
    if (reply.status === 200) return readJson(reply, unitSchema)
  }
  return undefined
}

/** Returns the sub-units, else the units, with the entry’s name in its municipality, and at its address where that is known. */
async function search(entry: GuideEntry, ask: Ask): Promise<Unit[]> {
  const codes =
    entry.municipality === undefined ? Object.values(municipalities) : [municipalities[entry.municipality] ?? '']
  const where = { underenheter: 'beliggenhetsadresse', enheter: 'forretningsadresse' } as const
  for (const sort of ['underenheter', 'enheter'] as const) {
    const query = new URLSearchParams({
      navn: entry.name,
      [`${where[sort]}.kommunenummer`]: codes.join(','),
      size: '50',
      page: '0',
    })
    const answer = readJson(
      await ask({ url: `${readAddress('brreg').url}/${sort}?${query}`, expects: 'json' }),
      searchSchema,
    )
    const units = (answer._embedded?.[sort] ?? []).flatMap((given) => unitSchema.safeParse(given).data ?? [])
    const alike = units.filter(({ navn = '' }) => likenessOf(entry.name, navn) >= leastLikeness)
    const address = bareValue(entry.facts, ['address'])
    const there =
      typeof address === 'string'
        ? alike.filter((unit) => streetOf(unit) === wordsOf(address.split(',')[0] ?? '').join(' '))
        : []
    if (there.length > 0) return there
    const same = alike.filter(({ navn = '' }) => likenessOf(entry.name, navn) >= 0.95)
    if (same.length > 0) return same
  }
  return []
}

function streetOf({ beliggenhetsadresse, forretningsadresse }: Unit): string {
  return wordsOf((beliggenhetsadresse ?? forretningsadresse)?.adresse[0] ?? '').join(' ')
}

function proposeFields(
  entry: GuideEntry,
  unit: Unit,
  company: Unit,
  today: string,
  numbers: Map<string, string>,
): Finding[] {
  const name = keyOf(entry)
  const isPoint = entry.kind.startsWith('map-points/')
  const number = unit.organisasjonsnummer
  const month = monthInLanguages(today)
  const source = {
    no: `Enhetsregisteret (NLOD), org.nr. ${number}, ${month.no}`,
    en: `Brønnøysund register of companies (NLOD), no. ${number}, ${month.en}`,
    de: `Norwegisches Unternehmensregister Brønnøysund (NLOD), Nr. ${number}, ${month.de}`,
  }
  const phone = [unit.telefon, unit.mobil, company.telefon, company.mobil]
    .map((text) => readPhone(text ?? ''))
    .find((read) => read !== undefined)
  const website = [unit.hjemmeside, company.hjemmeside]
    .map((text) => readWebsite(text ?? ''))
    .find((read) => read !== undefined)
  const likeness = likenessOf(entry.name, unit.navn ?? '')
  const why =
    typeof bareValue(entry.facts, ['address']) === 'string' &&
    streetOf(unit) === wordsOf(String(bareValue(entry.facts, ['address'])).split(',')[0] ?? '').join(' ')
      ? 'name and address'
      : entry.ids.brreg
        ? 'its confirmed number'
        : 'name and municipality'
  const findings: Finding[] = []
  for (const [field, value] of [
    ['phone', phone],
    ['website', website],
  ] as const) {
    if (value === undefined) continue
    const doubt = field === 'phone' ? doubtAboutPhone(value, company, numbers) : undefined
    if (doubt !== undefined) {
      findings.push({
        kind: 'ask',
        entry: name,
        what: `has the number ${value} in the register of companies, ${doubt}`,
      })
      continue
    }
    const known = bareValue(entry.fromOsm, [field]) ?? bareValue(entry.facts, [field])
    if (isSame([field], known, value)) {
      findings.push({ kind: 'same', entry: name, what: field })
      continue
    }
    const fact: Json = isPoint ? { value, source: 'companyRegister' } : { value, source, checkedOn: '$today' }
    findings.push({
      kind: 'proposal',
      isConflict: known !== undefined,
      draft: {
        service: 'brreg',
        kind: entry.kind,
        entry: entry.id,
        name: entry.name,
        path: [field],
        ...(known === undefined ? {} : { old: known }),
        new: value,
        source,
        licence: 'NLOD 2.0',
        address: `https://data.brreg.no/enhetsregisteret/oppslag/enheter/${company.organisasjonsnummer}`,
        match: { name: unit.navn ?? '', likeness, why },
        remarks: field === 'phone' ? ['It may be an accountant’s or a private one. Call it before you accept it.'] : [],
        writes: [
          { file: entry.file, path: [...entry.path, field], value: fact },
          { file: 'open-data/ids.yaml', path: [name, 'brreg'], value: number },
          ...(isPoint ? [creditOnMap] : []),
        ],
      },
    })
  }
  return findings.length === 0 ? [{ kind: 'same', entry: name, what: 'nothing to add' }] : findings
}

/** Returns why a number may be somebody else’s; undefined for none. */
function doubtAboutPhone(phone: string, company: Unit, numbers: Map<string, string>): string | undefined {
  const other = numbers.get(phone)
  if (other !== undefined && other !== company.organisasjonsnummer)
    return `as company ${other} has: a chain’s, or an accountant’s?`
  numbers.set(phone, company.organisasjonsnummer)
  const home = company.forretningsadresse
  if ([...(home?.adresse ?? []), ...(company.postadresse?.adresse ?? [])].some((line) => /\bc\/o\b/i.test(line ?? '')))
    return 'under an address «c/o» somebody else'
  if (home?.kommunenummer !== undefined && !Object.values(municipalities).includes(home.kommunenummer))
    return 'of a company outside Lofoten: a chain’s?'
  return undefined
}

/** Returns whether nine digits are an organisation number: the last is the check digit. */
export function isOrganisationNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false
  const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  const check = (11 - (sum % 11)) % 11
  return check === Number(text[8])
}
