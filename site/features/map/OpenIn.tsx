import { useId, useState } from 'react'
import { geoAddressOf, listOutsideMaps, type NamedPosition } from '#site/domain/geography/outside-maps.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { caretDown } from '#site/ui/icons.ts'
import type { MapWords } from './map-words.ts'
import './OpenIn.css'

/** Links to other maps that can show a place. Nothing is requested from them before a click. */
export function OpenIn({ place, words }: { place: NamedPosition; words: MapWords }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  return (
    <>
      <button
        type="button"
        className="btn btn-2 btn-sm open-in"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words['map.openIn']}
        <Icon svg={caretDown} />
      </button>
      <ul className="open-in-maps" id={listId} hidden={!isOpen}>
        <li>
          <a href={geoAddressOf(place)}>{words['map.openIn.device']}</a>
        </li>
        {listOutsideMaps(place).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden"> {words['restaurant.newTab']}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
