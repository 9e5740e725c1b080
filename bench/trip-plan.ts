import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { moveStop, type Plan, stopsOf } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import { median } from './server/run-servers.ts'
import { openOnSlowPhone, type Tap } from './slow-phone.ts'

// What a step on the page of a trip costs: a stop moved in a plan of 60 stops, the link written, and the days counted again, all of them
// or only the two that changed; what it costs to refuse a text of 100 KB; and how long a tap in that plan waits on a phone whose processor
// is slowed four times, in turns with other builds. `node bench/trip-plan.ts [--taps 5] [--built . --built ../before]`, after a build.

const { values } = parseArgs({
  options: { taps: { type: 'string', default: '5' }, built: { type: 'string', multiple: true, default: ['.'] } },
})
const rounds = 400
const data = JSON.parse(readFileSync('dist/site/search/stops/en.json', 'utf8')) as TripData
const refs = data.atlas.stops.filter(({ point }) => point).map(({ ref }) => ref)
const days = Array.from({ length: 10 }, (_, day) => ({
  stops: Array.from({ length: 6 }, (_, index) => ({ ref: refs[(day * 6 + index) % refs.length] ?? '' })),
}))

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

// The same plan on its page.
const taps = [
  ['a strip opened', '#day-1 .trip-change'],
  ['the strip closed', '#day-1 .trip-change'],
  ['another one opened', '#day-5 .trip-stop.visit .trip-change'],
  ['its stop moved down', '#day-5 [id^=later-]'],
  ['longer there', '#day-5 .trip-step + output + .trip-step, #day-5 .trip-step:last-child'],
  ['its stop removed', '#day-5 .trip-edit > .trip-text:last-child'],
  ['a stop added', '#add-2'],
] as const

/** Resolves with what each tap took in the plan on a new page. */
async function tapThrough(browser: Browser, url: string): Promise<Tap[]> {
  const phone = await openOnSlowPhone(browser, url)
  await phone.page.getByRole('button', { name: 'Make it mine' }).first().tap()
  await phone.page.getByRole('img', { name: 'Map of the whole trip' }).first().waitFor()
  await phone.slowDown()
  const done: Tap[] = []
  for (const [, target] of taps) done.push(await phone.tap(target))
  await phone.close()
  return done
}

const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, chromiumSandbox: false })
const guides = await Promise.all(
  values.built.map(async (name) => ({
    name,
    guide: await startGuide({ builtFolder: resolve(name) }),
    rounds: [] as Tap[][],
  })),
)
try {
  for (let round = 0; round < Number(values.taps); round += 1)
    for (const { guide, rounds } of guides)
      rounds.push(await tapThrough(browser, `${guide.url}/en/my-trip#${writeLink(answer.plan)}`))
} finally {
  await browser.close()
  for (const { guide } of guides) await guide.stop()
}
console.log(
  `\nmedians of ${values.taps} taps in ms, at a load of ${loadavg()[0]?.toFixed(0)}: until the next frame (least–most), script, style and layout, all work`,
)
for (const [index, [name]] of taps.entries())
  for (const { name: built, rounds } of guides) {
    const all = rounds.flatMap((round) => round[index] ?? [])
    const of = (what: keyof Tap) => Math.round(median(all.map((tap) => tap[what])))
    const waits = all.map(({ wait }) => wait)
    console.log(
      `${name.padEnd(22)} ${built.padEnd(16)} ${of('wait')} (${Math.min(...waits)}–${Math.max(...waits)})  ${of('script')}  ${of('layout')}  ${of('all')}`,
    )
  }
