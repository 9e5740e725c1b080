import { readFileSync } from 'node:fs'
import { createAtlas } from '#site/trip-plan/atlas.ts'
import { moveStop, type Plan, stopsOf } from '#site/trip-plan/plan.ts'
import { readLink, writeLink } from '#site/trip-plan/plan-link.ts'
import { scheduleDay } from '#site/trip-plan/schedule.ts'
import type { TripData } from '#site/trip-plan/trip-events.ts'

// What a step on the page of a trip costs: a stop moved in a plan of 60 stops, the link written, and the days counted again, all of them
// or only the two that changed; and what it costs to refuse a text of 100 KB. `node bench/trip-plan.ts`, after a build.

const rounds = 400
const data = JSON.parse(readFileSync('dist/site/search/stops/en.json', 'utf8')) as TripData
const refs = data.atlas.stops.filter(({ point }) => point).map(({ ref }) => ref)
const days = Array.from({ length: 10 }, (_, day) => ({
  stops: Array.from({ length: 6 }, (_, index) => ({ ref: refs[(day * 6 + index) % refs.length] ?? '' })),
}))

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

function measure(run: (round: number) => void): { middle: number; slow: number } {
  const times = Array.from({ length: rounds }, (_, round) => {
    const start = performance.now()
    run(round)
    return performance.now() - start
  })
  return { middle: median(times), slow: times.toSorted((one, other) => one - other)[Math.floor(rounds * 0.99)] ?? 0 }
}

const atlas = createAtlas(data.atlas)
const answer = readLink(
  writeLink({
    version: 1,
    name: '',
    arrival: { date: '2027-07-08' },
    departure: {},
    means: { kind: 'car' },
    pace: 'normal',
    days,
    waiting: [],
    unknown: [],
  }),
)
if (answer.kind !== 'plan') throw new Error('The plan of the measurement is none.')
let plan: Plan = answer.plan

function step(round: number): { from: number; to: number } {
  const from = round % 10
  const to = (round * 7 + 3) % 10
  plan = moveStop(plan, { day: from, index: 0 }, { day: to, index: stopsOf(plan, to).length })
  writeLink(plan)
  return { from, to }
}

const all = measure((round) => {
  step(round)
  for (const index of plan.days.keys()) scheduleDay(plan, index, atlas)
})
const two = measure((round) => {
  const { from, to } = step(round)
  for (const index of [from, to]) scheduleDay(plan, index, atlas)
})
const long = `1&${'d=p.reine,%zz&'.repeat(7200)}`
const refused = measure(() => readLink(long))

const say = (name: string, { middle, slow }: { middle: number; slow: number }) =>
  console.log(`${name.padEnd(44)} ${middle.toFixed(2).padStart(8)} ms  ${slow.toFixed(2).padStart(8)} ms`)
console.log(`${''.padEnd(44)}   median       99 %`)
say('a step with 60 stops, all days counted', all)
say('a step with 60 stops, two days counted', two)
say(`a damaged link of ${Math.round(long.length / 1000)} KB`, refused)
