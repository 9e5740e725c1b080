import { type Language, languages } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { positionOnE10 } from '#site/content/model/road-queries.ts'
import { distanceBetween, formatKilometres } from '#site/domain/geography/distance-between.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, mapPin } from '#site/ui/icons.ts'
import './PlaceArticle.css'
import '#site/ui/link-rows.css'

interface Props {
  place: Place
  /** All places in their order, including this one. */
  places: Place[]
  language: Language
}

/** There is a page that lists all. */
const most = 4

export function OtherPlaces({ place, places, language }: Props) {
  const translate = translator(language)
  const others = places
    .filter((other) => other.id !== place.id)
    .map((other) => ({ ...other, away: distanceBetween(place.facts.coordinates, other.facts.coordinates) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
  return (
    <ul className="link-rows rows">
      {others.map((other) => (
        <li key={other.id}>
          <a href={linkToEntry('places', other.id, language)}>
            <Icon svg={mapPin} />
            <b>{other.facts.name}</b>
            <small>
              {translate('place.distance', { distance: formatKilometres(other.away, languages[language].locale) })}
            </small>
            <Icon svg={arrowRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Returns places in the order in which one comes to them on the E10 from Svolvær. */
export function followRoad(places: readonly Place[]): Place[] {
  return places
    .map((place) => ({ place, ...positionOnE10(place.id) }))
    .sort((one, other) => one.kilometre - other.kilometre || (one.offRoad ?? 0) - (other.offRoad ?? 0))
    .map(({ place }) => place)
}

/** Links to the previous and next place along the road; the last one leads to the first. */
export function PlaceTurner({ place, places, language }: Props) {
  const translate = translator(language)
  const road = followRoad(places)
  const here = road.findIndex((candidate) => candidate.id === place.id)
  const previous = road.at(here - 1)
  const next = road[(here + 1) % road.length]
  if (places.length < 3 || !previous || !next) return null
  return (
    <nav className="turner" aria-label={translate('place.pages')}>
      <a className="more back" href={linkToEntry('places', previous.id, language)} rel="prev">
        <Icon svg={arrowRight} />
        <span>{translate('place.previous', { name: previous.facts.name })}</span>
      </a>
      <a className="more" href={linkToEntry('places', next.id, language)} rel="next">
        <span>{translate('place.next', { name: next.facts.name })}</span>
        <Icon svg={arrowRight} />
      </a>
    </nav>
  )
}
