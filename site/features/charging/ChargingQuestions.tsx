import type { EvChargingCopy } from '#site/editorial/pages/ev-charging-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'

/** The questions of drivers, one open at a time; works without script. */
export function ChargingQuestions({ questions }: { questions: EvChargingCopy['questions']['list'] }) {
  return (
    <div className="acc">
      {questions.map(({ question, answer }, index) => (
        <details key={question} name="charging-questions" open={index === 0}>
          <summary>
            {question}
            <Icon svg={caretDown} />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  )
}
