import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './Highlights.css'

export function Highlights({ highlights }: { highlights: { name: string; text: string }[] }) {
  return (
    <ul className="highlights">
      {highlights.map((highlight) => (
        <li key={highlight.name}>
          <RichText as="h3" html={renderInlineMarkdown(highlight.name)} />
          <RichText as="p" html={renderInlineMarkdown(highlight.text)} />
        </li>
      ))}
    </ul>
  )
}
