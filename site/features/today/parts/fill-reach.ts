import type { RoadMessage } from '#contract/today.ts'
import { type WeatherPlace, weatherPlaceKeys, weatherPlaces } from '#contract/weather-places.ts'
import type { RoadTable } from '#site/domain/geography/road-table.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { judgeWay, listObstacles } from './judge-way.ts'

const dayMs = 24 * 3_600_000

/**
 * Shows what a road still leads to from a place, in each list (`data-most`) the nearest of it, in a gale what is off the outer coast first,
 * or that nothing of it is left; hides all while a road leads to everything.
 */
export function fillReach(
  section: HTMLElement,
  from: WeatherPlace,
  {
    roads,
    messages,
    now,
    isGale,
  }: { roads: RoadTable; messages: readonly RoadMessage[]; now: number; isGale: boolean },
): void {
  const closed = listObstacles(messages, now, now + dayMs, ['closed'])
  const isReached = ({ dataset }: HTMLElement) =>
    judgeWay(roads, { from, to: dataset.way ?? '' }, closed).open !== undefined
  const farOf = ({ dataset }: HTMLElement) => Number(dataset.kilometres?.split(' ')[weatherPlaceKeys.indexOf(from)])
  const isExposed = ({ dataset }: HTMLElement) => Number(isGale && dataset.outer !== undefined)
  let isAllReached = true
  for (const list of section.querySelectorAll<HTMLElement>('[data-most]')) {
    const items = [...list.querySelectorAll<HTMLElement>('[data-way]')]
    const reached = items
      .filter(isReached)
      .toSorted((one, other) => isExposed(one) - isExposed(other) || farOf(one) - farOf(other))
    isAllReached &&= reached.length === items.length
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
  if (said) said.textContent = fillGaps(said.dataset.reachFrom ?? '', { place: weatherPlaces[from].name })
}
