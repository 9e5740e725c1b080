import type { MotelsCopy, SimplePlace } from '#site/editorial/pages/motels-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { sayWholeKilometres } from '#site/i18n/say-kilometres.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { fitLabels } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './SimplePlaces.css'
import '#site/ui/out-link.css'

interface Props {
  places: SimplePlace[]
  copy: MotelsCopy['places']
  language: Language
}

/** Simple places along the E10 as a strip, and below it where exactly each is. */
export function SimplePlaces({ places, copy, language }: Props) {
  const sayOffRoad = ({ offRoad }: SimplePlace) =>
    offRoad ? fillGaps(copy.offRoad, { kilometres: offRoad }) : copy.onRoad
  const stops = places.map((place) => ({
    id: place.id,
    name: place.name,
    position: place.kilometre,
    kilometres: place.kilometre,
    href: `#${place.id}`,
    note: sayOffRoad(place),
    isOff: place.offRoad !== undefined,
  }))
  const checkedOn = places.map((place) => place.checkedOn).sort()[0] ?? ''
  return (
    <div className="simple-places">
      <RoadStrip stops={stops} labels={fitLabels(stops)} label={copy.label} />
      <ul className="camps">
        {places.map((place) => (
          <li id={place.id} key={place.id}>
            <h3>{place.name}</h3>
            <span className="num">
              {sayWholeKilometres(place.kilometre, language)}, {sayOffRoad(place)}
            </span>
            <span>{place.address ?? copy.noAddress}</span>
            <Website place={place} language={language} />
          </li>
        ))}
      </ul>
      <p className="small muted">{fillGaps(copy.sources, { date: sayDate(checkedOn, language) })}</p>
    </div>
  )
}

function Website({ place, language }: { place: SimplePlace; language: Language }) {
  if (!place.website) return null
  return (
    <a className="out-link" href={place.website} target="_blank" rel="noopener">
      {new URL(place.website).hostname.replace(/^www\./, '')}
      <Icon svg={arrowUpRight} />
      <span className="vh"> {translator(language)('restaurant.newTab')}</span>
    </a>
  )
}
