import type { Language } from '#contract/languages.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Plan, PlanningCopy } from '#site/content/model/pages/planning-copy.ts'
import { nameOfPoint } from '#site/content/roads/way-queries.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import '#site/ui/accordion.css'
import './plan-rows.css'

export function BedsOfPlans({ plan, copy, language }: { plan: Plan; copy: PlanningCopy; language: Language }) {
  const houses = [...listEntries('cabins', language), ...listEntries('hotels', language)]
  const following = plan.plans.filter(({ isChoice }) => !isChoice)
  const more = (['cabins', 'hotels', 'motels'] as const).map((id) => ({ id, href: hrefFor(id, language) }))
  return (
    <>
      <ul className="plan-beds accordion">
        {plan.bases.map(({ at, villages }) => (
          <li key={at}>
            <details>
              <summary>
                {nameOfPoint(at)}
                <Icon svg={caretDown} />
              </summary>
              <div>
                <div>
                  <p className="muted">{copy.beds.bases[at]}</p>
                  <p className="muted">
                    <b>{copy.beds.camper}</b> {copy.beds.campers[at]}
                  </p>
                </div>
                <div>
                  <p className="plan-onward">{copy.beds.nights}</p>
                  <dl className="plan-drives small">
                    {following.map(({ id, nights }) => (
                      <div key={id}>
                        <dt>{copy.days.plans[id]?.tab}</dt>
                        <dd>{nights.filter((night) => night === at).length || copy.beds.none}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
                <ul className="plan-houses small">
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
              </div>
            </details>
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
