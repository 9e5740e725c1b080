import type { SearchCopy } from '#site/content/model/pages/search-copy.ts'
import { searchGroups } from '#site/routes/search-groups.ts'
import { Fold } from '#site/ui/Fold.tsx'
import type { IndexedPage } from './indexing/describe-page.ts'
// Styles of what the script builds.
import '#site/content/pictures/Drawing.css'
import '#site/ui/link-rows.css'
import './results.css'

interface Props {
  pages: Pick<IndexedPage, 'group' | 'href' | 'name'>[]
  copy: SearchCopy
}

/** The list of all pages, folded by subject: the search page without script or before a search. */
export function SearchIndex({ pages, copy }: Props) {
  const groups = searchGroups
    .map((id) => ({ id, name: copy.live.groups[id], pages: pages.filter((page) => page.group === id) }))
    .filter((group) => group.pages.length > 0)
  return (
    <div className="accordion" data-index>
      <p className="search-without-script">{copy.withoutScript}</p>
      {groups.map((group) => (
        <Fold key={group.id} title={group.name}>
          <ul className="search-hits rows">
            {group.pages.map((page) => (
              <li key={page.href}>
                <a href={page.href}>{page.name}</a>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}
