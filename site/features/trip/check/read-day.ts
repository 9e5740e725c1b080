import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { Named } from './name-index.ts'
import type { Item } from './said.ts'
import type { TextWindow } from './text-window.ts'
import {
  alternatives,
  asideWords,
  bedWords,
  driveWords,
  farTowns,
  ferryWords,
  flightWords,
  foodWords,
  negations,
  nightWords,
  originWords,
  returnWords,
} from './vocabulary.ts'

// What is read of a day, and what the words before a name make of it.

export interface Mark {
  from: number
  to: number
  as: 'stop' | 'bed' | 'day' | 'time' | 'end' | 'unknown' | 'wrong' | 'left'
  isSure: boolean
}

export interface ReadStop {
  named: Extract<Named, { kind: 'stop' | 'midnightSun' | 'summerFerry' | 'thing' }>
  isSure: boolean
  /** Minutes after midnight: when one is there, sets out for it, or at the earliest. */
  at?: number | undefined
  departs?: number | undefined
  notBefore?: number | undefined
  until?: number | undefined
  /** Minutes there, and of the drive, as the text has them. */
  stay?: number | undefined
  drive?: number | undefined
  /** Of something done anywhere: the place that is named with it, «Reine kayak tour». */
  where?: ReadStop | undefined
  /** The words around it, and those of its part of the sentence. */
  sentence?: readonly string[] | undefined
  near?: readonly string[] | undefined
}

export interface ReadBed {
  ref: string
  name: string
  isSure: boolean
  /** The words around it. */
  sentence?: readonly string[] | undefined
}

export interface ReadDay {
  stops: ReadStop[]
  bed?: ReadBed | undefined
  /** Where the day begins, as the text has it. */
  origin?: ReadBed | undefined
  /** Where something that is done anywhere sets out from: «a safari from Svolvær». */
  around?: string[] | undefined
  start?: number | undefined
  /** When one is back at a place, as the text has it, and the stop before: others may follow. */
  back?: { ref: string; at: number; behind?: ReadStop | undefined } | undefined
  /** When one is back where one sleeps, named or not. */
  homeAt?: number | undefined
  /** Walks without a name of their own, where and when. */
  outings?: { ref: string | undefined; at: number; until: number | undefined }[] | undefined
  /** Of the children who come along, where others stay behind; empty where all do. */
  ages?: readonly number[] | undefined
  /** By the first ferry or flight of the day, whenever that is. */
  leavesEarly?: true | undefined
  /** When something is done late in the day at a table that has no name. */
  tableAt?: number | undefined
  /** `isSure`: nothing but a place is called so; else it is only asked. `isBed`: one sleeps there. */
  unknown: { name: string; isFar: boolean; isSure: boolean; isBed?: true }[]
}

export interface ReadEnd {
  place: string
  day: number
  isArrival: boolean | undefined
  /** Minutes after midnight, there. */
  time?: number | undefined
  /** Minutes from where one comes, where the text says from where: a time is then that of leaving there. */
  crossing?: number | 'unknown' | undefined
}

export type Role = 'go' | 'drive' | 'origin' | 'return' | 'not' | 'aside' | 'bed' | 'food'

const placeNouns =
  /(?:strand|strande|hafen|kirche|dorf|museum|insel|bucht|ort|ortskern|zentrum|brucke|museen|straßen|strassen|gassen|aussichtspunkt|parkplatz|galerien|ende|rand|nordlich|sudlich|westlich|ostlich|rathaus|platz)$/

const pathWords = new Set('over uber durch gjennom through via'.split(' '))
const strolls =
  /^(?:walk|walking|stroll|strolling|wander|wandering|potter|bummel|bummeln|spaziergang|spazieren|schlendern|rundgang|rusle|rusler|rusletur|rundtur|gatur|gange|spasertur)$/
const departureNouns = /^(?:abfahrt|aufbruch|avreise|avgang|departure)$/
const onwardWords = new Set('for to towards til mot nach richtung naar'.split(' '))
const goalWords = new Set('to zum zur nach til'.split(' '))
/** After «back»: where or by which way. */
const returnWays = /^(?:in|i|at|pa|on|zum|zur|ins|ans|home|heim|hjem|via|uber|over|from|fra|aus|von|ab)$/
/** What one does on the way there and back. */
const outingWords =
  /^(?:climb\w*|hik\w*|walk\w*|visit\w*|stop\w*|see|going|way|gar|ga|opp|besok\w*|innom|veien|underveis|tur|besuch\w*|wander\w*|besteig\w*|steig\w*|halt\w*|unterwegs|abstecher)$/

/** «From the summit we see», «fra toppen ser vi», «vom Gipfel sehen wir». */
const seenFromAbove =
  /(?:^| )(?:from|fra|vom|von)(?: \w+){0,2} (?:summit|top|peak|ridge|there|toppen|tinden|ryggen|gipfel|oben|grat)(?: \w+){0,3} (?:see|spot|ser|sehen|sieht|schaun|blicken)(?: \w+){0,2}$/

/** Returns what the words before a name make of it: the nearest one decides. */
export function roleOf(lead: readonly string[]): Role {
  // «Look over to Værøy», «se over til Værøy» goes nowhere.
  const isLookedAt =
    onwardWords.has(lead.at(-1) ?? '') &&
    lead.slice(-4, -1).some((word) => /^(?:over|across|out|ut|utover|bort|hinuber|ruber|hinaus|uber)$/.test(word)) &&
    lead.slice(-8, -2).some((word) => /^(?:se|ser|see|look|looking|gaze|schaun|blicken|sehen|kikke|speide)$/.test(word))
  const isOverSea =
    /(?:over|across|uber|ubers) (?:(?:the|das|den|det) )?(?:sea|water|fjord|fjorden|havet|sjon|meer|wasser) (?:to|til|nach)$/
  if (isLookedAt || isOverSea.test(lead.join(' ')) || seenFromAbove.test(lead.join(' '))) return 'aside'
  for (const [back, word] of lead.toReversed().entries()) {
    // «There and back, then Ryten»: what stands before «then» is said of what came before.
    const isThenBehind = lead
      .slice(lead.length - back)
      .some((each) => /^(?:then|dann|danach|deretter|anschliessend|etterpa)$/.test(each))
    const behind = lead.slice(lead.length - back)
    // «To Å and back, climbing Reinebringen on the way», but «and back to Reine», «and back the same way to Reine».
    const isBackAtName = onwardWords.has(behind[0] ?? 'to') || returnWays.test(behind[0] ?? 'to')
    const isBackToName = onwardWords.has(lead.at(-1) ?? '') && !behind.some((each) => outingWords.test(each))
    const isThereAndBack =
      returnWords.has(word) &&
      /^(?:and|og|und)$/.test(lead[lead.length - 2 - back] ?? '') &&
      (/^(?:hin|out|there|fram|ut)$/.test(lead[lead.length - 3 - back] ?? '') || !(isBackAtName || isBackToName))
    // «Ola takes the car back, but I take the boat»: somebody else, or something else.
    const isOtherBehind = lead
      .slice(lead.length - back)
      .some(
        (each, at, behind) =>
          /^(?:men|but|aber|und|and|og)$/.test(each) && /^(?:vi|jeg|we|i|wir|ich)$/.test(behind[at + 1] ?? ''),
      )
    if (returnWords.has(word) && isOtherBehind) continue
    const isOfBefore = isThenBehind && (returnWords.has(word) || originWords.has(word) || bedWords.has(word))
    if (isThereAndBack || isOfBefore) continue
    // «Instead Unstad» is done; «instead of Unstad» is not.
    const isInstead = word === 'instead' && lead[lead.length - back] !== 'of'
    if (isInstead) continue
    // «Do not miss Ryten», «nicht verpassen: Ryten» is done.
    const isMust = /^(?:miss|forget|verpass\w*|glipp|glem\w*)$/.test(lead[lead.length - back] ?? '')
    if (negations.has(word) && isMust) continue
    if ((negations.has(word) && back < 4) || (alternatives.has(word) && back < 3)) return 'not'
    // «Strand von Ramberg» is the beach, and not where one comes from.
    const isOf = word === 'von' && placeNouns.test(lead[lead.length - 2 - back] ?? '')
    if (isOf) continue
    // «Depart at 9 for Nusfjord» leads there.
    const isStart = /^(?:from|fra|von|ab|vanaf)$/.test(word)
    // «Ab nach Leknes» is off to it.
    if (word === 'ab' && /^(?:nach|zum|zur|ins|richtung|gen)$/.test(lead[lead.length - back] ?? '')) return 'drive'
    // «From Sørvågvatnet to Munkebu» too.
    const isLeadingOn = back > (isStart ? 1 : 0) && onwardWords.has(lead.at(-1) ?? '')
    if (originWords.has(word) && back < 4 && isLeadingOn) return isStart ? 'go' : 'drive'
    if (originWords.has(word) && back < 3) return 'origin'
    // «Abfahrt nach Reine», «Abfahrt in Å».
    if (back > 0 && back < 4 && departureNouns.test(word) && onwardWords.has(lead.at(-1) ?? '')) return 'drive'
    if (back === 1 && departureNouns.test(word) && /^(?:in|i|at|pa)$/.test(lead.at(-1) ?? '')) return 'origin'
    // «On the way back, Nusfjord», but «on the way back to Reine».
    const isOnWayBack = /^(?:way|vei|veien|vegen|weg)$/.test(lead[lead.length - 2 - back] ?? '') && !isBackToName
    if (returnWords.has(word) && isOnWayBack) continue
    if (returnWords.has(word)) return 'return'
    // «Over the saddle to Kvalvika»: that is where one goes, whatever lies on the way.
    const isWay = pathWords.has(word) && lead.slice(lead.length - back).some((each) => goalWords.has(each))
    // «A sea-view suite at the hotel» is a bed.
    const isRoom = /^(?:suite|room|cabin|apartment|terrace|zimmer|rom|hytte)$/.test(lead[lead.length - back] ?? '')
    // «A stroll through Å», «Bummel durch Å», «a walk along Ramberg beach» is in it.
    const isStroll = (pathWords.has(word) || word === 'along') && strolls.test(lead[lead.length - 2 - back] ?? '')
    // «Wherever we like».
    const isLiking = word === 'like' && /^(?:we|i|you|they|would|d)$/.test(lead[lead.length - 2 - back] ?? '')
    // «Mit der Drohne über Kvalvika» is done there.
    const isDrone = lead.some((each) => /^(?:drone|drona|drohne)/.test(each))
    // «Aussicht vom Parkplatz in Hamnøy» is had there.
    const isFromThere =
      /^vo[mn]$/.test(lead[lead.length - back] ?? '') &&
      !behind.some((each) => /^(?:auf|nach|richtung|uber)$/.test(each))
    if (asideWords.has(word) && back < 4 && !isDrone && !isFromThere && !isWay && !isRoom && !isStroll && !isLiking)
      return 'aside'
    if (bedWords.has(word)) return 'bed'
    if (foodWords.has(word)) return 'food'
    // «A night in the bus» is no drive.
    const isNightIn = lead.slice(0, lead.length - 1 - back).some((each) => nightWords.has(each))
    const isCarPark = word === 'car' && lead[lead.length - back] === 'park'
    if (driveWords.has(word) && !isNightIn && !isCarPark) return 'drive'
  }
  return 'go'
}

/** Returns whether two names mean the same. */
export function isNamedAgain(one: ReadStop['named'], other: ReadStop['named']): boolean {
  if (one.kind === 'stop' && other.kind === 'stop') return one.ref === other.ref
  return one.kind === other.kind && (one.kind !== 'thing' || one.name === other.name)
}

/** Returns whether a name is that of a village or an own point. */
export function isVillage(named: Named): boolean {
  return named.kind === 'stop' && /^[po]\./.test(named.ref)
}

interface Nights {
  /** Stops of the line that began a day, whether that line is a way, and whether a sign behind it makes it a title. */
  headings: ReadonlyMap<ReadStop, { day: number; last: number; isWay: boolean; isTitle: boolean }>
  /** All stops of such a line: «To Å. On the way back a stop at Hamnøy» is told in it, and has no title. */
  besideHeadings: ReadonlySet<ReadStop>
  /** Beds that were counted ahead: «3 nights in Reine». */
  nights: ReadonlyMap<number, ReadBed>
  /** One house for all of the trip. */
  base: ReadBed | undefined
}

/** Settles days that are read to the end: headings give way to what stands below them, nights that were counted get their days. */
export function settleDays(days: ReadDay[], { headings, besideHeadings, nights, base }: Nights): void {
  const last = days.length - 1
  const asBed = (named: Named | undefined): ReadBed | undefined =>
    named?.kind === 'stop' ? { ref: named.ref, name: named.name, isSure: false } : undefined
  for (const [index, day] of days.entries()) {
    const heads = day.stops.filter((stop) => headings.get(stop)?.day === index && isVillage(stop.named))
    const body = day.stops.filter((stop) => !headings.has(stop))
    const isBelow = body.some((stop) => !besideHeadings.has(stop))
    const titles = isBelow ? heads : body.length > 0 ? heads.filter((stop) => headings.get(stop)?.isTitle) : []
    const first = heads[0]?.named
    // Nights that were counted say more than where an evening leads back to.
    if (!day.bed?.isSure) day.bed = nights.get(index) ?? day.bed
    // «Day 3: Leknes – Reine» is where the day leads, not what is done on it.
    const leadsOn = heads[1] !== undefined && headings.get(heads[1])?.isWay === true
    if (leadsOn && first && day.stops[0] === heads[0] && index > 0) {
      day.origin ??= asBed(first)
      day.stops = day.stops.filter((stop) => stop !== heads[0])
    }
    if (index < last && heads.length > 0) day.bed ??= asBed(heads.at(-1)?.named)
    day.stops = day.stops.filter((stop) => !titles.includes(stop))
    if (index < last) day.bed ??= base
    const night = days[index - 1]
    const home = day.bed ?? night?.bed ?? asBed(night?.stops.findLast(({ named }) => isVillage(named))?.named)
    if (day.homeAt !== undefined && home) day.back ??= { ref: home.ref, at: day.homeAt, behind: day.stops.at(-1) }
    // Who sets out from somewhere has slept there.
    if (night && !night.bed && day.origin) night.bed = day.origin
  }
  // «Day 2–4: Leknes»: the nights of all of them, where nothing else is said of one.
  for (const [{ named }, { day, last: end }] of headings)
    for (let each = day + 1; each <= Math.min(end, last - 1) && isVillage(named); each += 1) {
      const later = days[each]
      if (later && days[day]?.bed?.ref === asBed(named)?.ref) later.bed ??= asBed(named)
    }
}

/** Crossings to where trips begin, in minutes (content/pages/travel-info): their middle. */
const crossings: Readonly<Record<string, number>> = {
  'bodo moskenes': 210,
  'melbu fiskebol': 25,
  'skutvik svolvaer-quay': 120,
}

/** By air from Bodø, and the shortest from farther away; an editors' estimate. */
const flights = { bodo: 30, elsewhere: 105 }

/** Returns how many minutes it takes from a town to where a trip begins, as far as the guide knows. */
export function crossingOf(town: string, place: string, isFlown: boolean): number | 'unknown' {
  if (isFlown) return town === 'bodo' ? flights.bodo : flights.elsewhere
  return crossings[`${town} ${place}`] ?? 'unknown'
}

/** Returns whether a name is that of a town from which one comes to Lofoten. */
export function isElsewhere(item: Item | undefined): item is Item {
  if (item?.type === 'unknown') return farTowns.has(foldLetters(item.name))
  if (item?.type !== 'name') return false
  const { kind, name } = item.named
  return (
    kind === 'summerFerry' ||
    (kind === 'gateway' && item.named.place === 'evenes') ||
    /^(?:bodo|melbu|bognes)$/.test(foldLetters(name))
  )
}

/** Where one comes or goes, by how a place is spoken of: Leknes is an airport where one flies. */
export function gatewayOf(window: TextWindow, named: Named, index: number): string | undefined {
  const words = window.sentenceOf(index)
  const isOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  if (named.kind === 'gateway') return named.place === 'fiskebol' && !isOf(ferryWords) ? undefined : named.place
  if (named.kind !== 'stop') return undefined
  const close = [...window.leadOf(index), ...window.tailOf(index).words]
  // «Rückflug 8:20 ab Leknes»: so too where a time stands between, and no other airport in that part of the sentence.
  const item = window.items[index]
  const clause = item && window.clauseOf(item)
  const others = clause
    ? window.items
        .slice(Math.max(0, index - 8), index + 9)
        .filter(
          (each) =>
            each !== item &&
            each.type === 'name' &&
            each.first >= clause.first &&
            each.last <= clause.last &&
            each.named.kind !== 'region',
        )
    : []
  const isFlownClause =
    clause !== undefined &&
    others.length === 0 &&
    window.wordsBetween(clause.first, clause.last + 1).some((word) => flightWords.has(word))
  // A drone needs no airport.
  if (words.some((word) => /^(?:drone|drona|drohne)/.test(word)) && !isOf(ferryWords)) return undefined
  const flies = isFlownClause || close.some((word) => flightWords.has(word))
  if (flies && named.ref === 'p.svolvaer') return 'svolvaer-airport'
  if (flies && named.ref === 'p.leknes') return 'leknes-airport'
  if (named.name === 'Moskenes' && isOf(ferryWords)) return 'moskenes'
  return named.ref === 'p.svolvaer' && close.some((word) => /^(?:hurtigruten|havila|hurtigbat)/.test(word))
    ? 'svolvaer-quay'
    : undefined
}
