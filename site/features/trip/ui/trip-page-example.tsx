import { vi } from 'vitest'
import { listFerryFares } from '#site/content/model/pages/camper-copy.ts'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { describeReadyPlans } from '#site/features/trip/plan/list-ready-plans.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import type { TripData } from '#site/features/trip/plan/trip-data.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { boundaryWords } from '#site/ui/boundary-words.ts'
import { TripPlanner } from './TripPlanner.tsx'

/** What the page fetches, in English. */
export const data: TripData = {
  atlas: describeAtlas('en'),
  ready: describeReadyPlans('en'),
  chargersHref: '/en/charging',
  credit: 'Map: somebody',
  fares: listFerryFares('en'),
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  sky: pickWords('en', ['weather.symbol.']),
  backBy: pickWords('en', ['backBy.']),
  emergency: { numbers: ['112 Police'], words: pickWords('en', ['myPosition.sayTitle', 'myPosition.say.']) },
}

export const { words } = data
const drawing = { src: '/drawing.svg', alt: '' }

/** The island of the page, as its screen hands it what is built. */
export function page() {
  return (
    <TripPlanner
      language="en"
      title="My trip"
      lead="Put your days together."
      notLoaded="The plan can’t be shown now."
      words={words}
      ready={data.ready.plans.map(({ title, days, isChoice }) => ({ title, days: isChoice ? 1 : days.length }))}
      allPlans={{ href: '/en/planning', name: 'See the plans' }}
      drawings={{ none: drawing, car: drawing, ev: drawing, camper: drawing, bus: drawing, bike: drawing }}
      boundary={pickWords('en', boundaryWords)}
      notices="Notices"
    />
  )
}

/** Answers what the page asks for: stops and roads, nothing else. Returns what was asked for. */
export function answerPage(answer: () => Promise<Response> = async () => Response.json(data)) {
  const server = vi.fn(async (address: RequestInfo | URL) =>
    String(address) === '/search/stops/en.json' ? answer() : Response.json({}, { status: 503 }),
  )
  vi.stubGlobal('fetch', server)
  return server
}
