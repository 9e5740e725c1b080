import type { Language } from '#contract/languages.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { renderEntryLine } from '#site/content/model/render-text.ts'
import { translator } from '#site/i18n/translate.ts'
import { type Fact, Facts } from '#site/ui/Facts.tsx'
import { formatRoad } from './format-road.ts'

export interface PlaceProps {
  place: Place
  language: Language
}

export function PlaceFacts({ place, language }: PlaceProps) {
  const translate = translator(language)
  const { facts, words } = place
  const rows: Fact[] = [
    { name: translate('place.municipality'), valueHtml: facts.municipality },
    { name: translate('place.road'), valueHtml: formatRoad(place.id, language) },
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row
        ? [
            {
              name: row.name,
              valueHtml: renderEntryLine(row.value, { kind: 'places', id: place.id }, language),
            },
          ]
        : []
    }),
  ]
  return <Facts facts={rows} />
}
