import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'

interface Props {
  questions: { question: string; answer: string }[]
}

/** What people ask before they book: one answer open at a time, the first to begin with. */
export function Questions({ questions }: Props) {
  return (
    <div className="acc">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="questions" open={index === 0}>
          <summary>
            {question} <Icon svg={caretDown} />
          </summary>
          <Words as="div" html={renderInlineMarkdown(answer)} />
        </details>
      ))}
    </div>
  )
}
