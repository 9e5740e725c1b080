// How long a fact can be trusted after its last check, by the kind of fact. Unknown kinds of rows and fields count as facts of
// a house, 18 months.

export interface Lifetime {
  name: string
  months: number
  reason: string
}

const lifetimes = {
  current: {
    name: 'a price, time, timetable or warning',
    months: 12,
    reason: 'it changes with every season, and readers act on it the same day',
  },
  house: {
    name: 'what a house is and how to reach it',
    months: 18,
    reason: 'owners, numbers and addresses change without notice, but seldom twice in a year',
  },
  text: {
    name: 'what a text rests on',
    months: 24,
    reason: 'its sources are reports of their day; what matters of them now is in the facts',
  },
  land: {
    name: 'geography, light or history',
    months: 60,
    reason: 'mountains, roads and the sun stay; maps are drawn anew about as often',
  },
} as const satisfies Record<string, Lifetime>

type KindOfFact = keyof typeof lifetimes

/** By the name of the field, in any file. */
const kindsOfFields: Record<string, KindOfFact> = {
  price: 'current',
  prices: 'current',
  priceRange: 'current',
  rating: 'current',
  reviewCount: 'current',
  starRating: 'current',
  badge: 'current',
  status: 'current',
  openingHours: 'current',
  payment: 'current',
  advisedAgainst: 'current',
  emergency: 'current',
  avalanche: 'current',
  official: 'current',
  legs: 'current',
  apps: 'current',
  limits: 'current',
  phone: 'house',
  website: 'house',
  address: 'house',
  amenities: 'house',
  chargingPoints: 'house',
  registerId: 'house',
  prose: 'text',
  sources: 'text',
  dishes: 'text',
  places: 'text',
  coordinates: 'land',
  road: 'land',
  length: 'land',
  ascent: 'land',
  profile: 'land',
  duration: 'land',
  months: 'land',
  temperature: 'land',
  year: 'land',
}

/** Rows of the table of facts, by id. */
const kindsOfRows: Record<string, KindOfFact> = Object.fromEntries([
  ...listRows(
    'current',
    `hours opening season fee price bus ferry ferries ship boat timetable departures toSvolvaer toLeknes parking checkIn booking
     cancel menu lunch feast entry access permit tickets toilets guided tyres rules catch planned departure car`,
  ),
  ...listRows(
    'land',
    `built founded opened first oldest age restored heritage registered sea fjord mountains height depth range slope path walk
     distance island islet bridges tunnel church midnightSun polarNight darkness twilight sun daylight aurora whales birds rain
     heat fog cloud power residents name colour`,
  ),
])

function listRows(kind: KindOfFact, ids: string): [string, KindOfFact][] {
  return ids.split(/\s+/).map((id) => [id, kind])
}

/** Files whose facts are all of one kind. */
const kindsOfFiles: [RegExp, KindOfFact][] = [
  [/^content\/articles\//, 'text'],
  [/^content\/seasons\/year\.yaml$/, 'land'],
  [/^content\/(?:road|pages\/weather)\//, 'land'],
  [/^content\/map-points\//, 'house'],
  [/^content\/pages\/packing-list\//, 'text'],
]

/** Returns the lifetime of a fact. `fields` are the names of its fields, outermost first; `row` is its id in a table. */
export function lifetimeOf(path: string, fields: readonly string[], row?: string): Lifetime {
  const inner = fields.at(-1)
  if (inner === 'facts' && row && row in kindsOfRows) return lifetimes[kindsOfRows[row] as KindOfFact]
  const byField = fields.toReversed().find((field) => Object.hasOwn(kindsOfFields, field))
  if (byField) return lifetimes[kindsOfFields[byField] as KindOfFact]
  const byFile = kindsOfFiles.find(([pattern]) => pattern.test(path))
  return lifetimes[byFile?.[1] ?? 'house']
}
