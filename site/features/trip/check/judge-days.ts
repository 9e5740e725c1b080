import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { holdsOn } from '#site/domain/calendar/not-then.ts'
import type { OpeningHours } from '#site/domain/calendar/opening-hours.ts'
import { osloMinutesOf } from '#site/domain/calendar/oslo-minutes.ts'
import type { Atlas, Place } from '#site/features/trip/plan/atlas.ts'
import type { Remark } from '#site/features/trip/plan/find-remarks.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import { type DaySchedule, minutesOfTime } from '#site/features/trip/plan/schedule.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { Finding, TextRemark } from './finding.ts'
import { isClosedBy } from './not-to-be-had.ts'
import type { ReadDay, ReadStop } from './read-day.ts'
import { foodWords, returnWords, skyWords } from './vocabulary.ts'

// What a day of a text gets wrong. Only times that the text says are compared, never those that we counted: a plan from elsewhere is
// rough, and a remark is worth saying only where it decides the day.

/** A day as it was read, with its stops in the text's order and the ways between them. */
export interface JudgedDay {
  day: number
  read: ReadDay
  stops: readonly ReadStop[]
  schedule: DaySchedule
  /** Undefined where the text has no dates. */
  date: string | undefined
  /** Whether the text names a month and no day. */
  isMonthOnly: boolean
}

/** Editors' estimates, in minutes and parts. */
const rules = {
  /** So much less than the guide's time is still a walk or a trip of it. */
  leastPart: 0.45,
  /** Of a long walk, and of the second of a day, nobody is so much faster. */
  longWalk: 300,
  longPart: 0.8,
  severalPart: 0.75,
  /** Walks that are shorter are strolls. */
  shortestWalk: 60,
  drivePart: 0.8,
  driveSlack: 15,
  /** Of so many stops with times each takes at least so long. */
  manyStops: 3,
  leastStop: 5,
  /** Before a boat one is on the quay. */
  beforeBoat: 15,
  /** Out and about, drives included. */
  longestDay: 13.5 * 60,
  usualPart: 0.85,
  longestStay: 60,
  /** A night drive; one after a late evening; one for which the next day goes back. */
  lateHour: 19 * 60,
  lateDrive: 80,
  longDrive: 165,
  backDrive: 95,
  latestBed: 22.5 * 60,
  earliestStart: 6.5 * 60,
  /** Nobody sets out before. */
  nightStart: 5 * 60,
  /** Nor before this for anything but a flight or a ferry home. */
  earlyStart: 6 * 60,
  longestRide: 120,
  /** Before a flight and a ferry one is there at the latest. */
  beforeFlight: 40,
  beforeFerry: 10,
  /** A car has to be in its lane by then (content/pages/planning). */
  beforeCarFerry: 45,
  leastDark: 30,
  /** Nobody looks longer at a village from outside. */
  longestView: 120,
  shortestVisit: 10,
  lastBoat: 20 * 60,
} as const

const viewWords =
  /utsikt|aussicht|ausblick|panorama|foto|photo|^(?:view|watch|watching|waves|bolger|bolgene|wellen|blick|bilde|bild|walk|stroll|hike|hiking|wander|spazier|strandwander)|(?:tur|wanderung|spaziergang|spasere|rusler|rusle)$|^(?:tageslicht|daylight|dagslys|se|see|seeing|sehen|gehen|ga|gar|sunset|solnedgang|sonnenuntergang)$/

/** A night in a tent, and on a site for it. */
const tentWords =
  /^(?:telt|telter|telte|teltet|telttur|zelt|zelte|zelten|zelts|tent|tents|wildcamping|wildcampen|villcamping|fricamping)$/
const siteWords =
  /^(?:camping|campingen|campingplatz|campsite|stellplatz|zeltplatz|teltplass|bobilplass|bobilcamping|campground)$/

const kindsOfFaults = { noBoat: 'noSailing', against: 'advised', closed: 'shut' } as const

/** Returns the remark on what is usually not to be had. */
function kindOf(fault: Atlas['notThen'][number]['fault']) {
  return fault === 'outOfSeason' || fault === 'dark' ? 'notThen' : kindsOfFaults[fault]
}

/** What one brings along to eat. */
const ownFood = /^(?:sandwich|matpakke|niste|picnic|picknick|thermos|termos|brotzeit|proviant)/

/** Returns the minutes that a walk or a trip takes at the least. */
function leastOf({ minutes }: Place): number {
  return minutes * (minutes >= rules.longWalk ? rules.longPart : rules.leastPart)
}

/** Minutes at a table. */
const mealMinutes = 75

function placeOf(stop: ReadStop, atlas: Atlas): Place | undefined {
  return stop.named.kind === 'stop' ? atlas.find(stop.named.ref) : undefined
}

function refOf({ named }: ReadStop): string | undefined {
  return named.kind === 'stop' ? named.ref : undefined
}

function stayOf({ at, until, stay }: ReadStop): number | undefined {
  return until !== undefined && at !== undefined ? until - at : stay
}

/** Returns when one is at a stop by the text: said, or by when one sets out for it. */
function timeAt(stop: ReadStop, way: number): number | undefined {
  return stop.at ?? (stop.departs === undefined ? undefined : stop.departs + way)
}

/** Returns the places of a text where the time that it says is too short, for the way there or for what is done. */
export function judgeTimes({ day, read, stops, schedule }: JudgedDay, plan: Plan, atlas: Atlas): Finding[] {
  const found: Finding[] = []
  const say = (text: TextRemark, fault: 'tooLong' | 'noBoat' = 'tooLong') => found.push({ fault, day, text })
  const wayTo = (index: number) => schedule.visits[index]?.way?.minutes ?? 0
  const isShort = (index: number, minutes: number) => {
    const stop = stops[index]
    const place = stop && placeOf(stop, atlas)
    const isOf = place && (place.isWalk || place.isBoat) && place.minutes >= rules.shortestWalk
    return isOf && minutes < leastOf(place) ? place : undefined
  }
  const sayShort = (index: number, left: number) => {
    const place = isShort(index, left)
    const ref = stops[index] && refOf(stops[index])
    if (place && !found.some(({ text }) => text?.ref === ref))
      say({ kind: 'shortWalk', day, name: place.name, ref, needed: place.minutes, left: Math.max(0, left) })
  }
  let last: { index: number; at: number; until?: number | undefined } | undefined
  if (read.start !== undefined && schedule.from) last = { index: -1, at: read.start, until: read.start }
  const { arrival } = plan
  if (day === 0 && !last && arrival.time && arrival.place && schedule.from) {
    const at = minutesOfTime(arrival.time)
    last = { index: -1, at, until: at }
  }
  const arrives = (index: number, at: number, way: number, name: string, ref: string | undefined) => {
    if (!last) return
    const between = stops.slice(last.index + 1, index)
    let ways = way
    let walks = 0
    const several = between.filter((stop) => placeOf(stop, atlas)?.isWalk).length > 1
    for (const [each, stop] of between.entries()) {
      ways += wayTo(last.index + 1 + each)
      const place = placeOf(stop, atlas)
      walks += stayOf(stop) ?? (place?.isWalk ? (several ? place.minutes * rules.severalPart : leastOf(place)) : 0)
    }
    const from = last.until ?? last.at
    const left = at - from - walks
    const near = placeOf(stops[index] ?? stops[0] ?? { named: { kind: 'region' } as never, isSure: false }, atlas)
    if (at <= last.at) return
    // Two walks and the ways between them, before one is somewhere.
    const begun = last.index >= 0 && last.until === undefined ? stops[last.index] : undefined
    const walked = [begun, ...between].flatMap((stop) => {
      const place = stop && placeOf(stop, atlas)
      return place?.isWalk ? [{ place, minutes: (stop && stayOf(stop)) ?? place.minutes * rules.severalPart }] : []
    })
    const onFoot = walked.reduce((sum, { minutes }) => sum + minutes, 0)
    if (begun && walked.length > 1 && at - from < ways + onFoot) {
      const { place } = walked.at(-1) ?? {}
      say({
        kind: 'shortWalk',
        day,
        name: place?.name ?? name,
        ref,
        needed: place?.minutes,
        left: Math.max(0, at - from - ways - onFoot + (walked.at(-1)?.minutes ?? 0)),
      })
      return
    }
    const isHop = ways <= 20 && near?.isWalk === true
    // A house takes time too.
    const house = last.index >= 0 && last.until === undefined ? stops[last.index] : undefined
    const inHouse = house && placeOf(house, atlas)
    const visit = inHouse?.isIndoor && inHouse.minutes >= rules.shortestWalk ? rules.shortestVisit : 0
    const slack = visit > 0 ? -visit : rules.driveSlack
    if (ways > rules.driveSlack && left < ways * rules.drivePart - slack) {
      const before = last.index >= 0 ? stops[last.index] : undefined
      const fromName = before ? placeOf(before, atlas)?.name : schedule.from?.place?.name
      say({ kind: 'shortDrive', day, name, ref, from: fromName, needed: ways, left: Math.max(0, left) })
      return
    }
    // «9:00 Sørvågen, Munkebu, 10:30 back»: the walk between has what the ways leave.
    const untimed = between.filter((stop) => stayOf(stop) === undefined && placeOf(stop, atlas)?.isWalk)
    if (untimed.length === 1 && untimed[0]) sayShort(stops.indexOf(untimed[0]), at - from - ways)
    else if (last.until === undefined && last.index >= 0 && !isHop) sayShort(last.index, left - ways)
  }
  const final = stops.at(-1)
  const { back } = read
  const home = back && atlas.find(back.ref)
  const isBetween = back?.behind !== undefined && back.behind !== final && stops.includes(back.behind)
  const end = isBetween && back.behind ? placeOf(back.behind, atlas) : final && placeOf(final, atlas)
  const wayHome = home && end ? (atlas.wayBetween(end, home)?.minutes ?? 0) : 0
  for (const [index, stop] of stops.entries()) {
    // Back in between, as after a walk from there.
    if (isBetween && stops[index - 1] === back?.behind && home && last && last.index >= 0)
      arrives(index, back.at, wayHome, home.name, back.ref)
    const way = wayTo(index)
    const place = placeOf(stop, atlas)
    const at = timeAt(stop, way)
    const stay = stayOf(stop)
    if (stay !== undefined) sayShort(index, stay)
    // A ride that the text gives a length of.
    const { drive } = stop
    // It may be said of the way from where one slept.
    const { place: slept } = schedule.from ?? {}
    const shortest = place && slept ? Math.min(way, atlas.wayBetween(slept, place)?.minutes ?? way) : way
    if (drive !== undefined && place && shortest > drive * 1.5 + rules.driveSlack) {
      const fromName = index === 0 ? schedule.from?.place?.name : schedule.visits[index - 1]?.place?.name
      say({ kind: 'shortDrive', day, name: place.name, ref: refOf(stop), from: fromName, needed: way, left: drive })
    }
    if (at === undefined && stop.until !== undefined && place) last = { index, at: stop.until, until: stop.until }
    const isBackLate = place?.isBoat === true && (stop.until ?? 0) > rules.lastBoat && (stop.until ?? 0) > (at ?? 0)
    if (isBackLate && !/trollfjord|skrova/.test(refOf(stop) ?? ''))
      found.push({
        fault: 'noBoat',
        day,
        remark: {
          kind: 'lateBoat',
          weight: 'look',
          day,
          ref: refOf(stop),
          clocks: { from: at ?? stop.until ?? 0, to: stop.until ?? 0 },
        },
      })
    if (at === undefined || !place || place.isSky) continue
    arrives(index, place.isBoat ? at - rules.beforeBoat : at, way, place.name, refOf(stop))
    last = { index, at, until: stop.until ?? (stop.stay === undefined ? undefined : at + stop.stay) }
    const isLate =
      !isBackLate &&
      place.isBoat &&
      at + place.minutes * rules.usualPart > rules.lastBoat &&
      !/trollfjord/.test(refOf(stop) ?? '')
    if (isLate)
      found.push({
        fault: 'noBoat',
        day,
        remark: {
          kind: 'lateBoat',
          weight: 'look',
          day,
          ref: refOf(stop),
          clocks: { from: at, to: at + place.minutes },
        },
      })
  }
  if (back && home && !isBetween && last && stops.length > 0)
    arrives(stops.length, back.at, wayHome, home.name, back.ref)
  // Each hop may just do where the whole of them does not, from when one sets out or is somewhere first.
  const timed = stops.flatMap((stop, index) => {
    const at = stop.at !== undefined && placeOf(stop, atlas)?.isBoat ? stop.at - rules.beforeBoat : stop.at
    return at === undefined ? [] : [{ index, at }]
  })
  const first = read.start !== undefined && schedule.from ? { index: -1, at: read.start } : timed[0]
  const goesHome = back !== undefined && home !== undefined && !isBetween
  const ended = goesHome ? back.at : timed.at(-1)?.at
  if (first && ended !== undefined && found.length === 0) {
    const until = goesHome ? stops.length - 1 : (timed.at(-1)?.index ?? 0)
    const between = stops.slice(first.index + 1, until + 1)
    const ways = between.reduce((sum, _, index) => sum + wayTo(first.index + 1 + index), 0)
    const all = ways + (goesHome ? wayHome : 0)
    const isMany = between.length + (first.index < 0 ? 0 : 1) >= rules.manyStops
    if (isMany && ended > first.at && all + between.length * rules.leastStop > ended - first.at)
      say({ kind: 'shortDrive', day, name: home?.name ?? end?.name ?? '', needed: all, left: ended - first.at })
  }
  const { time, place: gateway = '' } = plan.departure
  const isLastDay = day === plan.days.length - 1
  // «7:00 leave Reine, 10:30 flight from Evenes»: so too where nothing is done between.
  const isBegun = last !== undefined && (last.index >= 0 || read.start !== undefined)
  if (isLastDay && time && last && isBegun && schedule.goal?.kind === 'departure') {
    const rest = stops.slice(last.index + 1).reduce((sum, _, each) => sum + wayTo((last?.index ?? 0) + 1 + each), 0)
    // «7:00 Munkebu, 11:00 ferry»: the walk takes its time too.
    const begun = last.index >= 0 && last.until === undefined ? stops[last.index] : undefined
    const walk = begun && placeOf(begun, atlas)
    const onFoot = walk?.isWalk && walk.minutes >= rules.shortestWalk ? leastOf(walk) : 0
    const arrivesAt = Math.max(last.until ?? last.at, 0) + onFoot + rest + (schedule.goal.way?.minutes ?? 0)
    const isFlight = gateway === 'evenes' || gateway.endsWith('airport')
    const leaves = minutesOfTime(time)
    const isWithCar = gateway === 'moskenes' && ['car', 'ev', 'camper'].includes(plan.means.kind)
    const ahead = isFlight ? rules.beforeFlight : isWithCar ? rules.beforeCarFerry : rules.beforeFerry
    if (leaves > last.at - 60 && arrivesAt > leaves - ahead)
      found.push({
        fault: 'noBoat',
        day,
        remark: {
          kind: 'missed',
          weight: 'look',
          day,
          ref: schedule.goal.ref,
          clocks: { leaves, at: arrivesAt },
          lengths: { before: isFlight ? 90 : 45 },
        },
      })
  }
  return found
}

/** Returns a remark where all that is named cannot be done in a day, whatever its order. */
export function judgeLength({ day, stops, schedule }: JudgedDay, plan: Plan, atlas: Atlas): Finding[] {
  if (plan.means.kind === 'bike' && schedule.kilometres > rules.longestRide) {
    const out = Math.round(schedule.driveMinutes)
    const over = Math.max(0, out - 10 * 60)
    return [
      { fault: 'tooLong', day, remark: { kind: 'tooLong', weight: 'look', day, hours: 10, lengths: { over, out } } },
    ]
  }
  if (!['car', 'ev', 'camper'].includes(plan.means.kind)) return []
  const stays = stops.reduce((sum, stop) => {
    const place = placeOf(stop, atlas)
    // On skis or snowshoes one goes up what the text names besides.
    const isMeans = refOf(stop) === 'a.ski-og-truger' && stops.some((other) => placeOf(other, atlas)?.isWalk)
    if (!place || place.isSky || (isMeans && stop.at === undefined)) return sum
    const usual =
      place.isWalk || place.isBoat ? place.minutes * rules.usualPart : Math.min(place.minutes, rules.longestStay)
    return sum + (stayOf(stop) ?? usual)
  }, 0)
  const out = stays + schedule.driveMinutes
  if (out <= rules.longestDay) return []
  const over = Math.round(out - 10 * 60)
  const remark: Remark = { kind: 'tooLong', weight: 'look', day, hours: 10, lengths: { over, out: Math.round(out) } }
  return [{ fault: 'tooLong', day, remark }]
}

/** Returns whether words tell of a meal there: «before breakfast» does not. */
function isAtTable(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at)
    const isNorwegian = /^(?:frokost|frokosten|lunsj|middag|middagen)$/.test(word)
    const isTimeOf = before.some(
      (each) => /^(?:before|after|vor|nach|etter)$/.test(each) || (isNorwegian && each === 'for'),
    )
    return foodWords.has(word) && !isTimeOf
  })
}

/** Returns whether something is done out of doors to see something, for which nobody goes out in the dark. */
function isDoneInLight(ref: string, { isBoat, isIndoor, isSky }: Place): boolean {
  if (isSky || isIndoor) return false
  return (isBoat && /trollfjord|bunes/.test(ref)) || (ref.startsWith('a.') && ref !== 'a.badstue')
}

/** Returns when it is dark at a place, in minutes of the day: once one does not see the way any more. */
function darkOn(date: string, { position }: Place): { from: number; to: number }[] {
  const { nauticalTwilight, astronomicalTwilight, dark } = lightOfDay(position, date)
  return [...nauticalTwilight, ...astronomicalTwilight, ...dark].map(({ start, end }) => ({
    from: osloMinutesOf(start, date),
    to: osloMinutesOf(end, date),
  }))
}

/** Returns whether it is dark at a time and for half an hour from then on. */
function isDarkFrom(stretches: readonly { from: number; to: number }[], at: number): boolean {
  const isDarkAt = (minutes: number) => stretches.some(({ from, to }) => from <= minutes && minutes <= to)
  return isDarkAt(at) && isDarkAt(at + rules.leastDark)
}

/** Returns the walks without a name of their own that begin in the dark. */
function judgeOutings({ day, read, date, schedule }: JudgedDay, atlas: Atlas): Finding[] {
  return (read.outings ?? []).flatMap(({ ref = schedule.from?.ref, at, until }): Finding[] => {
    const place = ref === undefined ? undefined : atlas.find(ref)
    if (!place || !date || !isDarkFrom(darkOn(date, place), at)) return []
    const clocks = { from: at, to: until ?? at + 60, dark: at }
    return [{ fault: 'dark', day, remark: { kind: 'dark', weight: 'look', day, ref, clocks } }]
  })
}

/** Returns what is done in the dark, by the times of the text, although it is done to see something. */
export function judgeDark(judged: JudgedDay, atlas: Atlas): Finding[] {
  const { day, read, stops, schedule, date } = judged
  if (!date) return []
  const ofStops = stops.flatMap((stop, index): Finding[] => {
    const hill =
      stop.named.kind === 'thing'
        ? atlas.notThen.find(({ id, fault }) => fault === 'dark' && stop.named.kind === 'thing' && id === stop.named.id)
        : undefined
    const place = hill ? atlas.find('p.svolvaer') : placeOf(stop, atlas)
    const at = timeAt(stop, hill ? 0 : (schedule.visits[index]?.way?.minutes ?? 0))
    if (!place || at === undefined || place.isSky) return []
    const words = stop.sentence ?? []
    const isSky = words.some((word) => skyWords.has(word))
    const isTable = isAtTable(stop.near ?? words)
    const arrives = words.some((word) => /^(?:ankomst|ankunft|arrival|arrive|arrives|arriving|ankommer)$/.test(word))
    if (read.stops.some(({ named }) => named.kind === 'midnightSun')) return []
    const isSeen =
      /^[pom]\./.test(refOf(stop) ?? '') &&
      words.some((word) => viewWords.test(word)) &&
      !place.isIndoor &&
      !place.isBed &&
      !arrives
    const isOut = isDoneInLight(refOf(stop) ?? '', place)
    if (!place.isWalk && ((!(place.isView && !arrives) && !isSeen && !hill && !isOut) || isSky || (isTable && !isOut)))
      return []
    const stretches = darkOn(date, place)
    const usual = place.isWalk ? place.minutes * rules.usualPart : 30
    const until = at + Math.min(stayOf(stop) ?? usual, place.isWalk ? 1440 : rules.longestView)
    const inDark = stretches.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, until) - Math.max(from, at)),
      0,
    )
    const begins = stretches.find(({ from, to }) => to > at && from < until)?.from ?? at
    if (inDark <= 0 || inDark < Math.min(rules.leastDark, (until - at) / 2) || (isSky && inDark < until - at - 1))
      return []
    if (hill) return [{ fault: 'dark', day, text: { kind: 'inDark', day, name: stop.named.name } }]
    return [
      {
        fault: 'dark',
        day,
        remark: {
          kind: 'dark',
          weight: 'look',
          day,
          ref: refOf(stop),
          clocks: { from: at, to: until, dark: Math.max(at, Math.ceil(begins)) },
        },
      },
    ]
  })
  return [...ofStops, ...judgeOutings(judged, atlas)]
}

/** Returns a remark where the bed is far from where a late evening ends, or from where the next morning begins. */
export function judgeBed(
  { day, read, stops, schedule }: JudgedDay,
  next: JudgedDay | undefined,
  plan: Plan,
  atlas: Atlas,
): Finding[] {
  const { goal } = schedule
  if (goal?.kind !== 'bed' || !goal.place) return []
  const real = stops.filter((stop) => stop.named.kind === 'stop')
  // What is named behind the last time of a day, without a time and beside the bed, is where one sleeps.
  const timed = real.findLast(
    (stop) => (stop.at !== undefined || stop.until !== undefined) && placeOf(stop, atlas)?.isSky !== true,
  )
  const final = timed ?? real.at(-1)
  const lastPlace = final && placeOf(final, atlas)
  const direct = lastPlace && !lastPlace.isSky ? atlas.wayBetween(lastPlace, goal.place)?.minutes : undefined
  const way = Math.max(goal.way?.minutes ?? 0, direct ?? 0)
  const ends = Math.max(
    read.tableAt === undefined ? 0 : read.tableAt + mealMinutes,
    ...real.map((stop) => stop.until ?? stop.at ?? stop.notBefore ?? 0),
  )
  const arrival = day === 0 && plan.arrival.time ? minutesOfTime(plan.arrival.time) : 0
  const isEvening =
    final?.near?.some((word) =>
      /^(?:dinner|abendessen|middag|evening|abend|abends|kveld|kvelden|night|sunset|solnedgang|sonnenuntergang)$/.test(
        word,
      ),
    ) === true &&
    !final.sentence.some((word) => returnWords.has(word)) &&
    // The sun sets in the afternoon too.
    !(final.at !== undefined && final.at < 18 * 60)
  const isLate = Math.max(ends, arrival) >= rules.lateHour || isEvening
  const first = next?.stops.find(({ at, notBefore }) => at !== undefined || notBefore !== undefined) ?? next?.stops[0]
  const firstPlace = first && placeOf(first, atlas)
  const fromBed = firstPlace && atlas.wayBetween(goal.place, firstPlace)?.minutes
  const fromLast = firstPlace && lastPlace && atlas.wayBetween(lastPlace, firstPlace)?.minutes
  const goesBack =
    fromBed !== undefined &&
    fromLast !== undefined &&
    way > rules.backDrive &&
    fromBed > rules.backDrive &&
    fromLast < fromBed / 3
  // A morning that begins so early elsewhere that one would set out in the night.
  const isLastNight = next !== undefined && next.day === plan.days.length - 1
  const leaves =
    isLastNight && plan.departure.time && next.schedule.goal?.kind === 'departure'
      ? minutesOfTime(plan.departure.time) - rules.beforeFlight
      : undefined
  const firstAt = next?.stops.length ? first?.at : leaves
  const meets = next?.stops.length ? firstPlace : next?.schedule.goal?.place
  const toMeet = meets && atlas.wayBetween(goal.place, meets)?.minutes
  const meetFromLast = meets && lastPlace && atlas.wayBetween(lastPlace, meets)?.minutes
  const isTooEarly =
    firstAt !== undefined &&
    toMeet !== undefined &&
    meetFromLast !== undefined &&
    toMeet > rules.backDrive &&
    meetFromLast < toMeet / 2 &&
    firstAt - toMeet < rules.earliestStart
  const isByNight =
    firstAt !== undefined &&
    toMeet !== undefined &&
    toMeet > rules.backDrive &&
    firstAt - toMeet < (next?.stops.length ? rules.earlyStart : rules.nightStart)
  const isBack = read.back?.ref === goal.ref && read.back.at < 22 * 60
  const isFar =
    (way > rules.lateDrive && isLate && !isBack) ||
    goesBack ||
    isTooEarly ||
    isByNight ||
    (arrival >= 17 * 60 && way > rules.longDrive) ||
    // Landed in the evening, and a long drive to the bed before midnight.
    (schedule.driveMinutes > rules.longDrive && arrival + schedule.driveMinutes > rules.latestBed)
  if (!isFar) return []
  const { kilometres } = goal.way ?? { kilometres: 0 }
  return [
    {
      fault: 'bedFar',
      day,
      remark: { kind: 'bedFar', weight: 'look', day, ref: goal.ref, kilometres, lengths: { way } },
    },
  ]
}

function isNot(word: string): boolean {
  return /^(?:no|not|never|without|ikke|ingen|uten|nicht|kein|keine|keinen|ohne)$/.test(word)
}

/** Returns whether a rule is about what has a name only: «along the E10» names the E10 too. */
function isAbout({ id, names = [] }: Atlas['notThen'][number], named: { id: string; name: string }): boolean {
  return id === named.id || names.some((name) => ` ${named.name} `.includes(` ${name} `))
}

/** Returns what is usually shut, out of season or without a boat when the text goes there. */
export function judgeHours({ day, stops, date, read, isMonthOnly }: JudgedDay, plan: Plan, atlas: Atlas): Finding[] {
  if (!date) return []
  // Where the text names a month only, it is so on every day of it.
  const dates = isMonthOnly ? ['02', '10', '18', '27'].map((each) => `${date.slice(0, 8)}${each}`) : [date]
  const { bed } = read
  const words = bed?.sentence ?? []
  const hasWords = ({ words: needed }: (typeof atlas.notThen)[number], said: readonly string[]) =>
    !needed ||
    needed.some((each) =>
      // «No swimming», «ohne zu baden»: that is not done.
      said.some((word, at) => word.startsWith(foldLetters(each)) && !said.slice(Math.max(0, at - 2), at).some(isNot)),
    )
  const isParked = words.some((word) =>
    /^(?:parkplatz|parkplass|parkplassen|parkeringsplass|parkeringsplassen|parking|rastplatz|rasteplass|rasteplassen)$/.test(
      word,
    ),
  )
  const isOnSite = words.some((word) => siteWords.test(word)) && !words.includes('wild') && !isParked
  const ofBed = (bed === undefined ? [] : atlas.notThen).flatMap((rule): Finding[] => {
    const isSo = rule.byTent
      ? words.some((word) => tentWords.test(word)) && !isOnSite
      : rule.byCamper
        ? plan.means.kind === 'camper' && !isOnSite
        : (!rule.food || words.some((word) => foodWords.has(word))) && !rule.onFoot && !rule.byBike
    if (
      rule.ref !== bed?.ref ||
      !isSo ||
      !hasWords(rule, words) ||
      !dates.every((each) => holdsOn(rule, each, undefined))
    )
      return []
    return [
      {
        fault: rule.fault,
        day,
        text: { kind: kindOf(rule.fault), day, name: rule.name ?? bed?.name ?? '', ref: bed?.ref },
      },
    ]
  })
  return [
    ...ofBed.slice(0, 1),
    ...stops.flatMap((stop): Finding[] => {
      const { named } = stop
      const words = stop.sentence ?? []
      const ref = refOf(stop)
      const said = stop.at ?? stop.departs
      // «At seven we sit at Børsen» is in the evening.
      const isEvening = ref?.startsWith('r.') && said !== undefined && said < 9 * 60
      const at = isEvening ? said + 12 * 60 : said
      // The coastal ship that one comes with sets out elsewhere: «Postschiff 15 h, Svolvær 21 h».
      const behind = read.stops[read.stops.indexOf(stop) + 1]
      const comesBy =
        day === 0 &&
        named.kind === 'thing' &&
        named.id === 'coastal-ferry' &&
        read.stops[0] === stop &&
        behind?.at !== undefined &&
        behind.at > (stop.at ?? 1440)
      if (comesBy) return []
      const rule = atlas.notThen.find(
        (each) =>
          (named.kind === 'thing' ? isAbout(each, named) : each.ref !== undefined && each.ref === ref) &&
          each.fault !== 'dark' &&
          !each.byTent &&
          !each.byCamper &&
          hasWords(each, words) &&
          (!each.food ||
            ((stop.near ?? words).some((word) => foodWords.has(word)) && !words.some((word) => ownFood.test(word)))) &&
          (!each.both || !/vaeroy/.test(read.bed?.ref ?? '')) &&
          (!each.onFoot ||
            words.some((word) =>
              /^(?:walk|hike|ga|gar|gatur|spaser|wandern|laufen|gehen|fuss|foot|fots|spazieren|spaziergang)/.test(word),
            )) &&
          (!each.byBike ||
            plan.means.kind === 'bike' ||
            words.some((word) =>
              /^(?:rad|rader|radern|fahrrad|fahrradern|sykkel|sykle|sykler|bike|bikes|cycle|cycling)$/.test(word),
            )) &&
          dates.every((on) => holdsOn(each, on, at)),
      )
      if (rule) {
        const name = rule.name ?? (ref === undefined ? named.name : (atlas.find(ref)?.name ?? named.name))
        return [{ fault: rule.fault, day, text: { kind: kindOf(rule.fault), day, name, ref } }]
      }
      const place = placeOf(stop, atlas)
      if (!place?.hours || !dates.every((on) => isClosedBy(place.hours as OpeningHours, on, at))) return []
      const remark: Remark = { kind: 'usuallyClosed', weight: 'look', day, ref, date, clocks: { at: at ?? 720 } }
      return [{ fault: 'closed', day, remark }]
    }),
  ]
}
