import type { Language } from '#contract/languages.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { markForFilter } from '#site/content/model/practical.ts'
import { rankEntries } from '#site/content/model/ranking-queries.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { FilteredRow } from '#site/features/prepare/practical/FilteredRow.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { mapPin, star } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import './CabinCard.css'

interface Props {
  cabin: Cabin
  language: Language
}

/** The first of the ranking gets our badge; any other badge is an example and marked as one. */
function Badge({ cabin, language }: Props) {
  const translate = translator(language)
  if (rankEntries('cabins')[0]?.id === cabin.id) {
    return (
      <p className="card-label is-favourite">
        <Icon svg={star} />
        {translate('cabin.badge.topPick')}
      </p>
    )
  }
  const badge = showFigure(cabin.facts.badge, `content/cabins/${cabin.id}/facts.yaml: badge`)
  if (!badge) return null
  return (
    <p className="card-label" data-evidence={badge.isSample ? 'sample' : 'verified'}>
      {translate('cabin.badge.premium')}
      {badge.isSample ? <SampleMark language={language} /> : null}
    </p>
  )
}

/** Returns the distance from the main road: «8 km fra E10». */
function formatOffRoad({ facts }: Cabin, language: Language): string {
  const translate = translator(language)
  const offRoad = facts.road?.offRoad
  return offRoad ? translate('cabin.offRoad', { kilometres: offRoad }) : translate('cabin.onRoad')
}

export function CabinCard({ cabin, language }: Props) {
  const { id, facts, words } = cabin
  return (
    <article className="card" id={id} {...markForFilter(facts)}>
      <div className="card-picture">
        <EntryPicture photo={photoOf('cabins', id)} language={language} use="entry">
          <Scene scene={facts.picture} alt={wordsOfPicture(facts.picture, language).alt} />
        </EntryPicture>
        <Badge cabin={cabin} language={language} />
      </div>
      <div className="card-words">
        <h4>
          <a href={linkToEntry('cabins', id, language)}>{facts.name}</a>
        </h4>
        <p className="place">
          <span>
            <Icon svg={mapPin} /> {facts.village}
          </span>
          {facts.road ? <span className="num">{formatOffRoad(cabin, language)}</span> : null}
        </p>
        <FilteredRow access={facts.access} language={language} />
        <RichText as="p" className="summary" html={renderInlineMarkdown(words.summary)} />
        <EditorsRating entry={cabin} language={language} />
        <RatingFigure entry={cabin} language={language} isNamed />
        <EntryPrice entry={cabin} language={language} />
        <AddToTrip language={language} stop={refOfEntry('cabins', id)} name={facts.name} />
      </div>
    </article>
  )
}
