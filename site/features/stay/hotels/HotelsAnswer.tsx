import { type Language, languages } from '#contract/languages.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import type { Hotel } from '#site/content/model/hotel-queries.ts'
import type { HotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import type { Price } from '#site/content/model/price-schema.ts'
import { renderPageLine } from '#site/content/model/render-text.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatPrice } from '#site/i18n/format-price.ts'
import { joinWords } from '#site/i18n/join-words.ts'
import { RichText } from '#site/ui/RichText.tsx'

type House = Hotel | Cabin

interface Props {
  hotels: readonly Hotel[]
  cabins: readonly Cabin[]
  copy: HotelsCopy['answer']
  language: Language
}

/** What is asked first: which hotels take guests in winter, and the lowest price that somebody saw of a hotel and of a cabin. */
export function HotelsAnswer({ hotels, cabins, copy, language }: Props) {
  const inWinter = hotels.filter(({ facts }) => facts.inWinter?.value === 'usual')
  const [hotel, cabin] = [findLowest(hotels), findLowest(cabins)]
  const isOfWinter = [hotel, cabin].some((each) => each && isWinterMonth(each.price))
  const lines = [
    fillGaps(copy.winter, {
      hotels: joinWords(inWinter.map(linkTo), languages[language].locale),
      others: hotels.filter(({ facts }) => !facts.inWinter).length,
    }),
    ...(hotel && cabin
      ? [
          fillGaps(copy.prices, {
            hotel: linkTo(hotel.house),
            hotelPrice: describePrice(hotel, language),
            cabin: linkTo(cabin.house),
            cabinPrice: describePrice(cabin, language),
          }) + (isOfWinter ? '' : ` ${copy.noWinterPrice}`),
        ]
      : []),
  ]
  return lines.map((line) => <RichText key={line} as="p" html={renderPageLine(line, 'hotels', language)} />)
}

const linkTo = ({ kind, id, facts }: House) => `[${facts.name}](${kind}/${id})`

interface Seen {
  house: House
  price: Price
}

/** Returns the house whose price, as somebody saw it, is the lowest; examples do not count. Undefined where nobody saw one. */
export function findLowest(houses: readonly House[]): Seen | undefined {
  const seen = houses.flatMap((house): Seen[] => {
    const { price } = house.facts
    return price?.evidence === 'verified' ? [{ house, price: price.value }] : []
  })
  return seen.toSorted((one, other) => one.price.from - other.price.from)[0]
}

function isWinterMonth({ month = '' }: Price): boolean {
  return ['12', '01', '02', '03'].includes(month.slice(-2))
}

function describePrice({ house, price }: Seen, language: Language): string {
  const { amount, basis } = formatPrice(price, language)
  const note = house.words.priceNote
  return `${amount.replace(/^./, (first) => first.toLowerCase())} ${basis}${note ? ` (${note})` : ''}`
}
