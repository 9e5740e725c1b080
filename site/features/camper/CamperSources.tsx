import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content-model/group-sources.ts'
import type { CamperSection } from '#site/content-model/pages/camper-copy.ts'
import { formatChecked } from '#site/i18n/format-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'

/** Who says what the sections of the page say. */
export function CamperSources({ sections, language }: { sections: readonly CamperSection[]; language: Language }) {
  const uses = sections.flatMap(({ rows }) => rows.map((row) => ({ ...row, use: row.name })))
  const { sources, from, to } = groupSources(uses, language)
  return (
    <div className="accordion">
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
    </div>
  )
}
