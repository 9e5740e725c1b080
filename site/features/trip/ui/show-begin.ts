import { buildButton, buildCheck, buildField, buildRadio, buildSelect } from '#site/features/trip/add/trip-controls.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { type End, gateways, meansKinds, type Plan, paces, setDayCount } from '#site/features/trip/plan/plan.ts'
import type { Company } from '#site/features/trip/plan/ready-plans.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement } from '#site/ui/build-element.ts'

/** Whole days from one date to another, both counted; negative when they are the wrong way round. */
function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Returns the plan with the ends, means and pace that the form says, and as many days as its dates. */
function readForm(form: HTMLFormElement, plan: Plan): Plan {
  const data = new FormData(form)
  const say = (name: string) => String(data.get(name) ?? '') || undefined
  const endOf = (name: string, before: End): End => ({
    // A month of a link is no value of a field of a day.
    date: say(`${name}-date`) ?? (before.date?.length === 7 ? before.date : undefined),
    time: say(`${name}-time`),
    place: say(`${name}-place`),
  })
  const arrival = endOf('arrival', plan.arrival)
  const departure = endOf('departure', plan.departure)
  const hasDates = arrival.date?.length === 10 && departure.date?.length === 10
  const counted = hasDates ? countDays(arrival.date ?? '', departure.date ?? '') : Number(say('count') ?? 1)
  const kind = meansKinds.find((each) => each === say('means')) ?? 'car'
  const kilowattHours = Math.min(999, Math.max(0, Math.round(Number(say('battery') ?? 0)) || 0))
  const changed: Plan = {
    ...plan,
    arrival,
    departure,
    means: kind === 'ev' && kilowattHours > 0 ? { kind, kilowattHours } : { kind },
    pace: paces.find((each) => each === say('pace')) ?? 'normal',
  }
  // Dates the wrong way round say nothing about the number of days.
  return setDayCount(changed, counted >= 1 ? counted : Math.max(1, plan.days.length))
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
      buildElement('input', { type: 'number', name: 'count', min: '1', max: '400', value: count }),
      'count',
    ),
  )
  const battery = buildField(
    words.evBattery,
    buildElement('input', {
      type: 'number',
      name: 'battery',
      min: '1',
      max: '999',
      value: String(plan.means.kilowattHours ?? 58),
    }),
    'count battery',
  )
  const means = radios(
    words.means,
    ...meansKinds.map((kind) => buildRadio('means', kind, words.meansNames[kind], plan.means.kind === kind)),
  )
  means.append(battery)
  const form = buildElement(
    'form.trip-form',
    { 'aria-label': isNew ? words.setUp : words.edit },
    buildEnd('arrival', plan.arrival, voice),
    departure,
    means,
    radios(
      words.pace,
      ...paces.map((pace) => buildRadio('pace', pace, fillGaps(words.paceNames[pace], {}), plan.pace === pace)),
    ),
    isNew &&
      buildElement(
        'fieldset',
        {},
        buildElement('legend', {}, words.forPlans),
        buildElement(
          'div.trip-checks',
          {},
          buildCheck('children', words.withChildren),
          buildCheck('winter', words.inWinter),
        ),
      ),
    buildElement(
      'p.buttons',
      {},
      buildElement('button.btn.btn-1', { type: 'submit' }, isNew ? words.setUp : words.save),
      fill
        ? buildButton(words.fill, () => fill(readForm(form, plan), readCompany(form)), { className: 'btn btn-2' })
        : buildButton(words.cancel, () => done(undefined)),
    ),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    done(readForm(form, plan))
  })
  return { form, take: (count) => fill?.(readForm(form, plan), readCompany(form), count) }
}
