import { nameOfSource } from '#site/editorial/group-sources.ts'
import { hasCharging } from '#site/editorial/hotel-lists.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import type { EvChargingCopy } from '#site/editorial/pages/ev-charging-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { hrefForHotelsWithCharging } from '#site/routes/hotel-filter.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './HotelsWithCharging.css'
import '#site/ui/Facts.css'

interface Props {
  hotels: Hotel[]
  copy: EvChargingCopy['hotels']
  language: Language
}

/** The hotels of which a source says that one can charge there, with that source. */
export function HotelsWithCharging({ hotels, copy, language }: Props) {
  const charging = hotels.filter(hasCharging)
  return (
    <div>
      <h3 className="charging-hotels">{copy.title}</h3>
      <dl className="facts charging-facts">
        {charging.map(({ id, facts }) => {
          const source = facts.amenities.find((amenity) => amenity.id === 'charging')?.source ?? ''
          const href = hrefFor('hotel', language, { id })
          return (
            <div key={id}>
              <dt>
                <a href={href}>{facts.name}</a>
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
        <MoreLink href={hrefForHotelsWithCharging(language)}>{copy.more}</MoreLink>
      </p>
    </div>
  )
}
