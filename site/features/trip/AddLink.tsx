import { createContext, useContext } from 'react'
import type { StopToAdd } from '#site/content/model/stop-reference.ts'
import { writeAddition } from './plan/write-addition.ts'
import './AddLink.css'

/** The page of a trip, and what a link there says that adds a stop. */
export interface TripWay {
  href: string
  label: string
}

/** For islands, which are handed it by their page. */
export const TripWayContext = createContext<TripWay | undefined>(undefined)

interface Props extends StopToAdd {
  /** The ring alone, for rows without room for words. */
  isBare?: boolean
  /** Absent in an island. */
  way?: TripWay
}

/** The link that adds a stop to the visitor's trip. `trip-links.ts` lets it do that at once, and say where the stop is. */
export function AddLink({ stop, name, isBare = false, way }: Props) {
  const fromPage = useContext(TripWayContext)
  const { href, label } = way ?? fromPage ?? { href: '', label: '' }
  return (
    <span key={stop} className={isBare ? 'trip-add bare' : 'trip-add'}>
      <a href={`${href}#${writeAddition(stop)}`} aria-label={`${label}: ${name}`} data-stop={stop} data-name={name}>
        {isBare ? null : <span>{label}</span>}
      </a>
    </span>
  )
}
