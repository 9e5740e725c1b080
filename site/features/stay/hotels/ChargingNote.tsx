import type { Language } from '#contract/languages.ts'
import { type Hotel, hasCharging } from '#site/content/model/hotel-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { HotelsCopy } from '#site/content/model/pages/hotels-copy.ts'

interface Props {
  hotels: Hotel[]
  copy: HotelsCopy['list']
  language: Language
}

/** The hotels with charging by name, for whoever arrives at the filter without script. */
export function ChargingNote({ hotels, copy, language }: Props) {
  return (
    <p className="charging-note">
      <b>{copy.chargingGroup}</b>{' '}
      {hotels.filter(hasCharging).map(({ id, facts }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : ''}
          <a href={linkToEntry('hotels', id, language)}>{facts.name}</a>
        </span>
      ))}
      . {copy.chargingHint}
    </p>
  )
}
