import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from '#site/geography/distance-between.ts'

export interface VisitorPosition extends Position {
  /** The position is right to so many metres, says the browser. */
  accuracyMetres: number
}

export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'insecure'

export interface PositionState {
  /** The last known one; it stays when a later question fails. */
  position: VisitorPosition | undefined
  isAsking: boolean
  /** Why the last question failed. */
  failure: PositionFailure | undefined
}

/** The answer of the browser’s `GeolocationPositionError.code`. */
const failures: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

/**
 * Promises the visitor’s position and a function that asks the browser for it; nothing is asked before. It is kept in
 * memory only and gone with the page. `onFound` hears of each position that was asked for.
 */
export function usePosition(onFound?: (position: VisitorPosition) => void): [state: PositionState, ask: () => void] {
  const [state, setState] = useState<PositionState>({ position: undefined, isAsking: false, failure: undefined })
  // Only the answer to the last question counts, and none after the page has gone.
  const question = useRef(0)
  useEffect(
    () => () => {
      question.current += 1
    },
    [],
  )

  const ask = useCallback(() => {
    question.current += 1
    const asked = question.current
    const fail = (failure: PositionFailure) => {
      if (asked === question.current) setState(({ position }) => ({ position, isAsking: false, failure }))
    }
    // Browsers take the function away, or let it fail as if it were denied, where the page is not encrypted.
    if (!window.isSecureContext) return fail('insecure')
    if (!navigator.geolocation) return fail('unsupported')
    setState(({ position }) => ({ position, isAsking: true, failure: undefined }))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (asked !== question.current) return
        const position = { latitude, longitude, accuracyMetres: accuracy }
        setState({ position, isAsking: false, failure: undefined })
        onFound?.(position)
      },
      ({ code }) => fail(failures[code] ?? 'unavailable'),
      options,
    )
  }, [onFound])
  return [state, ask]
}
