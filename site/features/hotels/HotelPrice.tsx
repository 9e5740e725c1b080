import type { HotelSearchAnswer, LiveHotel } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAmount, formatDates, formatFetched, formatNumber, formatUnits, type Voice } from './format-stay.ts'
import { countNights } from './stay-search.ts'
import './HotelPrice.css'
import '#site/ui/badge.css'

interface Props {
  hotel: LiveHotel
  stay: HotelSearchAnswer
  /** Prices may have changed: dimmed, with the time of the response. */
  isOld: boolean
  today: string
  voice: Voice
}

/** What the stay costs with taxes where the partner says so, then a night without, and whether breakfast is missing; included, it is a message. */
export function HotelPrice({ hotel, stay, isOld, today, voice }: Props) {
  const { words, locale } = voice
  if (!hotel.price)
    return (
      <div className="price">
        <p className="none">{words['price.none']}</p>
        <p className="tiny quiet">{words['liveHotels.noPrice.text']}</p>
        <Reviews hotel={hotel} voice={voice} />
        {stay.isSample && hotel.reviews ? <span className="sample">{words['evidence.sample']}</span> : null}
      </div>
    )
  const { lead, strikeOut, total, breakfast } = hotel.price
  const format = ({ amount, currency }: typeof lead) => formatAmount(amount, currency, locale)
  const days = { dates: formatDates(stay, locale, today), nights: formatUnits(countNights(stay), 'nights', voice) }
  return (
    <div className={isOld ? 'price old' : 'price'}>
      {total ? (
        <>
          <p className="lead-price num">{format(total)}</p>
          <p className="num">{fillGaps(words['liveHotels.inAll'], days)}</p>
        </>
      ) : null}
      <p className={total ? 'num' : 'lead-price num'}>{fillGaps(words['price.from'], { price: format(lead) })}</p>
      <p>
        {strikeOut ? (
          <span>
            <span className="visually-hidden">{words['price.before']} </span>
            <s className="num">{format(strikeOut)}</s>{' '}
          </span>
        ) : null}
        <span>
          {isOld
            ? fillGaps(words['liveHotels.perNightAt'], { time: formatFetched(stay.fetchedAt) })
            : words['liveHotels.perNight']}
        </span>
      </p>
      {total ? null : <p className="num">{fillGaps(words['liveHotels.stay'], days)}</p>}
      {breakfast === false ? <p>{words['liveHotels.withoutBreakfast']}</p> : null}
      <Reviews hotel={hotel} voice={voice} />
      {stay.isSample ? <span className="sample">{words['evidence.sample']}</span> : null}
    </div>
  )
}

function Reviews({ hotel: { reviews }, voice: { words, locale } }: Pick<Props, 'hotel' | 'voice'>) {
  if (!reviews) return null
  return (
    <p className="num">
      {fillGaps(words[reviews.total === 1 ? 'liveHotels.reviews.one' : 'liveHotels.reviews.many'], {
        score: formatNumber(reviews.score, locale, 1),
        outOf: formatNumber(reviews.outOf, locale),
        count: formatNumber(reviews.total, locale),
      })}
    </p>
  )
}
