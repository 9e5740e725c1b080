import { holdsForAll, holdsOn } from '#site/domain/calendar/not-then.ts'
import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import { isClosedBy } from './not-to-be-had.ts'
import type { ReadStop } from './read-day.ts'

// What the stops of a day are among each other: two names of one walk, and a table that is the evening's.

/** Walks that lead on to another of the guide's. */
const leadsOn: Readonly<Record<string, string>> = { 't.ryten': 't.kvalvika' }
/** Nobody is over one and down at the other before: such a time is that of setting out. */
const earliestDown = 11 * 60

const downWords = /^(?:down|ned|nede|nedover|hinunter|runter|hinab|weiter|videre)$/

const dinnerWords =
  /^(?:dinner|dinners|supper|abendessen|abendbrot|nachtessen|middag|middagen|middagsbord|middagsbordet|kveldsmat|kveldsmaten|aftens)$/
/** When one sits down to a dinner without a time, where the house is open then, and at the latest. */
const dinnerTime = 18 * 60
const latestDinner = 20 * 60
const halfHour = 30

function refOf({ named }: ReadStop): string {
  return named.kind === 'stop' ? named.ref : ''
}

/** Returns the stops of a day with those that are one walk joined to it, whichever is named first: «Ryten and down to Kvalvika»; each of two with a time or a length of its own stays. */
export function joinWalks(stops: readonly ReadStop[]): ReadStop[] {
  const joined: ReadStop[] = []
  for (const stop of stops) {
    const before = joined.at(-1)
    const pair = before && [before, stop].find((each) => leadsOn[refOf(each)] !== undefined)
    const other = pair === before ? stop : before
    const isTold = ({ at, until, stay }: ReadStop) => at !== undefined || until !== undefined || stay !== undefined
    // «7:30 Kvalvika from Torsfjorden, back at 11, then Ryten»: the first of them is over.
    const isOver =
      before !== undefined &&
      isTold(before) &&
      !(stop.near ?? []).some((word) => downWords.test(word) || word === refOf(before).slice(2))
    const isEachTold = isOver || (before !== undefined && isTold(before) && isTold(stop))
    if (!before || !pair || !other || leadsOn[refOf(pair)] !== refOf(other) || isEachTold) {
      joined.push(stop)
      continue
    }
    // «Ryten and down to Kvalvika at 8» is when one sets out; «at 14» when one is down.
    const isSetOut = stop.at !== undefined && (stop.at < earliestDown || pair === stop)
    joined[joined.length - 1] = {
      ...pair,
      at: before.at ?? (isSetOut ? stop.at : undefined),
      departs: before.departs ?? pair.departs,
      until: stop.until ?? before.until,
      stay: before.stay ?? stop.stay,
    }
  }
  return joined
}

/** Returns when a dinner begins that no time is said of: at six, or once the house opens; undefined for what is no dinner, or stands before what has an earlier time. */
export function dinnerOf(
  stop: ReadStop,
  behind: readonly ReadStop[],
  date: string | undefined,
  atlas: Atlas,
): number | undefined {
  const place = atlas.find(refOf(stop))
  const isTable = refOf(stop).startsWith('r.') || (place?.hasHours === true && refOf(stop).startsWith('m.'))
  if (!isTable || !(stop.near ?? stop.sentence ?? []).some((word) => dinnerWords.test(word))) return undefined
  if (behind.some(({ at, departs }) => (at ?? departs ?? 1440) < dinnerTime)) return undefined
  if (date === undefined) return dinnerTime
  const isShut = (at: number) =>
    (place?.hours !== undefined && isClosedBy(place.hours, date, at, at + 1)) ||
    atlas.notThen.some(
      (rule) =>
        rule.ref === refOf(stop) &&
        rule.fault === 'closed' &&
        !rule.food &&
        holdsForAll(rule) &&
        holdsOn(rule, date, at),
    )
  for (let at = dinnerTime; at <= latestDinner; at += halfHour) if (!isShut(at)) return at
  return dinnerTime
}
