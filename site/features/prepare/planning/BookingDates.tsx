import type { Language } from '#contract/languages.ts'
import { groupSources } from '#site/content/model/group-sources.ts'
import type { Plan, PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['booking']
  language: Language
}

export function BookingDates({ plan, copy, language }: Props) {
  const uses = plan.booking.map((row) => ({ ...row, use: row.id }))
  return (
    <>
      <ol className="plan-booking rows">
        {plan.booking.map(({ id }) => (
          <li key={id}>
            <p className="plan-when">{copy.rows[id]?.when}</p>
            <div>
              <h3>{copy.rows[id]?.what}</h3>
              <p>{copy.rows[id]?.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="caption plan-scale">
        {copy.sources}{' '}
        {groupSources(uses, language)
          .sources.map(({ name }) => name)
          .join('; ')}
        .
      </p>
    </>
  )
}
