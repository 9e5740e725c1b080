import type { Language } from '#contract/languages.ts'
import { type Plan, type PlanningCopy, totalOf } from '#site/content/model/pages/planning-copy.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { nameOfPoint } from '#site/content/roads/way-queries.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatMinutes } from '#site/i18n/format-duration.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { printer, roadHorizon } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { Tabs } from '#site/ui/Tabs.tsx'
import { PlanDay } from './PlanDay.tsx'
import { PlanFrom } from './PlanFrom.tsx'
import './DayPlans.css'

interface Props {
  plan: Plan
  copy: PlanningCopy['days']
  language: Language
}

/** Where each plan opens as a trip of one's own, by its id. */
type TakeLinks = Readonly<Record<string, string>>

/** Returns how many days a plan takes: its value in the address (`?days=3`). */
export function daysOf({ isChoice, days }: Plan['plans'][number]): number {
  return isChoice ? 1 : days.length
}

function OnePlan({
  one,
  take,
  plan,
  copy,
  language,
}: Props & { one: Plan['plans'][number]; take: string | undefined }) {
  const words = copy.plans[one.id]
  if (!words) return null
  const minutes = one.days.reduce((sum, id) => sum + totalOf(plan.days[id] ?? { stops: [] }).minutes, 0)
  return (
    <div className="day-plan">
      <div className="plan-head">
        <h3>{words.title}</h3>
        <RichText
          as="p"
          html={renderTextLine(words.text, language, `content/pages/planning/${language}.yaml: days.plans.${one.id}`)}
        />
        {one.isChoice ? null : (
          <p className="plan-sum">
            <b>{formatMinutes(minutes, language)}</b> {copy.driving}
          </p>
        )}
        <div className="plan-tools buttons">
          {take ? (
            <a className="btn btn-2 btn-sm" href={take} data-take={daysOf(one)}>
              <Icon svg={roadHorizon} />
              {copy.take}
            </a>
          ) : null}
          <button className="btn btn-2 btn-sm plan-print" type="button" data-print>
            <Icon svg={printer} />
            {copy.print}
          </button>
        </div>
      </div>
      <PlanFrom one={one} plan={plan} copy={copy} language={language} />
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
              isOpen={index === 0}
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

/** The plans as tabs; without script they follow each other. */
export function DayPlans({ plan, takeLinks, copy, language }: Props & { takeLinks: TakeLinks }) {
  const tabs = plan.plans.map((one) => ({
    id: String(daysOf(one)),
    label: copy.plans[one.id]?.tab ?? one.id,
    content: <OnePlan one={one} take={takeLinks[one.id]} plan={plan} copy={copy} language={language} />,
  }))
  return (
    <>
      <Tabs id="days" label={copy.tabsLabel} tabs={tabs} initial="3" />
      <p className="caption plan-scale">{copy.scale}</p>
    </>
  )
}
