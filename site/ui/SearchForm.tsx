import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from './Icon.tsx'
import { magnifyingGlass } from './icons.ts'
import { SearchInput } from './SearchInput.tsx'
import './SearchForm.css'

interface Props {
  language: Language
  /** Id of the field; unique on the page. */
  id: string
  className: string
  /** Focuses the field when the panel around it opens. */
  autoFocus?: boolean
}

/**
 * A search field. `search-loader-behaviour.ts` puts the query into the URL fragment of the search page, which is never sent. Sent
 * before that script runs, the form keeps its query as `?q=`, which the search page reads and takes out of the address.
 */
export function SearchForm({ language, id, className, autoFocus }: Props) {
  const translate = translator(language)
  return (
    <search>
      <form className={className} action={hrefFor('search', language)} method="get">
        <label className="visually-hidden" htmlFor={id}>
          {translate('search.label')}
        </label>
        {/* Apart from all text, so that the script finds it as it is here when a browser has translated the page. */}
        <span className="search-input">
          <SearchInput id={id} placeholder={translate('search.placeholder')} autoFocus={autoFocus} />
        </span>
        <button type="submit" aria-label={translate('search.submit')}>
          <Icon svg={magnifyingGlass} />
        </button>
        {/* Empty until letters wait for an answer; the first of them on a script of its own. */}
        <p className="search-sign" aria-live="polite" data-searching={translate('search.searching')} />
      </form>
    </search>
  )
}
