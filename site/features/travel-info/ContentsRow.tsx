import './ContentsRow.css'

export interface Contents {
  /** The id of the section on the page. */
  anchor: string
  title: string
  /** How many things stand there, and what they are: «4», «årstider». */
  count: number
  text: string
}

/** What is on the page, as the legend of a chart: a link to each section with the number of things in it. */
export function ContentsRow({ label, contents }: { label: string; contents: Contents[] }) {
  return (
    <nav className="full" aria-label={label}>
      <ul className="toc">
        {contents.map((section) => (
          <li key={section.anchor}>
            <a href={`#${section.anchor}`}>
              <span>{section.title}</span>
              <b className="num">{section.count}</b>
              <small>{section.text}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
