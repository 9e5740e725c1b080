import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RoadMessage, roadMessageKinds } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { remember } from '#site/content/files/remember.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { listPointsOfE10 } from '#site/content/model/course-queries.ts'
import { listClosedTimes } from '#site/content/model/not-then-queries.ts'
import { readTodayCopy } from '#site/content/model/pages/today-copy.ts'
import { holdsOn } from '#site/domain/calendar/not-then.ts'
import { openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { osloDateOf, osloDay } from '#site/domain/calendar/oslo-day.ts'
import { findLegs } from '#site/domain/geography/find-way.ts'
import { placeBesideRoad, positionAtKilometre, readE10 } from '#site/domain/geography/road-line.ts'
import { readRoadTable } from '#site/domain/geography/road-table.ts'
import { mayHold } from '#site/features/today/parts/describe-road.ts'
import { describeWalk } from '#site/features/today/parts/describe-walk.ts'
import { exampleClosedRoad } from '#site/features/today/parts/today-examples.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { advise, type Suggestion } from './advise.ts'

const rules = readAdvice('no')
const hourMs = 3_600_000
const runs = Number(process.env.VERIFY === 'all' ? 3000 : 150)

/** Mostly good weather, since bad alone leaves nothing to suggest; wild figures now and then. */
const weather = fc.record({
  gust: fc.array(fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 12 }) }, fc.integer({ min: 0, max: 35 })), {
    minLength: 1,
    maxLength: 12,
  }),
  rain: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(0.1, 0.3, 0.6, 1.2, 3)), {
    minLength: 1,
    maxLength: 12,
  }),
  cloud: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 12 }),
  temperature: fc.integer({ min: -10, max: 20 }),
})
const clock = fc.constantFrom('00:00', '06:00', '11:30', '16:00', '22:00')
const road = fc.record({
  kind: fc.constantFrom(...roadMessageKinds.slice(0, 2)),
  // On the E10, from Å to beyond Svolvær.
  kilometre: fc.double({ min: 0, max: 150, noNaN: true }),
  periods: fc.oneof(
    fc.constant(null),
    fc.record({
      isRunning: fc.boolean(),
      listed: fc.constant<{ from: string; to: string }[]>([]),
      hours: fc.record({ from: clock, to: clock }),
    }),
  ),
})
const madeDay: fc.Arbitrary<MadeDay> = fc
  .record({
    now: fc.date({
      min: new Date('2026-09-01T00:00:00Z'),
      max: new Date('2027-08-31T00:00:00Z'),
      noInvalidDate: true,
    }),
    place: fc.constantFrom(...weatherPlaceKeys),
    here: weather,
    others: fc.dictionary(fc.constantFrom(...weatherPlaceKeys), weather),
    wave: fc.option(fc.double({ min: 0, max: 4, noNaN: true }), { nil: undefined }),
    avalanche: fc.constantFrom(undefined, 1 as const, 2 as const, 3 as const, 4 as const),
    roads: fc.array(road, { maxLength: 2 }),
    warned: fc.option(
      fc.record({
        level: fc.constantFrom(2 as const, 3 as const, 4 as const, null),
        from: fc.integer({ min: -3, max: 20 }),
        hours: fc.integer({ min: 1, max: 20 }),
        isAtSea: fc.boolean(),
        places: fc.subarray([...weatherPlaceKeys], { minLength: 1 }),
      }),
      { nil: undefined, freq: 2 },
    ),
    wayBack: fc.constantFrom(undefined, 'runs' as const, 'none' as const, 'failed' as const),
    failed: fc.constantFrom(undefined, undefined, undefined, 'warnings' as const, 'road' as const, 'sea' as const),
  })
  .map(({ now, here, roads, others, wave, avalanche, warned, wayBack, failed, place }) => ({
    now: now.toISOString(),
    place,
    ...here,
    others: others as NonNullable<MadeDay['others']>,
    road: roads.map(
      ({ kilometre, ...each }, index): RoadMessage =>
        exampleClosedRoad({ id: String(index), ...each, ...positionAtKilometre(kilometre, readE10()) }),
    ),
    ...(wave === undefined ? {} : { wave }),
    ...(avalanche === undefined ? {} : { avalanche }),
    ...(warned === undefined ? {} : { warned }),
    ...(wayBack === undefined ? {} : { wayBack }),
    ...(failed === undefined ? {} : { failed }),
  }))

const minutesOfOslo = (moment: number) => Math.floor((moment - osloDay(osloDateOf(moment)).start) / 60_000)
const hoursOf = ({ from, until }: Suggestion) =>
  Array.from({ length: (until - from) / hourMs }, (_, index) => from + index * hourMs)

const isWithin = (value: number, from: number, to: number) => value >= from && value <= to

/** The kilometre of the E10 at which one turns off to a point of the road table. */
const kilometreOf = remember((point: string) => {
  const { legs } = readRoadTable(rules.wind.roads)
  const onRoad = new Map(
    listPointsOfE10().map(({ id, position }) => [id, placeBesideRoad(position, readE10()).kilometre]),
  )
  const away = findLegs(legs, point, 'svolvaer') ?? []
  const turn = [point, ...away.map(({ to }) => to)].find((each) => onRoad.has(each)) ?? ''
  return onRoad.get(turn) ?? Number.NaN
})

/** How much was suggested in all days: a day without suggestions proves nothing. */
let suggested = 0

/** Returns the ways in which a suggestion contradicts the answer that it is made from. */
function listContradictions(day: MadeDay): string[] {
  const answer = answerOfDay(day)
  const now = Date.parse(day.now)
  const { toDo = [], toLeave = [] } = advise(rules, { answer, now, place: day.place }) ?? {}
  const gustAt = (place: WeatherPlace, start: number) =>
    answer.parts.forecast.data
      ?.find((each) => each.place === place)
      ?.hours.find(({ time }) => Date.parse(time) === start)?.gust ?? 0
  const isWarned = (place: WeatherPlace, start: number) =>
    answer.parts.warnings.data?.some(
      ({ level, isAtSea, places, startsAt, endsAt }) =>
        level !== 2 &&
        !isAtSea &&
        places.includes(place) &&
        Date.parse(startsAt) < start + hourMs &&
        (endsAt === null || Date.parse(endsAt) > start),
    )
  suggested += toDo.length
  return toDo.flatMap((suggestion) => {
    const { rule, entry, way } = suggestion
    const isDriven = rule.where === 'there' && way !== null && !way.isOnFoot
    const [, minutes = 0] = entry.ways[day.place] ?? []
    const [from = 0, to = 0] = [kilometreOf(day.place), kilometreOf(entry.point)].toSorted((one, other) => one - other)
    const bridges = rules.wind.bridges.filter(({ leg }) => leg.every((point) => isWithin(kilometreOf(point), from, to)))
    const isThere = rule.where === 'there' ? entry.place : day.place
    const ofHours = hoursOf(suggestion).flatMap((start) => {
      const table = entry.hours && { ...entry.hours, confirmedOn: osloDateOf(start) }
      const shut = bridges.find(({ judgedBy, closesAt }) => judgedBy.some((place) => gustAt(place, start) >= closesAt))
      const closed = answer.parts.road.data?.find(
        (each) =>
          // One drives along the E10 from the turn-off of the one to that of the other.
          isWithin(placeBesideRoad(each, readE10()).kilometre, from + 1, to - 1) &&
          mayHold(each, start, start + hourMs),
      )
      return [
        table && openingStatusAt(table, start + hourMs / 2) === 'closed' ? 'is shut' : '',
        holdsOn({ when: listClosedTimes(entry.reference) }, osloDateOf(start), minutesOfOslo(start))
          ? 'is usually shut'
          : '',
        entry.avoidInStorm?.includes(isDriven ? 'byCar' : 'onFoot') &&
        way !== null &&
        [isThere, day.place].some(
          (place) => gustAt(place, start) >= rules.wind[isWarned(place, start) ? 'windyFrom' : 'stormFrom'],
        )
          ? 'is to be avoided in a storm'
          : '',
        isDriven && shut ? `lies beyond ${shut.id} in a storm` : '',
        isDriven && closed ? 'lies along a closed road' : '',
        isDriven && isWarned(day.place, start) ? 'is a drive out of a warning' : '',
        (isDriven || rule.exposure !== 'indoors') && isWarned(isThere, start) ? 'is in a warning' : '',
      ]
    })
    const ofDay = toLeave.flatMap(({ rule: { id, when, ends, endsLongDrives, href }, betterAt }) => {
      if (href === entry.href) return 'is to be left'
      if (betterAt !== null && suggestion.from >= betterAt) return ''
      // Wind and rain are told of the visitor's place; what is elsewhere is judged by its own.
      const concerns = id.startsWith('boats') || when === undefined || isThere === day.place
      const isNamed = ends?.some((each) => each === rule.id || each === entry.reference)
      return (isNamed && concerns) || (endsLongDrives && isDriven && minutes > 30) ? `while ${id} waits` : ''
    })
    return [...ofHours, ...ofDay].filter(Boolean).map((each) => `${entry.reference} ${each}`)
  })
}

test('no advice names what the same answer warns of', () => {
  fc.assert(
    fc.property(madeDay, (day) => {
      expect(listContradictions(day)).toEqual([])
      suggested +=
        advise(rules, { answer: answerOfDay(day), now: Date.parse(day.now), place: day.place })?.toDo.length ?? 0
    }),
    { numRuns: runs },
  )
  expect(suggested).toBeGreaterThan(runs / 2)
})

test('the remark on a walk and the advice of the day change at the same gusts', () => {
  const { words } = readTodayCopy('en')
  const saying = { words, language: 'en' as const, locale: 'en-GB', now: Date.parse('2026-11-23T11:00:00+01:00') }
  for (let gust = 0; gust < 40; gust += 0.5) {
    const answer = answerOfDay({ now: '2026-11-23T11:00:00+01:00', place: 'leknes', gust })
    const left = advise(rules, { answer, now: saying.now, place: 'leknes' })?.toLeave.map(({ rule }) => rule.id) ?? []
    const said = describeWalk('leknes', answer.parts.forecast, saying, rules.wind) ?? ''
    expect([gust, said.includes(words.walkStorm)]).toEqual([gust, left.includes('bridge-in-wind')])
    expect([gust, said.includes(words.walkStorm) || said.includes(words.walkWindy)]).toEqual([
      gust,
      left.includes('peaks-in-wind'),
    ])
  }
})
