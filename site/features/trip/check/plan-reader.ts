import type { Item } from './list-items.ts'
import {
  crossingOf,
  gatewayOf,
  isElsewhere,
  isNamedAgain,
  isVillage,
  type Mark,
  type ReadBed,
  type ReadDay,
  type ReadEnd,
  type ReadStop,
  type Role,
  roleOf,
  settleDays,
} from './read-day.ts'
import { type NightsSaid, readNights } from './read-nights.ts'
import type { TextWindow } from './text-window.ts'
import {
  arriveWords,
  beginWords,
  carrierWords,
  departWords,
  doneWords,
  driveWords,
  farPlaces,
  farTowns,
  ferryWords,
  flightWords,
  foodWords,
  houseWords,
  leaveWords,
  months,
  openWords,
  returnWords,
  skyWords,
  timeWords,
} from './vocabulary.ts'

const mostDays = 60
/** A longer line that begins a day tells of it, and is no heading. */
const longestHeading = 90

const homeWords = /^(?:hjem|heim|home|hause|nachhause|ruckkehr)$/
/** What is told of a town far away is over: «we bought it in Oslo». */
const toldWords =
  /^(?:was|were|had|did|done|bought|came|flew|drove|went|stayed|slept|packed|left|gekauft|besorgt|kamen|flogen|fuhren|waren|hatten|hatte|var|hadde|kjopte|kjopt|handlet|handla|kom|floy|kjorte)$/
const stays = /^(?:overnight|ubernacht|overnatt|stay|sleep|schlaf|sover|base|basis)/

const boatTrips = /^t\.(?:reinefjorden-bunes|skrova|vaeroy|trollfjorden|nusfjord-ballstad)$/

/** When a boat leaves, or a tour begins. */
const sailWords =
  /^(?:departs|departing|sails|sailing|leaves|leaving|starts|startet|abfahrt|ablegen|legt|ablegt|avgang|gar|oppmote|start|departure)$/

/** Right before a time: that is when one sets out for what follows. */
const setOutWords =
  /^(?:depart|departs|departing|leave|leaves|leaving|abfahrt|aufbruch|losfahren|avreise|avgang|drar|reiser)$/

const walkWords =
  /^(?:walk|hike|stroll|tur|gatur|strandtur|rusletur|spaziergang|strandspaziergang|wanderung|strandwanderung)$/
/** Where nobody walks who does not see the way. */
const outdoorWords =
  /(?:^(?:path|footpath|trail|trailhead|headland|promontory|ridge|forest|summit|viewpoint|cliff|cliffs|odden|neset|skogen|wald|gipfel|klippen|landspitze|landzunge|landtunge|landtunga)|(?:stien|stig|pfad|waldweg|kustenweg|wanderweg|skogsveien|aussichtspunkt|utsiktspunkt|utsiktspunktet))$/
const conditionWords = /(?:^| )(?:if|unless|provided|dersom|hvis|vis|om vi|falls|wenn|sofern|bare nar|only when)(?: |$)/
const shutWords = /^(?:closed|shut|stengt|geschlossen)$/

/** «The night in Reine», one; «all nights in Reine» are those of the trip. */
const nightWord = /^(?:night|nacht|natt|natta|natten)$/

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
  /** The last word of the name before. */
  private namedAt = -10
  private endLine = -1
  private pending:
    | { minutes: number; isPart: boolean; isDeparture?: true; until?: number | undefined; line: number; last: number }
    | undefined
  private readonly lines = new Map<ReadStop, { line: number; lead: readonly string[]; last: number; isWay?: boolean }>()

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
    this.pending = undefined
    this.dayAt(this.lastDay)
  }

  private dayAt(index: number): ReadDay {
    for (let next = this.days.length; next <= index; next += 1) this.days.push({ stops: [], unknown: [] })
    return this.days[index] as ReadDay
  }

  private lastStop(): ReadStop | undefined {
    const stop = this.days[this.day]?.stops.findLast(({ named }) => named.kind !== 'thing' || named.isTimed)
    return stop && this.lines.get(stop)?.line === this.line ? stop : undefined
  }

  readTime(item: Extract<Item, { type: 'time' | 'part' }>, index: number): void {
    if (this.isAside) return
    const isTime = item.type === 'time'
    const { items, clauseOf, wordsBetween } = this.window
    if (isTime) this.mark(item, 'time', true)
    const clause = clauseOf(item)
    const around = [...wordsBetween(clause.first, item.first), ...wordsBetween(item.last + 1, clause.last + 1)]
    const has = (words: ReadonlySet<string>) => around.some((word) => words.has(word))
    // «Open till three» is what a house says of itself.
    const isOfHouse =
      wordsBetween(Math.max(clause.first, item.first - 3), item.first).some((word) => openWords.has(word)) ||
      /^(?:geoffnet|offen|apent|apen)$/.test(wordsBetween(item.last + 1, item.last + 2)[0] ?? '')
    if (isTime && isOfHouse) return
    // «If we are there before 11»: that depends.
    const named = items.slice(Math.max(0, index - 6), index).findLast(({ type }) => type === 'name')
    const condition = wordsBetween(Math.max(clause.first, item.first - 7, (named?.last ?? -1) + 1), item.first)
    const isCondition =
      conditionWords.test(condition.join(' ')) &&
      !items.slice(index + 1, index + 9).some(({ type, first }) => type === 'name' && first <= clause.last)
    if (isTime && isCondition) return
    this.noteOuting(item, clause, items.slice(Math.max(0, index - 8), index + 9))
    // «Drive to Svolvær, arr. 16:30»: of the place before it.
    const isArrival = /^(?:arr|ank|an|ankomst|ankunft|arrive|arriving|arrival)$/
    const ofBefore = this.lastStop()
    const leading = wordsBetween(clause.first, item.first)
    const isOfBefore =
      isTime &&
      ofBefore &&
      !this.knows(ofBefore) &&
      leading.length > 0 &&
      leading.every((word) => isArrival.test(word) || timeWords.has(word)) &&
      leading.some((word) => isArrival.test(word))
    const isOfCell = isOfBefore && (this.lines.get(ofBefore)?.last ?? -9) >= clause.first - 1 - leading.length
    if (isOfCell) {
      this.giveTime(ofBefore, item)
      return
    }
    const isBare = around.every((word) => timeWords.has(word))
    const rest = items.slice(index + 1, index + 6)
    const next = rest.find(({ type }) => type === 'name' || type === 'time' || type === 'unknown')
    // «10:15 ferry Bodø – Moskenes»: of where it leads.
    const goal = next?.type === 'name' && isElsewhere(next) ? rest[rest.indexOf(next) + 1] : undefined
    const isWayNext = goal?.type === 'name' && next !== undefined && this.window.isWay(next, goal)
    const isNameNext = next?.type === 'name' && next.first <= clause.last && (next.named.kind !== 'region' || isWayNext)
    const before = this.lastStop()
    const last = before ? (this.lines.get(before)?.last ?? -9) : -9
    // «The coastal ship from Svolvær to Stamsund at 9»: of the boat, whatever quays are named behind it.
    const carrier = this.days[this.day]?.stops.findLast((stop) => {
      const known = this.lines.get(stop)
      if (stop.named.kind !== 'thing' || !stop.named.isTimed || known?.line !== this.line) return false
      // «Express boat Svolvær → Bodø at 13:00»: an arrow ends no sentence there.
      const isOverArrow =
        item.first - known.last <= 6 &&
        /^[\s\p{L}]*[→➡⇒>-]{1,3}[\s\p{L}]*$/u.test(this.window.textBetween(known.last, item.first))
      return known.last >= clause.first || isOverArrow
    })
    if (isTime && carrier && !this.knows(carrier) && !isNameNext) {
      this.giveTime(carrier, item)
      return
    }
    const isInClause = before !== undefined && last >= clause.first
    const isTravelFree = (!has(flightWords) && !has(carrierWords)) || before?.named.kind === 'thing'
    const end = this.ends.at(-1)
    const isOfEnd = end !== undefined && this.endLine === this.line && this.endLast >= last
    // «We land at Evenes on 2 June at 22.10 and drive to Reine»: nothing but a date stands between.
    const isRightBehind =
      isOfEnd &&
      item.first - this.endLast <= 6 &&
      wordsBetween(this.endLast + 1, item.first).every(
        (word) => timeWords.has(word) || months.has(word) || /^\d/.test(word),
      )
    // «To the airport, flight at 16:20», «Leknes airport 12:05».
    if (isTime && isOfEnd && (!isNameNext || (isRightBehind && end.time === undefined))) {
      const isEndInClause = this.endLast >= clause.first
      const isLanding = end.crossing !== undefined && this.saysArrival(item)
      if (
        has(flightWords) ||
        isLanding ||
        (end.time === undefined && (isEndInClause || isBare || this.saysArrival(item)))
      ) {
        end.time = this.timeAtEnd(end, item, isLanding)
        return
      }
    }
    if (
      isTime &&
      this.back &&
      this.back.line === this.line &&
      this.back.last >= clause.first &&
      this.back.last > last
    ) {
      this.back.day.back = { ref: this.back.ref, at: item.minutes, behind: this.back.behind }
      return
    }
    // «The sea eagle boat from Svolvær at 16:00»: of the boat.
    const isTour = before?.named.kind === 'stop' && /^[ta]\./.test(before.named.ref) && last >= clause.first
    if (
      isTime &&
      isTour &&
      this.left?.line === this.line &&
      this.left.last > last &&
      !this.knows(before) &&
      !isNameNext
    ) {
      this.giveTime(before, item)
      return
    }
    if (
      isTime &&
      this.left &&
      this.left.line === this.line &&
      this.left.last >= clause.first &&
      this.left.last > last &&
      !isNameNext
    ) {
      const { day, ref } = this.left
      const stop = day.stops.find(({ named }) => named.kind === 'stop' && named.ref === ref)
      if (stop) stop.until ??= item.minutes
      else if (day.stops.length === 0) day.start ??= item.minutes
      return
    }
    // «The boat at 18, there at 21.30».
    if (isTime && before?.departs !== undefined && before.at === undefined && this.saysArrival(item)) {
      before.at = item.minutes
      return
    }
    if (isInClause && before && !(this.knows(before) && isNameNext)) {
      if (!isNameNext || this.window.isBeside(last, item.first)) {
        const sign = isTime && isTravelFree && before.named.kind !== 'thing' ? this.signOf(item, clause) : undefined
        // «Harbour until 14:00» says when it is over; two times in one part of a sentence are its beginning and its end.
        if (
          sign === 'done' ||
          (isTime && before.at !== undefined && item.minutes > before.at && before.until === undefined && isTravelFree)
        )
          before.until ??= item.minutes
        else if (isTravelFree && isTime && this.isRide(before, around) && !this.saysArrival(item)) {
          // «Bus Svolvær–Reine 10:15» is when it leaves.
          if (!this.knows(before)) Object.assign(before, { departs: item.minutes, at: item.until })
        } else if (isTravelFree) this.giveTime(before, item)
        return
      }
    }
    if (isNameNext) {
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
      if (isTime || !this.pending) {
        this.wait(item, isWayNext ? Math.max(clause.last, goal.last) : clause.last)
        // «Depart 9 for Nusfjord».
        const isLeaving = wordsBetween(Math.max(clause.first, item.first - 3), item.first).some((word) =>
          setOutWords.test(word),
        )
        if (isTime && isLeaving && this.pending) this.pending.isDeparture = true
      }
      return
    }
    // A part of a sentence without a place: when what stands before it is over or begins, or a time alone.
    const isTravel = has(flightWords) || has(ferryWords) || has(carrierWords)
    const sign = isTravel || has(foodWords) ? undefined : this.signOf(item, clause)
    const today = this.days[this.day]
    // «The last boat back at 21:30»: of the boat that one is out with.
    const isBoatBack = has(ferryWords) && around.some((word) => returnWords.has(word))
    const out =
      isTime && isBoatBack
        ? today?.stops.findLast(({ named }) => named.kind === 'stop' && boatTrips.test(named.ref))
        : undefined
    if (out) {
      out.until ??= item.minutes
      return
    }
    // «Then home before dark at 4»: to the bed of the night.
    if (
      isTime &&
      before &&
      today &&
      sign !== 'done' &&
      last < clause.first &&
      around.some((word) => homeWords.test(word))
    ) {
      today.homeAt ??= item.minutes
      return
    }
    if (isTime && before && sign === 'done') {
      if (before.stay === undefined && (before.at === undefined || item.minutes > before.at))
        before.until ??= item.minutes
      return
    }
    // «A trip to Trollfjorden, which departs at 14:30», «Walk out at 16:30».
    const isOuting =
      before !== undefined &&
      (before.named.kind === 'thing' || (before.named.kind === 'stop' && /^[ta]\./.test(before.named.ref)))
    if (isTime && before && isOuting && !this.knows(before) && around.some((word) => sailWords.test(word))) {
      this.giveTime(before, item)
      return
    }
    // «Bacalao in Svolvær, dinner at 19:30», «dinner at a place that nobody knows, 19:30».
    // «12:30 lunch: stockfish at Børsen»: of what the colon leads to.
    const isBeforeColon = this.window.textBetween(clause.last, clause.last + 1).startsWith(':')
    if (isTime && isBeforeColon && has(foodWords)) {
      const behind = clauseOf({ first: clause.last + 1, last: clause.last + 1 })
      const table = rest.find(({ type, first }) => type === 'name' && first > clause.last && first <= behind.last)
      if (table) {
        this.wait(item, behind.last)
        return
      }
    }
    if (isTime && today && before && has(foodWords)) {
      const isTable = before.named.kind === 'stop' && /^[rm]\./.test(before.named.ref)
      if (isTable && !this.knows(before) && last >= clause.first - 6) this.giveTime(before, item)
      today.tableAt = Math.max(today.tableAt ?? 0, item.minutes)
      return
    }
    if (isTime && before && !this.knows(before) && sign === 'begin') {
      this.giveTime(before, item)
      return
    }
    // «| 1930 trailhead, Ryten for the sunset |»: a time that begins a cell or a line is of the first place in it.
    const isOpening = /[|\n][^\p{L}\p{N}|\n]{0,6}$/u.test(this.window.textBetween(item.first - 1, item.first))
    const opened = isOpening && isTime && !isTravel && !has(foodWords) && sign !== 'done' && next?.type === 'name'
    if (opened && !/[.!?\n|]/.test(this.window.textBetween(item.last, next.first)) && !isBare) {
      this.wait(item, next.last)
      return
    }
    if (isBare) {
      const isFirst = this.window.lineOf(item.first).first >= clause.first - 1 || this.isAtDay(item)
      const isNear = before !== undefined && item.first - last <= 8 && !isFirst
      // A cell of a table that holds a place has its time.
      const isInCell = before !== undefined && !/[|\n]/.test(this.window.textBetween(last, item.first))
      const isBound = (isInCell ? /^\s*[:–—-]/ : /^\s*[:–—|-]/).test(this.window.textBehind(item))
      if (before && isNear && !this.knows(before) && !isBound && isTime) this.giveTime(before, item)
      else if (!before || isFirst || isBound || this.knows(before) || !isNear)
        this.wait(item, clauseOf({ first: clause.last + 1, last: clause.last + 1 }).last)
      return
    }
    const day = this.days[this.day]
    if (isTime && day && day.stops.length === 0 && day.start === undefined && has(leaveWords) && !has(flightWords))
      day.start = item.minutes
    // «Hamnøy, 17:30 the bridge with the red cabins»: what has no name of its own is done in the village.
    else if (
      isTime &&
      before &&
      (isVillage(before.named) || around.some((word) => /^(?:dort|there|der)$/.test(word))) &&
      !this.knows(before) &&
      !isTravel &&
      !has(leaveWords) &&
      last >= clause.first - 8
    )
      this.giveTime(before, item)
  }

  /** Notes a walk that is told without a name, «at 17:00 out on the headland»: it is where one is, and for daylight. */
  private noteOuting(
    item: Extract<Item, { type: 'time' | 'part' }>,
    clause: { first: number; last: number },
    around: readonly Item[],
  ): void {
    const today = this.days[this.day]
    const words = this.window.wordsBetween(clause.first, clause.last + 1)
    if (item.type !== 'time' || !today || !words.some((word) => outdoorWords.test(word))) return
    // A walk, a beach or a trip that is named there is judged itself.
    const isNamed = around.some(
      (each) =>
        each.type === 'name' &&
        each.first >= clause.first &&
        each.last <= clause.last &&
        each.named.kind === 'stop' &&
        /^[tma]\./.test(each.named.ref),
    )
    if (isNamed) return
    if (
      words.some((word) => skyWords.has(word) || /^(?:not|no|ikke|nicht|drive|kjor|kjorer|fahrt|bus|buss)$/.test(word))
    )
      return
    const stop = today.stops.findLast(({ named }) => named.kind === 'stop' && !named.isDoing)
    const ref = (stop?.named.kind === 'stop' ? stop.named.ref : undefined) ?? today.origin?.ref ?? today.bed?.ref
    today.outings = [...(today.outings ?? []), { ref, at: item.minutes, until: item.until }]
  }

  /** Returns what the nearest word says of a time: that something begins or is over. */
  private signOf(item: Item, clause: { first: number; last: number }): 'begin' | 'done' | undefined {
    const { wordsBetween } = this.window
    const before = wordsBetween(Math.max(clause.first, item.first - 9), item.first).toReversed()
    const after = wordsBetween(item.last + 1, Math.min(clause.last, item.last + 2) + 1)
    const end = after.findIndex((word) => /^(?:and|og|und)$/.test(word))
    const behind = end < 0 ? after : after.slice(0, end)
    for (const [index, word] of [...before, ...behind].entries()) {
      // «Buss til Henningsvær kl. 11»: there it says where to.
      const isGoal = /^(?:til|bis)$/.test(word) && !before.slice(0, index).every((each) => timeWords.has(each))
      if (isGoal) continue
      // Farther off only «we start the walk to the sculpture at 16:30» is said of the time.
      if (index >= 4 && index < before.length && !word.startsWith('start')) continue
      if (doneWords.has(word)) return 'done'
      if (beginWords.has(word)) return 'begin'
    }
    return undefined
  }

  /** Returns whether a stop is where a ride leads that both its ends are named of: «bus Svolvær–Reine». */
  private isRide(stop: ReadStop, around: readonly string[]): boolean {
    return this.lines.get(stop)?.isWay === true && around.some((word) => driveWords.has(word) || ferryWords.has(word))
  }

  private giveTime(stop: ReadStop, item: Extract<Item, { type: 'time' | 'part' }>): void {
    if (item.type === 'part') stop.notBefore ??= item.minutes
    else if (!this.knows(stop)) {
      stop.at = item.minutes
      if (item.until !== undefined) stop.until = item.until
    }
  }

  /** Keeps a time for the next place, up to a word. */
  private wait(item: Extract<Item, { type: 'time' | 'part' }>, last: number): void {
    const isPart = item.type === 'part'
    this.pending = { minutes: item.minutes, isPart, until: isPart ? undefined : item.until, line: this.line, last }
  }

  /** Where one is back in the evening, or sets out from, when a time may yet follow. */
  private back: { day: ReadDay; ref: string; behind: ReadStop | undefined; line: number; last: number } | undefined
  private left: { day: ReadDay; ref: string; line: number; last: number } | undefined
  private endLast = -1

  /** Returns the time that waits for a place, if it is for this one. */
  private takePending(item: Item) {
    const { pending } = this
    this.pending = undefined
    return pending && item.first <= pending.last ? pending : undefined
  }

  private knows({ at, departs }: ReadStop): boolean {
    return at !== undefined || departs !== undefined
  }

  readLength(item: Extract<Item, { type: 'length' }>): void {
    const stop = this.lastStop()
    if (!stop || item.first - (this.lines.get(stop)?.last ?? -99) > 14) return
    const { wordsBetween } = this.window
    const around = [...wordsBetween(item.first - 3, item.first), ...wordsBetween(item.last + 1, item.last + 4)]
    // «An hour's walk to Bunes» is the way there.
    const behind = wordsBetween(item.last + 1, item.last + 5).join(' ')
    if (
      /^(?:s )?(?:walk|hike|fussweg|fussmarsch|gehweg|gange|a ga|zu fuss) (?:\w+ )?(?:to|til|zu|zum|nach|over|bis)(?: |$)/.test(
        behind,
      )
    )
      return
    const { lead = [] } = this.lines.get(stop) ?? {}
    const isWalked = [...lead, ...around].some((word) =>
      /^(?:hike|hiking|wander|walk|tur|gehzeit|round|return)/.test(word),
    )
    const clause = this.window.clauseOf(item)
    const part = wordsBetween(clause.first, item.first)
    const isDriven =
      around.some((word) => driveWords.has(word)) ||
      (!isWalked && [...lead, ...part].some((word) => driveWords.has(word)))
    if (isDriven) stop.drive ??= item.minutes
    else stop.stay ??= item.minutes
  }

  readUnknown(item: Extract<Item, { type: 'unknown' }>, index: number): void {
    const lead = this.window.leadOf(index)
    const role = roleOf(lead)
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
    // Whoever dines at somebody's names no place; a café or a museum is one by its word.
    const isTable = role === 'food' && !item.isNamed && lead.slice(-3).some((word) => foodWords.has(word))
    const isLeft =
      this.isAside ||
      this.window.isAsked(item) ||
      this.window.isNotDone(index) ||
      (isFar && this.window.sentenceOf(index).some((word) => toldWords.test(word))) ||
      this.day < 0 ||
      isTable ||
      ['origin', 'not', 'aside'].includes(role) ||
      (farTowns.has(this.window.tokens[item.first]?.folded ?? '') && travels)
    this.mark(item, isLeft ? 'left' : 'unknown', false)
    if (isLeft) return
    const { unknown } = this.dayAt(this.day)
    const isBed = isFar && (role === 'bed' || this.window.isInBedColumn(item.first))
    if (!unknown.some(({ name }) => name === item.name))
      unknown.push({ name: item.name, isFar, isSure: isFar || item.isSure, ...(isBed ? { isBed } : {}) })
    if (isFar && farTowns.has(this.window.tokens[item.first]?.folded ?? ''))
      this.towns.push({ name: item.name, day: this.day, before: this.days[this.day]?.stops.length ?? 0 })
  }

  /** How far the nights reach that are said of a name before them. */
  private nightsTo = -1

  /** Returns the words before a name, without those that say how long one sleeps at the name before. */
  private leadOf(item: Item, index: number): string[] {
    const lead = this.window.leadOf(index)
    return lead.slice(Math.max(0, this.nightsTo + 1 - (item.first - lead.length)))
  }

  readName(item: Extract<Item, { type: 'name' }>, index: number): unknown {
    this.namedAt = item.last
    const { named } = item
    const lead = this.leadOf(item, index)
    const said = this.window.isInBedColumn(item.first) ? 'bed' : roleOf(lead)
    // «Sunset at 6 from Reinebringen»: one is up there then.
    const isWatched =
      said === 'origin' &&
      this.window
        .wordsBetween(Math.max(this.window.clauseOf(item).first, item.first - 8), item.first)
        .some((word) =>
          /^(?:sunset|sunrise|solnedgang|soloppgang|sonnenuntergang|sonnenaufgang|abendlicht)$/.test(word),
        )
    const role = isWatched ? 'go' : said
    if (named.kind === 'region') return this.mark(item, 'left', true)
    const gateway = gatewayOf(this.window, named, index)
    // «We sleep at a hotel in Evenes.»
    if (
      named.kind === 'gateway' &&
      named.ref &&
      role === 'bed' &&
      !this.isAside &&
      !lead.some((word) => ferryWords.has(word))
    )
      return this.readBed(index, { ref: named.ref, name: named.name }, item.isSure, lead)
    if (gateway !== undefined && !this.isAside && role !== 'not') return this.readGateway(item, gateway, index)
    const isLeft =
      named.kind === 'gateway' ||
      this.isAside ||
      this.window.isAsked(item) ||
      role === 'not' ||
      this.window.isNotDone(index) ||
      (role === 'aside' && named.kind !== 'midnightSun' && named.kind !== 'thing')
    const tail = this.window.tailOf(index)
    // «Whale watching in Andenes» is there.
    const isFarOff =
      named.kind === 'thing' &&
      this.window.wordsBetween(item.last + 1, item.last + 4).some((word) => farPlaces.has(word))
    if (isFarOff) return this.mark(item, 'left', item.isSure)
    // «Groceries we bring along» are not bought.
    const isBrought =
      named.kind === 'thing' &&
      !lead.includes('mit') &&
      tail.words.some((word) => /^(?:dabei|mitgebracht|medbrakt|brought|packed)$/.test(word))
    // «Large shops are closed on Sundays» is what the writer knows, and no visit.
    const isToldShut =
      named.kind === 'thing' &&
      this.window
        .wordsBetween(item.last + 1, Math.min(item.last + 4, this.window.clauseOf(item).last + 1))
        .some((word) => shutWords.test(word))
    if (isLeft || isBrought || isToldShut) return this.mark(item, 'left', item.isSure)
    // «Thon Hotel Svolvær, dinner at Gammelbua»: behind a comma it is elsewhere.
    const behind =
      named.kind === 'stop' && named.isBed
        ? this.window.wordsBetween(item.last + 1, this.window.clauseOf(item).last + 1)
        : tail.words
    const isFood = role === 'food' || [...lead, ...behind].some((word) => foodWords.has(word))
    if (named.kind === 'stop' && !named.isDoing) {
      const nights = isFood
        ? undefined
        : readNights(this.window, index, { withDays: !this.hasDays, claimed: this.nightsTo })
      if (nights && (isVillage(named) || named.isBed))
        return this.readBed(index, named, true, [...lead, ...tail.words], nights)
      // «At Børsen, and we sleep in Å»: nobody sleeps at a table.
      const behindIt = tail.words.slice(0, 4)
      const stayAt = behindIt.findIndex(
        (word, at) =>
          stays.test(word) &&
          !(named.ref.startsWith('r.') && behindIt.slice(0, at).some((each) => /^(?:and|og|und)$/.test(each))),
      )
      const isBedAfter = !tail.isOpen && (stayAt >= 0 || /(?:over natt|uber nacht)/.test(tail.words.join(' ')))
      // What is said of this bed is not said of the next place.
      if (isBedAfter && stayAt >= 0 && role !== 'bed') this.nightsTo = Math.max(this.nightsTo, item.last + 1 + stayAt)
      const isHouse =
        /^ \p{L}/u.test(this.window.textBehind(item)) &&
        isVillage(named) &&
        houseWords.has(this.window.wordsBetween(item.last + 1, item.last + 2)[0] ?? '')
      const isHouseBefore =
        isVillage(named) && houseWords.has(lead.at(-2) ?? '') && /^(?:i|pa|in|bei|ved|at|near)$/.test(lead.at(-1) ?? '')
      if (role === 'bed' || isBedAfter || ((isHouse || isHouseBefore) && !isFood) || (named.isBed && !isFood))
        return this.readBed(index, named, item.isSure && (role === 'bed' || isBedAfter || isHouse), [
          ...lead,
          ...tail.words,
        ])
    }
    // «The museum in Å»: that says where the museum is.
    const before = this.window.items[index - 1]
    // «Eliassen Rorbuer, Hamnøy»: that says where the house is.
    const isAddress =
      isVillage(named) &&
      before !== undefined &&
      this.marks.slice(-6).some(({ from, as }) => from === before.from && as === 'bed') &&
      /^(?:,| \(| -| –)? (?:in |i |på )?$/.test(this.window.textBetween(before.last, item.first)) &&
      /^\s*(?:[.;)|\n]|$)/.test(this.window.textBehind(item))
    if (isAddress) return this.mark(item, 'left', item.isSure)
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
    if (named.kind === 'stop' && !named.isDoing && this.isSleptAt(item, index)) this.readBed(index, named, false, lead)
    return undefined
  }

  /** Returns whether the same sentence says, with no other place between, that one stays there for the night: «… and leave the van on the car park overnight». */
  private isSleptAt(item: Item, index: number): boolean {
    const { items, tokens, textBetween, wordsBetween } = this.window
    const next = items.slice(index + 1, index + 7).find(({ type }) => type === 'name' || type === 'unknown')
    const most = Math.min(item.last + 36, next?.first ?? tokens.length, tokens.length)
    let end = item.last + 1
    while (end < most && !/[.!?;\n|]/.test(textBetween(end - 1, end))) end += 1
    const words = wordsBetween(item.last + 1, end).join(' ')
    return (
      /(?:^| )(?:overnight|over natta|over natten|natta over|uber nacht|for the night)(?: |$)/.test(words) &&
      /parkplatz|parkplass|parkeringsplass|parkeringa|car park|parking/.test(words)
    )
  }

  private readGateway(item: Item, place: string, index: number): void {
    this.mark(item, 'end', true)
    const lead = this.window.leadOf(index)
    const words = this.window.sentenceOf(index)
    const arrives = words.some((word) => arriveWords.has(word)) || /^(?:into|in|at)$/.test(lead.at(-1) ?? '')
    const departs = words.some((word) => departWords.has(word)) || roleOf(lead) === 'origin'
    const pending = this.takePending(item)
    // «13:00 drive to the airport» does not say when the flight is.
    const isDriven =
      lead.some((word) => driveWords.has(word)) || /^(?:to|til|nach|mot|richtung|for|zum)$/.test(lead.at(-1) ?? '')
    const isFlown = lead.some((word) => flightWords.has(word) || ferryWords.has(word))
    // «Ferry Bodø–Moskenes»: one comes from elsewhere, or goes on to it.
    const [from, to] = [this.window.items[index - 1], this.window.items[index + 1]]
    const comesFrom = isElsewhere(from) && this.window.isWay(from, item)
    const goesOn = isElsewhere(to) && this.window.isWay(item, to)
    const flies = words.some((word) => flightWords.has(word)) && !words.some((word) => ferryWords.has(word))
    const end: ReadEnd = {
      place,
      day: this.day,
      isArrival:
        comesFrom || lead.at(-1) === 'into' ? true : goesOn ? false : arrives === departs ? undefined : arrives,
      ...(comesFrom ? { crossing: crossingOf(this.window.tokens[from.last]?.folded ?? '', place, flies) } : {}),
    }
    if (pending && !pending.isPart && (!isDriven || isFlown || comesFrom))
      end.time = this.timeAtEnd(end, pending, false)
    this.ends.push(end)
    this.endLine = this.line
    this.endLast = item.last
  }

  /** Returns whether the words right before a time say that one is there then. */
  private saysArrival({ first }: Item): boolean {
    return this.window
      .wordsBetween(first - 3, first)
      .some((word) => arriveWords.has(word) || /^(?:arr|an|fremme|framme)$/.test(word))
  }

  /** Returns when one is where the trip begins or ends: by when the boat or the plane leaves elsewhere and how long it takes, where that is known. */
  private timeAtEnd(
    { crossing }: ReadEnd,
    { minutes, until }: { minutes: number; until?: number | undefined },
    isLanding: boolean,
  ): number | undefined {
    if (crossing === undefined || isLanding) return minutes
    return until ?? (crossing === 'unknown' ? undefined : minutes + crossing)
  }

  private readBed(
    index: number,
    { ref, name }: { ref: string; name: string },
    isSure: boolean,
    lead: readonly string[],
    nights?: NightsSaid,
  ): void {
    const item = this.window.items[index]
    if (item) this.mark(item, 'bed', isSure)
    this.pending = undefined
    const bed = { ref, name, isSure, sentence: this.window.sentenceOf(index) }
    this.nightsTo = nights?.last ?? this.nightsTo
    const count = nights?.count ?? 1
    const { first = this.nights.size } = nights ?? {}
    // Nights that are numbered, or named in turn, before the first day are those of the trip; one house for all of it is a base.
    const isOfTrip = this.day < 0 && (nights !== undefined || lead.some((word) => nightWord.test(word)))
    // «2 nights in Svolvær, 3 in Reine», and no other word of days: what follows is done while one stays there.
    const isStay = nights !== undefined && !this.hasDays
    if (isOfTrip || isStay) {
      for (let night = 0; night < count; night += 1) this.nights.set(first + night, bed)
      if (isStay) {
        this.day = first
        this.lastDay = first
        this.dayAt(first + count)
      }
      return
    }
    if (this.day < 0) {
      this.base ??= bed
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
    // A dish or a road has no time of its own.
    const pending = named.kind === 'thing' && !named.isTimed ? undefined : this.takePending(item)
    const asBed =
      named.kind === 'stop' && !named.isDoing ? { ref: named.ref, name: named.name, isSure: false } : undefined
    // «A walk from Skagsanden along the sand» is done there.
    const { words: tail, isOpen } = this.window.tailOf(index)
    const isAlong = tail.some((word) => /^(?:along|langs|entlang)$/.test(word))
    const isWalkFrom = walkWords.test(lead.at(-2) ?? '') && (isAlong || !isOpen)
    if (role === 'origin' && asBed && !isWalkFrom) {
      this.mark(item, 'left', item.isSure)
      if (day.stops.length === 0) day.origin ??= asBed
      else day.around = [...(day.around ?? []), asBed.ref]
      this.left = { day, ref: asBed.ref, line: this.line, last: item.last }
      if (pending && day.stops.length === 0) day.start = pending.minutes
      if (pending) this.pending = { ...pending, isDeparture: true }
      return
    }
    if (role === 'return' && asBed) {
      this.mark(item, 'bed', false)
      if (!day.bed) day.bed = asBed
      const behind = day.stops.at(-1)
      this.back = { day, ref: asBed.ref, behind, line: this.line, last: item.last }
      if (pending && !pending.isPart) day.back = { ref: asBed.ref, at: pending.minutes, behind }
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
    const known = again && this.lines.get(again)
    const isHeading = again && this.lines.get(again)?.line === this.dayLine && this.line !== this.dayLine
    // Named again below the heading, it has this place of the day.
    if (isHeading) day.stops.splice(day.stops.indexOf(again), 1)
    if (isHeading || !again) {
      // «Drive to Reine with a stop at Ramberg»: on the way there.
      const isOnWay = lead.some((word) =>
        /^(?:stop|stops|stopover|photo|stopp|fotostopp|zwischenstopp|unterwegs|underveis|way|veien|vegen|weg)$/.test(
          word,
        ),
      )
      const goal = isOnWay ? this.lastStop() : undefined
      day.stops.splice(goal ? day.stops.indexOf(goal) : day.stops.length, 0, stop)
      // When one sets out is then that of the first of the two.
      if (goal) {
        stop.departs ??= goal.departs
        goal.departs = undefined
        goal.drive = undefined
      }
      const isWay = this.window.isWay(this.window.items[index - 1], item)
      this.lines.set(stop, { line: this.line, lead, last: item.last, isWay })
      stop.sentence = this.window.sentenceOf(index, 28)
      stop.near = this.wordsNear(item, index)
      // A museum is where its village is, and at its time.
      const village = day.stops[day.stops.indexOf(stop) - 1]
      if (item.isWithin && village) this.within.set(stop, village)
      // «The shop in Svolvær at 23:00»: one is in Svolvær then.
      const isInVillage =
        village?.named.kind === 'thing' &&
        isVillage(named) &&
        lead.length === 1 &&
        /^(?:in|i|pa|at)$/.test(lead[0] ?? '')
      if (isInVillage && village) this.within.set(stop, village)
    }
    // A time that follows is of where a place is named last.
    if (again && known && !isHeading && known.line === this.line) this.lines.set(again, { ...known, last: item.last })
    const { number, length } = this.window.lineOf(item.first)
    // «Svolvær day trip»: one comes back from there.
    const isOuting = tail
      .slice(0, 3)
      .some((word) => /^(?:trip|daytrip|ausflug|tagesausflug|tagestour|dagstur|utflukt|excursion|outing)$/.test(word))
    const isHead = number === this.dayLine && length <= longestHeading && lead.length <= 2 && !isOuting
    if (isHead)
      this.headings.set(stop, {
        day: this.day,
        last: this.lastDay,
        isWay: this.window.isWay(this.window.items[index - 1], item),
      })
    else this.headings.delete(stop)
  }

  /** Returns the words of the part of a sentence that a name stands in, and those behind it up to where another name is spoken of. */
  private wordsNear(item: Extract<Item, { type: 'name' }>, index: number): string[] {
    const { items, clauseOf, textBetween, wordsBetween, tokens } = this.window
    const { first, last } = clauseOf(item)
    const isOther = (each: Item) =>
      each.type === 'name' &&
      each.first > last &&
      !isNamedAgain(each.named as ReadStop['named'], item.named as ReadStop['named'])
    const next = items.slice(index + 1, index + 6).find(isOther)
    const end = Math.min(next ? clauseOf(next).first : tokens.length, last + 12, tokens.length)
    let at = last + 1
    while (at < end && !/[.!?;\n|]/.test(textBetween(at - 1, at))) at += 1
    return wordsBetween(first, at)
  }

  /** Far towns, with how many stops of the day are named before them. */
  private readonly towns: { name: string; day: number; before: number }[] = []

  /** Lets go of the towns that one comes from on the first days, and goes on to on the last. */
  private dropWayInAndOut(): void {
    for (const { name, day, before } of this.towns) {
      const at = this.days[day]
      const isWayIn =
        before === 0 && this.days.every(({ stops, bed }, each) => each >= day || (stops.length === 0 && !bed))
      // Who flies home from Leknes comes back.
      const comesBack = this.ends.some((end) => end.day > day && end.place !== 'evenes')
      const isDone = this.days.slice(day + 1).every(({ stops, bed }) => stops.length === 0 && !bed)
      const isWayOut = before === at?.stops.length && isDone && !comesBack
      if (at && (isWayIn || isWayOut)) at.unknown = at.unknown.filter((unknown) => unknown.name !== name)
    }
  }

  /** «Landing at 22, and on to Reine»: one sleeps where such an evening leads. */
  private settleLateArrival(): void {
    for (const { day, time, isArrival } of this.ends) {
      const at = this.days[day]
      const last = at?.stops.at(-1)?.named
      const isLate = isArrival !== false && time !== undefined && time >= 17 * 60
      if (at && isLate && day < this.days.length - 1 && last?.kind === 'stop' && isVillage(last))
        at.bed ??= { ref: last.ref, name: last.name, isSure: false }
    }
  }

  private readonly within = new Map<ReadStop, ReadStop>()
  private readonly headings = new Map<ReadStop, { day: number; last: number; isWay: boolean }>()

  /** Returns the days once all is read: headings give way to what stands below them, nights that were counted get their days. */
  finish(count: number): ReadDay[] {
    if (this.days.length > 0 || count > 0) this.dayAt(Math.max(this.days.length, Math.min(count, mostDays)) - 1)
    for (const [museum, { at, until }] of this.within) if (!this.knows(museum)) Object.assign(museum, { at, until })
    this.dropWayInAndOut()
    // «Day 3: Reine, two nights», and nothing more: one leaves after them.
    const isLeft = this.ends.some(({ day }) => day > 0 && day === this.days.length - 1)
    const lastNight = Math.max(-1, ...this.nights.keys())
    if (!isLeft && lastNight > 0) this.dayAt(Math.min(mostDays, Math.max(this.days.length, lastNight + 2)) - 1)
    this.settleLateArrival()
    settleDays(this.days, { headings: this.headings, nights: this.nights, base: this.base })
    return this.days
  }
}
