import type { SearchCopy } from '#site/content/model/pages/search-copy.ts'
import { searchGroups } from '#site/routes/search-groups.ts'
import type { IndexedPage } from './indexing/describe-page.ts'
// Styles of what the script builds.
import '#site/content/pictures/Drawing.css'
import '#site/ui/link-rows.css'
import './results.css'

interface Props {
  pages: Pick<IndexedPage, 'group' | 'href' | 'name' | 'description'>[]
  copy: SearchCopy
}

/** The list of all pages by subject: the search page without script or before a search. */
export function SearchIndex({ pages, copy }: Props) {
  const groups = searchGroups
    .map((id) => ({ id, name: copy.live.groups[id], pages: pages.filter((page) => page.group === id) }))
    .filter((group) => group.pages.length > 0)
  return (
    <div data-index>
      <p className="search-without-script">{copy.withoutScript}</p>
      {groups.map((group) => (
        <section className="search-group" key={group.id} aria-labelledby={`group-${group.id}`}>
          <h2 id={`group-${group.id}`}>{group.name}</h2>
          <ul className="search-hits rows">
            {group.pages.map((page) => (
              <li key={page.href}>
                <h3>
                  <a href={page.href}>{page.name}</a>
                </h3>
                <p>{page.description}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
