import type { ReactNode } from 'react'
import type { TripWords } from '#site/content-model/pages/my-trip-copy.ts'
import { type End, gateways, meansKinds, type Plan, paces } from '#site/features/trip/plan/plan.ts'
import { readCompany, readPlanForm } from '#site/features/trip/plan/read-plan-form.ts'
import type { Company } from '#site/features/trip/plan/ready-plans.ts'
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
] as const satisfies (keyof TripWords)[]

export type FormWords = Pick<TripWords, (typeof formWords)[number]>

interface Props {
  /** What the fields say at first. They are uncontrolled: what is typed before the script is there stays. */
  plan: Plan
  words: FormWords
  label: string
  /** The fewest days that are proposed. */
  days: number
  /** More to choose, before the buttons. */
  children?: ReactNode
  buttons: ReactNode
  onDone(plan: Plan, company: Company): void
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
export function PlanForm({ plan, words, label, days, children, buttons, onDone }: Props) {
  return (
    <form
      className="trip-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        onDone(readPlanForm(data, plan), readCompany(data))
      }}
    >
      <fieldset>
        <EndFields name="arrival" title={words.arriveTitle} end={plan.arrival} words={words} />
      </fieldset>
      <fieldset>
        <EndFields name="departure" title={words.leaveTitle} end={plan.departure} words={words} />
        <label className="trip-field count">
          {words.dayCount}
          <input type="number" name="count" min="1" max="400" defaultValue={Math.max(plan.days.length, days)} />
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
          <input type="number" name="battery" min="1" max="999" defaultValue={plan.means.kilowattHours ?? 58} />
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
      {children}
      <p className="buttons">{buttons}</p>
    </form>
  )
}
