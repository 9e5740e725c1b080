import { foldLetters } from '#site/i18n/fold-letters.ts'
import { BedReader } from './bed-reader.ts'
import {
  againWords,
  broughtWords,
  forTheNight,
  inPlace,
  isByCar,
  pathBefore,
  shutWords,
  sleepWords,
  stays,
  toldWords,
  walkWords,
} from './name-words.ts'
import {
  gatewayOf,
  isNamedAgain,
  isVillage,
  type ReadDay,
  type ReadStop,
  type Role,
  roleOf,
  settleDays,
} from './read-day.ts'
import { isSleptAt, isStoodAt, isTentPitched, nightBehind, readNights, readNightsThere } from './read-nights.ts'
import type { Item } from './said.ts'
import {
  arriveWords,
  departWords,
  driveWords,
  farPlaces,
  farTowns,
  ferryWords,
  flightWords,
  foodWords,
  houseWords,
} from './vocabulary.ts'

const mostDays = 60
/** What is said of a place again and again need not all be kept. */
const mostWordsNear = 80
/** A longer line that begins a day tells of it, and is no heading. */
const longestHeading = 90

/** Reads the names of a text into days, with the beds and where the trip begins and ends. */
export class PlanReader extends BedReader {
  readUnknown(item: Extract<Item, { type: 'unknown' }>, index: number): void {
    const before = this.window.leadOf(index)
    // «A café that is called Solsikken» is no likeness.
    const lead = /^(?:heter|heisst)$/.test(before.at(-1) ?? '') ? before.slice(0, -2) : before
    const role = roleOf(lead)
    const isFar = farPlaces.has(this.window.tokens[item.first]?.folded ?? '') || farPlaces.has(foldLetters(item.name))
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
    // «A detour over Trollstigen»: nobody passes a sight so far off.
    const isSight = isFar && !farTowns.has(this.window.tokens[item.first]?.folded ?? '')
    const isCrossed = isSight && pathBefore.test(lead.slice(-2).join(' '))
    const isFlown = isCrossed && this.window.sentenceOf(index).some((word) => flightWords.has(word))
    const isLeft =
      this.isLeftOut(item, index) ||
      isFlown ||
      (isSight && /^(?:as|than|enn|als)$/.test(lead.at(-1) ?? '')) ||
      (isFar && this.window.sentenceOf(index).some((word) => toldWords.test(word))) ||
      this.day < 0 ||
      isTable ||
      (['origin', 'not', 'aside'].includes(role) && !isCrossed) ||
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

  /** Returns whether the text names something and does not go there: asked about, ruled out, or in a row with what is. */
  private isLeftOut(item: Item, index: number): boolean {
    const first = this.window.firstOfList(index)
    // «No Ryten and Reinebringen»: what is said of the first of them is said of all.
    const isInRow = first !== index && roleOf(this.window.leadOf(first)) === 'not'
    return this.isAside || this.window.isAsked(item) || this.window.isNotDone(index) || isInRow
  }

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
          /^(?:sunset|sunrise|solnedgang|soloppgang|sonnenuntergang|sonnenaufgang|abendlicht|view|views|utsikt|utsikten|aussicht|ausblick)$/.test(
            word,
          ),
        )
    const isJoined = said === 'go' && /^(?:and|og|und)?$/.test(lead.join(' '))
    const first = isJoined ? this.window.firstOfList(index) : index
    // «Over Gimsøya and Valberg», «with views of Reine and Hamnøy»: what is said of the first is said of the second.
    const isPassed = first !== index && roleOf(this.window.leadOf(first)) === 'aside'
    // «Granny stays at the holiday home, we climb Reinebringen»: nobody's house stands up there.
    const isElsewhere =
      said === 'bed' &&
      named.kind === 'stop' &&
      named.ref.startsWith('t.') &&
      !this.window.isInBedColumn(item.first) &&
      !lead.some((word) => sleepWords.test(word))
    const role = isWatched || isElsewhere ? 'go' : isPassed ? 'aside' : said
    if (named.kind === 'region') {
      this.mark(item, 'left', true)
      return this.readFerryOfBodo(item, index, lead)
    }
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
    // «Check-in at Krambua at 15:00»: the keys are there, and the bed beside it.
    const ofClause = this.window.wordsBetween(this.window.clauseOf(item).first, item.first)
    const isDesk =
      named.kind === 'stop' &&
      /^[mr]\./.test(named.ref) &&
      !named.isBed &&
      ofClause.some((word) => /^(?:checkin|innsjekk|innsjekking|einchecken)$/.test(word)) &&
      !ofClause.some((word) => foodWords.has(word))
    const isLeft =
      isDesk ||
      named.kind === 'gateway' ||
      this.isLeftOut(item, index) ||
      role === 'not' ||
      (role === 'aside' && named.kind !== 'midnightSun' && named.kind !== 'thing')
    const tail = this.window.tailOf(index)
    // «Whale watching in Andenes» is there.
    const isFarOff =
      named.kind === 'thing' &&
      this.window
        .wordsBetween(item.last + 1, Math.min(item.last + 7, this.window.clauseOf(item).last + 1))
        .some((word, at, words) => farPlaces.has(word) && !/^(?:to|nach|til|bis)$/.test(words[at - 1] ?? ''))
    if (isFarOff) return this.mark(item, 'left', item.isSure)
    // «Groceries we bring along» are not bought.
    const isBrought =
      named.kind === 'thing' &&
      !lead.includes('mit') &&
      this.window
        .wordsBetween(item.last + 1, Math.min(item.last + 7, this.window.clauseOf(item).last + 1))
        .some((word) => broughtWords.test(word))
    // «Large shops are closed on Sundays» is what the writer knows, and no visit.
    const isToldShut = named.kind === 'thing' && this.isToldShut(item)
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
          !/^(?:till|until|til|bis|for|an|one|two|half|non|et|to)$/.test(tail.words[at + 1] ?? '') &&
          !(named.ref.startsWith('r.') && behindIt.slice(0, at).some((each) => /^(?:and|og|und)$/.test(each))),
      )
      // «Reinebringen with the children, sleep at Reine Rorbuer»: the stay is at what is named behind it.
      const stay = item.last + 1 + stayAt
      const next = this.window.items
        .slice(index + 1, index + 6)
        .find(({ type }) => type === 'name' || type === 'unknown')
      const isOfNext =
        stayAt >= 0 &&
        next !== undefined &&
        next.first > stay &&
        next.first - stay <= 5 &&
        !/[,.;:!?\n]/.test(this.window.textBetween(stay, next.first))
      const isBedAfter = !tail.isOpen && !isOfNext && (stayAt >= 0 || forTheNight.test(tail.words.join(' ')))
      // What is said of this bed is not said of the next place.
      if (isBedAfter && stayAt >= 0 && role !== 'bed') this.nightsTo = Math.max(this.nightsTo, item.last + 1 + stayAt)
      const isHouse =
        /^ \p{L}/u.test(this.window.textBehind(item)) &&
        isVillage(named) &&
        houseWords.has(this.window.wordsBetween(item.last + 1, item.last + 2)[0] ?? '')
      const isHouseBefore =
        isVillage(named) && houseWords.has(lead.at(-2) ?? '') && /^(?:i|pa|in|bei|ved|at|near)$/.test(lead.at(-1) ?? '')
      // «Das Zelt schlagen wir auf der Wiese in Reine auf.»
      const isTent =
        (isVillage(named) || named.ref.startsWith('m.')) &&
        ['go', 'drive'].includes(role) &&
        !isFood &&
        isTentPitched(this.window, item)
      if (role === 'bed' || isBedAfter || isTent || ((isHouse || isHouseBefore) && !isFood) || (named.isBed && !isFood))
        return this.readBed(
          index,
          named,
          item.isSure && (role === 'bed' || isBedAfter || isHouse),
          [...lead, ...tail.words],
          named.isBed ? readNightsThere(this.window, index) : undefined,
        )
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
    if (named.kind !== 'stop' || named.isDoing) return undefined
    const night = nightBehind(this.window, index)
    if (isSleptAt(this.window, index) || isStoodAt(this.window, item) || night.length > 0)
      this.readBed(index, named, false, lead, undefined, night)
    const isAgain = [tail.words[0], lead.at(-1)].some((word = '') => againWords.test(word))
    if (isAgain && isVillage(named)) this.sleepAgain(named.ref)
    return undefined
  }

  /** «Am Sonntag haben die Supermärkte zu», «the shops are shut»: what the writer knows. */
  private isToldShut(item: Item): boolean {
    const behind = this.window.wordsBetween(item.last + 1, this.window.clauseOf(item).last + 1)
    const isAtEnd = /^(?:shut|closed|zu|stengt)$/.test(behind.at(-1) ?? '') && behind.length < 6
    return isAtEnd || behind.slice(0, 3).some((word) => shutWords.test(word))
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
    const waiting = named.kind === 'thing' && !named.isTimed ? undefined : this.takePending(item)
    // «A car from 8 to 20: Lofotr at 10:30»: its own time says better.
    const own = this.window.items[index + 1]
    const hasOwn =
      own?.type === 'time' &&
      own.first - item.last <= 2 &&
      /^ (?:um|at|kl\.?|klokka|gegen|ca\.?|@) ?$/iu.test(this.window.textBetween(item.last, own.first))
    const pending = hasOwn && !waiting?.isDeparture ? undefined : waiting
    const asBed =
      named.kind === 'stop' && !named.isDoing ? { ref: named.ref, name: named.name, isSure: false } : undefined
    // «A walk from Skagsanden along the sand» is done there.
    const { words: tail, isOpen } = this.window.tailOf(index)
    const isAlong = tail.some((word) => /^(?:along|langs|entlang)$/.test(word))
    const isWalkFrom = walkWords.test(lead.at(-2) ?? '') && (isAlong || !isOpen)
    // «From the car park of Matmora, all of the tour».
    const isTrailhead =
      asBed?.ref.startsWith('t.') === true &&
      lead
        .slice(-3)
        .some((word) => /^(?:parkplatz|parking|park|parkering|parkeringen|trailhead|startpunkt)$/.test(word))
    if (role === 'origin' && asBed && !isWalkFrom && !isTrailhead) {
      this.mark(item, 'left', item.isSure)
      if (day.stops.length === 0) day.origin ??= asBed
      else day.around = [...(day.around ?? []), asBed.ref]
      this.left = { day, ref: asBed.ref, line: this.line, last: item.last }
      if (pending && day.stops.length === 0) day.start = pending.minutes
      if (pending) this.pending = { ...pending, isDeparture: true }
      return
    }
    // «Back at our table at Børsen» is a visit, and nobody sleeps there or up on a hill.
    if (role === 'return' && asBed && !asBed.ref.startsWith('r.')) {
      this.mark(item, 'bed', false)
      if (!day.bed && !/^[at]\./.test(asBed.ref)) day.bed = asBed
      const behind = day.stops.at(-1)
      this.back = { day, ref: asBed.ref, behind, line: this.line, last: item.last }
      if (pending && !pending.isPart) day.back = { ref: asBed.ref, at: pending.minutes, behind }
      return
    }
    const again = day.stops.find((stop) => isNamedAgain(stop.named, named))
    const stop: ReadStop = again ?? { named, isSure: item.isSure }
    if (pending?.isPart) stop.notBefore ??= pending.minutes
    else if (pending && !this.knows(stop)) {
      // «13:00 car ferry Svolvær–Skutvik» is when it sails.
      const isSailing = lead.some((word) => ferryWords.has(word))
      const isDriven = role === 'drive' || lead.some((word) => driveWords.has(word)) || isByCar(lead)
      if (pending.isDeparture || (isDriven && !isSailing)) stop.departs = pending.minutes
      else Object.assign(stop, { at: pending.minutes, until: pending.until })
    }
    if (this.nextStay?.at === item.first) stop.stay ??= this.nextStay.minutes
    const known = again && this.lines.get(again)
    const isHeading = again && this.lines.get(again)?.line === this.dayLine && this.line !== this.dayLine
    // What is no stop of the plan, or named once more, is not shown as one.
    this.mark(item, named.kind === 'stop' && (isHeading || !again) ? 'stop' : 'left', item.isSure)
    // Named again below the heading, it has this place of the day.
    if (isHeading) day.stops.splice(day.stops.indexOf(again), 1)
    if (isHeading || !again) {
      const goal = named.kind === 'thing' ? undefined : this.passOnWay(item, index, lead, pending)
      day.stops.splice(goal ? day.stops.indexOf(goal) : day.stops.length, 0, stop)
      // When one sets out is then that of the first of the two.
      if (goal) {
        stop.departs ??= goal.departs
        goal.departs = undefined
        goal.drive = undefined
      }
      const isWay = this.window.isWay(this.window.items[index - 1], item)
      this.lines.set(stop, { line: this.line, lead, last: item.last, isWay })
      stop.sentence = this.window.toldOf(index, 28)
      stop.near = this.wordsNear(item, index)
      // A museum is where its village is, and at its time.
      const village = day.stops[day.stops.indexOf(stop) - 1]
      if (item.isWithin && village) this.within.set(stop, village)
      // «The shop in Svolvær at 23:00»: one is in Svolvær then.
      const isInVillage =
        village?.named.kind === 'thing' &&
        (isVillage(named) || named.kind === 'thing') &&
        lead.length === 1 &&
        /^(?:in|i|pa|at)$/.test(lead[0] ?? '')
      if (isInVillage && village) this.within.set(stop, village)
      this.joinPhrase(stop, item, index)
    }
    // «Svolvær – Nusfjord – Reine – Svolvær»: one comes back to where the line began.
    const isRound =
      again !== undefined &&
      again === day.stops[0] &&
      day.stops.length > 3 &&
      isVillage(named) &&
      this.window.isWay(this.window.items[index - 1], item)
    if (isRound && asBed) day.bed ??= asBed
    // «To Eggum. We empty the toilet at the rest area at Eggum»: what is said of it, wherever.
    if (again && !isHeading && (stop.near?.length ?? 0) < mostWordsNear)
      stop.near = [...(stop.near ?? []), ...this.wordsNear(item, index)]
    // A time that follows is of where a place is named last.
    if (again && known && !isHeading && known.line === this.line) this.lines.set(again, { ...known, last: item.last })
    const { number, length } = this.window.lineOf(item.first)
    // «Svolvær day trip»: one comes back from there.
    const isOuting = tail
      .slice(0, 3)
      .some((word) => /^(?:trip|daytrip|ausflug|tagesausflug|tagestour|dagstur|utflukt|excursion|outing)$/.test(word))
    const isInHead = number === this.dayLine && length <= longestHeading
    if (isInHead && lead.length <= 2 && !isOuting)
      this.headings.set(stop, {
        day: this.day,
        last: this.lastDay,
        isWay: this.window.isWay(this.window.items[index - 1], item),
        isTitle: /^\s?(?:[:(|]|[–—-] )/.test(this.window.textBehind(item)),
      })
    else this.headings.delete(stop)
    if (isInHead) this.besideHeadings.add(stop)
    else this.besideHeadings.delete(stop)
  }

  /** «Trollfjord sea eagle safari», «a sea eagle safari to Trollfjorden», «Kajaktour in Reine»: what is done, and where. */
  private joinPhrase(stop: ReadStop, item: Item, index: number): void {
    const before = this.window.items[index - 1]
    if (before?.type !== 'name' || before.named.kind !== 'stop' || stop.named.kind !== 'stop') return
    const { named } = before
    const other = this.days[this.day]?.stops.find((each) => isNamedAgain(each.named, named))
    const gap = this.window.textBetween(before.last, item.first)
    const isBehind = stop.named.isDoing && !named.isDoing && /^[ -]$/.test(gap)
    const between = this.window.wordsBetween(before.last + 1, item.first).join(' ')
    const isBefore = named.isDoing && !stop.named.isDoing && !/[^ \p{L}]/u.test(gap) && inPlace.test(between)
    if (!other || !(isBehind || isBefore)) return
    const [doing, place] = isBehind ? [stop, other] : [other, stop]
    doing.where = place
    this.within.set(doing, place)
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

  private readonly within = new Map<ReadStop, ReadStop>()
  private readonly headings = new Map<ReadStop, { day: number; last: number; isWay: boolean; isTitle: boolean }>()
  private readonly besideHeadings = new Set<ReadStop>()

  /** Returns the days once all is read: headings give way to what stands below them, nights that were counted get their days. */
  finish(count: number): ReadDay[] {
    if (this.days.length > 0 || count > 0) this.dayAt(Math.max(this.days.length, Math.min(count, mostDays)) - 1)
    for (const [museum, village] of this.within) {
      const { at, until } = this.knows(museum) ? museum : village
      for (const each of [museum, village])
        if (!this.knows(each) && (each === museum || village.named.kind === 'thing')) Object.assign(each, { at, until })
    }
    this.dropWayInAndOut()
    this.endWithDeparture()
    // «Day 3: Reine, two nights», and nothing more: one leaves after them.
    const isLeft = this.ends.some(({ day }) => day > 0 && day === this.days.length - 1)
    const lastNight = Math.max(-1, ...this.nights.keys())
    if (!isLeft && lastNight > 0) this.dayAt(Math.min(mostDays, Math.max(this.days.length, lastNight + 2)) - 1)
    this.settleLateArrival()
    // Who leaves that day sleeps nowhere: «12:00 pack up the cabin in Reine, 15:20 flight home».
    const leaves = this.ends.some(({ day, isArrival }) => day === this.days.length - 1 && isArrival === false)
    const final = this.days.at(-1)
    if (leaves && final && this.days.length > 1) final.bed = undefined
    const { headings, besideHeadings, nights, base } = this
    settleDays(this.days, { headings, besideHeadings, nights, base })
    return this.days
  }
}
