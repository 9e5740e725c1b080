import type { Language } from '#contract/languages.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { type Hotel, hasCharging } from '#site/content/model/hotel-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefForFiltered, listFilter } from '#site/routes/list-filter.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './charging.css'
import '#site/ui/Facts.css'

interface Props {
  hotels: Hotel[]
  copy: EvChargingCopy['hotels']
  language: Language
}

export function HotelsWithCharging({ hotels, copy, language }: Props) {
  const charging = hotels.filter(hasCharging)
  return (
    <div>
      <h3 className="charging-hotels">{copy.title}</h3>
      <dl className="facts charging-facts">
        {charging.map(({ id, facts }) => {
          const source = facts.amenities.find((amenity) => amenity.id === 'charging')?.source ?? ''
          return (
            <div key={id}>
              <dt>
                <a href={linkToEntry('hotels', id, language)}>{facts.name}</a>
              </dt>
              <dd>{fillGaps(copy.charger, { source: nameOfSource(source, language) })}</dd>
            </div>
          )
        })}
        <div>
          <dt>{copy.others}</dt>
          <dd>{copy.othersText}</dd>
        </div>
      </dl>
      <p className="charging-more">
        <MoreLink href={hrefForFiltered(hrefFor('hotels', language), listFilter.charging)}>{copy.more}</MoreLink>
      </p>
    </div>
  )
}
