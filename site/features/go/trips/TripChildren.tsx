import { findForYounger, type WalkForYounger } from '#site/content/model/find-for-younger.ts'
import { formatAge } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import type { TripProps } from './trip-props.ts'
import './TripText.css'

/** From this age on most families stay away, and what they do instead stands open; an editors' choice. */
const mostlyNo = 10

/** Below the lead of a trip that is not for small children: from which age it is, and where younger ones walk that day. */
export function ChildrenInShort({ trip, copy, language }: TripProps) {
  const { children } = trip.facts
  if (!children || children.from < mostlyNo) return null
  const [nearest] = findForYounger(trip, trips.list(language))
  const part = sayPart({ trip, copy, language })
  return (
    <div className="wrap">
      <p className="children-in-short full">
        <b>{capitalise(fillGaps(copy.children.row, { age: formatAge(children.from, copy.children) }))}.</b> {part}
        {nearest && !part ? (
          <>
            <a href="#children">{copy.children.instead}</a>: <Walk walk={nearest} copy={copy} language={language} />.
          </>
        ) : null}
      </p>
    </div>
  )
}

/** The shorter part of a trip that suits younger ones, in a sentence; null for a trip without. */
function sayPart({ trip, copy }: TripProps): string | null {
  const age = trip.facts.children?.part
  const goal = trip.words.children?.part
  return goal && age !== undefined ? fillGaps(copy.children.part, { goal, age: formatAge(age, copy.children) }) : null
}

function Walk({ walk, copy, language }: Pick<TripProps, 'copy' | 'language'> & { walk: WalkForYounger }) {
  const { trip, age, goal, kilometres } = walk
  return (
    <>
      <a href={linkToEntry('trips', trip.id, language)}>{trip.facts.name}</a>
      {[
        '',
        ...(goal ? [goal] : []),
        formatAge(age, copy.children),
        kilometres === 0
          ? copy.children.here
          : fillGaps(copy.children.away, { distance: formatWholeKilometres(kilometres, language) }),
      ].join(', ')}
    </>
  )
}

/** From which age a trip suits children and why, its shorter part, and what younger ones can do on the same day. */
export function TripChildren({ trip, copy, language }: TripProps) {
  const { children } = trip.facts
  const words = trip.words.children
  if (!children || !words) return null
  const { why } = words
  const younger = findForYounger(trip, trips.list(language))
  return (
    <div className="trip-children stack">
      <p>
        <b>{capitalise(formatAge(children.from, copy.children))}.</b>{' '}
        <RichText html={renderTextLine(why, language, `content/trips/${trip.id}/${language}.md`)} />{' '}
        {sayPart({ trip, copy, language })}
      </p>
      {younger.length > 0 ? (
        <details open={children.from >= mostlyNo}>
          <summary>{copy.children.instead}</summary>
          <ul>
            {younger.map((walk) => (
              <li key={walk.trip.id}>
                <Walk walk={walk} copy={copy} language={language} />
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
