import type { Language } from '#contract/languages.ts'
import { weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { pointOfVillage, wayBetween } from '#site/content/roads/way-queries.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { placeBesideRoad, readE10 } from '#site/domain/geography/road-line.ts'
import { listPlacedPoints } from './course-queries.ts'
import { listMapPoints, type MapPoint } from './map-point-queries.ts'
import { places } from './place-queries.ts'
import { positionOnE10, postAt } from './road-queries.ts'

export interface NearPlace {
  name: string
  /** By road; absent where the way to the next point of the road table is not known. */
  kilometres?: number
}

export interface CampSite extends MapPoint {
  /** Places of the guide, the nearest first; at least one. */
  near: NearPlace[]
  /** Kilometres from the E10, as the crow flies. */
  aside: number
  /** The point of the road table that it is nearest to. */
  point: string
  /** Kilometres by road from each place with a forecast (`weatherPlaceKeys`). */
  kilometres: number[]
}

/** Kilometres as the crow flies: a site farther from every point of the road table has a way of its own. */
const farthestAside = 3
/** How many places are named, and how far away they may be; the nearest always is. */
const mostNear = 3
const farthestNear = 15

/** Returns the kilometres by road to a point of the road table from each place with a forecast. */
export const listDistances = (point: string): number[] =>
  weatherPlaceKeys.map((place) => wayBetween(pointOfVillage(weatherPlaces[place].name), point).kilometres)

/** A hotel or cabin that can be asked for a bed, with the point of the road table at which it stands. */
export interface BedToAsk extends Pick<CampSite, 'id' | 'name' | 'point' | 'kilometres'> {
  phone?: string | undefined
  website?: string | undefined
}

/** Returns the hotels and cabins that have a telephone or a website. */
export function listBedsToAsk(language: Language): BedToAsk[] {
  return [...hotels.list(language), ...cabins.list(language)].flatMap(({ id, facts }) => {
    const { name, village, phone, website } = facts
    if (!(phone || website)) return []
    const point = pointOfVillage(village)
    const kilometres = listDistances(point).map(Math.round)
    return [{ id, name, phone: phone?.value, website: website?.value, point, kilometres }]
  })
}

/** Returns where along the E10 a site is passed or turned off to, next to a point of the road table. */
function postOf({ coordinates }: MapPoint, point: string): number {
  const { kilometre, aside } = placeBesideRoad(coordinates, readE10())
  return aside <= farthestAside ? postAt(kilometre) : positionOnE10(point).kilometre
}

/** Returns the camp sites in the order of the road, from east to west, each with the places that it lies near. */
export function listCampSites(language: Language): CampSite[] {
  const points = listPlacedPoints()
  const named = places.list(language).map(({ id, facts }) => ({ id, name: facts.name }))
  return listMapPoints(language)
    .filter(({ category }) => category === 'camping')
    .map((site) => {
      const [nearest] = points
        .map(({ id, position }) => ({ id, aside: distanceBetween(site.coordinates, position) }))
        .toSorted((one, other) => one.aside - other.aside)
      if (!nearest) throw new Error('The road table has no points.')
      const { id, aside } = nearest
      const ways = named
        .map((place) => ({ name: place.name, kilometres: wayBetween(id, place.id).kilometres + aside }))
        .toSorted((one, other) => one.kilometres - other.kilometres)
      const near: NearPlace[] =
        aside > farthestAside
          ? ways.slice(0, 1).map(({ name }) => ({ name }))
          : ways.filter(({ kilometres }, index) => index === 0 || kilometres <= farthestNear).slice(0, mostNear)
      const kilometres = listDistances(id).map((each) => Math.round(each + aside))
      const onRoad = placeBesideRoad(site.coordinates, readE10())
      return { ...site, near, point: id, kilometres, kilometre: postOf(site, id), aside: onRoad.aside }
    })
    .toSorted((one, other) => one.kilometre - other.kilometre)
    .map(({ kilometre, ...site }) => site)
}
