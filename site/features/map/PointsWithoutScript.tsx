import { Fragment } from 'react'
import type { Language } from '#contract/languages.ts'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { googleAddressOf, mapAddressOf } from '#site/domain/geography/outside-maps.ts'
import { pickWords, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { colourClassOf } from './categories.ts'
import { DownloadLinks, Downloads } from './Downloads.tsx'
import { formatCategory, formatCount, formatRoad, type Voice } from './format-points.ts'
import { mapWords } from './map-words.ts'
import type { ShownPoint } from './shown-point.ts'
import './category-groups.css'
import './PointsWithoutScript.css'

/** The map without script. Few elements, since the page carries the points as data too. */
export function PointsWithoutScript({ points, language }: { points: readonly ShownPoint[]; language: Language }) {
  const voice = { words: pickWords(language, mapWords), language }
  const groups = mapCategories.map((category) => ({
    category,
    ofCategory: points.filter((point) => point.category === category),
  }))
  return (
    <div className="map-list category-groups topline">
      {groups.map(({ category, ofCategory }) => (
        <details key={category} className={colourClassOf(category)}>
          <summary>
            <CategoryDot category={category} />
            <h2>{formatCategory(category, voice.words)}</h2>
            <span className="num">{formatCount(ofCategory.length, language)}</span>
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
  const links = [
    { address: mapAddressOf(coordinates), text: 'OpenStreetMap' },
    { address: googleAddressOf(coordinates), text: 'Google' },
    ...(website ? [{ address: website, text: words['map.card.website'] }] : []),
    ...(phone ? [{ address: telephoneAddressOf(phone), text: phone }] : []),
  ]
  return (
    <li>
      {href ? <a href={href}>{name}</a> : <b>{name}</b>}
      {kilometre === undefined ? null : <span className="num">{formatRoad(kilometre, { words, language }).short}</span>}
      <p>{description}</p>
      {isApproximate ? <p>{words['map.approximate']}</p> : null}
      {address ? <p>{address}</p> : null}
      <p>
        {translator(language)('mapPage.list.maps')}
        {links.map(({ address: target, text }) => (
          <Fragment key={target}>
            {' '}
            <a href={target}>{text}</a>
          </Fragment>
        ))}
      </p>
    </li>
  )
}
