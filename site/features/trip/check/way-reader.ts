import { EndReader } from './end-reader.ts'
import { beforeOnWay, onTheWay, stopWords, thenWords } from './name-words.ts'
import type { ReadStop } from './read-day.ts'
import type { Item } from './said.ts'
import { driveWords, returnWords } from './vocabulary.ts'

type Waiting = { minutes: number; isPart: boolean } | undefined

/** Tells the stops that lie on the way of a ride from those behind it. */
export abstract class WayReader extends EndReader {
  /** Where a ride leads that stops on the way are told of. */
  private onWay: { goal: ReadStop; line: number; last: number } | undefined

  /** Returns where the ride leads on whose way a stop lies: «Drive to Reine with a stop at Ramberg», «drive to Reine, Nusfjord and Ramberg on the way»; undefined where it lies on none, or on the way back. */
  protected passOnWay(item: Item, index: number, lead: readonly string[], pending: Waiting): ReadStop | undefined {
    const { textBetween } = this.window
    // A shop is on no map, «to Henningsvær, food at Rema in Svolvær on the way».
    const goal = this.days[this.day]?.stops.findLast(
      (stop) => stop.named.kind !== 'thing' && this.lines.get(stop)?.line === this.line,
    )
    const known = goal && this.lines.get(goal)
    const way = this.onWay
    this.onWay = undefined
    // «To Å. On the way back to Reine a stop at Hamnøy»; «at 10 to Reine, at 14 a stop at Hamnøy».
    const isBehind =
      (this.back?.line === this.line && this.back.last > (known?.last ?? 0)) ||
      (pending !== undefined && !pending.isPart && pending.minutes >= (goal?.at ?? 1441))
    if (!goal || !known || isBehind || this.isOnWayBack(item, lead)) return undefined
    const isToGoal = /(?:^| )(?:way|vei|veg|weg) (?:to|til|nach|mot)$/.test(known.lead.join(' '))
    const isSameSentence = !/[.!?;|→>\n]/.test(textBetween(known.last, item.first))
    if (isToGoal && isSameSentence && !lead.some((word) => thenWords.test(word))) return goal
    // «With stops: Ramberg 30 min, Haukland for lunch»: so is the next of them.
    const isNext =
      way?.line === this.line &&
      item.first - way.last <= 6 &&
      !/[.!?;|→>]/.test(textBetween(way.last, item.first)) &&
      lead.filter((word) => !/^\d|^(?:min|minutes|minuten|minutter|h|hour|stunde|time|std)$/.test(word)).length <= 1
    if (isNext || beforeOnWay.test(lead.join(' ')) || this.isStopOf(known.lead, lead)) {
      this.onWay = { goal, line: this.line, last: item.last }
      return goal
    }
    return this.isPassed(item, index, lead) ? goal : undefined
  }

  private isOnWayBack(item: Item, lead: readonly string[]): boolean {
    const { first, last } = this.window.clauseOf(item)
    return [...lead, ...this.window.wordsBetween(first, last + 1)].some(
      (word) => returnWords.has(word) || /^(?:ruck|heim)weg/.test(word),
    )
  }

  /** «Drive to Reine, stop at Ramberg», «Reine with a break at Ramberg». */
  private isStopOf(ride: readonly string[], lead: readonly string[]): boolean {
    const stop = lead.findIndex((word) => stopWords.test(word))
    const isDriven =
      ride.some((word) => driveWords.has(word)) || /^(?:to|til|nach|mot|towards|bis)$/.test(ride.at(-1) ?? '')
    const isWith = lead.slice(Math.max(0, stop - 3), stop).some((word) => /^(?:with|med|mit)$/.test(word))
    return stop >= 0 && (isDriven || isWith)
  }

  /** «Nusfjord and Ramberg on the way»: what stands behind the last of a row is said of all. */
  private isPassed(item: Item, index: number, lead: readonly string[]): boolean {
    const { items, textBetween, wordsBetween, clauseOf } = this.window
    let last = item
    for (const next of items.slice(index + 1, index + 6)) {
      const isRow = /^\s*(?:,|,?\s?(?:and|og|und|&|\+))\s*$/.test(textBetween(last.last, next.first))
      if (next.type !== 'name' || !isRow) break
      last = next
    }
    // «Drive to Reine, Hamnøy on the way»: one goes to the first of the row, and passes the others.
    const isGoal = lead.some((word) => driveWords.has(word)) || /^(?:to|til|nach)$/.test(lead.at(-1) ?? '')
    if (last !== item && isGoal) return false
    return onTheWay.test(wordsBetween(last.last + 1, clauseOf(last).last + 1).join(' '))
  }
}
