import { listPlacesOfArrival } from '#site/editorial/arrival-queries.ts'
import { type Plan, type PlanningCopy, planWay } from '#site/editorial/pages/planning-copy.ts'
import type { TravelInfoCopy } from '#site/editorial/pages/travel-info-copy.ts'
import { nameOfPoint } from '#site/editorial/way-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMinutes } from '#site/i18n/say-duration.ts'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['ways']
  transport: TravelInfoCopy['transport']
  language: Language
}

/** Every place of arrival: what comes there and how long that takes, and the ways on to where one sleeps. */
export function WaysIn({ plan, copy, transport, language }: Props) {
  return (
    <ul className="plan-ways">
      {listPlacesOfArrival(language).map(({ id, at, name, by }) => {
        const legs = (plan.ways[id] ?? []).flatMap((reference) => {
          const [mode = '', leg = ''] = reference.split('.')
          const words = transport.modes[mode]
          const way = words?.legs[leg]
          return way ? { ...way, mode: words.name } : []
        })
        return (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              <p className="muted">{by}</p>
            </div>
            <ul className="plan-crossings">
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
              <dl className="plan-drives">
                {plan.bases.map((base) => (
                  <div key={base.at}>
                    <dt>{nameOfPoint(base.at)}</dt>
                    <dd>{sayMinutes(planWay(at, base.at).minutes, language)}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
