import type { TodayParts } from '#contract/today.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { buildElement } from '#site/ui/build-element.ts'
import type { Saying } from './say-part.ts'

/** What stood there when the page came, for stations that stop reporting. */
const asBuilt = new WeakMap<HTMLElement, { status: string | undefined; words: Node[] }>()

/**
 * Writes into every `StationStatus` of a page how many of its points are free, with the age of the oldest report. What no source
 * reports keeps what the page was built with. Colours are for what is fresh.
 */
export function showStationStatus(root: ParentNode, part: TodayParts['charging'], saying: Saying): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-station-status]')) {
    const words = element.querySelector('span')
    if (!words) continue
    if (!asBuilt.has(element)) asBuilt.set(element, { status: element.dataset.status, words: [...words.childNodes] })
    const live = describeStation(part, element.dataset.stationStatus ?? '', saying)
    const built = asBuilt.get(element)
    element.dataset.status = live?.status ?? built?.status
    if (live) words.replaceChildren(live.text, ' ', buildElement('small', {}, live.age))
    else words.replaceChildren(...(built?.words ?? []))
  }
}

function describeStation(part: TodayParts['charging'], id: string, { words, locale, now }: Saying) {
  const station = part.data?.find((each) => each.station === id)
  if (!station || station.free === null || station.reportedAt === null) return null
  const { free, points, outOfOrder } = station
  const isBroken = outOfOrder === points
  const status = free > 0 ? 'available' : isBroken ? 'maintenance' : 'limited'
  const text =
    free > 0
      ? fillGaps(words.chargingFree, { n: free, m: points })
      : isBroken
        ? words.chargingBroken
        : words.chargingBusy
  return {
    status: part.state === 'fresh' ? status : 'unknown',
    text,
    age: formatAge(station.reportedAt, now, locale),
  }
}
