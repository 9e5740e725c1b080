import * as z from 'zod'
import type { QuotedWords } from '#contract/today-part.ts'
import type { WeatherPlace } from '#contract/weather-places.ts'
import { readOsloTime } from '#server/services/calendar/oslo-calendar.ts'
import type { OfficialWarning, OfficialWarnings } from '#server/services/today/warnings-source.ts'
import type { ReadEach } from '#server/upstream/read-each.ts'

export type HazardService = 'flood' | 'landslide'

/** The municipalities of Lofoten by their numbers, with the weather places in them. */
const municipalities: Record<string, { name: string; places: WeatherPlace[] }> = {
  1856: { name: 'Røst', places: [] },
  1857: { name: 'Værøy', places: [] },
  1859: { name: 'Flakstad', places: [] },
  1860: { name: 'Vestvågøy', places: ['leknes', 'ballstad'] },
  1865: { name: 'Vågan', places: ['svolvaer', 'henningsvaer'] },
  1874: { name: 'Moskenes', places: ['reine'] },
}

const link = 'https://www.varsom.no/'

// A county has some forty municipalities, each with three days.
const mostRecords = 2000
const text = z.string().max(20_000).nullish()

const record = z.object({
  Id: z.string().min(1).max(100),
  // 1: green, said of every municipality and day without a warning; 0: not assessed.
  ActivityLevel: z.string().regex(/^\d$/),
  CapStatus: z.string().max(50).nullish(),
  MunicipalityList: z.array(z.object({ Id: z.string().max(20) })).max(500),
  ValidFrom: z.string().max(50),
  ValidTo: z.string().max(50),
  PublishTime: z.string().max(50).nullish(),
  MainText: text,
  WarningText: text,
  AdviceText: text,
  ConsequenceText: text,
  DangerTypeName: text,
})
type HazardRecord = z.infer<typeof record>

/** The records of one warning and level, one for each municipality and day. */
type HazardGroups = Map<string, HazardRecord[]>

interface Hazards {
  listedAt: number | null
  lastEnd: number | null
  groups: HazardGroups
  unreadable: number
}

/**
 * Returns Lofoten's warnings in an answer of `Warning/County`, when the list was published and how far it reaches. Throws where of
 * several records none can be read: then the form has changed, and what is held says more.
 */
export function readHazards(body: string, readEach: ReadEach): Hazards {
  const given = z.array(z.unknown()).max(mostRecords).parse(JSON.parse(body))
  const read = readEach('a warning', given, (each) => {
    const known = record.parse(each)
    readOsloTime(known.ValidFrom)
    const publishedAt = known.PublishTime ? readOsloTime(known.PublishTime) : null
    return { ...known, endsAt: readOsloTime(known.ValidTo), publishedAt }
  })
  const { values: records, odd } = read
  if (odd.length > 1 && records.length === 0) throw new Error(`none of ${odd.length} warnings can be read`)
  const published = records.flatMap(({ publishedAt }) => publishedAt ?? [])
  const warnings = records.filter(
    ({ ActivityLevel, CapStatus, MunicipalityList }) =>
      Number(ActivityLevel) >= 2 &&
      (CapStatus ?? 'actual').toLowerCase() === 'actual' &&
      MunicipalityList.some(({ Id }) => Id in municipalities),
  )
  return {
    listedAt: published.length === 0 ? null : Math.max(...published),
    lastEnd: records.length === 0 ? null : Math.max(...records.map(({ endsAt }) => endsAt)),
    unreadable: odd.filter(mayWarnLofoten).length,
    groups: Map.groupBy(warnings, ({ Id, ActivityLevel }) => `${Id} ${ActivityLevel}`),
  }
}

const green = z.object({ ActivityLevel: z.literal('1') })
const whereabouts = z.object({ MunicipalityList: z.array(z.object({ Id: z.string() })).min(1) })

/** Only what says that it is green or about other municipalities is certainly no warning for Lofoten. */
function mayWarnLofoten(given: unknown): boolean {
  const { data } = whereabouts.safeParse(given)
  return !green.safeParse(given).success && (data?.MunicipalityList.some(({ Id }) => Id in municipalities) ?? true)
}

/** Returns the warnings with English where it was written, highest level first. */
export function joinHazards(service: HazardService, norwegian: Hazards, english: Hazards | null): OfficialWarnings {
  // Translations have ids of their own, but the same level, place and time.
  const translations = new Map([...(english?.groups.values() ?? [])].map((group) => [describeGroup(group), group[0]]))
  const warnings = [...norwegian.groups.values()].map((group) =>
    joinGroup(service, group, translations.get(describeGroup(group))),
  )
  return {
    listedAt: norwegian.listedAt,
    lastEnd: norwegian.lastEnd,
    unreadable: norwegian.unreadable,
    warnings: warnings.sort((one, other) => (other.level ?? 0) - (one.level ?? 0) || one.startsAt - other.startsAt),
  }
}

function joinGroup(service: HazardService, group: HazardRecord[], english: HazardRecord | undefined): OfficialWarning {
  const given = group[0] as HazardRecord
  const found = listMunicipalities(group)
  const area = found.map((id) => municipalities[id]?.name).join(', ')
  const quote = (read: (one: HazardRecord) => string | null | undefined): QuotedWords => {
    const [no, en] = [read(given)?.trim() || null, (english && read(english)?.trim()) || null]
    return { no, en: en === no ? null : en }
  }
  const level = Number(given.ActivityLevel)
  return {
    id: `${service}-${given.Id}-${given.ActivityLevel}`,
    service,
    event: service,
    eventName: quote(({ DangerTypeName }) => DangerTypeName),
    level: level === 2 || level === 3 || level === 4 ? level : null,
    startsAt: Math.min(...group.map(({ ValidFrom }) => readOsloTime(ValidFrom))),
    endsAt: Math.max(...group.map(({ ValidTo }) => readOsloTime(ValidTo))),
    area: { no: area, en: area },
    places: found.flatMap((id) => municipalities[id]?.places ?? []),
    polygons: [],
    isAtSea: false,
    description: quote(({ MainText, WarningText }) => [MainText, WarningText].filter(Boolean).join('\n')),
    advice: quote(({ AdviceText }) => AdviceText),
    consequences: quote(({ ConsequenceText }) => ConsequenceText),
    link,
  }
}

function listMunicipalities(group: HazardRecord[]): string[] {
  const all = group.flatMap(({ MunicipalityList }) => MunicipalityList.map(({ Id }) => Id))
  return [...new Set(all)].filter((id) => id in municipalities).sort()
}

function describeGroup(group: HazardRecord[]): string {
  const days = [...new Set(group.map(({ ValidFrom }) => ValidFrom))].sort()
  return [group[0]?.ActivityLevel, ...listMunicipalities(group), ...days].join(' ')
}
