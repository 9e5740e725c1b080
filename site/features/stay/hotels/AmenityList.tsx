import type { Language } from '#contract/languages.ts'
import type { Amenity } from '#site/content/model/entry-schema.ts'
import { formatAmenity } from '#site/content/model/format-facts.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { gasPump } from '#site/ui/icons.ts'
import '#site/ui/amenities.css'

/** Specification §9. */
const mostOnCard = 5

/** The first five amenities and how many more: «Restaurant  Badstue  … +2 mer». Charging is highlighted. */
export function AmenityList({ amenities, language }: { amenities: readonly { id: Amenity }[]; language: Language }) {
  if (amenities.length === 0) return null
  const more = amenities.length - mostOnCard
  return (
    <ul className="amenities small muted">
      {amenities.slice(0, mostOnCard).map(({ id }) =>
        id === 'charging' ? (
          <li key={id}>
            <Icon svg={gasPump} />
            <b>{formatAmenity(id, language)}</b>
          </li>
        ) : (
          <li key={id}>{formatAmenity(id, language)}</li>
        ),
      )}
      {more > 0 ? <li>{translator(language)('amenity.more', { count: more })}</li> : null}
    </ul>
  )
}
