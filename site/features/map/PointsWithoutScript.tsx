import { mapCategories } from '#site/editorial/map-categories.ts'
import { googleAddressOf, mapAddressOf } from '#site/geography/outside-maps.ts'
import type { Language } from '#site/i18n/languages.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { colourClassOf } from './categories.ts'
import { DownloadLinks, Downloads } from './Downloads.tsx'
import { mapWordKeys } from './map-words.ts'
import { sayCategory, sayCount, sayRoad, type Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './PointsWithoutScript.css'

interface Props {
  points: readonly ShownPoint[]
  language: Language
}

/**
 * The map for whoever runs no script: every point by category, with its address, what it is, where one leaves the E10 for
 * it, and links to maps outside the guide. Few elements: the page carries the points as data too.
 */
export function PointsWithoutScript({ points, language }: Props) {
  const voice = { words: pickWords(language, mapWordKeys), language }
  const groups = mapCategories.map((category) => ({
    category,
    ofCategory: points.filter((point) => point.category === category),
  }))
  return (
    <div className="map-list">
      {groups.map(({ category, ofCategory }) => (
        <details key={category} className={colourClassOf(category)}>
          <summary>
            <CategoryDot category={category} />
            <h2>{sayCategory(category, voice.words)}</h2>
            <span className="num">{sayCount(ofCategory.length, language)}</span>
            <Icon svg={caretDown} />
          </summary>
          <ul>
            {ofCategory.map((point) => (
              <PlainPoint key={point.id} point={point} voice={voice} />
            ))}
          </ul>
          <DownloadLinks choice={category} voice={voice} />
        </details>
      ))}
      <Downloads choice="all" voice={voice} />
    </div>
  )
}

function PlainPoint({ point, voice: { words, language } }: { point: ShownPoint; voice: Voice }) {
  const { name, href, address, description, coordinates, kilometre, isApproximate, phone, website } = point
  return (
    <li>
      {href ? <a href={href}>{name}</a> : <b>{name}</b>}
      {kilometre === undefined ? null : <span className="num">{sayRoad(kilometre, { words, language }).short}</span>}
      <p>{description}</p>
      {isApproximate ? <p>{words['map.approximate']}</p> : null}
      {address ? <p>{address}</p> : null}
      <p>
        {translator(language)('map.list.maps')} <a href={mapAddressOf(coordinates)}>OpenStreetMap</a>{' '}
        <a href={googleAddressOf(coordinates)}>Google</a>
        {website ? (
          <>
            {' '}
            <a href={website}>{words['map.card.website']}</a>
          </>
        ) : null}
        {phone ? (
          <>
            {' '}
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </>
        ) : null}
      </p>
    </li>
  )
}
