import { readDate } from '#site/domain/calendar/read-date.ts'
import { readNumber } from '#site/i18n/read-number.ts'
import { highestCost } from './notes.ts'
import { type End, type Means, meansKinds, type Plan, paces, setDayCount, withoutChildren } from './plan.ts'

// What the form of a plan says, whatever the browser makes of its fields: nothing that was typed becomes something else.

/** The fields of the form by their names; missing ones are empty. */
export type FormValues = Readonly<Record<string, string | undefined>>

export type FormProblem = 'wrongDate' | 'wrongTime' | 'wrongNumber' | 'tooManyDays'

export type FormAnswer =
  | { kind: 'plan'; plan: Plan }
  /** The first field that cannot be read, and why. */
  | { kind: 'wrong'; field: string; problem: FormProblem; least?: number; most?: number }

/** What may stand in the fields of numbers. */
export const formLimits = {
  count: { least: 1, most: 400 },
  battery: { least: 1, most: 999 },
} as const

/** Returns the whole number of a field, what is over it rounded; undefined where it is none or outside the field's limits. */
function readWhole(typed: string, locale: string, { least, most }: { least: number; most: number }) {
  const value = Math.round(readNumber(typed, locale, { isWhole: true }) ?? Number.NaN)
  return value >= least && value <= most ? value : undefined
}

/**
 * Returns the kroner of a field, rounded; undefined for an empty one, `wrong` for what is no cost. «1.234» is 1,234 kroner only where the
 * language parts thousands so: elsewhere it may be one krone or a thousand, and nobody guesses about money.
 */
export function readCost(typed: string, locale: string): number | undefined | 'wrong' {
  if (typed.trim() === '') return undefined
  const value = readNumber(typed, locale)
  const isCost = value !== undefined && Number.isInteger(Number((value * 100).toFixed(6)))
  const kroner = Math.round(value ?? 0)
  return isCost && kroner >= 0 && kroner <= highestCost ? kroner : 'wrong'
}

/** Returns a time as a plan has it (`09:30`) from «9:30», «09.30», «9» or «0930»; undefined where it is none. */
export function readTime(typed: string): string | undefined {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(typed.trim())
  return found && Number(found[1]) < 24 ? `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}` : undefined
}

/** Returns whole days from one date to another, both counted; negative when they are the wrong way round. */
function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

class WrongField extends Error {
  readonly field: string
  readonly problem: FormProblem
  readonly limits: { least?: number; most?: number }
  constructor(field: string, problem: FormProblem, limits: { least?: number; most?: number } = {}) {
    super(`${field}: ${problem}`)
    this.field = field
    this.problem = problem
    this.limits = limits
  }
}

/**
 * Returns the plan with the ends, means, pace and company that the form says, and as many days as its dates; or which field cannot be
 * read. Dates may be written without a year, for the next such day from `today` on.
 */
export function readTripForm(
  values: FormValues,
  plan: Plan,
  { locale, today }: { locale: string; today: string },
): FormAnswer {
  const say = (name: string) => values[name]?.trim() ?? ''
  const readEnd = (name: 'arrival' | 'departure'): End => {
    const answer = readDate(say(`${name}-date`), locale, today)
    if (answer.kind === 'wrong') throw new WrongField(`${name}-date`, 'wrongDate')
    const typedTime = say(`${name}-time`)
    const time = readTime(typedTime)
    if (typedTime !== '' && time === undefined) throw new WrongField(`${name}-time`, 'wrongTime')
    // A month of a link is no value of a field of a day.
    const month = plan[name].date?.length === 7 ? plan[name].date : undefined
    return { date: answer.kind === 'date' ? answer.date : month, time, place: say(`${name}-place`) || undefined }
  }
  const readNumberOf = (name: 'count' | 'battery'): number | undefined => {
    if (say(name) === '') return undefined
    const value = readWhole(say(name), locale, formLimits[name])
    if (value === undefined) throw new WrongField(name, 'wrongNumber', formLimits[name])
    return value
  }
  const readMeans = (): Means => {
    const kind = meansKinds.find((each) => each === say('means')) ?? 'car'
    const kilowattHours = kind === 'ev' ? readNumberOf('battery') : undefined
    return kilowattHours === undefined ? { kind } : { kind, kilowattHours }
  }
  try {
    const [arrival, departure] = [readEnd('arrival'), readEnd('departure')]
    const hasDates = arrival.date?.length === 10 && departure.date?.length === 10
    const { most } = formLimits.count
    const counted = hasDates ? countDays(arrival.date ?? '', departure.date ?? '') : (readNumberOf('count') ?? 1)
    if (counted > most) throw new WrongField('departure-date', 'tooManyDays', { most })
    const pace = paces.find((each) => each === say('pace')) ?? 'normal'
    const said: Plan = { ...plan, arrival, departure, means: readMeans(), pace }
    const changed = values.children === undefined ? withoutChildren(said) : { ...said, withChildren: true as const }
    // Dates the wrong way round say nothing about the number of days.
    return { kind: 'plan', plan: setDayCount(changed, counted >= 1 ? counted : Math.max(1, plan.days.length)) }
  } catch (error) {
    if (!(error instanceof WrongField)) throw error
    const { field, problem, limits } = error
    return { kind: 'wrong', field, problem, ...limits }
  }
}
