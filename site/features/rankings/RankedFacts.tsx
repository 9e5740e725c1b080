import type { Language } from '#contract/languages.ts'
import type { Amenity } from '#site/content/model/entry-schema.ts'
import { formatAmenity, formatDifficulty } from '#site/content/model/format-facts.ts'
import type { RankedEntry } from '#site/content/model/ranking-queries.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { car, cookingPot, waves, wifi } from '#site/ui/icons.ts'
import './RankedFacts.css'
import '#site/ui/amenities.css'

// Specification §9.
const mostSpecialties = 6
const mostIncluded = 2
const mostAmenities = 6

const amenityIcons: Partial<Record<Amenity, string>> = { wifi, kitchen: cookingPot, seaView: waves, parking: car }

export function RankedFacts({ ranked: { entry }, language }: { ranked: RankedEntry; language: Language }) {
  const translate = translator(language)
  if (entry.kind === 'restaurants') {
    const { specialties = [], hours } = entry.words.assessment ?? {}
    return (
      <>
        {specialties.length > 0 ? (
          <ul className="amenities small muted">
            {specialties.slice(0, mostSpecialties).map((dish) => (
              <li key={dish}>{dish}</li>
            ))}
          </ul>
        ) : null}
        {hours ? (
          <p className="small at-a-glance">
            <b>{translate('ranking.hours')}:</b> {hours}
          </p>
        ) : null}
      </>
    )
  }
  if (entry.kind === 'activities') {
    const { duration, difficulty } = entry.facts
    const length = entry.words.durationText ?? (duration ? formatHours(duration, language) : undefined)
    // A museum has no grade.
    const isIndoors = entry.facts.setting === 'indoors'
    const included = entry.words.included.slice(0, mostIncluded)
    return (
      <dl className="at-a-glance small">
        {length ? <Row name={translate('outing.duration')} value={length} /> : null}
        {isIndoors ? null : <Row name={translate('difficulty')} value={formatDifficulty(difficulty, language)} />}
        {included.length > 0 ? <Row name={translate('entry.included')} value={included.join(' · ')} /> : null}
      </dl>
    )
  }
  if (entry.facts.amenities.length === 0) return null
  return (
    <ul className="amenities small muted">
      {entry.facts.amenities.slice(0, mostAmenities).map(({ id }) => {
        const icon = amenityIcons[id]
        return (
          <li key={id}>
            {icon ? <Icon svg={icon} /> : null}
            {formatAmenity(id, language)}
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
