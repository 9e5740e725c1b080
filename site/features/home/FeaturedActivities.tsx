import type { Language } from '#contract/languages.ts'
import type { Activity } from '#site/content/model/activity-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './FeaturedActivities.css'
import '#site/ui/activity-rows.css'
import '#site/ui/picture-row.css'

export function FeaturedActivities({ activities, language }: { activities: Activity[]; language: Language }) {
  return (
    <ul className="activity-rows featured-activities topline">
      {activities.map((activity) => {
        const { id, facts, words } = activity
        return (
          <li key={id} className={`picture-row scene-${facts.picture}`}>
            <Drawing picture={facts.picture} language={language} className="pic focused" />
            <div className="part">
              <h3>
                <a href={linkToEntry('activities', id, language)}>{facts.name}</a>
              </h3>
              <RichText as="p" html={renderInlineMarkdown(words.lead)} />
              <AddToTrip language={language} stop={refOfEntry('activities', id)} name={facts.name} />
            </div>
            <div className="part featured-figures small">
              <EntryPrice entry={activity} language={language} />
              <EditorsRating entry={activity} language={language} fraction="half" />
              <RatingFigure entry={activity} language={language} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
