import { isCoastalWay } from './other-names.ts'
import { isElsewhere, isVillage, type ReadDay, type ReadEnd, type ReadStop } from './read-day.ts'
import { ReaderState } from './reader-state.ts'
import type { Item } from './said.ts'
import {
  boatTrips,
  conditionWords,
  evening,
  ferryWord,
  goingWords,
  homeWords,
  lightWords,
  sailWords,
  setOutWords,
  shortestBreakfast,
} from './time-words.ts'
import {
  beginWords,
  carrierWords,
  doneWords,
  driveWords,
  ferryWords,
  flightWords,
  foodWords,
  leaveWords,
  months,
  openWords,
  returnWords,
  timeWords,
} from './vocabulary.ts'

/** Gives the times and lengths of a text to the places that they are said of. */
export abstract class TimeReader extends ReaderState {
  readTime(item: Extract<Item, { type: 'time' | 'part' }>, index: number): void {
    if (this.isAside) return
    const isTime = item.type === 'time'
    const { items, clauseOf, wordsBetween } = this.window
    if (isTime) this.mark(item, 'time', true)
    const clause = clauseOf(item)
    const around = this.window.wordsAround(item)
    const has = (words: ReadonlySet<string>) => around.some((word) => words.has(word))
    // «Open till three» is what a house says of itself.
    const isOfHouse =
      wordsBetween(Math.max(clause.first, item.first - 3), item.first).some((word) => openWords.has(word)) ||
      /^(?:geoffnet|offen|apent|apen)$/.test(wordsBetween(item.last + 1, item.last + 2)[0] ?? '')
    // «Light until half past six» is the sun's.
    const isOfLight = wordsBetween(Math.max(clause.first, item.first - 3), item.first).some((word) =>
      lightWords.test(word),
    )
    if (isTime && (isOfHouse || isOfLight)) return
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
    const [ahead, beyond] = rest.filter(({ type }) => type === 'name' || type === 'time' || type === 'unknown')
    // «17:30 out to Gimsøya and up Hoven»: an island is no stop, and what is named behind it has the time.
    const isIsland = ahead?.type === 'name' && ahead.named.kind === 'region' && !isElsewhere(ahead)
    const next = isIsland && beyond?.type === 'name' && beyond.first <= clause.last ? beyond : ahead
    // «10:15 ferry Bodø – Moskenes»: of where it leads.
    const goal = next?.type === 'name' && isElsewhere(next) ? rest[rest.indexOf(next) + 1] : undefined
    const isWayNext = goal?.type === 'name' && next !== undefined && this.window.isWay(next, goal)
    // «15:30 ferry to Bodø» is of the quay that one leaves from.
    const isFerryNext =
      next?.type === 'name' &&
      next.named.kind === 'region' &&
      this.window.tokens.slice(item.last + 1, next.first).some(({ text }) => ferryWord.test(text))
    const isNameNext =
      next?.type === 'name' && next.first <= clause.last && (next.named.kind !== 'region' || isWayNext || isFerryNext)
    const before = this.nearestStop()
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
    // «The Hurtigruten leaves Svolvær at 9:30 and puts me off at Stamsund»: from the one quay to the other.
    const isOnWay = named?.type === 'name' && next?.type === 'name' && isCoastalWay(named.named.name, next.named.name)
    if (isTime && carrier && !this.knows(carrier) && (!isNameNext || isOnWay)) {
      this.giveTime(carrier, item)
      return
    }
    const isInClause = before !== undefined && last >= clause.first
    const isTravelFree = (!has(flightWords) && !has(carrierWords)) || before?.named.kind === 'thing'
    const end = this.ends.at(-1)
    const isOfEnd =
      end !== undefined && (end.day === this.day || end.day < 0) && this.endLine === this.line && this.endLast >= last
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
      const isLater = end.time !== undefined && item.minutes > end.time && (end.isArrival ?? end.day === 0)
      const isLanding = (end.crossing !== undefined || isLater) && this.saysArrival(item)
      if (
        (has(flightWords) && this.isFlownFrom(end, clause, items.slice(Math.max(0, index - 8), index + 9))) ||
        isLanding ||
        (end.time === undefined && (isEndInClause || isBare || this.saysArrival(item)))
      ) {
        end.time = this.timeAtEnd(end, item, isLanding)
        return
      }
    }
    // «12:00 Evenes, car back», and below it «14:05 flight»: that is when one leaves.
    const isFlightBelow =
      isTime &&
      end?.day === this.day &&
      this.day > 0 &&
      end.isArrival !== true &&
      this.endLine !== this.line &&
      has(flightWords) &&
      !isNameNext &&
      item.minutes > (end.time ?? 1440)
    if (isFlightBelow) {
      end.time = item.minutes
      return
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
      // «Leave Svolvær at 9 and are in Å at 10»: what comes next has a time of its own.
      (!isNameNext || (item.first - this.left.last <= 3 && beyond?.type === 'time' && beyond.first - next.last <= 4))
    ) {
      const { day, ref } = this.left
      const stop = day.stops.find(({ named }) => named.kind === 'stop' && named.ref === ref)
      if (stop) stop.until ??= item.minutes
      else this.setStart(day, ref, item.minutes)
      return
    }
    // «We drive from Sakrisøy after breakfast, at 8:30 at the latest.»
    const isRightAfter = this.left?.line === this.line && this.left.last > last && item.first - this.left.last <= 6
    if (isTime && this.left && isRightAfter && isBare && !isNameNext) {
      this.setStart(this.left.day, this.left.ref, item.minutes)
      return
    }
    // «The boat at 18, there at 21.30».
    if (isTime && before?.departs !== undefined && before.at === undefined && this.saysArrival(item)) {
      before.at = item.minutes
      return
    }
    // «Drive to Reine 14:30, there at 17:30»: the first is when one sets out.
    const isDrivenTo = before?.at !== undefined && this.lines.get(before)?.lead.some((word) => driveWords.has(word))
    if (
      isTime &&
      isDrivenTo &&
      before.until === undefined &&
      item.minutes > (before.at ?? 0) &&
      this.saysArrival(item)
    ) {
      before.departs = before.at
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
      // «For dinner at half past six we are in Reine», named before: one is out so late.
      if (isTime && day && has(foodWords) && item.minutes >= evening)
        day.tableAt = Math.max(day.tableAt ?? 0, item.minutes)
      const words = wordsBetween(item.last + 1, item.last + 4)
      if (
        isTime &&
        day &&
        day.stops.length === 0 &&
        day.start === undefined &&
        // «11:40 depart Leknes airport» is when the plane does.
        next.named.kind !== 'gateway' &&
        words.some((word) => leaveWords.has(word))
      )
        day.start = item.minutes
      if (isTime || !this.pending) {
        this.wait(item, isWayNext ? Math.max(clause.last, goal.last) : clause.last)
        // «Depart 9 for Nusfjord».
        const said = wordsBetween(Math.max(clause.first, item.first - 3), item.first)
        // «Kjører kl. 7 til Reine».
        const isDriven =
          said.some((word) => goingWords.test(word)) &&
          /^(?:til|to|nach|mot|towards|richtung)$/.test(wordsBetween(item.last + 1, item.last + 2)[0] ?? '')
        const isLeaving = isDriven || said.some((word) => setOutWords.test(word))
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
    // «18:00 up to Munkebu», and in a line of its own «19:45 down again».
    const above = !before && isTime && sign === 'done' && today?.stops.at(-1)
    const isOfAbove =
      above &&
      above.named.kind === 'stop' &&
      /^t\./.test(above.named.ref) &&
      this.window.lineOf(item.first).first >= clause.first &&
      item.minutes > (above.at ?? above.departs ?? item.minutes)
    if (isOfAbove) {
      above.until ??= item.minutes
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
    // Two sentences later it is of something else.
    const sentences = before ? (this.window.textBetween(last, item.first).match(/[.!?]\s/g) ?? []).length : 0
    if (isTime && before && !this.knows(before) && sign === 'begin' && sentences < 2) {
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
    const isFirst = isTime && day !== undefined && day.stops.length === 0 && day.start === undefined
    // «Breakfast at 7, then straight to Svolvær.»
    const isBreakfast = around.some((word) => /^(?:frokost|frokosten|breakfast|fruhstuck)$/.test(word))
    if (isFirst && has(leaveWords) && !has(flightWords)) day.start = item.minutes
    else if (isFirst && isBreakfast) day.start = item.minutes + shortestBreakfast
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

  /** Sets when one leaves where the day begins: before all that it has a time for. */
  private setStart(day: ReadDay, ref: string, minutes: number): void {
    const isFirst = day.stops.every(({ at = 1440, departs = 1440 }) => minutes < Math.min(at, departs))
    if (!isFirst || day.start !== undefined || (day.origin && day.origin.ref !== ref)) return
    day.start = minutes
    day.origin ??= { ref, name: '', isSure: false }
  }

  /** Returns whether a flight in a part of a sentence is from where the trip ends: «ferry 7:00, fly home from Bodø 11:00» is not from the quay. */
  protected isFlownFrom(
    { place, time }: ReadEnd,
    clause: { first: number; last: number },
    around: readonly Item[],
  ): boolean {
    const isAirport = place === 'evenes' || place.endsWith('airport')
    if (this.endLast >= clause.first) return isAirport || time === undefined
    const isFromElsewhere = around.some(
      (each) =>
        (each.type === 'name' || each.type === 'unknown') &&
        each.first >= clause.first &&
        each.last <= clause.last &&
        /^(?:from|fra|ab|von)$/.test(this.window.wordsBetween(each.first - 1, each.first)[0] ?? ''),
    )
    return isAirport && !isFromElsewhere
  }

  /** Returns what the nearest word says of a time: that something begins or is over. */
  protected signOf(item: Item, clause: { first: number; last: number }): 'begin' | 'done' | undefined {
    const { wordsBetween } = this.window
    const before = wordsBetween(Math.max(clause.first, item.first - 12), item.first).toReversed()
    const after = wordsBetween(item.last + 1, Math.min(clause.last, item.last + 2) + 1)
    const end = after.findIndex((word) => /^(?:and|og|und)$/.test(word))
    const behind = end < 0 ? after : after.slice(0, end)
    for (const [index, word] of [...before, ...behind].entries()) {
      // «Buss til Henningsvær kl. 11»: there it says where to.
      const isGoal = /^(?:til|bis)$/.test(word) && !before.slice(0, index).every((each) => timeWords.has(each))
      if (isGoal) continue
      // Farther off only «we start the walk to the sculpture at 16:30» is said of the time.
      if (index >= 4 && index < before.length && !/^(?:start|begynn|begin)/.test(word)) continue
      // «We begin the walk out and back at 16:15».
      const isOutAndBack =
        returnWords.has(word) &&
        /^(?:and|og|und)$/.test(before[index + 1] ?? '') &&
        before.slice(index + 2).some((each) => /^(?:start|begynn|begin)/.test(each))
      if (isOutAndBack) continue
      // «Down to Kvalvika at 8» is where it goes.
      const isDirection =
        /^(?:down|ned|nede|hinunter|runter|hinab)$/.test(word) &&
        before.slice(0, index).some((each) => /^(?:to|til|zu|zum|zur|nach|pa|mot)$/.test(each))
      if (isDirection) continue
      if (doneWords.has(word)) return 'done'
      if (beginWords.has(word)) return 'begin'
    }
    return undefined
  }

  /** Returns whether a stop is where a ride leads that both its ends are named of: «bus Svolvær–Reine». */
  protected isRide(stop: ReadStop, around: readonly string[]): boolean {
    return this.lines.get(stop)?.isWay === true && around.some((word) => driveWords.has(word) || ferryWords.has(word))
  }

  protected giveTime(stop: ReadStop, item: Extract<Item, { type: 'time' | 'part' }>): void {
    if (item.type === 'part') stop.notBefore ??= item.minutes
    // «9:00 off to Reine with a stop at Lofotr (10:30–12:00)»: set out, and there.
    else if (!this.knows(stop) || (stop.at === undefined && item.minutes > (stop.departs ?? 1440))) {
      stop.at = item.minutes
      if (item.until !== undefined) stop.until = item.until
    }
  }

  /** Keeps a time for the next place, up to a word. */
  protected wait(item: Extract<Item, { type: 'time' | 'part' }>, last: number): void {
    const isPart = item.type === 'part'
    this.pending = { minutes: item.minutes, isPart, until: isPart ? undefined : item.until, line: this.line, last }
  }

  /** How long one stays at the place that follows, «stop an hour in Nusfjord», and the word where it begins. */
  protected nextStay: { minutes: number; at: number } | undefined

  private isOfNext(item: Extract<Item, { type: 'length' }>): boolean {
    const [preposition = ''] = this.window.wordsBetween(item.last + 1, item.last + 2)
    const gap = this.window.textBetween(item.last, item.last + 2)
    if (!/^(?:in|i|pa|at|im|bei|ved)$/.test(preposition) || !/^ \p{L}+ $/u.test(gap)) return false
    this.nextStay = { minutes: item.minutes, at: item.last + 2 }
    return true
  }

  readLength(item: Extract<Item, { type: 'length' }>): void {
    if (this.isOfNext(item)) return
    const stop = this.nearestStop()
    if (!stop || item.first - (this.lines.get(stop)?.last ?? -99) > 14) return
    const { wordsBetween } = this.window
    const around = [...wordsBetween(item.first - 3, item.first), ...wordsBetween(item.last + 1, item.last + 4)]
    // «Be there 30 min before» is no stay.
    const isAhead = wordsBetween(item.last + 1, item.last + 3).some((word) =>
      /^(?:vorher|davor|before|ahead|early|earlier|advance|i forveien|for|fruher|tidligere|prior)$/.test(word),
    )
    if (isAhead) return
    // «An hour's walk to Bunes» is the way there.
    const behind = wordsBetween(item.last + 1, item.last + 5).join(' ')
    if (
      /^(?:s )?(?:walk|hike|fussweg|fussmarsch|gehweg|gange|a ga|zu fuss) (?:\w+ )?(?:to|til|zu|zum|nach|over|bis)(?: |$)/.test(
        behind,
      )
    )
      return
    // «An hour each way» is half of it.
    const isOneWay =
      /^(?:each way|one way|there|hver vei|kvar veg|hver veg|en vei|pro strecke|je strecke|je richtung|hin|einfach)(?: |$)/.test(
        behind,
      ) ||
      /(?:^| )(?:each way|hver vei|pro strecke|je strecke)$/.test(wordsBetween(item.first - 3, item.first).join(' '))
    // «On for ten minutes to Svolvær», «videre ti min til Svolvær»: the way to what is named next.
    const isOnward =
      /^(?:to|til|nach|bis|zum|zur) /.test(behind) &&
      wordsBetween(item.first - 3, item.first).some((word) =>
        /^(?:videre|vidare|weiter|on|onward|onwards|further|another)$/.test(word),
      )
    if (isOnward) return
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
    else if (!isOneWay) stop.stay ??= item.minutes
  }
}
