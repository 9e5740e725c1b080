import type { Activity } from '#site/editorial/activity-queries.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { ActivityPrice } from '#site/features/activities/ActivityList.tsx'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import type { Language } from '#site/i18n/languages.ts'
import { Drawing } from '#site/pictures/Drawing.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { Words } from '#site/ui/Words.tsx'
import './FeaturedActivities.css'
import '#site/ui/activity-rows.css'

interface Props {
  activities: Activity[]
  language: Language
}

/** Three things to do, as rows with a picture: what it is, what it costs, what guests are said to think. */
export function FeaturedActivities({ activities, language }: Props) {
  return (
    <ul className="activity-rows featured-activities topline">
      {activities.map((activity) => {
        const { id, facts, words } = activity
        return (
          <li key={id} className={`scene-${facts.picture}`}>
            <Drawing picture={facts.picture} language={language} className="pic focused" />
            <div>
              <h3>
                <a href={hrefFor('activity', language, { id })}>{facts.name}</a>
              </h3>
              <Words as="p" html={renderInlineMarkdown(words.lead)} />
            </div>
            <div className="featured-figures small">
              <ActivityPrice activity={activity} language={language} />
              <RatingFigure entry={activity} language={language} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
