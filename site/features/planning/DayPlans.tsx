import { type Plan, type PlanningCopy, totalOf } from '#site/editorial/pages/planning-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { nameOfPoint } from '#site/editorial/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayMinutes } from '#site/i18n/say-duration.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { printer } from '#site/ui/icons.ts'
import { Tabs } from '#site/ui/Tabs.tsx'
import { Words } from '#site/ui/Words.tsx'
import { PlanDay } from './PlanDay.tsx'
import './DayPlans.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['days']
  language: Language
}

/** How many days a plan takes: its place in the address (`?days=3`). */
export function daysOf({ isChoice, days }: Plan['plans'][number]): number {
  return isChoice ? 1 : days.length
}

/** One plan: what it is, how long one drives in all, and its days. */
function OnePlan({ one, plan, copy, language }: Props & { one: Plan['plans'][number] }) {
  const words = copy.plans[one.id]
  if (!words) return null
  const minutes = one.days.reduce((sum, id) => sum + totalOf(plan.days[id] ?? { stops: [] }).minutes, 0)
  return (
    <div className="day-plan">
      <div className="plan-head">
        <h3>{words.title}</h3>
        <Words as="p" html={renderInlineMarkdown(words.text)} />
        {one.isChoice ? null : (
          <p className="plan-sum">
            <b>{sayMinutes(minutes, language)}</b> {copy.driving}
          </p>
        )}
        <button className="btn btn-2 btn-sm plan-print" type="button" data-print>
          <Icon svg={printer} />
          {copy.print}
        </button>
      </div>
      <ol className="plan-days">
        {one.days.map((id, index) => {
          const day = plan.days[id]
          const night = one.nights[index]
          if (!day) return null
          return (
            <PlanDay
              key={id}
              id={id}
              day={day}
              label={fillGaps(one.isChoice ? copy.corner : copy.day, { number: String(index + 1) })}
              sleep={night && nameOfPoint(night)}
              copy={copy}
              language={language}
            />
          )
        })}
      </ol>
    </div>
  )
}

/** The plans, one to be chosen; without script they follow each other. */
export function DayPlans({ plan, copy, language }: Props) {
  const tabs = plan.plans.map((one) => ({
    id: String(daysOf(one)),
    label: copy.plans[one.id]?.tab ?? one.id,
    content: <OnePlan one={one} plan={plan} copy={copy} language={language} />,
  }))
  return (
    <>
      <Tabs id="days" label={copy.tabsLabel} tabs={tabs} initial="3" />
      <p className="cap plan-scale">{copy.scale}</p>
    </>
  )
}
