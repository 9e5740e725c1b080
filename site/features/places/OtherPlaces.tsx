import type { Place } from '#site/editorial/place-queries.ts'
import { distanceBetween, sayKilometres } from '#site/geography/distance-between.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, mapPin } from '#site/ui/icons.ts'
import './OtherPlaces.css'
import '#site/ui/link-rows.css'

interface Props {
  place: Place
  /** All places in their order, this one among them. */
  places: Place[]
  language: Language
}

/** More would be a list of places; there is a page for that. */
const most = 8

/** The guide's other places that are nearest, nearest first. */
export function OtherPlaces({ place, places, language }: Props) {
  const translate = translator(language)
  const others = places
    .filter((other) => other.id !== place.id)
    .map((other) => ({ ...other, away: distanceBetween(place.facts.coordinates, other.facts.coordinates) }))
    .sort((one, other) => one.away - other.away)
    .slice(0, most)
  return (
    <ul className="links">
      {others.map((other) => (
        <li key={other.id}>
          <a href={hrefFor('place', language, { placeId: other.id })}>
            <Icon svg={mapPin} />
            <b>{other.facts.name}</b>
            <small>
              {translate('place.distance', { distance: sayKilometres(other.away, languages[language].locale) })}
            </small>
            <Icon svg={arrowRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links to the place before and the place after, in the order of the places page; the last leads to the first again. */
export function PlaceTurner({ place, places, language }: Props) {
  const translate = translator(language)
  const here = places.findIndex((candidate) => candidate.id === place.id)
  const previous = places.at(here - 1)
  const next = places[(here + 1) % places.length]
  if (places.length < 3 || !previous || !next) return null
  return (
    <nav className="turner" aria-label={translate('place.pages')}>
      <a className="more back" href={hrefFor('place', language, { placeId: previous.id })} rel="prev">
        <Icon svg={arrowRight} />
        <span>{translate('place.previous', { name: previous.facts.name })}</span>
      </a>
      <a className="more" href={hrefFor('place', language, { placeId: next.id })} rel="next">
        <span>{translate('place.next', { name: next.facts.name })}</span>
        <Icon svg={arrowRight} />
      </a>
    </nav>
  )
}
