import type { Language } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import { namesOfPoints, wayBetween } from '#site/content/roads/way-queries.ts'
import type { Drive } from '#site/features/search/search-text.ts'
import { formatDrive } from '#site/i18n/format-duration.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'

/** Returns the drives between all villages and places of arrival; `template` says one, with {kilometres} and {time}. */
export function listDrives(language: Language, template: string): Drive[] {
  const names = new Map(Object.entries(namesOfPoints()).map(([at, name]) => [name, at]))
  for (const { name, at } of listPlacesOfArrival(language)) if (!names.has(name)) names.set(name, at)
  const places = [...names]
  return places.flatMap(([from, start], index) =>
    places.slice(index + 1).map(([to, end]): Drive => {
      const { kilometres, minutes } = wayBetween(start, end)
      const gaps = {
        kilometres: formatWholeKilometres(kilometres, language),
        time: formatDrive(minutes, language),
      }
      const says = template.replace(/\{(kilometres|time)\}/g, (_, gap: keyof typeof gaps) => gaps[gap])
      return { ends: [from, to], says }
    }),
  )
}
