import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { magnifyingGlass } from '#site/ui/icons.ts'

interface Props {
  language: Language
  /** Of the field; one of its kind on a page. */
  id: string
  className: string
}

/** A search field that asks the search page; works without script. */
export function SearchForm({ language, id, className }: Props) {
  const translate = translator(language)
  return (
    <search>
      <form className={className} action={hrefFor('search', language)} method="get">
        <label className="vh" htmlFor={id}>
          {translate('search.label')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          placeholder={translate('search.placeholder')}
          autoComplete="off"
          maxLength={200}
        />
        <button type="submit" aria-label={translate('search.submit')}>
          <Icon svg={magnifyingGlass} />
        </button>
      </form>
    </search>
  )
}
