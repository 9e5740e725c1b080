import type { Language } from '#contract/languages.ts'
import { groupSources, type SourceUse } from '#site/content/model/group-sources.ts'
import { formatChecked } from '#site/i18n/format-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'

interface Props {
  /** Each fact with what it is used for. */
  uses: readonly SourceUse[]
  language: Language
}

/** Who says what a page says, folded, with the days of the checks; inside `.accordion`. */
export function FoldedSources({ uses, language }: Props) {
  const { sources, from, to } = groupSources(uses, language)
  return (
    <details>
      <summary>
        {translator(language)('place.sources')}
        <Icon svg={caretDown} />
      </summary>
      <div>
        <p className="sources-checked">{formatChecked({ from, to }, language)}</p>
        <NumberedSources sources={sources.map(({ name, uses: all }) => ({ name, uses: all.join(', ') }))} />
      </div>
    </details>
  )
}
