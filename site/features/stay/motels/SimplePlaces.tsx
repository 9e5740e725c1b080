import type { Language } from '#contract/languages.ts'
import type { MotelsCopy, SimplePlace } from '#site/content/model/pages/motels-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDate } from '#site/i18n/format-date.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { OutLink } from '#site/ui/OutLink.tsx'
import { fitLabels } from '#site/ui/place-strip-labels.ts'
import { RoadStrip } from '#site/ui/RoadStrip.tsx'
import './SimplePlaces.css'

interface Props {
  places: SimplePlace[]
  copy: MotelsCopy['places']
  language: Language
}

export function SimplePlaces({ places, copy, language }: Props) {
  const formatOffRoad = ({ offRoad }: SimplePlace) =>
    offRoad ? fillGaps(copy.offRoad, { kilometres: offRoad }) : copy.onRoad
  const stops = places.map((place) => ({
    id: place.id,
    name: place.name,
    position: place.kilometre,
    kilometres: place.kilometre,
    href: `#${place.id}`,
    note: formatOffRoad(place),
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
              {formatWholeKilometres(place.kilometre, language)}, {formatOffRoad(place)}
            </span>
            <span>{place.address}</span>
            <p>{copy.about[place.id]}</p>
            {place.phone ? <NumberToRing number={place.phone} /> : null}
            {place.phone || place.website ? null : (
              <>
                {copy.office.name} <NumberToRing number={copy.office.phone} />
              </>
            )}
            {place.website ? <OutLink href={place.website} language={language} /> : null}
          </li>
        ))}
      </ul>
      <p className="small muted">{fillGaps(copy.sources, { date: formatDate(checkedOn, language) })}</p>
    </div>
  )
}
