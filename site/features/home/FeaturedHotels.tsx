import { type Language, languages } from '#contract/languages.ts'
import { type Hotel, isOpenInWinter } from '#site/content/model/hotel-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { HomeCopy } from '#site/content/model/pages/home-copy.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AmenityList } from '#site/features/stay/hotels/AmenityList.tsx'
import { HotelPicture, listHotelDrawings } from '#site/features/stay/hotels/HotelPicture.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { SmallPicture } from '#site/media/photos/SmallPicture.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { star } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import '#site/ui/picture-row.css'
import './FeaturedHotels.css'

interface Props {
  hotels: Hotel[]
  copy: HomeCopy['hotels']
  language: Language
}

export function FeaturedHotels({ hotels, copy, language }: Props) {
  const inWinter = hotels.filter(isOpenInWinter)
  return (
    <>
      <ol className="rows ledger" data-placeholders={listHotelDrawings().join(' ')}>
        {hotels.map((hotel, index) => {
          const { facts, words } = hotel
          return (
            <li key={hotel.id} className="picture-row">
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <HotelPicture id={hotel.id} language={language}>
                <SmallPicture entry={hotel} language={language} />
              </HotelPicture>
              <div className="part house">
                <h3>
                  <a href={linkToEntry('hotels', hotel.id, language)}>{facts.name}</a>{' '}
                  <span className="where">{facts.village}</span>
                </h3>
                {index === 0 ? (
                  <p className="favourite">
                    <Icon svg={star} />
                    {copy.favourite}
                  </p>
                ) : null}
                {words.featuredMessage ? (
                  <p>
                    {words.featuredMessage.title}. {words.featuredMessage.subtitle}.
                  </p>
                ) : (
                  <RichText as="p" html={renderInlineMarkdown(words.summary)} />
                )}
                <AmenityList amenities={facts.amenities} language={language} />
                <AddToTrip language={language} stop={refOfEntry('hotels', hotel.id)} name={facts.name} />
              </div>
              <div className="part ledger-figures">
                <EditorsRating entry={hotel} language={language} fraction="half" />
                <RatingFigure entry={hotel} language={language} fraction="half" />
                <EntryPrice entry={hotel} language={language} />
              </div>
            </li>
          )
        })}
      </ol>
      {inWinter.length > 0 && inWinter.length < hotels.length ? (
        <p className="small muted">
          {fillGaps(copy.inWinter, {
            names: joinWords(
              inWinter.map(({ facts }) => facts.name),
              languages[language].locale,
            ),
          })}
        </p>
      ) : null}
    </>
  )
}
