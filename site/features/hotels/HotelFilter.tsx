import type { Language } from '#contract/languages.ts'
import { hasCharging } from '#site/content-model/hotel-lists.ts'
import type { Hotel } from '#site/content-model/hotel-queries.ts'
import { linkToEntry } from '#site/content-model/link-to-entry.ts'
import type { HotelsCopy } from '#site/content-model/pages/hotels-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefForAllHotels, hrefForHotelsWithCharging } from '#site/routes/hotel-filter.ts'
import { hotelFilter } from '#site/routes/hotel-filter-words.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { gasPump } from '#site/ui/icons.ts'
import '#site/ui/chip.css'
import './HotelFilter.css'

interface Props {
  hotels: Hotel[]
  copy: HotelsCopy['list']
  language: Language
}

/** The views of the list as links; without script the style sheet filters while the list is the target. */
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

export function ChargingNote({ hotels, copy, language }: Props) {
  const charging = hotels.filter(hasCharging)
  return (
    <div className="charging-note">
      <p>
        <b>{copy.chargingGroup}</b>{' '}
        {charging.map(({ id, facts }, index) => (
          <span key={id}>
            {index > 0 ? ', ' : ''}
            <a href={linkToEntry('hotels', id, language)}>{facts.name}</a>
          </span>
        ))}
        . {copy.chargingHint}
      </p>
      <p className="when-charging">
        {fillGaps(copy.shownCharging, { count: charging.length, total: hotels.length })}{' '}
        <a href={hrefForAllHotels(language)}>{copy.showAll}</a>
      </p>
    </div>
  )
}
