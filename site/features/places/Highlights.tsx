import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Words } from '#site/ui/Words.tsx'
import './Highlights.css'

/** What is worth the way, each with a sentence that says what to expect; also a list of tips. */
export function Highlights({ highlights }: { highlights: { name: string; text: string }[] }) {
  return (
    <ul className="highlights">
      {highlights.map((highlight) => (
        <li key={highlight.name}>
          <Words as="h3" html={renderInlineMarkdown(highlight.name)} />
          <Words as="p" html={renderInlineMarkdown(highlight.text)} />
        </li>
      ))}
    </ul>
  )
}
