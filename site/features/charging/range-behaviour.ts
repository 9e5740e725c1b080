import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { NamedRangeCharger } from './list-range-chargers.ts'
import { readField } from './range-input.ts'
import {
  findFallback,
  minutesToCharge,
  planRange,
  type RangePlan,
  type RangeStop,
  type RangeTrip,
} from './range-plan.ts'

/** The sentences of the calculator, from the page's words. */
type Words = Record<
  | 'enough'
  | 'enoughBack'
  | 'charge'
  | 'chargeAt'
  | 'chargeAtFor'
  | 'fallback'
  | 'reached'
  | 'notReached'
  | 'back'
  | 'chargeMore'
  | 'tooFar'
  | 'unsure'
  | 'samePlace'
  | 'notThere',
  string
>

const fields = ['battery', 'charge', 'consumption', 'temperature'] as const

/** Answers the form of the range calculator (`RangeCalculator.tsx`) at every change, in the browser alone, first for the month it is. */
export function startRangeCalculator(form: HTMLFormElement, now = new Date()): void {
  const { locale = 'nb-NO', road = '', chargers: listed = '[]', words: said = '{}' } = form.dataset
  const words = JSON.parse(said) as Words
  const chargers = JSON.parse(listed) as NamedRangeCharger[]
  const legs = road.split(';').map((leg) => {
    const [from = '', to = '', kilometres, minutes] = leg.split(',')
    return { from, to, kilometres: Number(kilometres), minutes: Number(minutes) }
  })
  const answer = form.querySelector<HTMLElement>('[data-range-answer]')
  const fallback = form.querySelector<HTMLElement>('[data-range-fallback]')
  const table = form.querySelector<HTMLTableElement>('[data-range-stops]')
  const charging = form.querySelector<HTMLElement>('[data-range-charging]')
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  const nameOf = ({ at, isBack }: { at: string; isBack: boolean }) => {
    const place = [...control('to').options].find(({ value }) => value === at)?.textContent ?? at
    return isBack ? fillGaps(words.back, { place }) : place
  }

  const chargerAt = (point: string) => chargers.find(({ at }) => at === point)
  const kilometresOf = (kilometres: number) => `${Math.max(1, Math.round(kilometres)).toLocaleString(locale)}\u00a0km`

  const isTooFar = (plan: RangePlan) => plan.kind === 'notEnough' && plan.needed > 100
  /** Returns where one charges, each with its stop. */
  const listHalts = (plan: RangePlan) =>
    plan.kind === 'enough' || isTooFar(plan)
      ? []
      : plan.at.flatMap((halt) => {
          const stop = plan.stops.find(({ at, isBack }) => at === halt.at && isBack === halt.isBack)
          return stop ? [{ ...halt, stop }] : []
        })

  /** Returns what helps where the charger of a stop is full or broken. */
  const describeFallback = (stop: RangeStop, trip: RangeTrip) => {
    const spare = chargerAt(stop.at)?.spare
    const found = spare ? undefined : findFallback(legs, chargers, trip, stop)
    const next =
      spare ?? (found && { ...found, name: nameOf({ ...found, isBack: false }), note: chargerAt(found.at)?.note })
    if (!next) return ''
    const isReached = !found || found.arrival >= 0
    return fillGaps(isReached ? words.reached : words.notReached, {
      fallback: fillGaps(words.fallback, {
        place: nameOf({ ...stop, isBack: false }),
        next: next.name,
        distance: kilometresOf(next.kilometres),
      }),
      percent: percent(Math.floor(found?.arrival ?? stop.withCharging ?? 0)),
      note: next.note ?? '',
    })
  }

  const describe = (plan: RangePlan, trip: RangeTrip) => {
    const { isReturn } = trip
    if (plan.kind === 'enough') {
      return fillGaps(isReturn ? words.enoughBack : words.enough, {
        percent: percent(Math.floor(plan.stops.at(-1)?.arrival ?? 0)),
      })
    }
    if (isTooFar(plan)) return words.tooFar
    const list = listHalts(plan).map((halt) => {
      const minutes = minutesToCharge(trip, halt.stop.withCharging ?? 0, halt.needed, chargerAt(halt.at)?.power)
      return fillGaps(minutes === undefined ? words.chargeAt : words.chargeAtFor, {
        place: nameOf(halt),
        needed: percent(Math.ceil(halt.needed)),
        minutes: minutes ?? 0,
      })
    })
    const isUnsure = plan.at.some(({ at }) => !chargerAt(at)?.isSure)
    return [
      plan.kind === 'notEnough' && fillGaps(words.chargeMore, { needed: percent(Math.ceil(plan.needed)) }),
      list.length > 0 && fillGaps(words.charge, { list: list.join(', ') }),
      isUnsure && words.unsure,
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** Returns what helps where a charger cannot be used, once for each: on the way there, where one charges on the way back, too. */
  const describeFallbacks = (plan: RangePlan, trip: RangeTrip) => {
    const halts = listHalts(plan)
    const first = halts.filter(({ at }, index) => halts.findIndex((other) => other.at === at) === index)
    return first.map(({ stop }) => describeFallback(stop, trip)).join(' ')
  }

  /** Says what one arrives with, and to what one charges there. */
  const sayCharge = (arrival: number, needed: number | undefined) => {
    const there = percent(Math.floor(arrival))
    return needed === undefined ? there : `${there} → ${percent(Math.ceil(needed))}`
  }

  const draw = (plan: RangePlan) => {
    const halts = listHalts(plan)
    return plan.stops.map(({ at, isBack, kilometres, arrival, withCharging }, index) => {
      const row = document.createElement('tr')
      const name = document.createElement('th')
      name.scope = 'row'
      name.textContent = nameOf({ at, isBack })
      const note = index < plan.stops.length - 1 && chargerAt(at)?.note
      if (note) {
        const small = document.createElement('small')
        small.textContent = note
        name.append(small)
      }
      const cells = [
        Math.round(kilometres).toLocaleString(locale),
        arrival < 0 ? words.notThere : percent(Math.floor(arrival)),
        ...(withCharging === undefined
          ? []
          : [sayCharge(withCharging, halts.find(({ stop }) => stop.at === at && stop.isBack === isBack)?.needed)]),
      ].map((text) => Object.assign(document.createElement('td'), { className: 'num', textContent: text }))
      row.append(name, ...cells)
      return row
    })
  }

  const calculate = () => {
    const season = control('season').value
    control('temperature').disabled = season === 'asGiven'
    const values = Object.fromEntries(
      fields.map((field) => {
        const input = control(field)
        const value = readField(field, input.value, locale)
        const isWrong = value === undefined && !input.disabled
        input.setAttribute('aria-invalid', String(isWrong))
        const problem = form.querySelector(`[data-problem-of=${field}]`)
        if (problem) problem.textContent = isWrong ? (input.dataset.problem ?? '') : ''
        return [field, isWrong ? Number.NaN : value]
      }),
    ) as Record<(typeof fields)[number], number>
    const [from, to] = [control('from').value, control('to').value]
    const isReturn = control('return').checked
    const isWrong = fields.some((field) => Number.isNaN(values[field]))
    const trip = { ...values, from, to, isReturn, temperature: season === 'asGiven' ? undefined : values.temperature }
    const plan = isWrong || from === to ? undefined : planRange(legs, chargers, trip)
    if (answer) answer.textContent = plan ? describe(plan, trip) : isWrong ? '' : words.samePlace
    if (fallback) fallback.textContent = plan ? describeFallbacks(plan, trip) : ''
    if (table) table.hidden = !plan
    if (charging) charging.hidden = plan?.stops.some(({ withCharging }) => withCharging !== undefined) !== true
    if (plan) table?.tBodies[0]?.replaceChildren(...draw(plan))
  }

  const takeTemperature = () => {
    const [, degrees] = control('season').value.split(': ')
    if (degrees) control('temperature').value = degrees.replace('-', '−')
  }
  form.addEventListener('change', ({ target }) => {
    if (target === control('temperature')) control('season').value = 'own'
    else if (target === control('season')) takeTemperature()
    calculate()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    calculate()
  })
  const season = control('season')
  // What the browser has kept of an earlier visit to the page stays.
  if (season.options[season.selectedIndex]?.hasAttribute('selected')) {
    const month = now.toLocaleString('en', { month: 'numeric', timeZone: 'Europe/Oslo' })
    season.value = [...season.options].find(({ value }) => value.startsWith(`${month}: `))?.value ?? season.value
    takeTemperature()
  }
  calculate()
}
