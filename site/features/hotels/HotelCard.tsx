import { type HotelSearchAnswer, hotelImagePath, type LiveHotel } from '#contract/hotels.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import { AddLink } from '#site/features/trip/AddLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { DrawnStars } from '#site/ui/DrawnStars.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight, mapPin } from '#site/ui/icons.ts'
import { LazyImage } from '#site/ui/lazy-image/LazyImage.tsx'
import { choosePlaceholder } from '#site/ui/lazy-image/lazy-image-state.ts'
import { FeaturedMessages } from './FeaturedMessages.tsx'
import { formatNumber, type Voice } from './format-stay.ts'
import { HotelPrice } from './HotelPrice.tsx'
import { withStay } from './stay-search.ts'
import './HotelCard.css'
import '#site/ui/partner-button.css'
import '#site/ui/position.css'

interface Props {
  hotel: LiveHotel
  position: number
  /** The response with the hotel: its prices hold for these dates and guests. */
  stay: HotelSearchAnswer
  isOld: boolean
  today: string
  voice: Voice
  partner: PartnerLink
  drawings: string[]
  /** The guide's own houses for a trip, by their names in small letters; a house that it does not know has no place on its road. */
  stops: Readonly<Record<string, string>>
  withFoundPicture: ReadonlySet<string>
}

export function HotelCard(props: Props) {
  const { hotel, position, stay, isOld, today, voice, partner, drawings, stops, withFoundPicture } = props
  const { words, locale } = voice
  const link = linkTo(hotel, partner, stay)
  const picture =
    hotel.propertyImage?.image.url ?? (withFoundPicture.has(hotel.id) ? hotelImagePath(hotel.id) : undefined)
  const { name, starRating, address } = hotel
  const where = address.line1 ?? address.cityName
  const stop = stops[name.toLocaleLowerCase('no')]
  return (
    <li>
      <div className="plate">
        <HotelPicture hotel={hotel} address={picture} words={words} drawings={drawings} />
        <span className="position">
          <small>{words['ranking.position']}</small>
          <span>{formatNumber(position, locale)}</span>
        </span>
      </div>
      <div className="live-what">
        <h3>{name}</h3>
        {starRating === null ? null : (
          <p>
            <DrawnStars
              value={starRating}
              fraction="half"
              label={fillGaps(words['rating.stars'], { rating: formatNumber(starRating, locale, 1) })}
              figure={formatNumber(starRating, locale, 1)}
            />
          </p>
        )}
        {where ? (
          <p className="live-where small muted">
            <Icon svg={mapPin} />
            <span>{where}</span>
          </p>
        ) : null}
        <FeaturedMessages messages={hotel.featuredMessages} voice={voice} />
        {stop ? <AddLink stop={stop} name={name} /> : null}
      </div>
      <div className={stay.isSample && (hotel.price || hotel.reviews) ? 'cost is-sample' : 'cost'}>
        <HotelPrice hotel={hotel} stay={stay} isOld={isOld} today={today} voice={voice} />
        <div className="paid">
          <a
            className="btn btn-out btn-sm"
            href={link.href}
            rel={link.rel}
            target="_blank"
            data-partner={partner.partnerKey}
            aria-label={fillGaps(words['liveHotels.seeAvailabilityOf'], { hotel: name })}
          >
            <span>{words['ranking.book.hotels']}</span>
            <Icon svg={arrowUpRight} />
          </a>
          <span className="ad-label" data-partner-label="">
            {fillGaps(words['partner.label'], { partner: partner.partner })}
          </span>
        </div>
      </div>
    </li>
  )
}

/** The partner’s own https address, or its search of all Lofoten for the same dates and guests. */
function linkTo({ link }: LiveHotel, partner: PartnerLink, stay: HotelSearchAnswer): Pick<PartnerLink, 'href' | 'rel'> {
  return link?.startsWith('https://')
    ? { href: link, rel: 'sponsored noopener' }
    : { href: withStay(partner.href, stay), rel: partner.rel }
}

interface PictureProps extends Pick<Voice, 'words'>, Pick<Props, 'hotel' | 'drawings'> {
  /** Undefined while there is none: a drawing stands in, always the same for the same hotel. */
  address: string | undefined
}

function HotelPicture({ hotel: { id, name }, address, words, drawings }: PictureProps) {
  const shown = address ?? drawings[choosePlaceholder(id, drawings.length || 1)] ?? ''
  return (
    <LazyImage
      // Another picture of the same hotel starts over.
      key={shown}
      address={shown}
      imageKey={id}
      placeholders={drawings}
      placeholderNote={words['liveHotels.drawing']}
      alt={fillGaps(words['liveHotels.photo'], { hotel: name })}
      width={600}
      height={400}
      words={{ failed: words['image.failed'], retry: words['image.retry'] }}
    />
  )
}
