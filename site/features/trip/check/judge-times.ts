import type { Atlas } from '#site/features/trip/plan/atlas.ts'
import type { Plan } from '#site/features/trip/plan/plan.ts'
import type { RemarkMatter } from '#site/features/trip/plan/remark.ts'
import { minutesOfTime } from '#site/features/trip/plan/schedule.ts'
import type { Finding } from './finding.ts'
import { type JudgedDay, leastOf, placeOf, refOf, rules, stayOf, timeAt } from './judged-day.ts'
import type { ReadStop } from './read-day.ts'

// Where the time that a text leaves is too short: for a way, for a walk, for a day.

/** Returns the places of a text where the time that it says is too short, for the way there or for what is done. */
export function judgeTimes({ day, read, stops, schedule }: JudgedDay, plan: Plan, atlas: Atlas): Finding[] {
  const found: Finding[] = []
  const say = (remark: RemarkMatter) => found.push({ fault: 'tooLong', day, remark })
  const wayTo = (index: number) => schedule.visits[index]?.way?.minutes ?? 0
  const isShort = (index: number, minutes: number) => {
    const stop = stops[index]
    const place = stop && placeOf(stop, atlas)
    const isOf = place && (place.isWalk || place.isBoat) && place.minutes >= rules.shortestWalk
    return isOf && minutes < leastOf(place, stop) ? place : undefined
  }
  const sayShort = (index: number, left: number) => {
    const place = isShort(index, left)
    const ref = stops[index] && refOf(stops[index])
    if (place && !found.some(({ remark }) => remark.kind.startsWith('short') && remark.ref === ref))
      say({ kind: 'shortWalk', ref, lengths: { needed: place.minutes, left: Math.max(0, left) } })
  }
  let last: { index: number; at: number; until?: number | undefined } | undefined
  if (read.start !== undefined && schedule.from) last = { index: -1, at: read.start, until: read.start }
  const { arrival } = plan
  if (day === 0 && !last && arrival.time && arrival.place && schedule.from) {
    const at = minutesOfTime(arrival.time)
    const isFlown = arrival.place === 'evenes' || arrival.place.endsWith('airport')
    last = { index: -1, at, until: at + (isFlown ? rules.afterFlight : 0) }
  }
  const arrives = (index: number, at: number, way: number, ref: string | undefined) => {
    if (!last) return
    const between = stops.slice(last.index + 1, index)
    let ways = way
    let walks = 0
    const several = between.filter((stop) => placeOf(stop, atlas)?.isWalk).length > 1
    // «Drive to Ballstad. 15:00 a break in Svolvær»: the bed of the night comes last.
    const begin = last.index < 0 ? schedule.from?.place : placeOf(stops[last.index] as ReadStop, atlas)
    const [only] = between
    const bed = read.bed && atlas.find(read.bed.ref)
    const first = only && placeOf(only, atlas)
    const isAtBed =
      first && bed && (first === bed || (atlas.wayBetween(first, bed)?.kilometres ?? 99) < rules.besideBed)
    const isBedFirst = between.length === 1 && only && isAtBed && stayOf(only) === undefined
    const goal = stops[index] && placeOf(stops[index], atlas)
    const direct = isBedFirst && begin && goal ? atlas.wayBetween(begin, goal)?.minutes : undefined
    if (direct !== undefined) ways = direct
    for (const [each, stop] of between.entries()) {
      // «Ryten for the view of Kvalvika»: one walk.
      if (refOf(stop) === 't.ryten' && stops[index] && refOf(stops[index]) === 't.kvalvika') continue
      if (direct === undefined) ways += wayTo(last.index + 1 + each)
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
      return stop && place?.isWalk
        ? [{ ref: refOf(stop), place, minutes: stayOf(stop) ?? place.minutes * rules.severalPart }]
        : []
    })
    const onFoot = walked.reduce((sum, { minutes }) => sum + minutes, 0)
    if (begun && walked.length > 1 && at - from < ways + onFoot) {
      const { ref: last = ref, place, minutes = 0 } = walked.at(-1) ?? {}
      const left = Math.max(0, at - from - ways - onFoot + minutes)
      say({ kind: 'shortWalk', ref: last, lengths: { needed: place?.minutes ?? onFoot, left } })
      return
    }
    const isHop = ways <= 20 && near?.isWalk === true && index < stops.length
    // A house takes time too.
    const house = last.index >= 0 && last.until === undefined ? stops[last.index] : undefined
    const inHouse = house && placeOf(house, atlas)
    const visit = inHouse?.isIndoor && inHouse.minutes >= rules.shortestWalk ? rules.shortestVisit : 0
    const slack = visit > 0 ? -visit : rules.driveSlack
    if (ways > rules.driveSlack && left < ways * rules.drivePart - slack) {
      say({ kind: 'shortDrive', ref, lengths: { needed: ways, left: Math.max(0, left) } })
      return
    }
    // «9:00 Sørvågen, Munkebu, 10:30 back»: the walk between has what the ways leave.
    const untimed = between.filter((stop) => stayOf(stop) === undefined && placeOf(stop, atlas)?.isWalk)
    const isSameWalk =
      refOf(untimed[0] ?? ({ named: { kind: 'region' } } as never)) === 't.ryten' && ref === 't.kvalvika'
    if (isSameWalk) return
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
      arrives(index, back.at, wayHome, back.ref)
    const way = wayTo(index)
    const place = placeOf(stop, atlas)
    const at = timeAt(stop, way)
    const stay = stayOf(stop)
    // «The boat takes 50 minutes» is one way of it.
    const isCrossing = place?.isBoat === true && (stop.until === undefined || stop.at === undefined)
    if (stay !== undefined && !isCrossing) sayShort(index, stay)
    // A ride that the text gives a length of.
    const { drive } = stop
    // It may be said of the way from where one slept.
    const { place: slept } = schedule.from ?? {}
    const shortest = place && slept ? Math.min(way, atlas.wayBetween(slept, place)?.minutes ?? way) : way
    if (drive !== undefined && place && shortest > drive * 1.5 + rules.driveSlack)
      say({ kind: 'shortDrive', ref: refOf(stop), lengths: { needed: way, left: drive } })
    if (at === undefined && stop.until !== undefined && place) last = { index, at: stop.until, until: stop.until }
    const isBackLate = place?.isBoat === true && (stop.until ?? 0) > rules.lastBoat && (stop.until ?? 0) > (at ?? 0)
    if (isBackLate && !/trollfjord|skrova/.test(refOf(stop) ?? ''))
      found.push({
        fault: 'noBoat',
        day,
        remark: {
          kind: 'lateBoat',
          ref: refOf(stop),
          clocks: { from: at ?? stop.until ?? 0, to: stop.until ?? 0 },
        },
      })
    if (at === undefined || !place || place.isSky) continue
    arrives(index, place.isBoat ? at - rules.beforeBoat : at, way, refOf(stop))
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
          ref: refOf(stop),
          clocks: { from: at, to: at + place.minutes },
        },
      })
  }
  if (back && home && !isBetween && last && stops.length > 0) arrives(stops.length, back.at, wayHome, back.ref)
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
    // How long the last of them takes comes after its time.
    const there = (goesHome ? between : between.slice(0, -1)).reduce(
      (sum, stop) => {
        const place = placeOf(stop, atlas)
        const usual =
          place?.isWalk || place?.isBoat
            ? place.minutes * rules.severalPart
            : place?.isIndoor && place.minutes >= rules.shortestWalk && goesHome
              ? rules.shortestHouse
              : rules.leastStop
        return sum + (stayOf(stop) ?? usual)
      },
      goesHome ? 0 : rules.leastStop,
    )
    const isMany = between.length + (first.index < 0 ? 0 : 1) >= rules.manyStops
    if (isMany && ended > first.at && all + there > ended - first.at)
      say({
        kind: 'shortDrive',
        ref: back?.ref ?? (final && refOf(final)),
        lengths: { needed: all, left: ended - first.at },
      })
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
  // Nobody rides to where a boat goes.
  const isBoatAt = (index: number) => schedule.visits[index]?.place?.isBoat === true
  const ridden =
    schedule.visits.reduce(
      (sum, { way }, index) => sum + (isBoatAt(index) || isBoatAt(index - 1) ? 0 : (way?.kilometres ?? 0)),
      0,
    ) + (isBoatAt(schedule.visits.length - 1) ? 0 : (schedule.goal?.way?.kilometres ?? 0))
  if (plan.means.kind === 'bike' && ridden > rules.longestRide) {
    const out = Math.round(schedule.driveMinutes)
    const over = Math.max(0, out - 10 * 60)
    return [{ fault: 'tooLong', day, remark: { kind: 'tooLong', hours: 10, lengths: { over, out } } }]
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
  // Two long walks are more than a day on foot, and so much driving is one at the wheel.
  const walks = stops.flatMap((stop) => {
    const place = placeOf(stop, atlas)
    const minutes = place?.isWalk ? (stayOf(stop) ?? place.minutes * rules.usualPart) : 0
    return minutes >= rules.fullWalk ? [minutes] : []
  })
  // Each of them may do, the two are too much for a day's legs.
  const onFoot = stops.reduce((sum, stop) => {
    const place = placeOf(stop, atlas)
    // Ryten and the beach below it are one walk.
    const isSame = refOf(stop) === 't.kvalvika' && stops.some((each) => refOf(each) === 't.ryten')
    const isLong = place?.isWalk === true && place.minutes >= rules.fullWalk && !isSame
    return isLong ? sum + (stayOf(stop) ?? place.minutes) : sum
  }, 0)
  const usualOnFoot = walks.reduce((sum, minutes) => sum + minutes, 0)
  const isTwoWalks = walks.length > 1 && onFoot > rules.longestOnFoot
  const isWalkedOut = walks.length > 1 && usualOnFoot > rules.longestOnFoot
  const isDrivenOut = schedule.driveMinutes > rules.longestDriving && stops.length >= rules.manyStops
  const out = stays + schedule.driveMinutes + (isTwoWalks ? rules.restBetween + Math.max(0, onFoot - usualOnFoot) : 0)
  if (!(isTwoWalks && out > rules.usualDay) && out <= (isWalkedOut || isDrivenOut ? rules.longDay : rules.longestDay))
    return []
  const over = Math.round(out - rules.usualDay)
  return [{ fault: 'tooLong', day, remark: { kind: 'tooLong', hours: 10, lengths: { over, out: Math.round(out) } } }]
}
