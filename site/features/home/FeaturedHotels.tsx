import type { Language } from '#contract/languages.ts'
import { showFigure, showsSamples } from '#site/content-model/evidence.ts'
import type { Hotel } from '#site/content-model/hotel-queries.ts'
import { linkToEntry } from '#site/content-model/link-to-entry.ts'
import type { HomeCopy } from '#site/content-model/pages/home-copy.ts'
import { refOfEntry } from '#site/content-model/stop-reference.ts'
import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { AmenityList } from '#site/features/hotels/AmenityList.tsx'
import { EditorsRating } from '#site/features/ratings/EditorsRating.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { formatKroner, formatPriceFrom } from '#site/i18n/format-money.ts'
import { formatReviews } from '#site/i18n/format-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { SmallPicture } from '#site/photos/SmallPicture.tsx'
import { Figures } from '#site/ui/Figures.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { star } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import './FeaturedHotels.css'

interface Props {
  hotels: Hotel[]
  copy: HomeCopy['hotels']
  language: Language
}

export function FeaturedHotels({ hotels, copy, language }: Props) {
  const hasPrices = hotels.some(({ facts }) => facts.price && (facts.price.evidence === 'verified' || showsSamples()))
  return (
    <>
      <ol className="rows ledger">
        {hotels.map((hotel, index) => {
          const { facts, words } = hotel
          return (
            <li key={hotel.id}>
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <SmallPicture entry={hotel} language={language} />
              <div className="house">
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
              <div className="ledger-figures">
                <EditorsRating entry={hotel} language={language} fraction="half" />
                <PriceAndRating hotel={hotel} copy={copy} language={language} />
              </div>
            </li>
          )
        })}
      </ol>
      {hasPrices ? <p className="small muted ledger-note">{copy.priceNote}</p> : null}
    </>
  )
}

function PriceAndRating({ hotel, copy, language }: { hotel: Hotel; copy: Props['copy']; language: Language }) {
  const where = (field: string) => `content/hotels/${hotel.id}/facts.yaml: ${field}`
  const price = showFigure(hotel.facts.price, where('price'))
  const rating = showFigure(hotel.facts.rating, where('rating'))
  const count = showFigure(hotel.facts.reviewCount, where('reviewCount'))
  if (!price && !rating && !count) return null
  return (
    <Figures isSample={[price, rating, count].some((figure) => figure?.isSample)} language={language}>
      <div>
        {price ? (
          <span className="price">{formatPriceFrom(price.value.lead, language)}</span>
        ) : (
          <span>{copy.noPrice}</span>
        )}
        {price?.value.strikeOut ? (
          <span>
            <span className="visually-hidden">{translator(language)('money.before')} </span>
            <s>{formatKroner(price.value.strikeOut, language)}</s>
          </span>
        ) : null}
      </div>
      {rating ? (
        <div>
          <Stars value={rating.value} language={language} fraction="half" />
          {count ? <span className="num muted">{formatReviews(count.value, language)}</span> : null}
        </div>
      ) : null}
    </Figures>
  )
}
