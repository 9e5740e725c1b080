import { foldLetters } from '#site/i18n/fold-letters.ts'
import { crossingOf, isElsewhere, isVillage, type ReadDay, type ReadEnd, roleOf } from './read-day.ts'
import type { Item } from './said.ts'
import { TimeReader } from './time-reader.ts'
import { earlyWords, ferryWord, lateFlight } from './time-words.ts'
import { arriveWords, departWords, driveWords, ferryWords, flightWords } from './vocabulary.ts'

/** Reads where a trip begins and ends: airports and quays, with the times there. */
export abstract class EndReader extends TimeReader {
  /** «Ferry from Bodø, 10:30», «Fähre nach Bodø um 15 Uhr», where the line names no quay: cars go to Moskenes and from there. */
  protected readFerryOfBodo(item: Extract<Item, { type: 'name' }>, index: number, lead: readonly string[]): void {
    const isFrom = /^(?:from|fra|ab|von)$/.test(lead.at(-1) ?? '')
    const isTo = /^(?:to|til|nach)$/.test(lead.at(-1) ?? '')
    const isFerry = this.window.tokens
      .slice(Math.max(0, item.first - Math.min(4, lead.length)), item.first)
      .some(({ text }) => ferryWord.test(text))
    if (foldLetters(item.named.name) !== 'bodo' || !isFerry || isFrom === isTo || this.isAside || this.day < 0) return
    const { items, textBetween } = this.window
    // «Ferry from Svolvær to Bodø» is from there.
    const isOther = (each: Item) =>
      each !== item &&
      each.type === 'name' &&
      (each.named.kind === 'gateway' ||
        each.named.kind === 'summerFerry' ||
        /^(?:Svolvær|Stamsund|Skrova|Røst)$|Værøy/.test(each.named.name)) &&
      !/[.!?\n|]/.test(textBetween(Math.min(each.last, item.last), Math.max(each.first, item.first)))
    const isSaid = this.ends.some(({ place, day }) => place === 'moskenes' && day === this.day)
    if (isSaid || items.slice(Math.max(0, index - 3), index + 4).some(isOther)) return
    // «Moskenes at 14:00» behind it says so better.
    const later = items.slice(index + 1, index + 4).find((each) => each.type === 'name')
    if (later?.type === 'name' && later.named.name === 'Moskenes') return
    const pending = this.takePending(item)
    const end: ReadEnd = {
      place: 'moskenes',
      day: this.day,
      isArrival: isFrom,
      ...(isFrom ? { crossing: crossingOf('bodo', 'moskenes', false) } : {}),
    }
    if (pending && !pending.isPart) end.time = this.timeAtEnd(end, pending, false)
    this.ends.push(end)
    this.endLine = this.line
    this.endLast = item.last
  }

  /** «Reine to Evenes for the flight»: the day begins where the way does. */
  private beginAt(from: Item | undefined, item: Item): void {
    const day = this.days[this.day]
    const [stop] = day?.stops ?? []
    if (day?.stops.length !== 1 || !stop || from?.type !== 'name' || !this.window.isWay(from, item)) return
    const { named } = stop
    if (named !== from.named || named.kind !== 'stop' || !isVillage(named) || this.knows(stop) || this.day === 0) return
    day.origin ??= { ref: named.ref, name: named.name, isSure: false }
    day.stops = []
  }

  /** Returns whether the same part of the sentence goes on to a town elsewhere, by a word that says so: «to Bodø», «nach Bodø». */
  private leadsAway(item: Item, index: number): boolean {
    const { items, textBetween, wordsBetween } = this.window
    const goal = items.slice(index + 1, index + 4).find((each) => each.type === 'name' || each.type === 'unknown')
    return (
      isElsewhere(goal) &&
      goal.first - item.last <= 10 &&
      /^(?:to|til|nach|mot|richtung)$/.test(wordsBetween(goal.first - 1, goal.first)[0] ?? '') &&
      !/[.!?;\n|]/.test(textBetween(item.last, goal.first))
    )
  }

  /** «Off early, flight in the evening»: what is told behind a way home says when one flies. */
  private leavesLate(item: Item, index: number): boolean {
    const { items, tokens, wordsBetween } = this.window
    const next = items.slice(index + 1).find(({ type }) => ['day', 'nextDay', 'date', 'weekday'].includes(type))
    const end = Math.min(next?.first ?? tokens.length, item.last + 30)
    return lateFlight.test(wordsBetween(item.first - 12, end).join(' '))
  }

  protected readGateway(item: Item, place: string, index: number): void {
    this.mark(item, 'end', true)
    const lead = this.window.leadOf(index)
    const words = this.window.sentenceOf(index)
    // «The ferry in Moskenes goes to Bodø at 11» leaves there.
    const leadsAway = this.leadsAway(item, index)
    const arrives =
      (!leadsAway && words.some((word) => arriveWords.has(word))) ||
      (!leadsAway && /^(?:into|in|at)$/.test(lead.at(-1) ?? ''))
    const departs = words.some((word) => departWords.has(word)) || roleOf(lead) === 'origin' || leadsAway
    const pending = this.takePending(item)
    // «13:00 drive to the airport» does not say when the flight is.
    const isDriven =
      lead.some((word) => driveWords.has(word)) || /^(?:to|til|nach|mot|richtung|for|zum)$/.test(lead.at(-1) ?? '')
    const isFlown = lead.some((word) => flightWords.has(word) || ferryWords.has(word))
    // «Ferry Bodø–Moskenes»: one comes from elsewhere, or goes on to it.
    const [from, to] = [this.window.items[index - 1], this.window.items[index + 1]]
    const comesFrom = isElsewhere(from) && this.window.isWay(from, item)
    const goesOn = isElsewhere(to) && this.window.isWay(item, to)
    this.beginAt(from, item)
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
    const today = this.days[this.day]
    const isEarly = end.isArrival !== true && words.some((word) => earlyWords.test(word))
    if (today && isEarly && !this.leavesLate(item, index)) today.leavesEarly = true
    // «Harstad/Narvik (EVE)»: the same once more.
    const before = this.ends.at(-1)
    const isSame =
      before?.place === place && before.day === this.day && this.endLine === this.line && item.first - this.endLast <= 3
    if (isSame) before.time ??= end.time
    else this.ends.push(end)
    this.endLine = this.line
    this.endLast = item.last
  }

  /** «Van return Sunday morning», in Bodø: the days behind the ferry home are none of the plan. */
  protected endWithDeparture(): void {
    const { day = -1, isArrival } = this.ends.findLast((end) => end.isArrival !== true) ?? {}
    const isEmpty = ({ stops, bed, unknown, origin }: ReadDay) =>
      stops.length === 0 && !bed && unknown.length === 0 && !origin
    if (day > 0 && isArrival === false && this.days.slice(day + 1).every(isEmpty)) this.days.splice(day + 1)
  }

  /** «Landing at 22, and on to Reine»: one sleeps where such an evening leads. */
  protected settleLateArrival(): void {
    for (const { day, time, isArrival } of this.ends) {
      const at = this.days[day]
      const last = at?.stops.at(-1)?.named
      const isLate = isArrival !== false && time !== undefined && time >= 17 * 60
      if (at && isLate && day < this.days.length - 1 && last?.kind === 'stop' && isVillage(last))
        at.bed ??= { ref: last.ref, name: last.name, isSure: false }
    }
  }
}
