import { useEffect, useRef } from 'react'
import { sayDistance } from '#site/geography/distance-between.ts'
import { sayPosition } from '#site/geography/say-position.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { languages } from '#site/i18n/languages.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { globe, mapPin, phone as phoneIcon, roadHorizon, x } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { CategoryDot } from './CategoryDot.tsx'
import { CategoryNote, type NoteWays } from './CategoryNote.tsx'
import { CopyButton } from './CopyButton.tsx'
import { colourClassOf } from './categories.ts'
import { OpenIn } from './OpenIn.tsx'
import { returnFocus } from './return-focus.ts'
import { sayKind, sayRoad, type Voice } from './say-points.ts'
import type { ShownPoint } from './shown-point.ts'
import './PointCard.css'

interface Props {
  point: ShownPoint
  /** Kilometres from the chosen place; undefined when none is chosen. */
  distance: number | undefined
  /** False for a point that the page was opened with: whoever has not chosen anything yet reads from the top. */
  takesFocus: boolean
  onClose: () => void
  onShowOnMap: (id: string) => void
  ways: NoteWays
  voice: Voice
}

/**
 * The selected point. Beside the map it covers the list; on a phone its first part stands at the foot of the map and the
 * rest below. Its heading takes the focus when a point is selected; Escape closes it.
 */
export function PointCard({ point, distance, takesFocus, onClose, onShowOnMap, ways, voice }: Props) {
  const { words, language } = voice
  const { card, heading } = useFocusOnPoint(point.id, takesFocus)
  return (
    <section
      className={`point-card ${colourClassOf(point.category)}`}
      aria-label={words['map.card']}
      ref={card}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="point-card-main">
        <button type="button" className="point-card-back" onClick={onClose}>
          {words['map.card.back']}
        </button>
        <button type="button" className="point-card-close" aria-label={words['map.card.close']} onClick={onClose}>
          <Icon svg={x} />
        </button>
        <p className="point-card-kind">
          <CategoryDot category={point.category} />
          {sayKind(point.category, words)}
        </p>
        <h2 tabIndex={-1} ref={heading}>
          {point.name}
        </h2>
        <p>{point.description}</p>
        {point.isApproximate ? <p className="point-card-rough">{words['map.approximate']}</p> : null}
        <p className="point-card-position num">{sayPosition(point.coordinates, language)}</p>
        <div className="point-card-act">
          <button type="button" className="btn btn-1 btn-sm" onClick={() => onShowOnMap(point.id)}>
            {words['map.card.showOnMap']}
          </button>
          {point.address ? <CopyButton key={point.id} text={point.address} what="address" words={words} /> : null}
        </div>
      </div>
      <div className="point-card-rest">
        <PointFacts point={point} distance={distance} voice={voice} />
        {point.href ? (
          <MoreLink href={point.href}>{fillGaps(words['map.card.page'], { name: point.name })}</MoreLink>
        ) : null}
        <div className="point-card-act">
          <CopyButton
            key={point.id}
            text={`${point.coordinates.latitude}, ${point.coordinates.longitude}`}
            what="coordinates"
            words={words}
          />
          <OpenIn key={`open-${point.id}`} place={point} words={words} />
        </div>
        <CategoryNote category={point.category} ways={ways} words={words} />
      </div>
    </section>
  )
}

function PointFacts({ point, distance, voice }: Pick<Props, 'point' | 'distance' | 'voice'>) {
  const { words, language } = voice
  const { address, phone, website, kilometre } = point
  return (
    <ul className="point-facts">
      {address ? (
        <li>
          <Icon svg={mapPin} />
          {address}
        </li>
      ) : null}
      {kilometre === undefined ? null : (
        <li className="num">
          <Icon svg={roadHorizon} />
          {sayRoad(kilometre, voice).full}
        </li>
      )}
      {distance === undefined ? null : (
        <li className="num">
          <Icon svg={mapPin} />
          {fillGaps(words['map.distance'], {
            distance: sayDistance(distance, languages[language].locale, point.isApproximate),
          })}
        </li>
      )}
      {phone ? (
        <li className="num">
          <Icon svg={phoneIcon} />
          <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <span className="vh">{words['entry.phone']} </span>
            {phone}
          </a>
        </li>
      ) : null}
      {website ? (
        <li>
          <Icon svg={globe} />
          <a className="link" href={website} target="_blank" rel="noopener noreferrer">
            {words['map.card.website']}
            <span className="vh"> {words['restaurant.newTab']}</span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}

/**
 * Promises that the heading has the focus after a point was selected, and is in sight; the page moves only if it is not.
 * When the card goes, the focus returns to where it came from.
 */
function useFocusOnPoint(id: string, takesFocus: boolean) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef<string>(undefined)
  const opener = useRef<HTMLElement>(null)
  // What selected the point, a row or a marker, has the focus again when the card is closed.
  useEffect(() => () => void returnFocus(opener.current), [])
  useEffect(() => {
    if (shownId.current === id) return
    shownId.current = id
    if (card.current) card.current.scrollTop = 0
    if (!takesFocus || !heading.current) return
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !card.current?.contains(activeElement)) opener.current = activeElement
    heading.current.focus({ preventScroll: true })
    const main = heading.current.parentElement
    const { top, bottom } = heading.current.getBoundingClientRect()
    // The header of the page covers as much as the style leaves free above.
    const covered = main ? Number.parseFloat(getComputedStyle(main).scrollMarginTop) || 0 : 0
    if (top < covered || bottom > window.innerHeight) main?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [id, takesFocus])
  return { card, heading }
}
