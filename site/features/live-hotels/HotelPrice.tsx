import type { HotelSearchAnswer, LiveHotel } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayAmount, sayDates, sayFetched, sayNights, sayNumber, type Voice } from './say-stay.ts'
import './HotelPrice.css'
import '#site/ui/SampleMark.css'

interface Props {
  hotel: LiveHotel
  /** The answer that the price is part of. */
  stay: HotelSearchAnswer
  /** It may have changed: it is dimmed and says when it was fetched. */
  isOld: boolean
  today: string
  voice: Voice
}

/** What a night and the stay cost, with the dates that this holds for; what guests say at the partner; the mark of an example. */
export function HotelPrice({ hotel, stay, isOld, today, voice }: Props) {
  const { words, locale } = voice
  if (!hotel.price)
    return (
      <div className="price">
        <p className="none">{words['liveHotels.noPrice']}</p>
        <p className="tiny quiet">{words['liveHotels.noPrice.text']}</p>
        <Reviews hotel={hotel} voice={voice} />
        {stay.isSample && hotel.reviews ? <span className="sample">{words['evidence.sample']}</span> : null}
      </div>
    )
  const { lead, strikeOut, total } = hotel.price
  const say = ({ amount, currency }: typeof lead) => sayAmount(amount, currency, locale)
  const days = { dates: sayDates(stay, locale, today), nights: sayNights(stay, voice) }
  return (
    <div className={isOld ? 'price old' : 'price'}>
      <p className="lead-price num">{fillGaps(words['money.from'], { price: say(lead) })}</p>
      <p>
        {strikeOut ? (
          <>
            <span className="vh">{words['money.before']} </span>
            <s className="num">{say(strikeOut)}</s>{' '}
          </>
        ) : null}
        {isOld
          ? fillGaps(words['liveHotels.perNightAt'], { time: sayFetched(stay.fetchedAt, locale) })
          : words['money.perNight']}
      </p>
      <p className="num">
        {total
          ? fillGaps(words['liveHotels.total'], { ...days, price: say(total) })
          : fillGaps(words['liveHotels.stay'], days)}
      </p>
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
        score: sayNumber(reviews.score, locale, 1),
        outOf: sayNumber(reviews.outOf, locale),
        count: sayNumber(reviews.total, locale),
      })}
    </p>
  )
}
