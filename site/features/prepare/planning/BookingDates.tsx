import type { Plan, PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import '#site/ui/accordion.css'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['booking']
}

export function BookingDates({ plan, copy }: Props) {
  return (
    <ol className="plan-booking accordion">
      {plan.booking.map(({ id }) => (
        <li key={id}>
          <details>
            <summary>
              <span>
                <small className="plan-when">{copy.rows[id]?.when}</small>
                <b>{copy.rows[id]?.what}</b>
              </span>
              <Icon svg={caretDown} />
            </summary>
            <div>{copy.rows[id]?.text}</div>
          </details>
        </li>
      ))}
    </ol>
  )
}
