import './NumberedSources.css'

interface Props {
  sources: { name: string }[]
  /** Ids become `<anchor>-1` and so on, for links from the text. */
  anchor?: string
}

export function NumberedSources({ sources, anchor }: Props) {
  return (
    <ol className="numbered-sources small muted">
      {sources.map(({ name }, index) => (
        <li key={name} id={anchor ? `${anchor}-${index + 1}` : undefined}>
          <span className="num" aria-hidden="true">
            {index + 1}
          </span>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  )
}
