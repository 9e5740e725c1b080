import './NumberedSources.css'

interface Props {
  sources: {
    name: string
    /** What the page has from it. */
    uses?: string
  }[]
  /** Numbers in the text lead to `#<anchor>-1` and so on. */
  anchor?: string
}

/** Who says so: a numbered list of sources, each with what it is used for. */
export function NumberedSources({ sources, anchor }: Props) {
  return (
    <ol className="numbered-sources">
      {sources.map(({ name, uses }, index) => (
        <li key={name} id={anchor ? `${anchor}-${index + 1}` : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            {name}
            {uses ? <small> · {uses}</small> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
