import './Crumbs.css'

export interface Crumb {
  name: string
  /** Percent-encoded; the last crumb is the page itself. */
  href: string
}

/** The breadcrumbs from the home page to this page. */
export function Crumbs({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.href}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
