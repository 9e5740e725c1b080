interface Props {
  sources: {
    name: string
    /** What the page has from it. */
    uses?: string
  }[]
}

/** Who says so: a numbered list of sources, each with what it is used for. */
export function NumberedSources({ sources }: Props) {
  return (
    <ol className="numbered-sources">
      {sources.map(({ name, uses }, index) => (
        <li key={name}>
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
