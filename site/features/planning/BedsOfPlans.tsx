import { listEntries } from '#site/editorial/entries.ts'
import { linkToEntry } from '#site/editorial/link-to-entry.ts'
import type { Plan, PlanningCopy } from '#site/editorial/pages/planning-copy.ts'
import { nameOfPoint } from '#site/editorial/way-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import './plan-rows.css'

interface Props {
  plan: Plan
  copy: PlanningCopy
  language: Language
}

/** Where each plan sleeps: the nights counted from the plans, and the houses of the guide in those villages. */
export function BedsOfPlans({ plan, copy, language }: Props) {
  const houses = [...listEntries('cabins', language), ...listEntries('hotels', language)]
  const following = plan.plans.filter(({ isChoice }) => !isChoice)
  const more = (['cabins', 'hotels', 'motels'] as const).map((id) => ({ id, href: hrefFor(id, language) }))
  return (
    <>
      <ul className="plan-beds">
        {plan.bases.map(({ at, villages }) => (
          <li key={at}>
            <div>
              <h3>{nameOfPoint(at)}</h3>
              <p className="muted">{copy.beds.bases[at]}</p>
            </div>
            <div>
              <p className="plan-onward">{copy.beds.nights}</p>
              <dl className="plan-drives">
                {following.map(({ id, nights }) => (
                  <div key={id}>
                    <dt>{copy.days.plans[id]?.tab}</dt>
                    <dd>{nights.filter((night) => night === at).length || copy.beds.none}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <ul className="plan-houses">
              {villages.flatMap((village) =>
                houses
                  .filter(({ facts }) => facts.village === village)
                  .map(({ kind, id, facts }) => (
                    <li key={`${kind}/${id}`}>
                      <a href={linkToEntry(kind, id, language)}>{facts.name}</a> <small>{village}</small>
                    </li>
                  )),
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className="plan-more">
        {more.map(({ id, href }) => (
          <MoreLink key={id} href={href}>
            {copy.beds.more[id]}
          </MoreLink>
        ))}
      </p>
    </>
  )
}
