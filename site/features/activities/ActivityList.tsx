import type { Activity } from '#site/editorial/activity-queries.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import type { Language } from '#site/i18n/languages.ts'
import { sayHours } from '#site/i18n/say-hours.ts'
import { sayOpenMonths } from '#site/i18n/say-open-months.ts'
import { sayOutingPrice } from '#site/i18n/say-outing-price.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Months } from '#site/ui/Months.tsx'
import { Words } from '#site/ui/Words.tsx'
import '#site/ui/activity-rows.css'
import './ActivityList.css'

interface Props {
  activities: Activity[]
  language: Language
}

/** Activities as rows: what it is, how long and what it costs, in which months. */
export function ActivityList({ activities, language }: Props) {
  const translate = translator(language)
  const initials = translate('month.initials').split(' ')
  return (
    <ul className="activity-rows activity-list topline">
      {activities.map((activity) => {
        const { id, facts, words } = activity
        const { full, partly } = facts.months
        return (
          <li key={id}>
            <div>
              <h3>
                <a href={hrefFor('activity', language, { id })}>{facts.name}</a>
              </h3>
              <Words as="p" className="small" html={renderInlineMarkdown(words.summary)} />
            </div>
            <div className="activity-figures small">
              <b>{words.durationText ?? (facts.duration ? sayHours(facts.duration, language) : '')}</b>
              <ActivityPrice activity={activity} language={language} />
              <RatingFigure entry={activity} language={language} />
            </div>
            <Months
              full={full}
              partly={partly}
              kind="hike"
              initials={initials}
              spoken={`${translate('outing.months')}: ${sayOpenMonths(facts.months, language)}`}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What it costs, or that nobody has confirmed a price. */
export function ActivityPrice({ activity, language }: { activity: Activity; language: Language }) {
  const { id, facts, words } = activity
  const price = showFigure(facts.price, `content/activities/${id}/facts.yaml: price`)
  if (!price) return <span>{translator(language)('outing.noPrice')}</span>
  const text = [sayOutingPrice(price.value, language), ...(words.priceNote ? [words.priceNote] : [])].join(', ')
  return (
    <Figures isSample={price.isSample} language={language}>
      <span>{text}</span>
    </Figures>
  )
}
