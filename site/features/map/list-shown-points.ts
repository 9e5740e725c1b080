import type { Language } from '#contract/languages.ts'
import { remember } from '#site/content/files/remember.ts'
import { listMapPoints, type MapPoint } from '#site/content/model/map-point-queries.ts'
import { type AnyAccess, isStepFree, listKnownAccess } from '#site/content/model/practical.ts'
import { accessWords, describeAccess } from '#site/content/model/practical-words.ts'
import { roadKilometreOf } from '#site/content/model/road-kilometre-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import type { ShownPoint } from './shown-point.ts'

/** Removes undefined fields, since the page carries every point. */
function leaveOutUnknown<Shown extends object>(point: Shown): Shown {
  return Object.fromEntries(Object.entries(point).filter(([, value]) => value !== undefined)) as Shown
}

function listAccessLines(access: AnyAccess, language: Language): string[] | undefined {
  const translate = translator(language)
  const lines = listKnownAccess(access).map(
    (row) => `${translate(accessWords[row.field])}: ${describeAccess(row, language)}`,
  )
  return lines.length > 0 ? lines : undefined
}

function showPoint({ entry: _entry, access, ...point }: MapPoint, language: Language): ShownPoint {
  return leaveOutUnknown({
    ...point,
    kilometre: roadKilometreOf(point.coordinates),
    isStepFree: isStepFree(access) || undefined,
    access: listAccessLines(access, language),
  })
}

/** Returns every point of the map as its page gets it, by category, then by name. */
export const listShownPoints: (language: Language) => ShownPoint[] = remember((language) =>
  listMapPoints(language).map((point) => showPoint(point, language)),
)
