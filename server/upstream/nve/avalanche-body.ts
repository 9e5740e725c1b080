import * as z from 'zod'
import type { QuotedWords } from '#contract/today-part.ts'
import { readOsloTime } from '#server/services/calendar/oslo-calendar.ts'
import type { AvalancheBulletin, AvalancheBulletins } from '#server/services/today/avalanche-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

/** For people; the page of a region has changed its address with every season. */
const link = 'https://www.varsom.no/'

// Bounds keep a hostile answer from costing memory; what is longer is no answer, since texts must not be shortened.
const mostRecords = 100
const text = z.string().max(20_000).nullish()
const height = z.number().min(-1).max(3000).nullish()

const problem = z.object({
  AvalancheProblemTypeName: text,
  AvalancheProblemTypeId: z.number().nullish(),
  AvalCauseName: text,
  AvalTriggerSimpleName: text,
  AvalProbabilityName: text,
  DestructiveSizeExtName: text,
  AvalPropagationName: text,
  TriggerSenitivityPropagationDestuctiveSizeText: text,
  ValidExpositions: z
    .string()
    .regex(/^[01]{8}$/)
    .nullish(),
  ExposedHeight1: height,
  ExposedHeight2: height,
  ExposedHeightFill: z.number().nullish(),
})

const measurement = z.object({
  Name: text,
  MeasurementSubTypes: z
    .array(z.object({ Name: text, Value: text }))
    .max(50)
    .nullish(),
})

const record = z.object({
  RegionId: z.number(),
  // 0: nobody assessed it. Another digit is a level that nobody here knows, and so no answer.
  DangerLevel: z.enum(['0', '1', '2', '3', '4', '5']),
  ValidFrom: z.string().max(50),
  PublishTime: z.string().max(50).nullish(),
  IsTendency: z.boolean().nullish(),
  MainText: text,
  // Of the detailed form alone.
  AvalancheDanger: text,
  EmergencyWarning: text,
  SnowSurface: text,
  CurrentWeaklayers: text,
  LatestAvalancheActivity: text,
  LatestObservations: text,
  MountainWeather: z
    .object({
      CloudCoverName: text,
      Comment: text,
      MeasurementTexts: z
        .array(z.object({ Text: text }))
        .max(50)
        .nullish(),
      MeasurementTypes: z.array(measurement).max(50).nullish(),
    })
    .nullish(),
  AvalancheProblems: z.array(problem).max(20).nullish(),
  AvalancheAdvices: z
    .array(z.object({ Text: text }))
    .max(50)
    .nullish(),
})
type Bulletin = z.infer<typeof record>
type Problem = z.infer<typeof problem>

export interface DailyBulletins {
  days: Map<string, Bulletin>
  /** Bulletins that could not be read. */
  unreadable: number
}

/** Returns the records of `AvalancheWarningByRegion`, simple or detailed, one for each day. Throws if none can be read or is the region's. */
export function readBulletins(body: string, region: number, readEach: ReadEach): DailyBulletins {
  const records = z.array(z.unknown()).max(mostRecords).parse(JSON.parse(body))
  const read = readEach('an avalanche bulletin', records, (each) => {
    const given = record.parse(each)
    if (given.RegionId !== region) throw new Error('a bulletin of another region')
    readOsloTime(given.ValidFrom)
    readPublished(given)
    return given
  })
  const days = new Map<string, Bulletin>()
  for (const given of demandSome(read)) {
    const date = given.ValidFrom.slice(0, 10)
    const held = days.get(date)
    if (!held || isNewer(given, held)) days.set(date, given)
  }
  return { days, unreadable: read.odd.length }
}

/** What somebody assessed counts before what nobody did, then what was published later. */
function isNewer(given: Bulletin, held: Bulletin): boolean {
  const [isAssessed, wasAssessed] = [given.DangerLevel !== '0', held.DangerLevel !== '0']
  if (isAssessed !== wasAssessed) return isAssessed
  return (readPublished(given) ?? 0) >= (readPublished(held) ?? 0)
}

function readPublished({ PublishTime }: Bulletin): number | null {
  return PublishTime ? readOsloTime(PublishTime) : null
}

/** Returns the bulletins by date, with English where it was written. */
export function joinBulletins(norwegian: DailyBulletins, english: DailyBulletins | null): AvalancheBulletins {
  return {
    unreadable: norwegian.unreadable,
    days: [...norwegian.days]
      .map(([date, given]) => joinBulletin(date, given, english?.days.get(date) ?? null))
      .sort((one, other) => one.date.localeCompare(other.date)),
  }
}

/** Returns whole bulletins with those of a summary for the days that they lack. */
export function fillDays(whole: AvalancheBulletins, summary: AvalancheBulletins): AvalancheBulletins {
  const known = new Set(whole.days.map(({ date }) => date))
  const days = [...whole.days, ...summary.days.filter(({ date }) => !known.has(date))]
  return { unreadable: summary.unreadable, days: days.sort((one, other) => one.date.localeCompare(other.date)) }
}

function joinBulletin(date: string, given: Bulletin, translated: Bulletin | null): AvalancheBulletin {
  // Written between the two questions, or not yet translated: words of another assessment are not a translation.
  const english = translated?.DangerLevel === given.DangerLevel ? translated : null
  const quote = (read: (bulletin: Bulletin) => string | null | undefined) => join(read(given), english && read(english))
  const level = Number(given.DangerLevel) as 0 | 1 | 2 | 3 | 4 | 5
  return {
    date,
    level: level === 0 ? null : level,
    isTendency: given.IsTendency ?? false,
    mainText: quote(({ MainText }) => MainText),
    danger: quote(({ AvalancheDanger }) => AvalancheDanger),
    emergency: quote(({ EmergencyWarning }) => EmergencyWarning),
    snowSurface: quote(({ SnowSurface }) => SnowSurface),
    weakLayers: quote(({ CurrentWeaklayers }) => CurrentWeaklayers),
    activity: quote(({ LatestAvalancheActivity }) => LatestAvalancheActivity),
    observations: quote(({ LatestObservations }) => LatestObservations),
    mountainWeather: quote(describeMountainWeather),
    problems: (given.AvalancheProblems ?? []).map((one, index) => {
      const other = english?.AvalancheProblems?.[index]
      return joinProblem(one, other?.AvalancheProblemTypeId === one.AvalancheProblemTypeId ? other : undefined)
    }),
    advice: (given.AvalancheAdvices ?? []).map(({ Text }, index) =>
      join(Text, english?.AvalancheAdvices?.[index]?.Text),
    ),
    publishedAt: readPublished(given),
    link,
  }
}

function joinProblem(given: Problem, english: Problem | undefined): AvalancheBulletin['problems'][number] {
  const quote = (read: (one: Problem) => string | null | undefined) => join(read(given), english && read(english))
  return {
    type: quote(({ AvalancheProblemTypeName }) => AvalancheProblemTypeName),
    trigger: quote(({ AvalTriggerSimpleName }) => AvalTriggerSimpleName),
    probability: quote(({ AvalProbabilityName }) => AvalProbabilityName),
    size: quote(({ DestructiveSizeExtName }) => DestructiveSizeExtName),
    propagation: quote(({ AvalPropagationName }) => AvalPropagationName),
    cause: quote(({ AvalCauseName }) => AvalCauseName),
    summary: quote(({ TriggerSenitivityPropagationDestuctiveSizeText: sentences }) => sentences),
    exposedDirections: [...(given.ValidExpositions ?? '')].map((digit) => digit === '1'),
    exposedHeights: {
      from: given.ExposedHeight1 ?? null,
      to: given.ExposedHeight2 ?? null,
      fill: given.ExposedHeightFill ?? null,
    },
  }
}

/** Returns all that is said of the weather, a line each: in sentences, or else in its values. */
function describeMountainWeather({ MountainWeather: given }: Bulletin): string | null {
  if (!given) return null
  const sentences = given.MeasurementTexts?.map(({ Text }) => Text) ?? []
  const values = (given.MeasurementTypes ?? []).map(({ Name, MeasurementSubTypes }) => {
    const parts = (MeasurementSubTypes ?? []).filter(({ Value }) => Value)
    return parts.length === 0 ? null : `${Name}: ${parts.map(({ Name: part, Value }) => `${part} ${Value}`).join(', ')}`
  })
  const lines = [given.CloudCoverName, ...(sentences.length > 0 ? sentences : values), given.Comment]
  return lines
    .map((line) => line?.trim())
    .filter(Boolean)
    .join('\n')
}

/** Long texts often stay Norwegian in the English answer. */
function join(norwegian: string | null | undefined, english: string | null | undefined): QuotedWords {
  const no = norwegian?.trim() || null
  const en = english?.trim() || null
  return { no, en: en === no ? null : en }
}
