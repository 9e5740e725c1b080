import './ContentsRow.css'

export interface Contents {
  anchor: string
  title: string
  /** Absent where it is not the same all year. */
  count?: number
  text?: string
}

/** The sections of a page as cells with how many each has. */
export function ContentsRow({ label, contents }: { label: string; contents: Contents[] }) {
  return (
    <nav className="full" aria-label={label}>
      <ul className="contents-row">
        {contents.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`}>
              <span>{section.title}</span>
              {section.count === undefined ? null : <b className="num">{section.count}</b>}
              {section.text ? <small>{section.text}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The entries of a list as links to their place on the page: what is more than a screen long has its names at the top. */
export function ContentsNames({ label, names }: { label: string; names: { anchor: string; name: string }[] }) {
  return (
    <nav className="full" aria-label={label}>
      <ul className="contents-names">
        {names.map(({ anchor, name }) => (
          <li key={anchor}>
            <a className="link" href={`#${anchor}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
