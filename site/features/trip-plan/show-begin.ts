import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type End, gateways, meansKinds, type Plan, paces } from '#site/trip-plan/plan.ts'
import { readTripForm } from '#site/trip-plan/read-form.ts'
import type { Company } from '#site/trip-plan/ready-plans.ts'
import { buildButton, buildCheck, buildField, buildRadio, buildSelect } from '#site/trip-plan/trip-controls.ts'
import { buildElement } from '#site/ui/build-element.ts'
import { localeOf, type TripVoice } from './format-trip.ts'

/** Returns the plan that the form says; undefined where a field cannot be read, which then says so and keeps what was typed. */
function readForm(form: HTMLFormElement, plan: Plan, { words, language }: TripVoice): Plan | undefined {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const setting = { locale: localeOf(language), today: osloDateOf(Date.now()) }
  const answer = readTripForm(values, plan, setting)
  if (answer.kind === 'plan') return answer.plan
  const { field, problem, least = 0, most = 0 } = answer
  const wrong = form.elements.namedItem(field)
  if (wrong instanceof HTMLInputElement) {
    wrong.setCustomValidity(fillGaps(words[problem], { least, most }))
    wrong.reportValidity()
    wrong.addEventListener('input', () => wrong.setCustomValidity(''), { once: true })
  }
  return undefined
}

/** Returns who comes along and when, as the form says. */
function readCompany(form: HTMLFormElement): Company {
  const data = new FormData(form)
  return { withChildren: data.has('children'), isWinter: data.has('winter') }
}

function buildEnd(name: 'arrival' | 'departure', end: End, { words }: TripVoice): HTMLFieldSetElement {
  const places: [string, string][] = gateways.map((id) => [id, words.gateways[id]])
  const strange: [string, string][] = end.place && !words.gateways[end.place as never] ? [[end.place, end.place]] : []
  const day = end.date?.length === 10 ? end.date : ''
  return buildElement(
    'fieldset',
    {},
    buildElement('legend', {}, name === 'arrival' ? words.arriveTitle : words.leaveTitle),
    buildElement(
      'div.trip-fields',
      {},
      buildField(words.date, buildElement('input', { type: 'date', name: `${name}-date`, value: day })),
      buildField(words.time, buildElement('input', { type: 'time', name: `${name}-time`, value: end.time ?? '' })),
      buildField(
        words.where,
        buildSelect([['', words.undecided], ...places, ...strange], end.place ?? '', { name: `${name}-place` }),
        'wide',
      ),
    ),
  )
}

/** Fills as many days as the plan has, or as many as named, with those of the guide. */
type FillDays = (plan: Plan, company: Company, count?: number) => void

/** The form for dates, ends, means and pace. */
export interface BeginForm {
  form: HTMLFormElement
  /** Fills so many days for what the form says now. */
  take(count: number): void
}

/** Returns the form of a plan: of a new one, whose days may be filled at once, or with its key data to change. */
export function buildBegin(
  plan: Plan,
  voice: TripVoice,
  { fill, done }: { fill?: FillDays; done(plan: Plan | undefined): void },
): BeginForm {
  const { words } = voice
  const isNew = fill !== undefined
  const radios = (title: string, ...labels: HTMLElement[]) =>
    buildElement('fieldset', {}, buildElement('legend', {}, title), buildElement('div.trip-radios', {}, ...labels))
  const departure = buildEnd('departure', plan.departure, voice)
  const count = String(Math.max(plan.days.length, isNew ? 5 : 1))
  departure.append(
    buildField(
      words.dayCount,
      buildElement('input', { type: 'text', inputmode: 'numeric', name: 'count', value: count }),
      'count',
    ),
  )
  const battery = buildField(
    words.evBattery,
    buildElement('input', {
      type: 'text',
      inputmode: 'decimal',
      name: 'battery',
      value: String(plan.means.kilowattHours ?? 58),
    }),
    'count battery',
  )
  const means = radios(
    words.means,
    ...meansKinds.map((kind) => buildRadio('means', kind, words.meansNames[kind], plan.means.kind === kind)),
  )
  means.append(battery)
  const children = buildCheck('children', words.withChildren)
  const tick = children.querySelector('input')
  if (tick) tick.checked = plan.withChildren === true
  const take = (form: HTMLFormElement, count?: number) => {
    const read = readForm(form, plan, voice)
    if (read) fill?.(read, readCompany(form), count)
  }
  const form = buildElement(
    'form.trip-form',
    // Its fields say themselves what is wrong with them, in the words of the page.
    { novalidate: '', 'aria-label': isNew ? words.setUp : words.edit },
    buildEnd('arrival', plan.arrival, voice),
    departure,
    means,
    radios(
      words.pace,
      ...paces.map((pace) => buildRadio('pace', pace, fillGaps(words.paceNames[pace], {}), plan.pace === pace)),
    ),
    buildElement(
      'fieldset',
      {},
      buildElement('legend', {}, isNew ? words.forPlans : words.company),
      buildElement('div.trip-checks', {}, children, isNew && buildCheck('winter', words.inWinter)),
    ),
    buildElement(
      'p.buttons',
      {},
      buildElement('button.btn.btn-1', { type: 'submit' }, isNew ? words.setUp : words.save),
      fill
        ? buildButton(words.fill, () => take(form), { className: 'btn btn-2' })
        : buildButton(words.cancel, () => done(undefined)),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const read = readForm(form, plan, voice)
    if (read) done(read)
  })
  return { form, take: (count) => take(form, count) }
}
