import type { Language } from '#contract/languages.ts'
import type { groupSources } from '#site/content/model/group-sources.ts'
import { formatChecked } from '#site/i18n/format-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'
import './CheckedSources.css'

interface Props {
  grouped: ReturnType<typeof groupSources>
  /** What the guide computed itself; listed last. */
  ownWork: string
  language: Language
}

export function CheckedSources({ grouped, ownWork, language }: Props) {
  const { sources, from, to } = grouped
  return (
    <>
      <p className="sources-checked">
        <b>{formatChecked({ from, to }, language)}</b>
      </p>
      <NumberedSources
        sources={[...sources.map(({ name, uses }) => ({ name, uses: uses.join(', ') })), { name: ownWork }]}
      />
      <p className="sources-report">
        <a className="link" href={hrefFor('contact', language)}>
          {translator(language)('entry.reportError')}
        </a>
      </p>
    </>
  )
}
