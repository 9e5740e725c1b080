import type { Language } from '#contract/languages.ts'
import { type AnyAccess, isStepFree } from '#site/content/model/practical.ts'
import { accessValueWords } from '#site/content/model/practical-words.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  access: AnyAccess
  /** The list has the filter «Open now», which writes into an empty line. */
  hasHours?: boolean
  language: Language
}

/** What a row of a list says while a filter is on: how its entrance is, and whether it is open. */
export function FilteredRow({ access, hasHours = false, language }: Props) {
  const translate = translator(language)
  const entrance = access === 'unknown' || !isStepFree(access) ? 'unknown' : access.stepFreeEntrance
  return (
    <>
      {entrance === 'unknown' ? null : (
        <p className="filter-row of-trinnfritt">
          {translate('access.stepFreeEntrance')}: {translate(accessValueWords[entrance.value])}
          {entrance.note ? `, ${entrance.note[language]}` : ''}
        </p>
      )}
      {hasHours ? <p className="filter-row of-apent" data-opening-row /> : null}
    </>
  )
}
