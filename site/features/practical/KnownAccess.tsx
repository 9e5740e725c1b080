import type { Language } from '#contract/languages.ts'
import { type Access, listKnownAccess } from '#site/content-model/practical.ts'
import { accessValueWords, accessWords } from '#site/content-model/practical-words.ts'
import { formatMonthOfYear } from '#site/i18n/format-date.ts'
import { translator } from '#site/i18n/translate.ts'

/** What is known of access, with the day of the last check. Nothing when nothing is known. */
export function KnownAccess({ access, language }: { access: Access; language: Language }) {
  const translate = translator(language)
  const known = listKnownAccess(access)
  if (known.length === 0) return null
  return (
    <>
      <h3>{translate('access.title')}</h3>
      <dl>
        {known.map(({ field, value, note, checkedOn }) => (
          <div key={field}>
            <dt>{translate(accessWords[field])}</dt>
            <dd>
              {typeof value === 'number' ? `${value}\u00a0cm` : translate(accessValueWords[value])}
              {note ? `: ${note[language]}` : ''}
              <span className="tiny quiet">
                {' '}
                {translate('practical.checked', { month: formatMonthOfYear(checkedOn.slice(0, 7), language) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
