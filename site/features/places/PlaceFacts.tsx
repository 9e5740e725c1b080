import type { Language } from '#contract/languages.ts'
import type { Place } from '#site/editorial/place-queries.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { RoadStop } from '#site/editorial/road-queries.ts'
import { sayPosition } from '#site/geography/say-position.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { type Fact, Facts } from '#site/ui/Facts.tsx'
import { sayRoad } from './say-road.ts'

/** The table of what can be looked up about a place, with the day its oldest fact was checked. */
export function PlaceFacts({
  place,
  stop,
  language,
}: {
  place: Place
  stop: RoadStop | undefined
  language: Language
}) {
  const translate = translator(language)
  const { facts, words } = place
  const rows: Fact[] = [
    { name: translate('place.municipality'), valueHtml: facts.municipality },
    { name: translate('place.position'), valueHtml: sayPosition(facts.coordinates, language) },
    ...(stop ? [{ name: translate('place.road'), valueHtml: sayRoad(stop, language) }] : []),
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row ? [{ name: row.name, valueHtml: renderInlineMarkdown(row.value) }] : []
    }),
  ]
  const checkedOn = [facts.coordinates, ...facts.facts].map((fact) => fact.checkedOn).sort()[0] ?? ''
  return (
    <>
      <Facts facts={rows} />
      <p className="tiny quiet">{translate('place.checked', { date: sayDate(checkedOn, language) })}</p>
    </>
  )
}
