import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { magnifyingGlass } from '#site/ui/icons.ts'
import './SearchForm.css'

interface Props {
  language: Language
  /** Of the field; one of its kind on a page. */
  id: string
  className: string
  /** Has the focus as soon as the panel around it opens. */
  autoFocus?: boolean
}

/**
 * A search field. `search-loader-behaviour.ts` leads what is typed to the search page in the fragment of the address, which
 * no browser sends. The field has no name: without script the form opens the list of all pages, and sends nothing either.
 */
export function SearchForm({ language, id, className, autoFocus }: Props) {
  const translate = translator(language)
  return (
    <search>
      <form className={className} action={hrefFor('search', language)} method="get">
        <label className="vh" htmlFor={id}>
          {translate('search.label')}
        </label>
        <input
          id={id}
          type="text"
          enterKeyHint="search"
          placeholder={translate('search.placeholder')}
          autoComplete="off"
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: only in a panel that its user has just opened to type
          autoFocus={autoFocus}
        />
        <button type="submit" aria-label={translate('search.submit')}>
          <Icon svg={magnifyingGlass} />
        </button>
      </form>
    </search>
  )
}
