import { Icon } from './Icon.tsx'
import { caretDown } from './icons.ts'
import { Words } from './Words.tsx'
import './accordion.css'

interface Props {
  questions: {
    question: string
    /** HTML made from a content file. */
    answerHtml: string
  }[]
}

/** What people ask: one answer open at a time, the first to begin with; works without script. */
export function Questions({ questions }: Props) {
  return (
    <div className="acc">
      {questions.map(({ question, answerHtml }, index) => (
        <details key={question} name="questions" open={index === 0}>
          <summary>
            {question} <Icon svg={caretDown} />
          </summary>
          <Words as="div" html={answerHtml} />
        </details>
      ))}
    </div>
  )
}
