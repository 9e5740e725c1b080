import { nightWord } from './name-words.ts'
import type { NightsSaid } from './read-nights.ts'
import { WayReader } from './way-reader.ts'

/** Gives the nights of a text to the days that they are said of. */
export abstract class BedReader extends WayReader {
  /** How far the nights reach that are said of a name before them. */
  protected nightsTo = -1

  protected readBed(
    index: number,
    { ref, name }: { ref: string; name: string },
    isSure: boolean,
    lead: readonly string[],
    nights?: NightsSaid,
    told: readonly string[] = [],
  ): void {
    const item = this.window.items[index]
    if (item) this.mark(item, 'bed', isSure)
    this.pending = undefined
    const bed = { ref, name, isSure, sentence: [...this.window.toldOf(index), ...told] }
    this.nightsTo = nights?.last ?? this.nightsTo
    const count = this.nightsFrom(ref, nights?.count ?? 1)
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

  /** Returns how many nights are still to come of those that a text counts: «… in Reine — so 4 nights» behind three nights there counts them all. */
  private nightsFrom(ref: string, count: number): number {
    const isThere = (day: number) => this.nights.get(day)?.ref === ref || this.days[day]?.bed?.ref === ref
    const before = Array.from({ length: Math.max(0, this.day) }, (_, day) => day).filter(isThere).length
    return count > 2 && before + 1 === count ? 1 : count
  }

  /** «Kabelvåg, then Svolvær again»: the night is where the one before was, if that was there. */
  protected sleepAgain(village: string): void {
    const slept = this.days[this.day - 1]?.bed ?? this.nights.get(this.day - 1)
    const isThere = slept?.ref === village || slept?.ref.split(/[.-]/).includes(village.slice(2))
    if (slept && isThere) this.dayAt(this.day).bed ??= { ...slept, isSure: false }
  }
}
