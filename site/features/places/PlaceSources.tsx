import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content-model/group-sources.ts'
import type { Place } from '#site/content-model/place-queries.ts'
import { formatChecked } from '#site/i18n/format-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'

export function PlaceSources({ place, language }: { place: Place; language: Language }) {
  const translate = translator(language)
  const { facts, words } = place
  const uses = [
    { ...facts.coordinates, use: translate('place.position') },
    ...facts.facts.map((fact) => ({ ...fact, use: words.facts[fact.id]?.name ?? fact.id })),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
  ]
  const { sources, from, to } = groupSources(uses, language)
  return (
    <details>
      <summary>
        {translate('place.sources')}
        <Icon svg={caretDown} />
      </summary>
      <div>
        <p className="sources-checked">{formatChecked({ from, to }, language)}</p>
        <NumberedSources sources={sources.map(({ name, uses: all }) => ({ name, uses: all.join(', ') }))} />
      </div>
    </details>
  )
}
