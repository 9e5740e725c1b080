import type { Language } from '#contract/languages.ts'
import { listMapPoints, type MapPoint } from '#site/editorial/map-point-queries.ts'
import { remember } from '#site/editorial/remember.ts'
import { roadKilometreOf } from '#site/editorial/road-kilometre-queries.ts'
import type { ShownPoint } from './shown-point.ts'

/** What is not known of a point is not in the page either, not even as `undefined`: the page carries every point. */
function leaveOutUnknown<Shown extends object>(point: Shown): Shown {
  return Object.fromEntries(Object.entries(point).filter(([, value]) => value !== undefined)) as Shown
}

function showPoint({ entry: _entry, ...point }: MapPoint): ShownPoint {
  return leaveOutUnknown({ ...point, kilometre: roadKilometreOf(point.coordinates) })
}

/** Every point of the map in a language as its page gets it, in the order of the categories, then by name. */
export const listShownPoints: (language: Language) => ShownPoint[] = remember((language) =>
  listMapPoints(language).map(showPoint),
)
