import type { Language } from '#contract/languages.ts'
import { type GroupedSources, nameSourcesShortly } from '#site/content/model/group-sources.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Fold } from '#site/ui/Fold.tsx'
import './FoldedSources.css'

interface Props {
  grouped: GroupedSources
  /** The path of the page, whose text for machines says source by source what each is used for. */
  path: string
  language: Language
}

/** Who says what a page says, in one folded line: each source once and shortly, the month of the last check, and where an error is reported. */
export function FoldedSources({ grouped: { sources, to }, path, language }: Props) {
  const translate = translator(language)
  const names = nameSourcesShortly(sources)
  return (
    <div className="accordion">
      <Fold
        title={translate('entry.sources', { count: names.length, month: formatMonthOfYear(to.slice(0, 7), language) })}
      >
        <div>
          <p className="small source-names">{names.join(' · ')}</p>
          <p className="small">
            <a className="link" href={`${encodeURI(path)}.md`}>
              {translate('entry.sources.all')}
            </a>
          </p>
        </div>
      </Fold>
      <p className="sources-report small">
        <a className="link" href={hrefFor('contact', language)}>
          {translate('entry.reportError')}
        </a>
      </p>
    </div>
  )
}
