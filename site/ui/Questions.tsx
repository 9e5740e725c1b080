import { Icon } from './Icon.tsx'
import { caretDown } from './icons.ts'
import { RichText } from './RichText.tsx'
import './accordion.css'

interface Props {
  questions: {
    question: string
    /** HTML made from a content file. */
    answerHtml: string
  }[]
}

/** Questions and answers, one open at a time, the first one initially; works without script. */
export function Questions({ questions }: Props) {
  return (
    <div className="accordion">
      {questions.map(({ question, answerHtml }, index) => (
        <details key={question} name="questions" open={index === 0}>
          <summary>
            {question} <Icon svg={caretDown} />
          </summary>
          <RichText as="div" html={answerHtml} />
        </details>
      ))}
    </div>
  )
}
