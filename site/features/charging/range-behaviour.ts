import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { readField } from './range-input.ts'
import { planRange, type RangeCharger, type RangePlan } from './range-plan.ts'

/** The sentences of the calculator, from the page's words. */
type Words = Record<
  | 'enough'
  | 'enoughBack'
  | 'charge'
  | 'chargeAt'
  | 'back'
  | 'chargeMore'
  | 'tooFar'
  | 'unsure'
  | 'samePlace'
  | 'notThere',
  string
>

const fields = ['battery', 'charge', 'consumption', 'temperature'] as const

/** Answers the form of the range calculator (`RangeCalculator.tsx`) at every change, in the browser alone. */
export function startRangeCalculator(form: HTMLFormElement): void {
  const { locale = 'nb-NO', road = '', chargers: listed = '[]', words: said = '{}' } = form.dataset
  const words = JSON.parse(said) as Words
  const chargers = JSON.parse(listed) as (RangeCharger & { note: string })[]
  const legs = road.split(';').map((leg) => {
    const [from = '', to = '', kilometres, minutes] = leg.split(',')
    return { from, to, kilometres: Number(kilometres), minutes: Number(minutes) }
  })
  const answer = form.querySelector<HTMLElement>('[data-range-answer]')
  const table = form.querySelector<HTMLTableElement>('[data-range-stops]')
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement
  const percent = (value: number) => (value / 100).toLocaleString(locale, { style: 'percent' })
  const nameOf = ({ at, isBack }: { at: string; isBack: boolean }) => {
    const place = [...control('to').options].find(({ value }) => value === at)?.textContent ?? at
    return isBack ? fillGaps(words.back, { place }) : place
  }

  const describe = (plan: RangePlan, isReturn: boolean) => {
    if (plan.kind === 'enough') {
      return fillGaps(isReturn ? words.enoughBack : words.enough, {
        percent: percent(Math.floor(plan.stops.at(-1)?.arrival ?? 0)),
      })
    }
    if (plan.kind === 'notEnough' && plan.needed > 100) return words.tooFar
    const list = plan.at.map((halt) =>
      fillGaps(words.chargeAt, { place: nameOf(halt), needed: percent(Math.ceil(halt.needed)) }),
    )
    const isUnsure = plan.at.some(({ at }) => !chargers.find((charger) => charger.at === at)?.isSure)
    return [
      plan.kind === 'notEnough' && fillGaps(words.chargeMore, { needed: percent(Math.ceil(plan.needed)) }),
      list.length > 0 && fillGaps(words.charge, { list: list.join(', ') }),
      isUnsure && words.unsure,
    ]
      .filter(Boolean)
      .join(' ')
  }

  const draw = ({ stops }: RangePlan) =>
    stops.map(({ at, isBack, kilometres, arrival }, index) => {
      const row = document.createElement('tr')
      const name = document.createElement('th')
      name.scope = 'row'
      name.textContent = nameOf({ at, isBack })
      const note = index < stops.length - 1 && chargers.find((charger) => charger.at === at)?.note
      if (note) {
        const small = document.createElement('small')
        small.textContent = note
        name.append(small)
      }
      const cells = [
        Math.round(kilometres).toLocaleString(locale),
        arrival < 0 ? words.notThere : percent(Math.floor(arrival)),
      ].map((text) => Object.assign(document.createElement('td'), { className: 'num', textContent: text }))
      row.append(name, ...cells)
      return row
    })

  const calculate = () => {
    const season = control('season').value
    control('temperature').disabled = season === 'asGiven'
    const values = Object.fromEntries(
      fields.map((field) => {
        const input = control(field)
        const value = readField(field, input.value)
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
    if (answer) answer.textContent = plan ? describe(plan, isReturn) : isWrong ? '' : words.samePlace
    if (table) table.hidden = !plan
    if (plan) table?.tBodies[0]?.replaceChildren(...draw(plan))
  }

  form.addEventListener('change', ({ target }) => {
    const season = control('season')
    const temperature = control('temperature')
    if (target === temperature) season.value = 'own'
    else if (target === season) {
      const [, degrees] = season.value.split(': ')
      if (degrees) temperature.value = degrees.replace('-', '−')
    }
    calculate()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    calculate()
  })
  calculate()
}
