import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findBrowser } from '#e2e/browser-path.ts'
import { startGuide } from '#e2e/start-guide.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { moveStop, type Plan, stopsOf } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'

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

// The same plan on its page: the script of a step by key, the browser's styles and layout that it waits for, and, for comparison, all of the
// plan put into the page anew.
const guide = await startGuide()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`${guide.url}/en/my-trip#${writeLink(answer.plan)}`)
await page.getByRole('button', { name: 'Make it mine' }).click()
await page.getByRole('img', { name: 'Map of the whole trip' }).waitFor()
const session = await page.context().newCDPSession(page)
await session.send('Performance.enable', { timeDomain: 'timeTicks' })
const layoutSeconds = async () => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics
    .filter(({ name }) => name === 'LayoutDuration' || name === 'RecalcStyleDuration')
    .reduce((sum, { value }) => sum + value, 0)
}
const works: number[] = []
const layouts: number[] = []
const anew: number[] = []
for (let round = 0; round < 60; round += 1) {
  const before = await layoutSeconds()
  const work = await page.evaluate((each) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.trip-change')]
    const button = buttons[(each * 7) % buttons.length]
    button?.focus()
    const start = performance.now()
    button?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, shiftKey: each % 2 === 0, bubbles: true }),
    )
    return performance.now() - start
  }, round)
  const layout = ((await layoutSeconds()) - before) * 1000
  works.push(Math.max(0, work - layout))
  layouts.push(layout)
}
for (let round = 0; round < 20; round += 1)
  anew.push(
    await page.evaluate(() => {
      const body = document.querySelector<HTMLElement>('[data-trip="body"]')
      const copies = [...(body?.childNodes ?? [])].map((child) => child.cloneNode(true))
      const start = performance.now()
      body?.replaceChildren(...copies)
      void document.body.offsetHeight
      return performance.now() - start
    }),
  )
await browser.close()
await guide.stop()
const sayAll = (name: string, times: readonly number[]) =>
  say(name, {
    middle: median(times),
    slow: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0,
  })
sayAll('a step on the page, script', works)
sayAll('a step on the page, styles and layout', layouts)
sayAll('all of the plan put in anew, without script', anew)
