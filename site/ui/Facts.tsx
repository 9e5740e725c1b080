import { RichText } from './RichText.tsx'
import './Facts.css'

export interface Fact {
  name: string
  /** HTML of `renderInlineMarkdown`, or plain text. */
  valueHtml: string
}

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <RichText as="dd" className="num" html={fact.valueHtml} />
        </div>
      ))}
    </dl>
  )
}
