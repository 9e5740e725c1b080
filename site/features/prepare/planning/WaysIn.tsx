import type { Language } from '#contract/languages.ts'
import { listPlacesOfArrival } from '#site/content/model/arrival-queries.ts'
import { type Plan, type PlanningCopy, planWay } from '#site/content/model/pages/planning-copy.ts'
import type { TravelInfoCopy } from '#site/content/model/pages/travel-info-copy.ts'
import { nameOfPoint } from '#site/content/roads/way-queries.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import '#site/ui/accordion.css'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['ways']
  transport: TravelInfoCopy['transport']
  language: Language
}

export function WaysIn({ plan, copy, transport, language }: Props) {
  return (
    <ul className="plan-ways accordion">
      {listPlacesOfArrival(language).map(({ id, at, name, by }) => {
        const legs = (plan.ways[id] ?? []).flatMap((reference) => {
          const [mode = '', leg = ''] = reference.split('.')
          const words = transport.modes[mode]
          const way = words?.legs[leg]
          return way ? { ...way, mode: words.name } : []
        })
        return (
          <li key={id}>
            <details>
              <summary>
                <span>
                  <b>{name}</b>
                  <small>{by}</small>
                </span>
                <Icon svg={caretDown} />
              </summary>
              <div>
                <ul className="plan-crossings small">
                  {legs.map((leg) => (
                    <li key={leg.name}>
                      <span>
                        {leg.name} <small>{leg.mode}</small>
                      </span>
                      <b>{leg.time}</b>
                    </li>
                  ))}
                </ul>
                <div>
                  <p className="plan-onward">{copy.drive}</p>
                  <dl className="plan-drives small">
                    {plan.bases.map((base) => (
                      <div key={base.at}>
                        <dt>{nameOfPoint(base.at)}</dt>
                        <dd>{formatMinutes(planWay(at, base.at).minutes, language)}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
