import type { SearchCopy } from '#site/editorial/pages/search-copy.ts'
import { type Language, languages } from '#site/i18n/languages.ts'
import type { IndexedPage, SearchGroupId } from './describe-page.ts'

const order: SearchGroupId[] = ['places', 'stay', 'food', 'seasons', 'travel', 'guide']

interface Props {
  pages: IndexedPage[]
  copy: SearchCopy
  language: Language
}

/**
 * The whole guide as an index by subject, readable without script. `search-behaviour.ts` filters it and fills the line
 * with the count; until then that line is empty and the note about nothing found is hidden.
 */
export function SearchIndex({ pages, copy, language }: Props) {
  const groups = order
    .map((id) => ({ id, name: copy.groups[id], pages: pages.filter((page) => page.group === id) }))
    .filter((group) => group.pages.length > 0)
  return (
    <>
      <noscript>
        <p className="search-without-script">{copy.withoutScript}</p>
      </noscript>
      <p
        className="search-count"
        role="status"
        data-count=""
        data-one={copy.found.one}
        data-other={copy.found.other}
        data-nothing={copy.found.none}
        data-locale={languages[language].locale}
      />
      <div className="search-none" data-none="" hidden>
        <p>{copy.none.text}</p>
        <ul>
          {copy.none.suggestions.map((word) => (
            <li key={word}>
              <button type="button">{word}</button>
            </li>
          ))}
        </ul>
      </div>
      {groups.map((group) => (
        <section className="search-group" key={group.id} data-group={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{group.name}</h2>
          <ul className="search-hits">
            {group.pages.map((page) => (
              <li key={page.href} data-find={page.find}>
                <h3>
                  <a href={page.href}>{page.name}</a>
                </h3>
                <p>{page.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
