import type { ReactNode } from 'react'
import { colourClassOf } from '#site/features/map/categories.ts'
import type { MapWords } from '#site/features/map/map-words.ts'
import type { ShownPoint } from '#site/features/map/shown-point.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { x } from '#site/ui/icons.ts'
import type { Means } from './show-markers.ts'

interface BoxProps {
  label: string
  className: string
  words: MapWords
  onClose: (by: Means) => void
  children: ReactNode
}

export function PopupBox({ label, className, words, onClose, children }: BoxProps) {
  return (
    <section className={`map-popup ${className}`} aria-label={label}>
      {children}
      <button
        type="button"
        className="map-popup-close"
        aria-label={words['map.card.close']}
        onClick={({ detail }) => onClose(detail === 0 ? 'keyboard' : 'pointer')}
      >
        <Icon svg={x} />
      </button>
    </section>
  )
}

interface Props {
  point: ShownPoint
  words: MapWords
  onClose: (by: Means) => void
}

export function PointPopup({ point, words, onClose }: Props) {
  const { name, category, description, address, isApproximate, href } = point
  return (
    <PopupBox label={name} className={`is-point ${colourClassOf(category)}`} words={words} onClose={onClose}>
      <p className="map-popup-name">{name}</p>
      <p>{description}</p>
      {address && <p className="map-popup-address">{address}</p>}
      {isApproximate && <p className="map-popup-note">{words['map.approximate']}</p>}
      {href && (
        <p>
          <a className="map-popup-link" href={href}>
            {fillGaps(words['entry.more'], { name })}
          </a>
        </p>
      )}
    </PopupBox>
  )
}
