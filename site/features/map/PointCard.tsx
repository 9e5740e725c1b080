import { useEffect, useRef } from 'react'
import { languages } from '#contract/languages.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { formatDistance } from '#site/domain/geography/distance-between.ts'
import { formatPosition } from '#site/domain/geography/format-position.ts'
import { AddLink } from '#site/features/trip/AddLink.tsx'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { clock, globe, mapPin, phone as phoneIcon, roadHorizon, wheelchair, x } from '#site/ui/icons.ts'
import { MoreLink } from '#site/ui/MoreLink.tsx'
import { telephoneAddressOf } from '#site/ui/telephone-address.ts'
import { CategoryDot } from './CategoryDot.tsx'
import { CategoryNote, type NoteWays } from './CategoryNote.tsx'
import { CopyButton } from './CopyButton.tsx'
import { colourClassOf } from './categories.ts'
import { openingOf } from './filter-points.ts'
import { formatKind, formatOpening, formatRoad, type Voice } from './format-points.ts'
import { OpenIn } from './OpenIn.tsx'
import { returnFocus } from './PointPanel.tsx'
import type { ShownPoint } from './shown-point.ts'
import './PointCard.css'

interface Props {
  point: ShownPoint
  distance: number | undefined
  /** False for a point that the page was opened with: reading then starts at the top. */
  takesFocus: boolean
  onClose: () => void
  onShowOnMap: (id: string) => void
  ways: NoteWays
  voice: Voice
}

/** The selected point; focuses its heading when a point is selected. Escape closes it. */
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
          <span>{formatKind(point.category, words)}</span>
        </p>
        <h2 tabIndex={-1} ref={heading}>
          {point.name}
        </h2>
        {point.description === formatKind(point.category, words) ? null : <p>{point.description}</p>}
        {point.isApproximate ? <p className="point-card-rough">{words['map.approximate']}</p> : null}
        <p className="point-card-position num">{formatPosition(point.coordinates, language)}</p>
        <div className="point-card-act cluster">
          {point.phone ? (
            <a className="btn btn-1 btn-sm num" href={telephoneAddressOf(point.phone)}>
              <Icon svg={phoneIcon} />
              <span className="visually-hidden">{words['entry.phone']} </span>
              <span>{point.phone}</span>
            </a>
          ) : null}
          <OpenIn key={`open-${point.id}`} place={point} words={words} />
          <button type="button" className="btn btn-2 btn-sm" onClick={() => onShowOnMap(point.id)}>
            {words['map.card.showOnMap']}
          </button>
          {point.address ? <CopyButton key={point.id} text={point.address} what="address" words={words} /> : null}
        </div>
        <AddLink key={`add-${point.id}`} stop={refOfMapPoint(point)} name={point.name} />
      </div>
      <div className="point-card-rest">
        <PointFacts point={point} distance={distance} voice={voice} />
        {point.href ? (
          <MoreLink href={point.href}>{fillGaps(words['entry.more'], { name: point.name })}</MoreLink>
        ) : null}
        <div className="point-card-act cluster">
          <CopyButton
            key={point.id}
            text={`${point.coordinates.latitude}, ${point.coordinates.longitude}`}
            what="coordinates"
            words={words}
          />
        </div>
        <CategoryNote category={point.category} ways={ways} words={words} />
      </div>
    </section>
  )
}

function PointFacts({ point, distance, voice }: Pick<Props, 'point' | 'distance' | 'voice'>) {
  const { words, language } = voice
  const { address, website, kilometre, isApproximate, hours, access = [] } = point
  const far = distance === undefined ? undefined : formatDistance(distance, languages[language].locale, isApproximate)
  // Only hours that somebody confirmed say anything; the card is drawn in the browser alone.
  const opening = hours ? formatOpening(openingOf(point, Date.now()), words) : undefined
  const facts = [
    { id: 'hours', icon: clock, content: opening },
    { id: 'address', icon: mapPin, content: address },
    { id: 'road', icon: roadHorizon, content: kilometre === undefined ? undefined : formatRoad(kilometre, voice).full },
    { id: 'distance', icon: mapPin, content: far && fillGaps(words['map.distance'], { distance: far }) },
    ...access.map((line) => ({ id: line, icon: wheelchair, content: line })),
    {
      id: 'website',
      icon: globe,
      content: website && (
        <a className="link" href={website} target="_blank" rel="noopener noreferrer">
          {words['map.card.website']}
          <span className="visually-hidden"> {words['restaurant.newTab']}</span>
        </a>
      ),
    },
  ]
  return (
    <ul className="point-facts">
      {facts
        .filter(({ content }) => content)
        .map(({ id, icon, content }) => (
          <li key={id} className={id === 'road' || id === 'distance' ? 'num' : undefined}>
            <Icon svg={icon} />
            <span>{content}</span>
          </li>
        ))}
    </ul>
  )
}

/** Focuses the heading after a selection, scrolling only if it is out of sight; returns the focus on unmount. */
function useFocusOnPoint(id: string, takesFocus: boolean) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef<string>(undefined)
  const opener = useRef<HTMLElement>(null)
  // The row or marker that selected the point gets the focus back.
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
    // The page header covers as much as the scroll margin.
    const covered = main ? Number.parseFloat(getComputedStyle(main).scrollMarginTop) || 0 : 0
    if (top < covered || bottom > window.innerHeight) main?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [id, takesFocus])
  return { card, heading }
}
