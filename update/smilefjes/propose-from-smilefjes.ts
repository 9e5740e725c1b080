import { UpstreamFailure } from '#server/cache/upstream.ts'
import { isOrganisationNumber } from '#update/brreg/propose-from-brreg.ts'
import { readWords } from '#update/core/ask.ts'
import type { GuideEntry } from '#update/core/guide-entries.ts'
import { leastLikeness, likenessOf, wordsOf } from '#update/core/match-names.ts'
import { type Finding, keyOf, monthInLanguages, type Service } from '#update/core/service.ts'
import { bareValue } from '#update/osm/propose-from-osm.ts'

const kinds = /^(hotels|cabins|restaurants|activities)$|^map-points\/(hotel|accommodation|camping|restaurant|cafe)$/

interface Business {
  id: string
  orgNumber: string
  name: string
  street: string
  postcode: string
  town: string
  /** Of the newest inspection, `YYYY-MM-DD`. */
  day: string
}

/**
 * Proposes organisation numbers, which lead to the register of companies, and addresses, from the inspections of Mattilsynet. Grades
 * are never taken: an inspection says nothing about a meal.
 */
export const proposeFromSmilefjes: Service = ({ ask, entries, today, counted }) => [
  {
    key: 'smilefjes',
    name: 'Mattilsynet, one file',
    run: async () => {
      const reply = await ask('smilefjes')({ expects: 'csv', timeLimitMs: 120_000, sizeLimitBytes: 40_000_000 })
      const { businesses, rows } = readBusinesses(readWords(reply))
      if (rows < counted.read('smilefjes') / 2) {
        throw new UpstreamFailure('wrong-answer', `answered ${rows} rows, less than half of the last time`)
      }
      counted.write('smilefjes', rows)
      return entries.filter(({ kind }) => kinds.test(kind)).flatMap((entry) => findFacts(entry, businesses, today))
    },
  },
]

const columns = ['tilsynsobjektid', 'orgnummer', 'navn', 'adrlinje1', 'postnr', 'poststed', 'dato'] as const

/** Returns the businesses of Lofoten, each with its newest name. Throws `UpstreamFailure` for a file without the columns, or one that breaks off. */
export function readBusinesses(text: string): { businesses: Business[]; rows: number } {
  const lines = splitRows(text.replace(/^\uFEFF/, ''))
  const [header = []] = lines
  const missing = columns.filter((name) => !header.includes(name))
  if (missing.length > 0) throw new UpstreamFailure('wrong-answer', `answered a table without ${missing.join(', ')}`)
  const at = (row: string[], name: (typeof columns)[number]) => (row[header.indexOf(name)] ?? '').trim()
  const newest = new Map<string, Business>()
  for (const row of lines.slice(1)) {
    if (row.length < header.length) throw new UpstreamFailure('wrong-answer', 'answered a table that breaks off')
    const postcode = at(row, 'postnr').padStart(4, '0')
    const date = /^(\d{2})(\d{2})(\d{4})$/.exec(at(row, 'dato').padStart(8, '0'))
    if (!date || !((postcode >= '8300' && postcode <= '8398') || postcode === '8063' || postcode === '8064')) continue
    const business: Business = {
      id: at(row, 'tilsynsobjektid'),
      orgNumber: at(row, 'orgnummer'),
      name: at(row, 'navn'),
      street: at(row, 'adrlinje1'),
      postcode,
      town: at(row, 'poststed'),
      day: `${date[3]}-${date[2]}-${date[1]}`,
    }
    if ((newest.get(business.id)?.day ?? '') < business.day) newest.set(business.id, business)
  }
  return { businesses: [...newest.values()], rows: lines.length - 1 }
}

function splitRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] as string
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (text[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === ';' || letter === '\n') {
      row.push(cell.replace(/\r$/, ''))
      cell = ''
      if (letter === '\n') {
        rows.push(row)
        row = []
      }
    } else cell += letter
  }
  if (isQuoted) throw new UpstreamFailure('wrong-answer', 'answered a table that breaks off')
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows.filter((cells) => cells.some((each) => each !== ''))
}

function findFacts(entry: GuideEntry, businesses: readonly Business[], today: string): Finding[] {
  const name = keyOf(entry)
  const address = bareValue(entry.facts, ['address'])
  const street = typeof address === 'string' ? wordsOf(address.split(',')[0] ?? '').join(' ') : undefined
  const postcode = typeof address === 'string' ? /\b(\d{4})\b(?=[^\d]*$)/.exec(address)?.[1] : undefined
  const village = String(entry.facts.village ?? '').toLowerCase()
  const found =
    entry.ids.mattilsynet === undefined
      ? businesses.filter((business) => {
          const likeness = likenessOf(entry.name, business.name)
          const isThere =
            street !== undefined && wordsOf(business.street).join(' ') === street && business.postcode === postcode
          return isThere
            ? likeness >= leastLikeness
            : street === undefined && likeness >= 0.95 && business.town.toLowerCase() === village
        })
      : businesses.filter(({ id }) => id === entry.ids.mattilsynet)
  const [business] = found
  if (!business) return [{ kind: 'not-found', entry: name }]
  if (found.length > 1)
    return [{ kind: 'ask', entry: name, what: `is one of several: ${found.map((each) => each.name).join(', ')}` }]
  const findings: Finding[] = []
  if (business.day < `${Number(today.slice(0, 4)) - 4}${today.slice(4)}`)
    findings.push({ kind: 'ask', entry: name, what: `was last inspected on ${business.day}: is it still there?` })
  const month = monthInLanguages(business.day)
  const source = {
    no: `Mattilsynet, smilefjestilsyn (NLOD), ${month.no}`,
    en: `Norwegian Food Safety Authority, inspections (NLOD), ${month.en}`,
    de: `Norwegische Lebensmittelaufsicht, Kontrollen (NLOD), ${month.de}`,
  }
  const shared = {
    service: 'smilefjes' as const,
    kind: entry.kind,
    entry: entry.id,
    name: entry.name,
    source,
    licence: 'NLOD 2.0',
    upstreamDay: business.day,
    match: {
      name: business.name,
      likeness: likenessOf(entry.name, business.name),
      why: entry.ids.mattilsynet ? 'its confirmed id' : street === undefined ? 'name and village' : 'name and address',
    },
  }
  const known = { file: 'open-data/ids.yaml', path: [name, 'mattilsynet'], value: business.id }
  if (isOrganisationNumber(business.orgNumber)) {
    if (entry.ids.brreg === undefined) {
      findings.push({
        kind: 'proposal',
        isConflict: false,
        draft: {
          ...shared,
          path: ['ids', 'brreg'],
          new: business.orgNumber,
          remarks: ['With it the next run asks the register of companies by number.'],
          writes: [{ file: 'open-data/ids.yaml', path: [name, 'brreg'], value: business.orgNumber }, known],
        },
      })
    } else findings.push({ kind: 'same', entry: name, what: 'ids.brreg' })
  }
  const written = `${business.street}, ${business.postcode} ${titleCase(business.town)}`
  if (address === undefined && business.street !== '' && !entry.kind.startsWith('map-points/')) {
    findings.push({
      kind: 'proposal',
      isConflict: false,
      draft: {
        ...shared,
        path: ['address'],
        new: written,
        remarks: [],
        writes: [
          {
            file: entry.file,
            path: [...entry.path, 'address'],
            value: { value: written, source, checkedOn: '$today' },
          },
          known,
        ],
      },
    })
  }
  return findings.length === 0 ? [{ kind: 'same', entry: name, what: 'nothing to add' }] : findings
}

const titleCase = (text: string) => text.toLowerCase().replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
