import type { Language } from '#contract/languages.ts'
import { showFigure, showsSamples } from '#site/editorial/evidence.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import type { HomeCopy } from '#site/editorial/pages/home-copy.ts'
import { sayKroner, sayPriceFrom } from '#site/i18n/say-money.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AmenityList } from '#site/ui/AmenityList.tsx'
import { Figures } from '#site/ui/Figures.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { star } from '#site/ui/icons.ts'
import { Stars } from '#site/ui/Stars.tsx'
import './FeaturedHotels.css'

interface Props {
  hotels: Hotel[]
  copy: HomeCopy['hotels']
  language: Language
}

/** The four hotels of the home page as a ledger, the first marked as the editors' favourite. */
export function FeaturedHotels({ hotels, copy, language }: Props) {
  const hasPrices = hotels.some(({ facts }) => facts.price && (facts.price.evidence === 'verified' || showsSamples()))
  return (
    <>
      <ol className="ledger">
        {hotels.map((hotel, index) => {
          const { facts, words } = hotel
          const href = hrefFor('hotel', language, { id: hotel.id })
          return (
            <li key={hotel.id}>
              <span className="number" aria-hidden="true">
                {index + 1}
              </span>
              <div className="house">
                <h3>
                  <a href={href}>{facts.name}</a> <span className="where">{facts.village}</span>
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
                ) : null}
                <AmenityList amenities={facts.amenities} language={language} />
              </div>
              <PriceAndRating hotel={hotel} copy={copy} language={language} />
            </li>
          )
        })}
      </ol>
      {hasPrices ? <p className="small muted ledger-note">{copy.priceNote}</p> : null}
    </>
  )
}

/** What a night costs and what guests are said to think; nothing in a guide that shows checked figures only. */
function PriceAndRating({ hotel, copy, language }: { hotel: Hotel; copy: Props['copy']; language: Language }) {
  const where = (field: string) => `content/hotels/${hotel.id}/facts.yaml: ${field}`
  const price = showFigure(hotel.facts.price, where('price'))
  const rating = showFigure(hotel.facts.rating, where('rating'))
  const count = showFigure(hotel.facts.reviewCount, where('reviewCount'))
  if (!price && !rating && !count) return null
  const translate = translator(language)
  return (
    <Figures isSample={[price, rating, count].some((figure) => figure?.isSample)} language={language}>
      <div>
        {price ? (
          <span className="price">{sayPriceFrom(price.value.lead, language)}</span>
        ) : (
          <span>{copy.noPrice}</span>
        )}
        {price?.value.strikeOut ? (
          <span>
            <span className="vh">{translate('money.before')} </span>
            <s>{sayKroner(price.value.strikeOut, language)}</s>
          </span>
        ) : null}
      </div>
      {rating ? (
        <div>
          <Stars value={rating.value} language={language} fraction="half" />
          {count ? <span className="num muted">{sayReviews(count.value, language)}</span> : null}
        </div>
      ) : null}
    </Figures>
  )
}
