import type { Item } from './list-items.ts'
import type { Named } from './name-index.ts'
import type { TextWindow } from './text-window.ts'
import {
  alternatives,
  arriveWords,
  asideWords,
  bedWords,
  departWords,
  driveWords,
  farPlaces,
  ferryWords,
  flightWords,
  foodWords,
  leaveWords,
  negations,
  nightWords,
  numbers,
  originWords,
  returnWords,
} from './vocabulary.ts'

export interface Mark {
  from: number
  to: number
  as: 'stop' | 'bed' | 'day' | 'time' | 'end' | 'unknown' | 'wrong' | 'left'
  isSure: boolean
}

export interface ReadStop {
  named: Extract<Named, { kind: 'stop' | 'midnightSun' | 'summerFerry' }>
  isSure: boolean
  /** Minutes after midnight: when one is there, sets out for it, or at the earliest. */
  at?: number | undefined
  departs?: number | undefined
  notBefore?: number | undefined
  until?: number | undefined
  /** Minutes there, and of the drive, as the text has them. */
  stay?: number | undefined
  drive?: number | undefined
}

export interface ReadBed {
  ref: string
  name: string
  isSure: boolean
}

export interface ReadDay {
  stops: ReadStop[]
  bed?: ReadBed | undefined
  /** Where the day begins, as the text has it. */
  origin?: ReadBed | undefined
  start?: number | undefined
  unknown: { name: string; isFar: boolean }[]
}

export interface ReadEnd {
  place: string
  day: number
  isArrival: boolean | undefined
  time?: number | undefined
}

const mostDays = 60
/** A longer line that begins a day tells of it, and is no heading. */
const longestHeading = 90

type Role = 'go' | 'drive' | 'origin' | 'return' | 'not' | 'aside' | 'bed' | 'food'

/** Returns what the words before a name make of it: the nearest one decides. */
function roleOf(lead: readonly string[]): Role {
  for (const [back, word] of lead.toReversed().entries()) {
    if ((negations.has(word) && back < 4) || (alternatives.has(word) && back < 3)) return 'not'
    if (originWords.has(word) && back < 3) return 'origin'
    if (returnWords.has(word)) return 'return'
    if (asideWords.has(word) && back < 4) return 'aside'
    if (bedWords.has(word)) return 'bed'
    if (foodWords.has(word)) return 'food'
    if (driveWords.has(word)) return 'drive'
  }
  return 'go'
}

function isNamedAgain(one: ReadStop['named'], other: ReadStop['named']): boolean {
  return one.kind === other.kind && (one.kind !== 'stop' || other.kind !== 'stop' || one.ref === other.ref)
}

function isVillage(named: Named): boolean {
  return named.kind === 'stop' && /^[po]\./.test(named.ref)
}

const stays = /^(?:overnight|ubernacht|overnatt|stay|sleep|schlaf|sover|base|basis)/

/** What is known of a place in the text while it is read. */
export class PlanReader {
  readonly days: ReadDay[] = []
  readonly marks: Mark[] = []
  readonly ends: ReadEnd[] = []
  /** Nights after the day on which they are named: «3 nights in Reine». */
  private readonly nights = new Map<number, ReadBed>()
  private base: ReadBed | undefined
  /** −1 before the first day. */
  private day = -1
  private lastDay = -1
  private isAside = false
  private line = -1
  private dayLine = -1
  private dayWord = -9
  private endLine = -1
  private pending:
    | { minutes: number; isPart: boolean; isDeparture?: true; until?: number | undefined; line: number }
    | undefined
  private readonly lines = new Map<ReadStop, { line: number; lead: readonly string[]; last: number }>()

  private readonly window: TextWindow
  private readonly hasDays: boolean

  constructor(window: TextWindow, hasDays: boolean) {
    this.window = window
    this.hasDays = hasDays
  }

  enter(item: Item): void {
    const { number } = this.window.lineOf(item.first)
    if (number === this.line) return
    // A time alone in its line is that of the next one.
    if (this.pending && number - this.pending.line > 1) this.pending = undefined
    if (this.window.hasAside(this.line + 1, number)) this.isAside = true
    this.line = number
  }

  get current(): number {
    return this.day
  }

  /** Whether a date or a weekday still belongs to the words that began the day. */
  isAtDay(item: Item): boolean {
    return this.day >= 0 && this.dayLine === this.line && item.first - this.dayWord <= 6
  }

  mark({ from, to }: Item, as: Mark['as'], isSure: boolean): void {
    this.marks.push({ from, to, as, isSure })
  }

  goTo(day: number, last: number, item: Item): void {
    this.mark(item, 'day', true)
    if (day < 0 || day >= mostDays) return
    this.day = day
    this.lastDay = Math.min(last, mostDays - 1)
    this.dayLine = this.line
    this.dayWord = item.last
    this.isAside = false
    this.pending = undefined
    this.dayAt(this.lastDay)
  }

  private dayAt(index: number): ReadDay {
    for (let next = this.days.length; next <= index; next += 1) this.days.push({ stops: [], unknown: [] })
    return this.days[index] as ReadDay
  }

  private lastStop(): ReadStop | undefined {
    const stop = this.days[this.day]?.stops.at(-1)
    return stop && this.lines.get(stop)?.line === this.line ? stop : undefined
  }

  readTime(item: Extract<Item, { type: 'time' | 'part' }>, index: number): void {
    if (this.isAside) return
    const isTime = item.type === 'time'
    const { items, lineOf, wordsBetween } = this.window
    if (isTime) this.mark(item, 'time', true)
    const end = this.ends.at(-1)
    if (isTime && end && end.time === undefined && this.endLine === this.line) {
      end.time = item.minutes
      return
    }
    const next = items.slice(index + 1, index + 4).find(({ type }) => type === 'name' || type === 'time')
    const isSameLine = next?.type === 'name' && lineOf(next.first).number === this.line
    const before = this.lastStop()
    const isNear = isSameLine && next.first - item.last <= 8
    const isFirst = lineOf(item.first).first === item.first
    // «the museum (11:00)», «Ryten at 19:00, then Reine»: of what stands before, unless the line begins with it.
    const isBehind =
      before !== undefined &&
      !this.knows(before) &&
      this.window.isBeside(this.lines.get(before)?.last ?? -9, item.first)
    if (before && !isFirst && (!isNear || isBehind)) {
      if (!isTime) before.notBefore ??= item.minutes
      else if (!this.knows(before)) Object.assign(before, { at: item.minutes, until: item.until })
      return
    }
    const day = this.days[this.day]
    const words = wordsBetween(item.last + 1, item.last + 4)
    if (
      isTime &&
      day &&
      day.stops.length === 0 &&
      day.start === undefined &&
      words.some((word) => leaveWords.has(word))
    )
      day.start = item.minutes
    if (isTime || !this.pending)
      this.pending = { minutes: item.minutes, isPart: !isTime, until: isTime ? item.until : undefined, line: this.line }
  }

  private knows({ at, departs }: ReadStop): boolean {
    return at !== undefined || departs !== undefined
  }

  readLength(item: Extract<Item, { type: 'length' }>): void {
    const stop = this.lastStop()
    if (!stop) return
    const { wordsBetween } = this.window
    const around = [...wordsBetween(item.first - 3, item.first), ...wordsBetween(item.last + 1, item.last + 4)]
    const { lead = [] } = this.lines.get(stop) ?? {}
    const isWalked = [...lead, ...around].some((word) =>
      /^(?:hike|hiking|wander|walk|tur|gehzeit|round|return)/.test(word),
    )
    const isDriven =
      around.some((word) => driveWords.has(word)) || (!isWalked && lead.some((word) => driveWords.has(word)))
    if (isDriven) stop.drive ??= item.minutes
    else stop.stay ??= item.minutes
  }

  readUnknown(item: Extract<Item, { type: 'unknown' }>, index: number): void {
    const role = roleOf(this.window.leadOf(index))
    const isFar = farPlaces.has(this.window.tokens[item.first]?.folded ?? '')
    const travels = this.window
      .sentenceOf(index)
      .some(
        (word) =>
          flightWords.has(word) ||
          ferryWords.has(word) ||
          arriveWords.has(word) ||
          departWords.has(word) ||
          /^(?:train|zug|tog|home|hjem|heim)/.test(word),
      )
    const isLeft =
      this.isAside || this.day < 0 || ['origin', 'not', 'aside', 'food'].includes(role) || (isFar && travels)
    this.mark(item, isLeft ? 'left' : 'unknown', false)
    if (isLeft) return
    const { unknown } = this.dayAt(this.day)
    if (!unknown.some(({ name }) => name === item.name)) unknown.push({ name: item.name, isFar })
  }

  readName(item: Extract<Item, { type: 'name' }>, index: number): unknown {
    const { named } = item
    const lead = this.window.leadOf(index)
    const role = this.window.isInBedColumn(item.first) ? 'bed' : roleOf(lead)
    if (named.kind === 'region') return this.mark(item, 'left', true)
    const gateway = this.gatewayOf(named, index)
    if (gateway !== undefined && !this.isAside && role !== 'not') return this.readGateway(item, gateway, index)
    const isLeft =
      named.kind === 'gateway' ||
      this.isAside ||
      this.window.isAsked(item) ||
      role === 'not' ||
      (role === 'aside' && named.kind !== 'midnightSun')
    if (isLeft) return this.mark(item, 'left', item.isSure)
    const tail = this.window.tailOf(index)
    const isFood = role === 'food' || [...lead, ...tail.words].some((word) => foodWords.has(word))
    if (named.kind === 'stop' && !named.isDoing) {
      const isBedAfter = !tail.isOpen && tail.words.slice(0, 4).some((word) => stays.test(word))
      if (role === 'bed' || isBedAfter || (named.isBed && !isFood))
        return this.readBed(item, named, item.isSure && (role === 'bed' || isBedAfter), [...lead, ...tail.words])
    }
    // «The museum in Å»: that says where the museum is.
    const before = this.window.items[index - 1]
    if (
      isVillage(named) &&
      lead.length === 1 &&
      /^(?:in|i|pa|at|bei|ved|near)$/.test(lead[0] ?? '') &&
      before?.type === 'name' &&
      before.named.kind === 'stop' &&
      !before.named.isDoing &&
      !isVillage(before.named)
    )
      return this.mark(item, 'left', item.isSure)
    if (this.day < 0) {
      if (this.hasDays) return this.mark(item, 'left', item.isSure)
      this.day = 0
      this.lastDay = 0
    }
    // «Drive from Svolvær to Reine»: what stands before Svolvær is said of Reine too.
    const isGoal = lead.length === 1 && before?.type === 'name' && /^(?:to|nach|til|naar)$/.test(lead[0] ?? '')
    this.readStop(item, index, named, role, isGoal ? [...this.window.leadOf(index - 1), ...lead] : lead)
    return undefined
  }

  /** Where one comes or goes, by how a place is spoken of: Leknes is an airport where one flies. */
  private gatewayOf(named: Named, index: number): string | undefined {
    const words = this.window.sentenceOf(index)
    const isOf = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
    if (named.kind === 'gateway') return named.place === 'fiskebol' && !isOf(ferryWords) ? undefined : named.place
    if (named.kind !== 'stop') return undefined
    const close = [...this.window.leadOf(index), ...this.window.tailOf(index).words]
    const flies = close.some((word) => flightWords.has(word))
    if (flies && named.ref === 'p.svolvaer') return 'svolvaer-airport'
    if (flies && named.ref === 'p.leknes') return 'leknes-airport'
    if (named.name === 'Moskenes' && isOf(ferryWords)) return 'moskenes'
    return named.ref === 'p.svolvaer' && close.some((word) => /^(?:hurtigruten|havila|hurtigbat)/.test(word))
      ? 'svolvaer-quay'
      : undefined
  }

  private readGateway(item: Item, place: string, index: number): void {
    this.mark(item, 'end', true)
    const lead = this.window.leadOf(index)
    const words = this.window.sentenceOf(index)
    const arrives = words.some((word) => arriveWords.has(word)) || /^(?:into|in|at)$/.test(lead.at(-1) ?? '')
    const departs = words.some((word) => departWords.has(word)) || roleOf(lead) === 'origin'
    const time = this.pending && !this.pending.isPart ? this.pending.minutes : undefined
    this.pending = undefined
    this.ends.push({ place, day: this.day, isArrival: arrives === departs ? undefined : arrives, time })
    this.endLine = this.line
  }

  private readBed(
    item: Item,
    { ref, name }: { ref: string; name: string },
    isSure: boolean,
    lead: readonly string[],
  ): void {
    this.mark(item, 'bed', isSure)
    this.pending = undefined
    const bed = { ref, name, isSure }
    const nightAt = lead.findLastIndex((word) => nightWords.has(word))
    const before = nightAt > 0 ? (lead[nightAt - 1] ?? '') : ''
    const count = Math.min(mostDays, /^\d{1,2}$/.test(before) ? Number(before) : (numbers.get(before) ?? 1))
    if (this.day < 0) {
      // Nights named in turn are those of the trip; one house for all of it is a base.
      if (nightAt >= 0) for (let night = 0; night < count; night += 1) this.nights.set(this.nights.size, bed)
      else this.base ??= bed
      return
    }
    for (let day = this.day; day < this.day + count; day += 1) if (day > this.lastDay) this.nights.set(day, bed)
    for (let day = this.day; day <= this.lastDay; day += 1) {
      const known = this.dayAt(day).bed
      // What is said of the night counts more than a house that is named by the way.
      if (!known || isSure || !known.isSure) this.dayAt(day).bed = bed
    }
  }

  private readStop(
    item: Extract<Item, { type: 'name' }>,
    index: number,
    named: ReadStop['named'],
    role: Role,
    lead: readonly string[],
  ): void {
    const day = this.dayAt(this.day)
    const { pending } = this
    this.pending = undefined
    const asBed =
      named.kind === 'stop' && !named.isDoing ? { ref: named.ref, name: named.name, isSure: false } : undefined
    if (role === 'origin' && asBed) {
      this.mark(item, 'left', item.isSure)
      if (day.stops.length === 0) day.origin ??= asBed
      if (pending && day.stops.length === 0) day.start = pending.minutes
      else if (pending) this.pending = { ...pending, isDeparture: true }
      return
    }
    if (role === 'return' && asBed) {
      this.mark(item, 'bed', false)
      if (!day.bed) day.bed = asBed
      return
    }
    this.mark(item, 'stop', item.isSure)
    const again = day.stops.find((stop) => isNamedAgain(stop.named, named))
    const stop: ReadStop = again ?? { named, isSure: item.isSure }
    if (pending?.isPart) stop.notBefore ??= pending.minutes
    else if (pending && !this.knows(stop)) {
      if (pending.isDeparture || role === 'drive' || lead.some((word) => driveWords.has(word)))
        stop.departs = pending.minutes
      else Object.assign(stop, { at: pending.minutes, until: pending.until })
    }
    const isHeading = again && this.lines.get(again)?.line === this.dayLine && this.line !== this.dayLine
    // Named again below the heading, it has this place of the day.
    if (isHeading) day.stops.splice(day.stops.indexOf(again), 1)
    if (isHeading || !again) {
      // «Drive to Reine with a stop at Ramberg»: on the way there.
      const isOnWay = lead.some((word) =>
        /^(?:stop|stops|stopover|photo|stopp|fotostopp|zwischenstopp|unterwegs|underveis|way)$/.test(word),
      )
      const goal = isOnWay ? this.lastStop() : undefined
      day.stops.splice(goal ? day.stops.indexOf(goal) : day.stops.length, 0, stop)
      // When one sets out is then that of the first of the two.
      if (goal) {
        stop.departs ??= goal.departs
        goal.departs = undefined
        goal.drive = undefined
      }
      this.lines.set(stop, { line: this.line, lead, last: item.last })
    }
    const { number, length } = this.window.lineOf(item.first)
    const isHead = number === this.dayLine && length <= longestHeading && lead.length <= 2
    if (isHead) this.headings.set(stop, { day: this.day, isWay: this.window.isWay(this.window.items[index - 1], item) })
    else this.headings.delete(stop)
  }

  private readonly headings = new Map<ReadStop, { day: number; isWay: boolean }>()

  /** Returns the days once all is read: headings give way to what stands below them, nights that were counted get their days. */
  finish(count: number): ReadDay[] {
    if (this.days.length > 0 || count > 0) this.dayAt(Math.max(this.days.length, Math.min(count, mostDays)) - 1)
    const last = this.days.length - 1
    for (const [index, day] of this.days.entries()) {
      const heads = day.stops.filter((stop) => this.headings.get(stop)?.day === index && isVillage(stop.named))
      const hasBody = day.stops.some((stop) => !this.headings.has(stop))
      const first = heads[0]?.named
      const asBed = (named: Named | undefined): ReadBed | undefined =>
        named?.kind === 'stop' ? { ref: named.ref, name: named.name, isSure: false } : undefined
      day.bed ??= this.nights.get(index)
      // «Day 3: Leknes – Reine» is where the day leads, not what is done on it.
      const leadsOn = heads[1] !== undefined && this.headings.get(heads[1])?.isWay === true
      if (leadsOn && first && day.stops[0] === heads[0] && index > 0) {
        day.origin ??= asBed(first)
        day.stops = day.stops.filter((stop) => stop !== heads[0])
      }
      if (index < last && heads.length > 0) day.bed ??= asBed(heads.at(-1)?.named)
      if (hasBody) day.stops = day.stops.filter((stop) => !heads.includes(stop))
      if (index < last) day.bed ??= this.base
      // Who sets out from somewhere has slept there.
      const night = this.days[index - 1]
      if (night && !night.bed && day.origin) night.bed = day.origin
    }
    return this.days
  }
}
