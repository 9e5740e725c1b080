import type { SearchCopy } from '#site/editorial/pages/search-copy.ts'
import { searchGroups } from '#site/routes/search-groups.ts'
import type { IndexedPage } from './describe-page.ts'
import './results.css'

interface Props {
  pages: Pick<IndexedPage, 'group' | 'href' | 'name' | 'description'>[]
  copy: SearchCopy
}

/** The whole guide as a list by subject: what the search page shows without script, and while nobody has searched. */
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
          <ul className="search-hits">
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
