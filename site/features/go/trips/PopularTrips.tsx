import { type Language, languages } from '#contract/languages.ts'
import { formatDifficulty } from '#site/content/model/format-facts.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { SmallPicture } from '#site/media/photos/SmallPicture.tsx'
import { shownIn } from '#site/ui/month-of-today.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { formatDuration, formatLength, formatMetres } from './format-trip.ts'
import type { PopularGroup } from './popular-trips.ts'
import { AdviceMark, UncheckedMark } from './TripMarks.tsx'
import type { TripProps } from './trip-props.ts'
import '#site/ui/entries.css'
import '#site/ui/picture-row.css'
import './PopularTrips.css'

interface Props {
  groups: readonly PopularGroup[]
  copy: TripsCopy
  language: Language
}

/** The popular trips of the month. Each month has its own three in the HTML (month-of-today.ts); where none is in season they are named to plan for. */
export function PopularTrips({ groups, copy, language }: Props) {
  const ahead = groups.find(({ monthsAhead }) => monthsAhead.length > 0)
  const planned = ahead?.popular.map(({ trip: { id, facts } }) => `[${facts.name}](trips/${id})`) ?? []
  const said = fillGaps(copy.popular.ahead, { trips: joinWords(planned, languages[language].locale) })
  return (
    <>
      {ahead ? (
        <div className="popular-ahead prose" data-months={shownIn(ahead.monthsAhead)}>
          <RichText as="p" html={renderPageLine(said, 'trips', language)} />
        </div>
      ) : null}
      {groups.map((group) => (
        <PopularOfMonth key={group.months.join()} group={group} copy={copy} language={language} />
      ))}
    </>
  )
}

function PopularOfMonth({ group, copy, language }: Omit<Props, 'groups'> & { group: PopularGroup }) {
  return (
    <div className="two-up" data-months={shownIn(group.months, group.isShownWithoutScript)}>
      {group.popular.slice(0, 1).map(({ trip, choice }) => (
        <article className="plate picture-row" key={trip.id}>
          <EntryPicture photo={photoOf('trips', trip.id)} language={language} use="entry">
            <Drawing picture={trip.facts.picture} language={language} className="pic" />
          </EntryPicture>
          <div className="part">
            <Card trip={trip} reason={choice.reason[language]} copy={copy} language={language} />
          </div>
        </article>
      ))}
      {group.popular.length > 1 ? (
        <div>
          {group.popular.slice(1).map(({ trip, choice }) => (
            <article className="entry side picture-row" key={trip.id}>
              <SmallPicture entry={trip} language={language} />
              <div className="part">
                <Card trip={trip} reason={choice.reason[language]} copy={copy} language={language} />
              </div>
            </article>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function Card({ trip, reason, copy, language }: TripProps & { reason: string }) {
  const { facts } = trip
  const figures = [
    facts.length && formatLength(facts.length.kilometres, language),
    facts.type === 'hike' && facts.ascent && formatMetres(facts.ascent.metres, language),
    formatDuration(trip, language),
  ].filter(Boolean)
  return (
    <>
      <h3>
        <a href={linkToEntry('trips', trip.id, language)}>{facts.name}</a>
      </h3>
      <div className="popular-trip-figures cluster small muted">
        <b className="num">{figures.join(' · ')}</b>
        {facts.isUnchecked ? <UncheckedMark>{copy.uncheckedMark}</UncheckedMark> : null}
        <span>{facts.type === 'hike' ? formatDifficulty(facts.difficulty, language) : copy.types[facts.type]}</span>
        <span>{facts.village}</span>
      </div>
      <p className="muted">{reason}</p>
      <AdviceMark trip={trip} copy={copy} language={language} />
      <EditorsRating entry={trip} language={language} />
      <EntryPrice entry={trip} language={language} />
      <AddToTrip language={language} stop={refOfEntry('trips', trip.id)} name={facts.name} />
    </>
  )
}
