import type { Language } from '#contract/languages.ts'
import { listIdsOf } from '#site/content-model/entries.ts'
import { type Plan as ReadyPlans, splitVisit } from '#site/content-model/pages/planning-copy.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { type Day, emptyPlan } from '#site/trip-plan/plan.ts'
import { writeLink } from '#site/trip-plan/plan-link.ts'

type ReadyDay = ReadyPlans['days'][string]

function refOfPlace(point: string): string | undefined {
  return listIdsOf('places').includes(point) ? `p.${point}` : undefined
}

/** What there is to do at each stop; a stop without is the place itself, but not where one wakes up and not where one sleeps. */
function listRefs({ stops }: Pick<ReadyDay, 'stops'>, night: string | undefined): string[] {
  return stops.flatMap(({ at, visits }, index) => {
    if (visits.length > 0)
      return visits.map(
        (reference) => `${splitVisit(reference).kind === 'trips' ? 't' : 'a'}.${splitVisit(reference).id}`,
      )
    const ref = index === 0 || at === night ? undefined : refOfPlace(at)
    return ref ? [ref] : []
  })
}

/** Returns the address that opens one of the guide's plans as a trip, to look at and to make one's own. */
export function linkToReadyPlan(
  one: ReadyPlans['plans'][number],
  { days }: ReadyPlans,
  name: string,
  language: Language,
): string {
  const ownDays = one.days.map((id, index): Day => {
    const night = one.nights[index]
    const refs = listRefs(days[id] ?? { stops: [] }, night)
    return { stops: refs.map((ref) => ({ ref })), bed: night && refOfPlace(night) }
  })
  return `${hrefFor('myTrip', language)}#${writeLink({ ...emptyPlan, name, days: ownDays })}`
}
