import type { Language } from '#contract/languages.ts'
import { ratingOf } from '#site/content/model/assessment-schema.ts'
import { type ShownFigure, showFigure } from '#site/content/model/evidence.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { RankedEntry, Ranking } from '#site/content/model/ranking-queries.ts'
import { renderTextLine } from '#site/content/model/render-text.ts'
import type { Restaurant } from '#site/content/model/restaurant-queries.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { CriteriaStars } from '#site/features/entry/ratings/CriteriaStars.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { HotelPicture, listHotelDrawings } from '#site/features/stay/hotels/HotelPicture.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { formatRating, formatWholeKilometres } from '#site/i18n/formats.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { mapPin, minus, plus } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { RankedFacts } from './RankedFacts.tsx'
import { RankedWaysOn } from './RankedWaysOn.tsx'
import { classOfTabs } from './ranking-props.ts'
import '#site/ui/position.css'
import '#site/ui/pros-and-cons.css'
import './RankedList.css'

interface Props {
  ranking: Ranking
  language: Language
  /** One level below the heading over the list. */
  heading?: 'h2' | 'h3'
  /** False below a list of prices that is numbered itself: two numbers of one house say nothing. */
  isNumbered?: boolean
}

const badgeWords = {
  hotels: 'ranking.badge.hotels',
  restaurants: 'ranking.badge.restaurants',
  activities: 'ranking.badge.activities',
  cabins: 'cabin.badge.topPick',
} as const satisfies Record<string, MessageKey>

export function RankedList({ ranking, language, heading = 'h2', isNumbered = true }: Props) {
  return (
    <ol className="ranked" data-placeholders={ranking.id === 'hotels' ? listHotelDrawings().join(' ') : undefined}>
      {ranking.ranked.map((ranked) => (
        <li key={ranked.entry.id} id={ranked.entry.id} className={classOfTabs(ranking, ranked.tabs)}>
          <RankedCard ranking={ranking} ranked={ranked} language={language} heading={heading} isNumbered={isNumbered} />
        </li>
      ))}
    </ol>
  )
}

function RankedCard({
  ranking,
  ranked,
  language,
  heading: Heading,
  isNumbered,
}: Required<Props> & { ranked: RankedEntry }) {
  const { entry, card } = ranked
  const { facts } = entry
  const file = `content/${entry.kind}/${entry.id}/${language}.md`
  const picture = (
    <EntryPicture photo={photoOf(entry.kind, entry.id)} language={language} use="entry">
      <Scene scene={facts.picture} alt={wordsOfPicture(facts.picture, language).alt} />
    </EntryPicture>
  )
  return (
    <>
      <div className="plate">
        {entry.kind === 'hotels' ? (
          <HotelPicture id={entry.id} language={language}>
            {picture}
          </HotelPicture>
        ) : (
          picture
        )}
        {isNumbered ? (
          <p className="position">
            <small>{translator(language)('ranking.position')}</small> {ranked.position}
          </p>
        ) : null}
      </div>
      <div className="say">
        <div className="ranked-title">
          <Heading>
            <a href={linkToEntry(entry.kind, entry.id, language)}>{facts.name}</a>
          </Heading>
          <Badge ranked={ranked} language={language} />
        </div>
        <p className="small muted where">
          <Icon svg={mapPin} /> {facts.address?.value ?? `${facts.village}, ${facts.municipality}`}
          {entry.kind === 'restaurants' ? <Distance road={entry.facts.road} language={language} /> : null}
        </p>
        <EditorsRating entry={entry} language={language} fraction="half" />
        <RatingFigure entry={entry} language={language} fraction="half" />
        <RichText as="p" className="about" html={renderInlineMarkdown(entry.words.summary)} />
        <ul className="pros-and-cons">
          {card.pros.map((point) => (
            <li key={point} className="pro">
              <Icon svg={plus} />
              <RichText html={renderInlineMarkdown(point)} />
            </li>
          ))}
          {card.cons.map((point) => (
            <li key={point} className="con">
              <Icon svg={minus} />
              <RichText html={renderInlineMarkdown(point)} />
            </li>
          ))}
        </ul>
        <RichText as="p" className="small instead" html={renderTextLine(card.instead, language, file)} />
        <FoldedCriteria ranked={ranked} language={language} />
        <AddToTrip language={language} stop={refOfEntry(entry.kind, entry.id)} name={facts.name} />
      </div>
      <div className="side">
        <EntryPrice entry={entry} language={language} />
        <RankedWaysOn ranking={ranking} ranked={ranked} language={language} />
      </div>
    </>
  )
}

/** How far one drives for a dinner: the towns in the addresses say that to nobody who is new here. */
function Distance({ road, language }: { road: Restaurant['facts']['road']; language: Language }) {
  if (!road) return null
  const distance = formatWholeKilometres(road.kilometre + (road.offRoad ?? 0), language)
  return <span className="num"> · {translator(language)('ranking.fromSvolvaer', { distance })}</span>
}

/** Why an entry has its stars, and what belongs to it, folded: who compares two entries opens both. */
function FoldedCriteria({ ranked, language }: { ranked: RankedEntry; language: Language }) {
  const { entry } = ranked
  const { assessment } = entry.facts
  if (!assessment) return <RankedFacts ranked={ranked} language={language} />
  const rating = formatRating(ratingOf(assessment.stars), language)
  return (
    <details className="ranked-why">
      <summary>{translator(language)('ranking.why', { rating })}</summary>
      <CriteriaStars entry={entry} language={language} />
      <RankedFacts ranked={ranked} language={language} />
    </details>
  )
}

function Badge({ ranked, language }: { ranked: RankedEntry; language: Language }) {
  const badge = findBadge(ranked)
  if (!badge) return null
  const text = translator(language)(badgeWords[ranked.entry.kind])
  if (!badge.isSample) return <span className="tag">{text}</span>
  return (
    <span data-evidence="sample">
      <span className="tag">{text}</span> <SampleMark language={language} />
    </span>
  )
}

/** Returns the badge of an entry. A «bestseller» needs a source or is an example; the favourite is ours to name. */
export function findBadge({ entry, position }: Pick<RankedEntry, 'entry' | 'position'>): ShownFigure<true> | undefined {
  if (entry.kind === 'activities')
    return showFigure(
      entry.facts.assessment?.bestseller,
      `content/activities/${entry.id}/facts.yaml: assessment.bestseller`,
    )
  return position === 1 ? { value: true, isSample: false } : undefined
}
