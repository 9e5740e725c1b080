import type { Language } from '#contract/languages.ts'
import { type Plan, type PlanningCopy, placeOfArrival, planFrom } from '#site/content/model/pages/planning-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import './PlanFrom.css'

interface Props {
  one: Plan['plans'][number]
  plan: Plan
  copy: PlanningCopy['days']
  language: Language
}

/** The order in which a plan is followed from each place of arrival, with the drives before and after it. */
export function PlanFrom({ one, plan, copy, language }: Props) {
  const { fromHere } = copy
  const titleOf = (number: number) => copy.days[one.days[number - 1] ?? '']?.title ?? ''
  return (
    <details className="plan-from">
      <summary>{fromHere.title}</summary>
      {one.isChoice ? null : <p className="small muted">{fromHere.intro}</p>}
      <dl className="plan-from-rows rows">
        {plan.arrivals.map((arrival) => {
          const { order, first, last } = planFrom(plan, one, arrival)
          const [chosen = 1] = order
          return (
            <div key={arrival.id}>
              <dt>
                <span className="visually-hidden">{fromHere.arrival} </span>
                {placeOfArrival(arrival.id, language).name}
              </dt>
              <dd>
                {one.isChoice
                  ? fillGaps(fromHere.choose, { number: String(chosen), title: titleOf(chosen) })
                  : `${fromHere.order}: ${order.join(' – ')}`}
              </dd>
              {one.isChoice ? null : (
                <dd className="num small">
                  {fromHere.first}: {formatMinutes(first.minutes, language)}
                </dd>
              )}
              <dd className="num small">
                {fromHere.last}: {formatMinutes(last.minutes, language)}
              </dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}
