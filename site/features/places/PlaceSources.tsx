import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/editorial/group-sources.ts'
import type { Place } from '#site/editorial/place-queries.ts'
import { sayChecked } from '#site/i18n/say-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'

/** Where the facts of a place come from and when they were checked, folded away at the end of the page. */
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
        <p className="sources-checked">{sayChecked({ from, to }, language)}</p>
        <NumberedSources sources={sources.map(({ name, uses: all }) => ({ name, uses: all.join(', ') }))} />
      </div>
    </details>
  )
}
