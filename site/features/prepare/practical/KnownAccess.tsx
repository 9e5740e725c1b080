import type { Language } from '#contract/languages.ts'
import { nameOfSource } from '#site/content/model/group-sources.ts'
import { type Access, listKnownAccess } from '#site/content/model/practical.ts'
import { accessWords, describeAccess } from '#site/content/model/practical-words.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'

/** What is known of access, with who says so: nobody was there to look. Nothing when nothing is known. */
export function KnownAccess({ access, language }: { access: Access; language: Language }) {
  const translate = translator(language)
  const known = listKnownAccess(access)
  if (known.length === 0) return null
  const saidBy = known.map(({ source, checkedOn }) =>
    translate('practical.accessSaid', {
      source: nameOfSource(source, language),
      month: formatMonthOfYear(checkedOn.slice(0, 7), language),
    }),
  )
  return (
    <>
      <h3>{translate('access.title')}</h3>
      <dl>
        {known.map((row) => (
          <div key={row.field}>
            <dt>{translate(accessWords[row.field])}</dt>
            <dd>{describeAccess(row, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="tiny quiet">{[...new Set(saidBy)].join(' ')}</p>
    </>
  )
}
