import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/editorial/entries.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { sayPosition } from '#site/geography/say-position.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { sayChargingPoint } from '#site/i18n/say-charging-point.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { sayOpenMonths } from '#site/i18n/say-open-months.ts'
import { type MessageKey, type Translate, translator } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'

const cuisineWords = {
  seafood: 'cuisine.seafood',
  traditional: 'cuisine.traditional',
  international: 'cuisine.international',
  stockfish: 'cuisine.stockfish',
  cafe: 'cuisine.cafe',
  italian: 'cuisine.italian',
  fineDining: 'cuisine.fineDining',
} as const satisfies Record<string, MessageKey>

const hoursWords = {
  always: 'entry.hours.always',
  shopHours: 'entry.hours.shopHours',
  guests: 'entry.hours.guests',
  unknown: 'entry.notFound',
} as const satisfies Record<string, MessageKey>

const paymentWords = {
  app: 'entry.payment.app',
  card: 'entry.payment.card',
  tag: 'entry.payment.tag',
  car: 'entry.payment.car',
} as const satisfies Record<string, MessageKey>

function factsOfKind(entry: HouseEntry, language: Language, translate: Translate): Fact[] {
  if (entry.kind === 'restaurants') {
    const kitchen = entry.facts.cuisine.map((id) => translate(cuisineWords[id])).join(', ')
    return [{ name: translate('entry.cuisine'), valueHtml: capitalise(kitchen) }]
  }
  if (entry.kind === 'stations') {
    const { operator, chargingPoints, openingHours, payment } = entry.facts
    const ways = payment.value.map((way) => translate(paymentWords[way])).join(', ')
    return [
      { name: translate('entry.operator'), valueHtml: renderInlineMarkdown(operator) },
      {
        name: translate('entry.points'),
        valueHtml: chargingPoints.map((point) => sayChargingPoint(point, language)).join('<br>'),
      },
      { name: translate('entry.hours'), valueHtml: translate(hoursWords[openingHours.value]) },
      { name: translate('entry.payment'), valueHtml: ways ? capitalise(ways) : translate('entry.notFound') },
    ]
  }
  if (entry.kind === 'activities') {
    const { duration, difficulty, months } = entry.facts
    return [
      {
        name: translate('outing.duration'),
        valueHtml: entry.words.durationText ?? (duration ? sayHours(duration, language) : ''),
      },
      { name: translate('difficulty'), valueHtml: sayDifficulty(difficulty, language) },
      { name: translate('outing.months'), valueHtml: capitalise(sayOpenMonths(months, language)) },
    ]
  }
  const { amenities } = entry.facts
  if (amenities.length === 0) return []
  return [
    { name: translate('entry.amenities'), valueHtml: amenities.map(({ id }) => sayAmenity(id, language)).join(' · ') },
  ]
}

/** Whoever comes by car asks for a place to leave it before anything else: where no source says, the table does. */
function factsOfParking(entry: HouseEntry, language: Language, translate: Translate): Fact[] {
  if (entry.kind !== 'hotels' && entry.kind !== 'cabins') return []
  if (entry.facts.amenities.some(({ id }) => id === 'parking')) return []
  return [{ name: sayAmenity('parking', language), valueHtml: translate('entry.notFound') }]
}

/** The rows of the table of facts: where it is, what its kind has, what its editors wrote, and what was not found. */
export function factsOfEntry(entry: HouseEntry, language: Language): Fact[] {
  const translate = translator(language)
  const { facts, words } = entry
  const { coordinates } = facts
  const rough = coordinates.isApproximate ? ` (${translate('entry.approximate')})` : ''
  // An activity is no house: many have no door to send anybody to.
  const wanted = entry.kind === 'activities' ? (['website'] as const) : (['address', 'website', 'phone'] as const)
  const missing = wanted.filter((field) => !facts[field])
  const names = {
    address: translate('entry.address'),
    website: translate('entry.website'),
    phone: translate('entry.phone'),
  }
  return [
    ...(facts.address ? [{ name: names.address, valueHtml: renderInlineMarkdown(facts.address.value) }] : []),
    { name: translate('place.municipality'), valueHtml: facts.municipality },
    { name: translate('place.position'), valueHtml: `${sayPosition(coordinates, language)}${rough}` },
    ...factsOfKind(entry, language, translate),
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row ? [{ name: row.name, valueHtml: renderInlineMarkdown(row.value) }] : []
    }),
    ...factsOfParking(entry, language, translate),
    ...missing.map((field) => ({ name: names[field], valueHtml: translate('entry.notFound') })),
  ]
}
