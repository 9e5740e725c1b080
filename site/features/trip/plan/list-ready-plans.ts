import type { Language } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import type { Article } from '#site/content/model/article-queries.ts'
import type { DescribedTrip } from '#site/content/model/article-schema.ts'
import { listIdsOf } from '#site/content/model/entries.ts'
import { splitReference } from '#site/content/model/entry-reference.ts'
import {
  type DayOfPlan,
  type Plan as EditorsPlan,
  placeOfArrival,
  readPlanning,
  splitVisit,
} from '#site/content/model/pages/planning-copy.ts'
import { isStopKind, refOfEntry, refOfMapPoint } from '#site/content/model/stop-reference.ts'
import type { ReadyDay, ReadyPlans, ReadyStop } from './outline-days.ts'
import { emptyPlan, gateways, type Plan } from './plan.ts'

function refOfVisit(reference: string): string {
  const { kind, id } = splitVisit(reference)
  return refOfEntry(kind, id)
}

function refOfPlace(point: string): string | undefined {
  return listIdsOf('places').includes(point) ? refOfEntry('places', point) : undefined
}

type Step = DayOfPlan['stops'][number] & { stay?: number | undefined }

function describeSteps(steps: readonly Step[], { offTheBus }: EditorsPlan): ReadyStop[] {
  const [begin] = steps
  return steps.flatMap(({ at, visits, stay }): ReadyStop[] => {
    const isOffTheBus = offTheBus.includes(at) || undefined
    const minutes = stay && visits.length <= 1 ? stay : undefined
    const place = at === begin?.at && stay === undefined ? undefined : refOfPlace(at)
    if (visits.length === 0)
      return place ? [{ any: [{ ref: place, minutes }], place: stay === undefined ? at : undefined, isOffTheBus }] : []
    const any = visits.map((visit) => ({
      ref: refOfVisit(visit),
      minutes,
    }))
    return [{ any, isOffTheBus }]
  })
}

function idOfGateway(arrival: string, language: Language): string {
  const { at } = placeOfArrival(arrival, language)
  return at === 'moskenes-quay' ? 'moskenes' : at
}

/** Returns the guide's plans by references of stops, for the page where they become a visitor's own. */
export function describeReadyPlans(language: Language): ReadyPlans {
  const { plan, copy } = readPlanning(language)
  const anyDay = plan.anyDay.map(refOfVisit)
  const describeDay = (day: DayOfPlan): ReadyDay => ({
    stops: describeSteps(day.stops, plan),
    begin: day.stops[0]?.at,
    winter: day.winter.map(refOfVisit),
    children: day.children.map(refOfVisit),
    bus: day.bus.map(refOfVisit),
  })
  const firstDayOf = (arrival: string) => plan.firstDays.find(({ arrivals }) => arrivals.includes(arrival))
  const ways = [...new Set([...plan.arrivals.map(({ id }) => id), ...plan.firstDays.flatMap((each) => each.arrivals)])]
  return {
    plans: plan.plans.map(({ id, isChoice, days, nights }) => ({
      name: copy.days.plans[id]?.tab ?? id,
      title: copy.days.plans[id]?.title ?? id,
      isChoice,
      days,
      nights,
    })),
    days: Object.fromEntries(Object.entries(plan.days).map(([id, day]) => [id, describeDay(day)])),
    arrivals: Object.fromEntries(
      ways.map((id) => {
        const { choice, isFromWest } = plan.arrivals.find((each) => each.id === id) ?? {}
        const steps = firstDayOf(id)?.steps ?? []
        const night = steps.at(-1)?.at
        return [
          idOfGateway(id, language),
          {
            choice,
            isFromWest,
            ...(night ? { first: { stops: describeSteps(steps, plan), night } } : {}),
          },
        ]
      }),
    ),
    beds: Object.fromEntries(
      plan.bases.map(({ at, camp }) => [at, { bed: refOfPlace(at), camp: refOfMapPoint({ id: camp }) }]),
    ),
    anyDay,
    evening: plan.evening.map(refOfVisit),
  }
}

/**
 * Returns the plan that an article describes day by day, as a visitor's own, or undefined where it describes none. Throws a
 * `ContentError` where its facts and words do not belong together.
 */
export function planOfArticle({ id, facts: { trip }, words }: Article): Plan | undefined {
  const file = `content/articles/${id}`
  if (!trip !== !words.trip)
    throw new ContentError(`${file}: trip stands in facts.yaml and, with its name, in every language, or nowhere.`)
  return trip && words.trip ? planOfText(trip, words.trip, file) : undefined
}

/** What has beds: a village is no bed yet, and whoever opens the plan would have to look for all of them. */
const bedKinds: readonly string[] = ['hotels', 'cabins', 'point']

/** Returns a plan that a text describes day by day, as a visitor's own. Throws a `ContentError` that names `file` for what is no stop. */
export function planOfText(trip: DescribedTrip, name: string, file: string): Plan {
  const refuse = (fault: string): never => {
    throw new ContentError(`${file}: ${fault}`)
  }
  const place =
    gateways.find((each) => each === trip.from) ??
    refuse(`trip.from is "${trip.from}". Name one of ${gateways.join(', ')}.`)
  const refOf = (reference: string): string => {
    const { kind, id } = splitReference(reference)
    if (kind === 'point') return refOfMapPoint({ id })
    if (!isStopKind(kind) || !listIdsOf(kind).includes(id))
      return refuse(`trip names "${reference}", which is no stop.`)
    return refOfEntry(kind, id)
  }
  const refOfBed = (bed: string | undefined, day: number): string | undefined => {
    const isLast = day === trip.days.length - 1
    if (bed === undefined ? isLast : bedKinds.includes(splitReference(bed).kind)) return bed && refOf(bed)
    return refuse(`trip has no house or site for the night after day ${day + 1}. Name the one that the text names.`)
  }
  return {
    ...emptyPlan,
    name,
    arrival: { place },
    means: { kind: trip.by },
    days: trip.days.map(({ stops, bed }, day) => ({
      stops: stops.map((each) => ({ ref: refOf(each) })),
      bed: refOfBed(bed, day),
    })),
    waiting: trip.waiting.map((each) => ({ ref: refOf(each) })),
  }
}
