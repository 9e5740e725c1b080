import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayWholeKilometres } from '#site/i18n/say-kilometres.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { Words } from '#site/ui/Words.tsx'
import './FoodPlaces.css'
import '#site/ui/out-link.css'

interface Props {
  places: {
    id: string
    name: string
    village: string
    kilometre?: number | undefined
    website?: string | undefined
    text: string
  }[]
  language: Language
}

/** Where food is made or caught and visitors may come, along the E10: kilometres, the house, what happens there. */
export function FoodPlaces({ places, language }: Props) {
  const translate = translator(language)
  return (
    <ul className="food-places">
      {places.map((place) => (
        <li key={place.id}>
          <span className="num">
            {place.kilometre === undefined ? null : sayWholeKilometres(place.kilometre, language)}
          </span>
          <h3>
            {place.name}
            {place.name === place.village ? null : <small>{place.village}</small>}
          </h3>
          <Words as="p" html={renderInlineMarkdown(place.text)} />
          {place.website ? (
            <a className="out-link" href={place.website} target="_blank" rel="noopener">
              {new URL(place.website).hostname.replace(/^www\./, '')}
              <Icon svg={arrowUpRight} />
              <span className="vh"> {translate('restaurant.newTab')}</span>
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
