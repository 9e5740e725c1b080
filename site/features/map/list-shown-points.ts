import type { Language } from '#contract/languages.ts'
import { remember } from '#site/content-files/remember.ts'
import { listMapPoints, type MapPoint } from '#site/content-model/map-point-queries.ts'
import { roadKilometreOf } from '#site/content-model/road-kilometre-queries.ts'
import type { ShownPoint } from './shown-point.ts'

/** Removes undefined fields, since the page carries every point. */
function leaveOutUnknown<Shown extends object>(point: Shown): Shown {
  return Object.fromEntries(Object.entries(point).filter(([, value]) => value !== undefined)) as Shown
}

function showPoint({ entry: _entry, ...point }: MapPoint): ShownPoint {
  return leaveOutUnknown({ ...point, kilometre: roadKilometreOf(point.coordinates) })
}

/** Returns every point of the map as its page gets it, by category, then by name. */
export const listShownPoints: (language: Language) => ShownPoint[] = remember((language) =>
  listMapPoints(language).map(showPoint),
)
