import { hasCharging } from '#site/editorial/hotel-lists.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import type { HotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { hrefForAllHotels, hrefForHotelsWithCharging } from '#site/routes/hotel-filter.ts'
import { hotelFilter } from '#site/routes/hotel-filter-words.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { gasPump } from '#site/ui/icons.ts'
import './HotelFilter.css'

interface Props {
  hotels: Hotel[]
  copy: HotelsCopy['list']
  language: Language
}

/**
 * The two views of the list, as links: they work without script, because the style sheet hides the other hotels while
 * the list is the target of the address.
 */
export function HotelFilter({ hotels, copy, language }: Props) {
  return (
    <nav className="filter" aria-label={copy.filter}>
      <a className="chip" href={hrefForAllHotels(language)} data-filter-link="all">
        {copy.all} <span className="num">{hotels.length}</span>
      </a>
      <a className="chip" href={hrefForHotelsWithCharging(language)} data-filter-link={hotelFilter.charging}>
        <Icon svg={gasPump} />
        {copy.charging} <span className="num">{hotels.filter(hasCharging).length}</span>
      </a>
    </nav>
  )
}

/** The hotels with charging, named above the list, and what the list shows: whoever asks for them finds them in any case. */
export function ChargingNote({ hotels, copy, language }: Props) {
  const charging = hotels.filter(hasCharging)
  return (
    <div className="charging-note">
      <p>
        <b>{copy.chargingGroup}</b>{' '}
        {charging.map((hotel, index) => {
          const href = hrefFor('hotel', language, { id: hotel.id })
          return (
            <span key={hotel.id}>
              {index > 0 ? ', ' : ''}
              <a href={href}>{hotel.facts.name}</a>
            </span>
          )
        })}
        . {copy.chargingHint}
      </p>
      <p className="when-charging">
        {fillGaps(copy.shownCharging, { count: charging.length, total: hotels.length })}{' '}
        <a href={hrefForAllHotels(language)}>{copy.showAll}</a>
      </p>
    </div>
  )
}
