import { groupSources } from '#site/editorial/group-sources.ts'
import type { Plan, PlanningCopy } from '#site/editorial/pages/planning-copy.ts'
import type { Language } from '#site/i18n/languages.ts'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['booking']
  language: Language
}

/** What to book when, the earliest first, with who says so. */
export function BookingDates({ plan, copy, language }: Props) {
  const uses = plan.booking.map((row) => ({ ...row, use: row.id }))
  return (
    <>
      <ol className="plan-booking">
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
      <p className="cap plan-scale">
        {copy.sources}{' '}
        {groupSources(uses, language)
          .sources.map(({ name }) => name)
          .join('; ')}
        .
      </p>
    </>
  )
}
