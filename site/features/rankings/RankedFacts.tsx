import type { Language } from '#contract/languages.ts'
import type { Amenity } from '#site/editorial/entry-schema.ts'
import type { RankedEntry } from '#site/editorial/ranking-queries.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { sayDifficulty } from '#site/i18n/say-difficulty.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { car, cookingPot, waves, wifi } from '#site/ui/icons.ts'
import './RankedFacts.css'
import '#site/ui/AmenityList.css'

interface Props {
  ranked: RankedEntry
  language: Language
}

// How many stand on a card (specification §9).
const mostSpecialties = 6
const mostIncluded = 2
const mostAmenities = 6

const amenityIcons: Partial<Record<Amenity, string>> = { wifi, kitchen: cookingPot, seaView: waves, parking: car }

/** What one wants to know of an entry of its kind at a glance: dishes and hours, length and difficulty, or amenities. */
export function RankedFacts({ ranked: { entry, words }, language }: Props) {
  const translate = translator(language)
  if (entry.kind === 'restaurants') {
    return (
      <>
        {words.specialties.length > 0 ? (
          <ul className="amenities">
            {words.specialties.slice(0, mostSpecialties).map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
        ) : null}
        {words.hours ? (
          <p className="small at-a-glance">
            <b>{translate('ranking.hours')}:</b> {words.hours}
          </p>
        ) : null}
      </>
    )
  }
  if (entry.kind === 'activities' || entry.kind === 'trips') {
    const { duration, difficulty } = entry.facts
    const length = entry.words.durationText ?? (duration ? sayHours(duration, language) : undefined)
    const included = entry.kind === 'activities' ? entry.words.included.slice(0, mostIncluded) : []
    return (
      <dl className="at-a-glance small">
        {length ? <Row name={translate('outing.duration')} value={length} /> : null}
        <Row name={translate('difficulty')} value={sayDifficulty(difficulty, language)} />
        {included.length > 0 ? <Row name={translate('entry.included')} value={included.join(' · ')} /> : null}
      </dl>
    )
  }
  if (entry.facts.amenities.length === 0) return null
  return (
    <ul className="amenities">
      {entry.facts.amenities.slice(0, mostAmenities).map(({ id }) => {
        const icon = amenityIcons[id]
        return (
          <li key={id}>
            {icon ? <Icon svg={icon} /> : null}
            {sayAmenity(id, language)}
          </li>
        )
      })}
    </ul>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
