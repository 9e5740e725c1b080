import type { Language } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { markForFilter } from '#site/content/model/practical.ts'
import type { Restaurant } from '#site/content/model/restaurant-queries.ts'
import { refOfEntry } from '#site/content/model/stop-reference.ts'
import { wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RatingFigure } from '#site/features/entry/RatingFigure.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { FoldedReview } from '#site/features/entry/ratings/FoldedReview.tsx'
import { FilteredRow } from '#site/features/prepare/practical/FilteredRow.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { AddToTrip } from '#site/features/trip/index.ts'
import { formatCuisines, formatWholeKilometres } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { photoOf } from '#site/media/photos/photo-of.ts'
import { SmallPicture } from '#site/media/photos/SmallPicture.tsx'
import { calendar, fish, handCoins, phone, receipt, warningCircle } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import { Tips } from '#site/ui/Tips.tsx'
import '#site/ui/picture-row.css'
import './BillOfFare.css'

/** Every fourth row has a large picture, the others a small one, so that the list still reads as a menu. */
export function hasPicture(row: number): boolean {
  return row % 4 === 0
}

export function BillOfFare({ restaurants, language }: { restaurants: Restaurant[]; language: Language }) {
  return (
    <ol className="rows bill-of-fare">
      {restaurants.map((restaurant, row) => {
        const { id, facts } = restaurant
        return (
          <li key={id} className="picture-row" {...markForFilter(facts)}>
            {hasPicture(row) ? (
              <div className="menu-picture is-large">
                <EntryPicture photo={photoOf('restaurants', id)} language={language} use="entry">
                  <Scene scene={facts.picture} alt={wordsOfPicture(facts.picture, language).alt} />
                </EntryPicture>
              </div>
            ) : (
              <div className="menu-picture">
                <SmallPicture entry={restaurant} language={language} />
              </div>
            )}
            <Place restaurant={restaurant} language={language} />
            <div className="part house">
              <House restaurant={restaurant} language={language} />
            </div>
            <div className="part side">
              <EditorsRating entry={restaurant} language={language} />
              <RatingFigure entry={restaurant} language={language} />
              <EntryPrice entry={restaurant} language={language} />
              <p className="muted">{formatCuisines(facts.cuisine, language)}</p>
              {facts.website ? <OutLink href={facts.website.value} language={language} /> : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface RowProps {
  restaurant: Restaurant
  language: Language
}

function Place({ restaurant, language }: RowProps) {
  const { village, road, address } = restaurant.facts
  // The village stands above; the register repeats it after the postcode.
  const street = address?.value.split(',')[0]
  return (
    <div className="where">
      <b>{village}</b>
      {road ? (
        <span className="num">{formatWholeKilometres(road.kilometre + (road.offRoad ?? 0), language)}</span>
      ) : null}
      {street ? <span>{street}</span> : null}
    </div>
  )
}

function House({ restaurant, language }: RowProps) {
  const { id, facts, words } = restaurant
  return (
    <>
      <h3>
        <a href={linkToEntry('restaurants', id, language)}>{facts.name}</a>
      </h3>
      <FilteredRow access={facts.access} language={language} />
      <RichText as="p" className="dish" html={renderInlineMarkdown(words.dish)} />
      <RichText as="p" className="summary" html={renderInlineMarkdown(words.summary)} />
      <FoldedReview
        entry={restaurant}
        kind="restaurants"
        summary={translator(language)('restaurant.review')}
        language={language}
      />
      <AddToTrip language={language} stop={refOfEntry('restaurants', id)} name={facts.name} />
    </>
  )
}

const icons = { phone, calendar, receipt, tip: handCoins, fish, note: warningCircle }

export function TableTips({ tips }: { tips: { icon: keyof typeof icons; name: string; text: string }[] }) {
  return (
    <Tips
      tips={tips.map(({ icon, name, text }) => ({ name, icon: icons[icon], textHtml: renderInlineMarkdown(text) }))}
    />
  )
}
