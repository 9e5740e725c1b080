import type { Language } from '#contract/languages.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './Highlights.css'

interface Props {
  highlights: { name: string; text: string }[]
  language: Language
  /** Where the words stand, for the message of a link that leads nowhere. */
  file: string
}

export function Highlights({ highlights, language, file }: Props) {
  return (
    <ul className="highlights">
      {highlights.map((highlight) => (
        <li key={highlight.name}>
          <RichText as="h3" html={renderTextLine(highlight.name, language, file)} />
          <RichText as="p" html={renderTextLine(highlight.text, language, file)} />
        </li>
      ))}
    </ul>
  )
}
