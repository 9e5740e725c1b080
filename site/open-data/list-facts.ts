import type { Language } from '#contract/languages.ts'
import type { Source } from '#site/content/files/sourced.ts'
import type { AnyEntry } from '#site/content/model/entries.ts'
import { formatAge, formatAmenity, formatDifficulty, formatOpenMonths } from '#site/content/model/format-facts.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { type AccessField, listKnownAccess } from '#site/content/model/practical.ts'
import { accessValueWords, accessWords, parkingWords, paymentWords } from '#site/content/model/practical-words.ts'
import { formatOpeningHours } from '#site/domain/calendar/format-opening-hours.ts'
import { formatMonthOfYear, formatSpan } from '#site/i18n/format-date.ts'
import { formatMonths } from '#site/i18n/format-months.ts'
import { formatPrice } from '#site/i18n/format-price.ts'
import { formatChargingPoint, formatCuisines } from '#site/i18n/formats.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'

/** A fact of an entry as machines read it. */
export interface ListedFact {
  name: string
  /** In words of the language, with the links of the content as they are written there; null: nobody has confirmed it. */
  value: string | null
  /** Of a bare number. */
  unit?: string | undefined
  /** Who says so; absent for what the editors decide themselves, such as the village of an entry. */
  source?: string | undefined
  /** `YYYY-MM-DD`. */
  checkedOn?: string | undefined
}

interface Sourced {
  source: Source
  checkedOn: string
}

/** Everything that a kind may know; what a kind does not have is not asked for either. */
type AllFacts = Partial<UnionOf<AnyEntry['facts'] | Place['facts']>>
type UnionOf<Facts> = {
  [Name in Facts extends Facts ? keyof Facts : never]: Facts extends Facts
    ? Name extends keyof Facts
      ? Facts[Name]
      : never
    : never
}

const openingWords = {
  always: 'entry.hours.always',
  shopHours: 'entry.hours.shopHours',
  guests: 'entry.hours.guests',
} as const satisfies Record<string, MessageKey>

const winterWords = {
  usual: 'facts.inWinter.usual',
  no: 'facts.inWinter.no',
} as const satisfies Record<string, MessageKey>

const statusWords = {
  available: 'entry.status.available',
  limited: 'entry.status.limited',
  maintenance: 'entry.status.maintenance',
} as const satisfies Record<string, MessageKey>

/** Returns every fact of an entry or place in the order of its page, and after them what nobody has confirmed. Examples are no facts. */
export function listFacts(entry: AnyEntry | Place, language: Language): ListedFact[] {
  const translate = translator(language)
  const { kind, words } = entry
  const facts: AllFacts & Pick<Place['facts'], 'coordinates' | 'facts' | 'year'> = entry.facts
  const found: ListedFact[] = []
  const missing: ListedFact[] = []

  /** Lists what is known; what this kind of entry could have and nobody has confirmed, as not known. */
  function add(name: string, said: Sourced | undefined, value: string | number | undefined, unit?: string): void {
    const isKnown = said !== undefined && value !== undefined
    if (!isKnown) missing.push({ name, value: null })
    else
      found.push({
        name,
        value: String(value),
        ...(unit ? { unit } : {}),
        source: nameOfSource(said.source, language),
        checkedOn: said.checkedOn,
      })
  }
  const decide = (name: string, value: string | undefined) => value && found.push({ name, value })
  const isHouse = kind !== 'trips' && kind !== 'places'
  const isLodging = kind === 'hotels' || kind === 'cabins'
  const isOuting = kind === 'activities' || kind === 'trips'

  decide(translate('place.municipality'), facts.municipality)
  if (isHouse) {
    add(translate('entry.address'), facts.address, facts.address?.value)
    add(translate('entry.phone'), facts.phone, facts.phone?.value)
    add(translate('entry.website'), facts.website, facts.website?.value)
  }
  const { coordinates, road } = facts
  const roughly = coordinates.isApproximate ? ` (${translate('entry.approximate')})` : ''
  add(translate('place.position'), coordinates, `${coordinates.latitude}, ${coordinates.longitude}${roughly}`)
  if (road) {
    const { kilometre, offRoad } = road
    const way = offRoad
      ? translate('place.roadOff', { kilometres: kilometre, offRoad })
      : translate('place.roadOn', { kilometres: kilometre })
    add(translate('place.road'), road, way)
  }
  if (facts.cuisine) decide(translate('entry.cuisine'), formatCuisines(facts.cuisine, language))
  if (facts.operator) decide(translate('entry.operator'), facts.operator)
  for (const point of facts.chargingPoints ?? [])
    add(translate('entry.points'), point, formatChargingPoint(point, language))
  if (facts.status) {
    const { value, confirmedIn } = facts.status
    const said = value === 'unknown' ? undefined : translate(statusWords[value])
    const lastSeen =
      confirmedIn && translate('entry.status.confirmed', { month: formatMonthOfYear(confirmedIn, language) })
    add(translate('entry.status'), facts.status, said ?? lastSeen)
  }
  if (facts.openingHours) {
    const { value } = facts.openingHours
    add(translate('entry.hours'), facts.openingHours, value === 'unknown' ? undefined : translate(openingWords[value]))
  } else if (isHouse) {
    const lines = facts.hours && formatOpeningHours(facts.hours, language).join('; ')
    add(translate('practical.hours'), facts.hours, lines)
  }
  if (isHouse) {
    const { payment, parking, toilets } = facts
    const ways = payment?.value.map((way) => translate(paymentWords[way])).join(', ')
    add(translate('entry.payment'), payment, ways || undefined)
    add(translate('practical.parking'), parking, parking && translate(parkingWords[parking.value]))
    add(translate('practical.toilets'), toilets, toilets && translate(accessValueWords[toilets.value]))
  }
  if (isLodging) add(translate('facts.checkIn'), facts.checkIn, facts.checkIn?.value)
  if (kind === 'hotels') {
    const { inWinter } = facts
    add(translate('stay.inWinter'), inWinter, inWinter && translate(winterWords[inWinter.value]))
  }
  for (const amenity of facts.amenities ?? [])
    add(translate('entry.amenities'), amenity, formatAmenity(amenity.id, language))

  if (isOuting) {
    const { difficulty, duration, months, advisedAgainst } = facts
    const copy = readTripsCopy(language)
    const { figures } = copy
    if (difficulty && facts.setting !== 'indoors')
      decide(translate('difficulty'), formatDifficulty(difficulty, language))
    const hours = duration && [duration.from, duration.to].filter((each) => each !== undefined).join('–')
    add(translate('outing.duration'), duration, hours, 'h')
    add(translate('outing.months'), months, months && formatOpenMonths(months, language))
    if (advisedAgainst)
      add(translate('facts.advisedAgainst'), advisedAgainst, formatMonths(advisedAgainst.months, language))
    if (kind === 'trips') {
      add(figures.length, facts.length, facts.length?.kilometres, 'km')
      add(figures.ascent, facts.ascent, facts.ascent?.metres, 'm')
      if (facts.children) add(figures.children, facts.children, formatAge(facts.children.from, copy.children))
    }
    if (facts.summit) {
      const { latitude, longitude } = facts.summit.coordinates
      add(facts.summit.name, facts.summit.coordinates, `${latitude}, ${longitude}`)
    }
    if (facts.profile) {
      const heights = facts.profile.points.map(({ kilometre, metre }) => `${kilometre} km: ${metre} m`).join(', ')
      add(translate('facts.profile'), facts.profile, heights)
    }
  }
  if (kind !== 'places') addPrice()

  const known = new Set<AccessField>()
  for (const row of listKnownAccess(entry.facts.access)) {
    known.add(row.field)
    const value = typeof row.value === 'number' ? row.value : translate(accessValueWords[row.value])
    const note = row.note ? `: ${row.note[language]}` : ''
    add(translate(accessWords[row.field]), row, `${value}${note}`, typeof row.value === 'number' ? 'cm' : undefined)
  }
  const { access } = entry.facts
  const asked: readonly AccessField[] =
    access === 'unknown' ? ['stepFreeEntrance', 'accessibleToilet'] : (Object.keys(access) as AccessField[])
  for (const field of asked) if (!known.has(field)) add(translate(accessWords[field]), undefined, undefined)

  for (const bar of facts.year) add(words.year[bar.id] ?? bar.id, bar, formatSpan(bar.from, bar.to, language))
  for (const row of facts.facts) {
    const said = words.facts[row.id]
    if (said) add(said.name, row, said.value)
  }
  return [...found, ...missing]

  /** A row for each price that somebody saw; one that says that none is known where there is none. */
  function addPrice(): void {
    const seen = [facts.price, ...(facts.prices ?? []), ...(facts.extraPrices ?? [])].filter(
      (price) => price?.evidence === 'verified',
    )
    for (const price of seen.length > 0 ? seen : [undefined]) {
      const { amount, basis } = price ? formatPrice(price.value, language) : {}
      add(translate('entry.cost'), price, [amount, basis].filter(Boolean).join(', ') || undefined)
    }
  }
}
