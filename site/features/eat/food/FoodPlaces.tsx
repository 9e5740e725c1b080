import type { Language } from '#contract/languages.ts'
import { stopToAdd } from '#site/content/model/stop-queries.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { AddToTrip } from '#site/features/trip/index.ts'
import { formatWholeKilometres } from '#site/i18n/formats.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { OutLink } from '#site/ui/OutLink.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import '#site/ui/accordion.css'
import './food.css'

interface Props {
  places: {
    id: string
    name: string
    village: string
    kilometre?: number | undefined
    website?: string | undefined
    text: string
    /** Its reference, where it can be a stop of a trip. */
    stop?: string | undefined
  }[]
  language: Language
}

/** Producers that visitors can visit, along the E10. */
export function FoodPlaces({ places, language }: Props) {
  return (
    <ul className="accordion food-places">
      {places.map((place) => (
        <li key={place.id}>
          <details>
            <summary>
              <span>
                <b>{place.name}</b>
                <small>
                  {[
                    place.name === place.village ? undefined : place.village,
                    place.kilometre === undefined ? undefined : formatWholeKilometres(place.kilometre, language),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
              <Icon svg={caretDown} />
            </summary>
            <div>
              <RichText as="p" html={renderInlineMarkdown(place.text)} />
              {place.website || place.stop ? (
                <div className="food-place-ways cluster">
                  {place.website ? <OutLink href={place.website} language={language} /> : null}
                  {place.stop ? <AddToTrip language={language} {...stopToAdd(place.stop, language)} /> : null}
                </div>
              ) : null}
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}
