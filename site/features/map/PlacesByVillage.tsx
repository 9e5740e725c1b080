import type { Language } from '#contract/languages.ts'
import type { MapCategory } from '#site/content/model/map-categories.ts'
import { roadKilometreOf, roadKilometresTo } from '#site/content/model/road-kilometre-queries.ts'
import { findVillageOf, type NamedPlace } from '#site/content/model/village-of-point.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { listShownPoints } from './list-shown-points.ts'
import { searchForPoint } from './map-state.ts'
import type { ShownPoint } from './shown-point.ts'
import '#site/ui/accordion.css'
import './PlacesByVillage.css'

interface VillagePlaces {
  village: NamedPlace
  /** On the E10 from Svolvær, below zero before it; absent off the road, on islands and beyond Lofoten. */
  kilometre: number | undefined
  /** Of road from Svolvær, those beside the E10 too. */
  kilometresOfRoad: number | undefined
  points: ShownPoint[]
}

/** As far as the kilometres say that stand beside the name, then what lies before Svolvær, then what no road reaches. */
function orderOf({ kilometre = 0, kilometresOfRoad = Number.POSITIVE_INFINITY }: VillagePlaces): number {
  return kilometre < 0 ? 1000 - kilometre : kilometresOfRoad
}

/** Returns the points of some categories that have no page of their own, by the nearest village, from Svolvær outwards; then those before Svolvær. */
export function groupByVillage(categories: readonly MapCategory[], language: Language): VillagePlaces[] {
  const points = listShownPoints(language).filter(({ category, href }) => categories.includes(category) && !href)
  const placed = points.map((point) => ({ point, village: findVillageOf(point) }))
  const villages = new Map(placed.map(({ village }) => [village.name, village]))
  return [...villages.values()]
    .map((village) => ({
      village,
      kilometre: roadKilometreOf(village),
      kilometresOfRoad: roadKilometresTo(village),
      points: placed.filter(({ village: { name } }) => name === village.name).map(({ point }) => point),
    }))
    .sort((one, other) => orderOf(one) - orderOf(other))
}

/** «Svolvær Restaurant» is called a restaurant already. */
function saysMore(name: string, [kind = '', ...more]: string[]): boolean {
  return more.length > 0 || !name.toLowerCase().includes(kind.toLowerCase())
}

/** What the map knows of places without a page of their own, folded by village, with the way to each on the map. */
export function PlacesByVillage({ categories, language }: { categories: readonly MapCategory[]; language: Language }) {
  const map = hrefFor('map', language)
  return (
    <div className="accordion places-by-village">
      {groupByVillage(categories, language).map(({ village: { name: village }, kilometresOfRoad, points }) => (
        <details key={village}>
          <summary>
            <span>
              <b>{village}</b>{' '}
              {kilometresOfRoad === undefined ? null : (
                <small>{formatWholeKilometres(kilometresOfRoad, language)}</small>
              )}
            </span>
            <span className="num">
              {points.length} <Icon svg={caretDown} />
            </span>
          </summary>
          <ul>
            {points.map(({ id, name, description, address, website, phone, access = [] }) => (
              <li key={id}>
                <a className="link" href={map + searchForPoint(id)}>
                  {name}
                </a>
                {saysMore(name, [description, ...access]) ? <p>{[description, ...access].join(' ')}</p> : null}
                {address ? <p>{address}</p> : null}
                {phone ? <NumberToRing number={phone} /> : null}
                {website ? <OutLink href={website} language={language} /> : null}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
