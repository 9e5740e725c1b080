import { type End, meansKinds, type Plan, paces, setDayCount } from './plan.ts'
import type { Company } from './ready-plans.ts'

/** Returns whole days from one date to another, both counted; negative when they are the wrong way round. */
function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

/** Returns the plan with the ends, means and pace that the form says, and as many days as its dates. */
export function readPlanForm(data: FormData, plan: Plan): Plan {
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
export function readCompany(data: FormData): Company {
  return { withChildren: data.has('children'), isWinter: data.has('winter') }
}
