import type { ReactNode } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import { type End, gateways, meansKinds, type Plan, paces } from '#site/features/trip/plan/plan.ts'
import { type FormProblem, readTripForm } from '#site/features/trip/plan/read-form.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import './PlanForm.css'

/** The words of the form, which stand in the page before its script. */
export const formWords = [
  'arriveTitle',
  'leaveTitle',
  'date',
  'time',
  'where',
  'undecided',
  'gateways',
  'dayCount',
  'means',
  'meansNames',
  'evBattery',
  'pace',
  'paceNames',
  'withChildren',
  'wrongDate',
  'wrongTime',
  'wrongNumber',
  'tooManyDays',
] as const satisfies (keyof TripWords)[]

export type FormWords = Pick<TripWords, (typeof formWords)[number]>

/** Returns the plan that the form says; undefined where a field cannot be read, which then says so and keeps what was typed. */
export function readPlanForm(form: HTMLFormElement, plan: Plan, { words, language }: FormVoice): Plan | undefined {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const setting = { locale: languages[language].locale, today: osloDateOf(Date.now()) }
  const answer = readTripForm(values, plan, setting)
  if (answer.kind === 'plan') return answer.plan
  const { field, problem, least = 0, most = 0 } = answer
  const wrong = form.elements.namedItem(field)
  if (wrong instanceof HTMLInputElement) {
    wrong.setCustomValidity(fillGaps(words[problem satisfies FormProblem], { least, most }))
    wrong.reportValidity()
    wrong.addEventListener('input', () => wrong.setCustomValidity(''), { once: true })
  }
  return undefined
}

export interface FormVoice {
  words: FormWords
  language: Language
}

interface Props extends FormVoice {
  /** What the fields say at first. They are uncontrolled: what is typed before the script is there stays. */
  plan: Plan
  label: string
  /** The fewest days that are proposed. */
  days: number
  /** Who comes along: its legend, and what more there is to choose. */
  company: { legend: string; more?: ReactNode }
  buttons: ReactNode
  onDone(plan: Plan): void
  /** Takes at once whether children come along, where their ages stand beside the form; the box then shows what the plan has. */
  onChildren?(withChildren: boolean): void
}

function EndFields({ name, title, end, words }: { name: string; title: string; end: End; words: FormWords }) {
  const isStrange = end.place !== undefined && !Object.hasOwn(words.gateways, end.place)
  return (
    <>
      <legend>{title}</legend>
      <div className="trip-fields">
        <label className="trip-field">
          {words.date}
          <input type="date" name={`${name}-date`} defaultValue={end.date?.length === 10 ? end.date : ''} />
        </label>
        <label className="trip-field">
          {words.time}
          <input type="time" name={`${name}-time`} defaultValue={end.time ?? ''} />
        </label>
        <label className="trip-field wide">
          {words.where}
          <select name={`${name}-place`} defaultValue={end.place ?? ''}>
            <option value="">{words.undecided}</option>
            {gateways.map((id) => (
              <option key={id} value={id}>
                {words.gateways[id]}
              </option>
            ))}
            {isStrange ? <option value={end.place}>{end.place}</option> : null}
          </select>
        </label>
      </div>
    </>
  )
}

/** The form of a plan: its ends, means of travel and pace. */
export function PlanForm({ plan, words, language, label, days, company, buttons, onDone, onChildren }: Props) {
  const children = plan.withChildren === true
  return (
    <form
      className="trip-form"
      aria-label={label}
      // Its fields say themselves what is wrong with them, in the words of the page.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const read = readPlanForm(event.currentTarget, plan, { words, language })
        if (read) onDone(read)
      }}
    >
      <fieldset>
        <EndFields name="arrival" title={words.arriveTitle} end={plan.arrival} words={words} />
      </fieldset>
      <fieldset>
        <EndFields name="departure" title={words.leaveTitle} end={plan.departure} words={words} />
        <label className="trip-field count">
          {words.dayCount}
          <input type="text" inputMode="numeric" name="count" defaultValue={Math.max(plan.days.length, days)} />
        </label>
      </fieldset>
      <fieldset>
        <legend>{words.means}</legend>
        <div className="trip-radios">
          {meansKinds.map((kind) => (
            <label key={kind}>
              <input type="radio" name="means" value={kind} defaultChecked={plan.means.kind === kind} />
              {words.meansNames[kind]}
            </label>
          ))}
        </div>
        <label className="trip-field count battery">
          {words.evBattery}
          <input type="text" inputMode="decimal" name="battery" defaultValue={plan.means.kilowattHours ?? 58} />
        </label>
      </fieldset>
      <fieldset>
        <legend>{words.pace}</legend>
        <div className="trip-radios">
          {paces.map((pace) => (
            <label key={pace}>
              <input type="radio" name="pace" value={pace} defaultChecked={plan.pace === pace} />
              {words.paceNames[pace]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{company.legend}</legend>
        <div className="trip-checks">
          <label className="trip-check">
            <input
              type="checkbox"
              name="children"
              {...(onChildren
                ? { checked: children, onChange: ({ target }) => onChildren(target.checked) }
                : { defaultChecked: children })}
            />
            {words.withChildren}
          </label>
          {company.more}
        </div>
      </fieldset>
      <p className="buttons">{buttons}</p>
    </form>
  )
}
