import { type Language, languages } from '#contract/languages.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import { type Hotel, isOpenInWinter } from '#site/content/model/hotel-queries.ts'
import type { HotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { listShownPrices, type Shown } from '#site/content/model/shown-prices.ts'
import { isInWinter } from '#site/domain/calendar/year-bar.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPrice } from '#site/i18n/format-price.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { RichText } from '#site/ui/RichText.tsx'

type House = Hotel | Cabin

interface Props {
  hotels: readonly Hotel[]
  cabins: readonly Cabin[]
  copy: HotelsCopy['answer']
  language: Language
}

/** What is asked first: which hotels take guests in winter, and the lowest price of those that the cards of hotels and of cabins show. */
export function HotelsAnswer({ hotels, cabins, copy, language }: Props) {
  const inWinter = hotels.filter(isOpenInWinter)
  const [hotel, cabin] = [listShownPrices(hotels)[0], listShownPrices(cabins)[0]]
  const isOfWinter = [hotel, cabin].some((each) => isInWinter(each?.price.month ?? ''))
  const winter = fillGaps(copy.winter, {
    hotels: joinWords(inWinter.map(linkTo), languages[language].locale),
    others: hotels.filter(({ facts }) => !facts.inWinter).length,
  })
  const line = (words: string) => <RichText as="p" html={renderPageLine(words, 'hotels', language)} />
  return (
    <>
      {line(winter)}
      {hotel && cabin ? (
        <Figures isSample={hotel.isSample || cabin.isSample} language={language}>
          {line(
            fillGaps(copy.prices, {
              hotel: linkTo(hotel.house),
              hotelPrice: describePrice(hotel, language),
              cabin: linkTo(cabin.house),
              cabinPrice: describePrice(cabin, language),
            }) + (isOfWinter ? '' : ` ${copy.noWinterPrice}`),
          )}
        </Figures>
      ) : null}
    </>
  )
}

const linkTo = ({ kind, id, facts }: House) => `[${facts.name}](${kind}/${id})`

function describePrice({ house, price }: Shown<House>, language: Language): string {
  const { amount, basis } = formatPrice(price, language)
  const note = house.words.priceNote
  return `${amount.replace(/^./, (first) => first.toLowerCase())} ${basis}${note ? ` (${note})` : ''}`
}
