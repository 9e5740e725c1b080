import type { Language } from '#contract/languages.ts'
import type { Amenity } from '#site/editorial/entry-schema.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from './Icon.tsx'
import { gasPump } from './icons.ts'
import './AmenityList.css'

/** A card has room for five (specification §9). */
const mostOnCard = 5

/** The first five things a house offers, and how many more: «Restaurant  Badstue  … +2 mer». Charging stands out. */
export function AmenityList({ amenities, language }: { amenities: readonly { id: Amenity }[]; language: Language }) {
  if (amenities.length === 0) return null
  const more = amenities.length - mostOnCard
  return (
    <ul className="amenities">
      {amenities.slice(0, mostOnCard).map(({ id }) =>
        id === 'charging' ? (
          <li key={id}>
            <Icon svg={gasPump} />
            <b>{sayAmenity(id, language)}</b>
          </li>
        ) : (
          <li key={id}>{sayAmenity(id, language)}</li>
        ),
      )}
      {more > 0 ? <li>{translator(language)('amenity.more', { count: more })}</li> : null}
    </ul>
  )
}
