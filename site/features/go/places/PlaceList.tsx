import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { Place } from '#site/content/model/place-queries.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { PhotoCaption } from '#site/media/photos/PhotoCredit.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { formatRoad, isStart } from './format-road.ts'
import './PlaceList.css'
import '#site/ui/Facts.css'

export function PlaceList({
  places,
  language,
  isSmall = false,
}: {
  places: Place[]
  language: Language
  isSmall?: boolean
}) {
  const translate = translator(language)
  return (
    <div className={isSmall ? 'place-list is-small' : 'place-list'}>
      {places.map(({ id, facts, words }) => {
        const picture = wordsOfPicture(facts.picture, language)
        const photo = photoOf('places', id)
        return (
          <article className="place-entry" key={id} id={id}>
            <figure>
              <EntryPicture photo={photo} language={language} use="entry" isCaptioned={!isSmall}>
                <Scene scene={facts.picture} alt={picture.alt} />
              </EntryPicture>
              {photo && !isSmall ? <PhotoCaption as="figcaption" photo={photo} language={language} /> : null}
            </figure>
            <div>
              {isSmall ? (
                <h3>
                  <a href={linkToEntry('places', id, language)}>{facts.name}</a>
                </h3>
              ) : (
                <h2>{facts.name}</h2>
              )}
              <RichText as="p" className="place-entry-summary" html={renderInlineMarkdown(words.summary)} />
              {isSmall ? (
                <p className="small muted num">
                  {translate('place.road')}: {formatRoad(id, language)}
                </p>
              ) : (
                <>
                  <dl className="facts">
                    {isStart(id) ? null : (
                      <div>
                        <dt>{translate('place.road')}</dt>
                        <dd className="num">{formatRoad(id, language)}</dd>
                      </div>
                    )}
                    <div>
                      <dt>{translate('place.bestTime')}</dt>
                      <RichText as="dd" html={renderInlineMarkdown(words.bestTime)} />
                    </div>
                  </dl>
                  <MoreLink href={linkToEntry('places', id, language)}>{words.title}</MoreLink>
                </>
              )}
              <AddToTrip language={language} stop={refOfEntry('places', id)} name={facts.name} />
            </div>
          </article>
        )
      })}
    </div>
  )
}
