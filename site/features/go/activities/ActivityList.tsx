import type { Language } from '#contract/languages.ts'
import type { Activity } from '#site/content/model/activity-queries.ts'
import { listMonthsOff } from '#site/content/model/advised-against.ts'
import { formatOpenMonths } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { markForFilter } from '#site/content/model/practical.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { FilteredRow } from '#site/features/prepare/practical/FilteredRow.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { formatHours } from '#site/i18n/format-duration.ts'
import { translator } from '#site/i18n/translate.ts'
import { Months } from '#site/ui/Months.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import '#site/ui/activity-rows.css'
import './ActivityList.css'

interface Props {
  activities: readonly Activity[]
  /** What stands over those that are out of season. */
  later: string
  language: Language
}

/** Activities with their months: what is in season now, and below a line of its own what is for later in the year (`scriptOfLater`). */
export function ActivityList({ activities, later, language }: Props) {
  const translate = translator(language)
  const initials = translate('month.initials').split(' ')
  return (
    <ul className="activity-rows activity-list topline">
      {activities.map((activity) => {
        const { id, facts, words } = activity
        const { full, partly } = facts.months
        return (
          <li key={id} {...markForFilter(facts)} data-off={listMonthsOff(facts).join(' ') || undefined}>
            <div>
              <h3>
                <a href={linkToEntry('activities', id, language)}>{facts.name}</a>
              </h3>
              <FilteredRow access={facts.access} hasHours language={language} />
              <RichText as="p" className="small" html={renderInlineMarkdown(words.summary)} />
              <AddToTrip language={language} stop={refOfEntry('activities', id)} name={facts.name} />
            </div>
            <div className="activity-figures small">
              <b>{words.durationText ?? (facts.duration ? formatHours(facts.duration, language) : '')}</b>
              <EntryPrice entry={activity} language={language} />
              <EditorsRating entry={activity} language={language} />
              <RatingFigure entry={activity} language={language} />
            </div>
            <Months
              full={full}
              partly={partly}
              kind="hike"
              initials={initials}
              spoken={`${translate('outing.months')}: ${formatOpenMonths(facts.months, language)}`}
            />
          </li>
        )
      })}
      <li className="activities-later" data-later="" hidden>
        {later}
      </li>
    </ul>
  )
}
