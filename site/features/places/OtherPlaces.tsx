import { type Language, languages } from '#contract/languages.ts'
import { linkToEntry } from '#site/content-model/link-to-entry.ts'
import type { Place } from '#site/content-model/place-queries.ts'
import { distanceBetween, formatKilometres } from '#site/geography/distance-between.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowRight, mapPin } from '#site/ui/icons.ts'
import './OtherPlaces.css'
import '#site/ui/link-rows.css'

interface Props {
  place: Place
  /** All places in their order, including this one. */
  places: Place[]
  language: Language
}

/** There is a page that lists all. */
const most = 8

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

/** Links to the previous and next place in the order of the places page; the last one leads to the first. */
export function PlaceTurner({ place, places, language }: Props) {
  const translate = translator(language)
  const here = places.findIndex((candidate) => candidate.id === place.id)
  const previous = places.at(here - 1)
  const next = places[(here + 1) % places.length]
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
