import type { RoadMessage } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { Bridge } from '#site/content/roads/way-queries.ts'
import { findLegs } from '#site/domain/geography/find-way.ts'
import type { RoadTable } from '#site/domain/geography/road-table.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { findBridgesOn, findLegsOf, listObstacles } from './judge-way.ts'

const dayMs = 24 * 3_600_000

/**
 * Shows what a road still leads to from a place while one is closed, in each list (`data-most`) first what is off the outer coast in a
 * gale, then what can be rung or written to, then the nearest, or that nothing is left. What lies beyond a bridge that gusts may shut
 * (`windy`) is left out. Hides all while closures leave a road to everything.
 */
export function fillReach(
  section: HTMLElement,
  from: WeatherPlace,
  {
    roads,
    messages,
    now,
    isGale,
    windy,
  }: { roads: RoadTable; messages: readonly RoadMessage[]; now: number; isGale: boolean; windy: readonly Bridge[] },
): void {
  const closed = listObstacles(messages, now, now + dayMs, ['closed'])
  const shut = closed.flatMap((message) => findLegsOf(message, roads))
  const open = roads.legs.filter((leg) => !shut.includes(leg))
  const calm = open.filter((leg) => findBridgesOn([leg], windy).length === 0)
  const leads = (legs: typeof open, { dataset }: HTMLElement) => findLegs(legs, from, dataset.way ?? '') !== undefined
  const farOf = ({ dataset }: HTMLElement) => Number(dataset.kilometres?.split(' ')[weatherPlaceKeys.indexOf(from)])
  const isExposed = ({ dataset }: HTMLElement) => Number(isGale && dataset.outer !== undefined)
  const isUnlisted = ({ dataset }: HTMLElement) => Number(dataset.unlisted !== undefined)
  let isAllReached = true
  let isCut = false
  for (const list of section.querySelectorAll<HTMLElement>('[data-most]')) {
    const items = [...list.querySelectorAll<HTMLElement>('[data-way]')]
    const reached = items
      .filter((item) => leads(calm, item))
      .toSorted(
        (one, other) =>
          isExposed(one) - isExposed(other) || isUnlisted(one) - isUnlisted(other) || farOf(one) - farOf(other),
      )
    const left = items.filter((item) => leads(open, item)).length
    isAllReached &&= left === items.length
    isCut ||= reached.length < left
    for (const item of items) {
      const at = reached.indexOf(item)
      item.hidden = at < 0 || at >= Number(list.dataset.most)
      item.style.order = String(at)
    }
    const none = list.querySelector<HTMLElement>('[data-none]')
    if (none) none.hidden = reached.length > 0
  }
  section.hidden = isAllReached
  const said = section.querySelector<HTMLElement>('[data-reach-from]')
  if (!said) return
  const { reachFrom = '', reachStorm = '' } = said.dataset
  const place = weatherPlaces[from].name
  said.textContent = [fillGaps(reachFrom, { place }), ...(isCut ? [reachStorm] : [])].join(' ')
}
