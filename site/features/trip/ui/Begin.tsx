import { useRef } from 'react'
import type { Language } from '#contract/languages.ts'
import type { TripWords } from '#site/content/model/pages/my-trip-copy.ts'
import { emptyPlan, type Plan } from '#site/features/trip/plan/plan.ts'
import type { Company } from '#site/features/trip/plan/ready-plans.ts'
import { OpenLink } from './OpenLink.tsx'
import { formWords, PlanForm, readPlanForm } from './PlanForm.tsx'
import './Begin.css'

/** The words of the page before there is a plan: they are in its HTML. */
export const beginWords = [
  ...formWords,
  'setUp',
  'fill',
  'forPlans',
  'inWinter',
  'takeTitle',
  'takeReady',
  'take',
  'openTitle',
  'openText',
  'openLabel',
  'open',
  'chooseFile',
  'checkOpen',
  'checkOpenText',
  'checkPaste',
] as const satisfies (keyof TripWords)[]

export type BeginWords = Pick<TripWords, (typeof beginWords)[number]>

/** A plan of the guide that can be taken. */
export interface ReadyPlan {
  title: string
  days: number
}

interface Props {
  words: BeginWords
  language: Language
  ready: readonly ReadyPlan[]
  /** Where the guide's plans are. */
  allPlans: { href: string; name: string }
  onSetUp(plan: Plan): void
  /** Opens what checks a plan that was written elsewhere; it is told whether it is open by `isChecking`. */
  onCheck(): void
  isChecking: boolean
  /** Fills as many days as the plan has, or as many as named, with those of the guide. */
  onFill(plan: Plan, company: Company, days?: number): void
}

/** What a page without a plan shows: the form, the guide's plans to take, and where a link is opened. */
export function Begin({ words, language, ready, allPlans, onSetUp, onFill, onCheck, isChecking }: Props) {
  const formPlace = useRef<HTMLDivElement>(null)
  const fill = (days?: number) => {
    const form = formPlace.current?.querySelector('form')
    if (!form) return
    const plan = readPlanForm(form, emptyPlan, { words, language })
    const data = new FormData(form)
    if (plan) onFill(plan, { withChildren: data.has('children'), isWinter: data.has('winter') }, days)
  }
  return (
    <section className="section trip-first">
      <div className="wrap">
        <div className="full trip-begin">
          <div ref={formPlace}>
            <PlanForm
              plan={emptyPlan}
              words={words}
              language={language}
              label={words.setUp}
              days={5}
              onDone={onSetUp}
              buttons={
                <>
                  <button type="submit" className="btn btn-1">
                    {words.setUp}
                  </button>
                  <button type="button" className="btn btn-2" onClick={() => fill()}>
                    {words.fill}
                  </button>
                </>
              }
              company={{
                legend: words.forPlans,
                more: (
                  <label className="trip-check">
                    <input type="checkbox" name="winter" />
                    {words.inWinter}
                  </label>
                ),
              }}
            />
          </div>
          <div className="trip-starts">
            {isChecking ? null : (
              <div>
                <h2>{words.checkOpen}</h2>
                <p>{words.checkOpenText}</p>
                <button type="button" className="btn btn-2" onClick={onCheck}>
                  {words.checkPaste}
                </button>
              </div>
            )}
            <div>
              <h2>{words.takeTitle}</h2>
              <p>{words.takeReady}</p>
              <ul className="trip-list">
                {ready.map(({ title, days }) => (
                  <li key={title}>
                    <div className="trip-kept">
                      <b>{title}</b>
                      <button
                        type="button"
                        className="trip-text"
                        aria-label={`${words.take}: ${title}`}
                        onClick={() => fill(days)}
                      >
                        {words.take}
                      </button>
                    </div>
                  </li>
                ))}
              </ul>
              <p>
                <a href={allPlans.href}>{allPlans.name}</a>
              </p>
            </div>
            <div>
              <h2>{words.openTitle}</h2>
              <p>{words.openText}</p>
              <OpenLink words={words} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
