import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { renderEntryLine } from '#site/content/model/render-text.ts'
import { FoldedSources } from '#site/features/entry/FoldedSources.tsx'
import { translator } from '#site/i18n/translate.ts'
import { type Fact, Facts } from '#site/ui/Facts.tsx'
import { formatRoad, isStart } from './format-road.ts'

export interface PlaceProps {
  place: Place
  language: Language
}

export function PlaceFacts({ place, language }: PlaceProps) {
  const translate = translator(language)
  const { facts, words } = place
  const rows: Fact[] = [
    { name: translate('place.municipality'), valueHtml: facts.municipality },
    ...(isStart(place.id) ? [] : [{ name: translate('place.road'), valueHtml: formatRoad(place.id, language) }]),
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

export function PlaceSources({ place, path, language }: { place: Place; path: string; language: Language }) {
  const translate = translator(language)
  const { facts, words } = place
  const uses = [
    { ...facts.coordinates, use: translate('place.position') },
    ...facts.facts.map((fact) => ({ ...fact, use: words.facts[fact.id]?.name ?? fact.id })),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
  ]
  return <FoldedSources grouped={groupSources(uses, language)} path={path} language={language} />
}
