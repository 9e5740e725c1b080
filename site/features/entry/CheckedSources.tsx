import type { groupSources } from '#site/editorial/group-sources.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayChecked } from '#site/i18n/say-checked.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { NumberedSources } from '#site/ui/NumberedSources.tsx'
import './CheckedSources.css'

interface Props {
  grouped: ReturnType<typeof groupSources>
  /** What the guide computed itself: the last of the sources. */
  ownWork: string
  language: Language
}

/** Where a page's facts come from, numbered, when somebody compared them, and where to say that one is wrong. */
export function CheckedSources({ grouped, ownWork, language }: Props) {
  const { sources, from, to } = grouped
  return (
    <>
      <p className="sources-checked">
        <b>{sayChecked({ from, to }, language)}</b>
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
