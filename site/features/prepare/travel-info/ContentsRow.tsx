import './ContentsRow.css'

export interface Contents {
  anchor: string
  title: string
  /** Absent where it is not the same all year. */
  count?: number
  text?: string
}

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
