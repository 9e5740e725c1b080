import type { Language } from '#contract/languages.ts'
import { type Hotel, hasCharging } from '#site/content/model/hotel-queries.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import type { HotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { linkToStay } from '#site/content/model/partners.ts'
import { markForFilter } from '#site/content/model/practical.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { FoldedReview } from '#site/features/entry/ratings/FoldedReview.tsx'
import { PartnerButton } from '#site/features/partners/PartnerButton.tsx'
import { FilteredRow } from '#site/features/prepare/practical/FilteredRow.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { translator } from '#site/i18n/translate.ts'
import { SmallPicture } from '#site/media/photos/SmallPicture.tsx'
import { NumberToRing } from '#site/ui/Contact.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { mapPin } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { AmenityList } from './AmenityList.tsx'
import { HotelPicture, listHotelDrawings } from './HotelPicture.tsx'
import '#site/ui/picture-row.css'
import './HotelLedger.css'

interface Props {
  hotels: Hotel[]
  /** Those that cost no more than the filter by price lets through. */
  withinPrice?: ReadonlySet<string> | undefined
  copy: HotelsCopy['list']
  language: Language
}

/** The hotels as numbered rows in the order of the road, which dates in winter change (`carryStay`). The numbers match the chart beside them. */
export function HotelLedger({ hotels, withinPrice, copy, language }: Props) {
  return (
    <ol className="rows hotel" data-placeholders={listHotelDrawings().join(' ')}>
      {hotels.map((hotel, index) => (
        <li
          key={hotel.id}
          className="picture-row"
          data-winter={hotel.facts.inWinter?.value ?? 'ask'}
          {...markForFilter(hotel.facts, {
            hasCharging: hasCharging(hotel),
            isWithinPrice: withinPrice?.has(hotel.id),
          })}
        >
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
          <HotelPicture id={hotel.id} language={language}>
            <SmallPicture entry={hotel} language={language} />
          </HotelPicture>
          <HotelWords hotel={hotel} copy={copy} language={language} />
          <div className="part side">
            <EditorsRating entry={hotel} language={language} />
            <RatingFigure entry={hotel} language={language} isNamed />
            <EntryPrice entry={hotel} language={language} />
            <PartnerButton link={linkToStay(hotel.facts.name, hotel.facts.village, language)} language={language}>
              {translator(language)('entry.book')}
            </PartnerButton>
          </div>
        </li>
      ))}
    </ol>
  )
}

function HotelWords({ hotel, copy, language }: { hotel: Hotel; copy: Props['copy']; language: Language }) {
  const { facts, words } = hotel
  return (
    <div className="part words">
      <h3>
        <a href={linkToEntry('hotels', hotel.id, language)}>{facts.name}</a>
      </h3>
      <p className="where">
        <Icon svg={mapPin} />
        {facts.address?.value ?? facts.village}
      </p>
      <FilteredRow access={facts.access} language={language} />
      <RichText as="p" html={renderInlineMarkdown(words.summary)} />
      <InWinter hotel={hotel} office={copy.office} language={language} />
      <AmenityList amenities={facts.amenities} language={language} />
      <FoldedReview entry={hotel} kind="hotels" summary={copy.review} language={language} />
      <AddToTrip language={language} stop={refOfEntry('hotels', hotel.id)} name={facts.name} />
    </div>
  )
}

const winterWords = {
  usual: 'stay.inWinter.usual',
  no: 'stay.inWinter.no',
  ask: 'stay.inWinter.ask',
} as const

interface InWinterProps {
  hotel: Hotel
  office: Props['copy']['office']
  language: Language
}

/** Whether one can sleep there in winter, as far as anybody knows, and whom to ask for dates and prices. */
function InWinter({ hotel: { facts }, office, language }: InWinterProps) {
  const translate = translator(language)
  const { inWinter, phone, website } = facts
  const number = phone?.value ?? (website ? undefined : office.phone)
  return (
    <p className="in-winter">
      <b>{translate('stay.inWinter')}:</b> {translate(winterWords[inWinter?.value ?? 'ask'])}{' '}
      {website ? <OutLink href={website.value} language={language} /> : null}{' '}
      {number ? (
        <>
          {phone ? '' : `${office.name} `}
          <NumberToRing number={number} />
        </>
      ) : null}
    </p>
  )
}
