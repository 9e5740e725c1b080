import { formatAge } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { findForYounger } from './find-for-younger.ts'
import type { TripProps } from './trip-props.ts'
import './TripText.css'

/** From this age on most families stay away, and what they do instead stands open; an editors' choice. */
const mostlyNo = 10

/** From which age a trip suits children and why, its shorter part, and what younger ones can do on the same day. */
export function TripChildren({ trip, copy, language }: TripProps) {
  const { children } = trip.facts
  const words = trip.words.children
  if (!children || !words) return null
  const { part, why } = words
  const younger = findForYounger(trip, trips.list(language))
  return (
    <div className="trip-children stack">
      <p>
        <b>{capitalise(formatAge(children.from, copy.children))}.</b>{' '}
        <RichText html={renderTextLine(why, language, `content/trips/${trip.id}/${language}.md`)} />{' '}
        {part && children.part !== undefined
          ? fillGaps(copy.children.part, { goal: part, age: formatAge(children.part, copy.children) })
          : null}
      </p>
      {younger.length > 0 ? (
        <details open={children.from >= mostlyNo}>
          <summary>{copy.children.instead}</summary>
          <ul>
            {younger.map(({ trip: { id, facts }, age, goal, kilometres }) => (
              <li key={id}>
                <a href={linkToEntry('trips', id, language)}>{facts.name}</a>
                {[
                  '',
                  ...(goal ? [goal] : []),
                  formatAge(age, copy.children),
                  kilometres === 0
                    ? copy.children.here
                    : fillGaps(copy.children.away, { distance: formatWholeKilometres(kilometres, language) }),
                ].join(', ')}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <p>
        <MoreLink href={linkToEntry('articles', 'with-children', language)}>{copy.children.more}</MoreLink>
      </p>
    </div>
  )
}
