import type { Place } from '#site/editorial/place-queries.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { RoadStop } from '#site/editorial/road-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/photos/EntryPicture.tsx'
import { PhotoCaption } from '#site/photos/PhotoCredit.tsx'
import { photoOf } from '#site/photos/photo-of.ts'
import { wordsOfPicture } from '#site/pictures/pictures.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { Words } from '#site/ui/Words.tsx'
import { sayRoad } from './say-road.ts'
import './PlaceList.css'
import '#site/ui/Facts.css'

interface Props {
  places: Place[]
  /** The stops of the E10, which say how far it is. */
  stops: RoadStop[]
  language: Language
}

/** The places one after the other, the picture now left and wide, now right: never two alike in a row. */
export function PlaceList({ places, stops, language }: Props) {
  const translate = translator(language)
  return (
    <div className="place-list">
      {places.map(({ id, facts, words }) => {
        const picture = wordsOfPicture(facts.picture, language)
        const photo = photoOf('places', id)
        const stop = stops.find((candidate) => candidate.place === id)
        return (
          <article className="place-entry" key={id} id={id}>
            <figure>
              <EntryPicture photo={photo} language={language} use="entry" isCaptioned>
                <Scene scene={facts.picture} alt={picture.alt} />
              </EntryPicture>
              {photo ? (
                <PhotoCaption as="figcaption" photo={photo} language={language} />
              ) : (
                <Words as="figcaption" html={picture.captionHtml} />
              )}
            </figure>
            <div>
              <h2>{facts.name}</h2>
              <Words as="p" className="place-entry-summary" html={renderInlineMarkdown(words.summary)} />
              <dl className="facts">
                {stop ? (
                  <div>
                    <dt>{translate('place.road')}</dt>
                    <dd className="num">{sayRoad(stop, language)}</dd>
                  </div>
                ) : null}
                <div>
                  <dt>{translate('place.bestTime')}</dt>
                  <Words as="dd" html={renderInlineMarkdown(words.bestTime)} />
                </div>
              </dl>
              <MoreLink href={hrefFor('place', language, { placeId: id })}>{words.title}</MoreLink>
            </div>
          </article>
        )
      })}
    </div>
  )
}
