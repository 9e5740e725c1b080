import type { Mark, ReadBed, ReadDay, ReadEnd, ReadStop } from './read-day.ts'
import type { Item } from './said.ts'
import type { TextWindow } from './text-window.ts'
import { outdoorWords, scenicDrive } from './time-words.ts'
import { arriveWords, skyWords } from './vocabulary.ts'

const mostDays = 60

/** What is known of a plan while its text is read: the day that is spoken of, the names before, and what waits for the next. */
export abstract class ReaderState {
  readonly days: ReadDay[] = []
  readonly marks: Mark[] = []
  readonly ends: ReadEnd[] = []

  /** Nights after the day on which they are named: «3 nights in Reine». */
  protected readonly nights = new Map<number, ReadBed>()

  protected base: ReadBed | undefined

  /** −1 before the first day. */
  protected day = -1

  protected lastDay = -1
  protected isAside = false
  /** Whether a heading before says that what follows is about no day. */
  protected isInAside = false
  protected line = -1
  protected dayLine = -1
  protected dayWord = -9

  /** The last word of the name before. */
  protected namedAt = -10

  protected endLine = -1
  protected endLast = -1

  protected pending:
    | { minutes: number; isPart: boolean; isDeparture?: true; until?: number | undefined; line: number; last: number }
    | undefined

  protected readonly lines = new Map<
    ReadStop,
    { line: number; lead: readonly string[]; last: number; isWay?: boolean }
  >()

  /** Where one is back in the evening, or sets out from, when a time may yet follow. */
  protected back: { day: ReadDay; ref: string; behind: ReadStop | undefined; line: number; last: number } | undefined

  protected left: { day: ReadDay; ref: string; line: number; last: number } | undefined
  protected readonly window: TextWindow
  protected readonly hasDays: boolean

  constructor(window: TextWindow, hasDays: boolean) {
    this.window = window
    this.hasDays = hasDays
  }

  enter(item: Item): void {
    const { number } = this.window.lineOf(item.first)
    if (number === this.line) return
    // A time alone in its line is that of the next one.
    if (this.pending && number - this.pending.line > 1) this.pending = undefined
    if (this.window.hasAside(this.line + 1, number)) this.isInAside = true
    this.isAside = this.isInAside || this.window.lineOf(item.first).isApart
    this.line = number
  }

  get current(): number {
    return this.day
  }

  /** Whether nothing is told of any day yet. */
  get isEmpty(): boolean {
    return this.days.every(({ stops, bed, unknown }) => stops.length === 0 && !bed && unknown.length === 0)
  }

  /** Whether a date or a weekday still belongs to the words that began the day. */
  isAtDay(item: Item): boolean {
    return this.day >= 0 && this.dayLine === this.line && item.first - this.dayWord <= 6 && this.namedAt < this.dayWord
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
    this.isInAside = false
    this.pending = undefined
    this.dayAt(this.lastDay)
  }

  /** Makes the trip last to a day at least. */
  reach(day: number): void {
    this.dayAt(Math.min(day, mostDays - 1))
  }

  protected dayAt(index: number): ReadDay {
    for (let next = this.days.length; next <= index; next += 1) this.days.push({ stops: [], unknown: [] })
    return this.days[index] as ReadDay
  }

  protected lastStop(): ReadStop | undefined {
    const stop = this.days[this.day]?.stops.findLast(({ named }) => named.kind !== 'thing' || named.isTimed)
    return stop && this.lines.get(stop)?.line === this.line ? stop : undefined
  }

  /** Returns the stop of this line that is named last, wherever it has its place of the day: «to Svolvær with a stop at Ramberg, 30 min». */
  protected nearestStop(): ReadStop | undefined {
    const lastOf = (stop: ReadStop) => this.lines.get(stop)?.last ?? -1
    return this.days[this.day]?.stops
      .slice(-9)
      .filter(({ named }) => named.kind !== 'thing' || named.isTimed)
      .filter((stop) => this.lines.get(stop)?.line === this.line)
      .toSorted((one, other) => lastOf(other) - lastOf(one))[0]
  }

  protected knows({ at, departs }: ReadStop): boolean {
    return at !== undefined || departs !== undefined
  }

  /** Returns the time that waits for a place, if it is for this one. */
  protected takePending(item: Item) {
    const { pending } = this
    this.pending = undefined
    return pending && item.first <= pending.last ? pending : undefined
  }

  /** Returns whether the words right before a time say that one is there then. */
  protected saysArrival({ first }: Item): boolean {
    return this.window
      .wordsBetween(first - 3, first)
      .some((word) => arriveWords.has(word) || /^(?:arr|an|fremme|framme|touch|touchdown)$/.test(word))
  }

  /** Returns when one is where the trip begins or ends: by when the boat or the plane leaves elsewhere and how long it takes, where that is known. */
  protected timeAtEnd(
    { crossing }: ReadEnd,
    { minutes, until }: { minutes: number; until?: number | undefined },
    isLanding: boolean,
  ): number | undefined {
    if (crossing === undefined || isLanding) return minutes
    return until ?? (crossing === 'unknown' ? undefined : minutes + crossing)
  }

  /** «15:30 from Svolvær, panorama drive, photo stops at every lay-by»: what is driven for the view from a time on. */
  private isScenicDrive({ last }: Item): boolean {
    const { tokens, textBetween, wordsBetween } = this.window
    let end = last + 1
    while (end < tokens.length && end - last < 16 && !/[.!?;\n|]/.test(textBetween(end - 1, end))) end += 1
    const words = wordsBetween(last + 1, end)
    // Behind the next time something else is told of.
    const next = words.findIndex((word, at) => at > 0 && /^\d{1,2}$/.test(word))
    return scenicDrive.test(words.slice(0, next < 0 ? words.length : next).join(' '))
  }

  /** Notes a walk that is told without a name, «at 17:00 out on the headland»: it is where one is, and for daylight. */
  protected noteOuting(
    item: Extract<Item, { type: 'time' | 'part' }>,
    clause: { first: number; last: number },
    around: readonly Item[],
  ): void {
    const today = this.days[this.day]
    const words = this.window.wordsBetween(clause.first, clause.last + 1)
    if (item.type !== 'time' || !today) return
    const isScenic = this.isScenicDrive(item)
    if (!isScenic && !words.some((word) => outdoorWords.test(word))) return
    // A walk, a beach or a trip that is named there is judged itself.
    const isNamed = around.some(
      (each) =>
        each.type === 'name' &&
        each.first >= clause.first &&
        each.last <= clause.last &&
        each.named.kind === 'stop' &&
        /^[tma]\./.test(each.named.ref),
    )
    if (isNamed && !isScenic) return
    if (
      words.some(
        (word) =>
          skyWords.has(word) || (!isScenic && /^(?:not|no|ikke|nicht|drive|kjor|kjorer|fahrt|bus|buss)$/.test(word)),
      )
    )
      return
    // «15:30 from Svolvær»: that stands behind its time.
    const start = around.find(({ type, first }) => isScenic && type === 'name' && first > item.last)
    const stop =
      start?.type === 'name' && start.named.kind === 'stop'
        ? start
        : today.stops.findLast(({ named }) => named.kind === 'stop' && !named.isDoing)
    const ref = (stop?.named.kind === 'stop' ? stop.named.ref : undefined) ?? today.origin?.ref ?? today.bed?.ref
    today.outings = [...(today.outings ?? []), { ref, at: item.minutes, until: item.until }]
  }
}
