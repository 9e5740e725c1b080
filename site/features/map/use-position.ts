import { useCallback, useEffect, useRef, useState } from 'react'
import type { Position } from '#site/domain/geography/distance-between.ts'

export interface VisitorPosition extends Position {
  accuracyMetres: number
}

export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported' | 'insecure'

export interface PositionState {
  /** The last known one; it stays when a later request fails. */
  position: VisitorPosition | undefined
  isAsking: boolean
  failure: PositionFailure | undefined
}

/** By `GeolocationPositionError.code`. */
const failures: Record<number, PositionFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

const options: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 }

/** Returns the visitor’s position, in memory only, and a function that requests it and calls `onFound`. */
export function usePosition(
  onFound?: (position: VisitorPosition) => void,
): [state: PositionState, request: () => void] {
  const [state, setState] = useState<PositionState>({ position: undefined, isAsking: false, failure: undefined })
  // Only the last request counts, and none after unmount.
  const lastRequest = useRef(0)
  useEffect(
    () => () => {
      lastRequest.current += 1
    },
    [],
  )

  const request = useCallback(() => {
    lastRequest.current += 1
    const requestId = lastRequest.current
    const fail = (failure: PositionFailure) => {
      if (requestId === lastRequest.current) setState(({ position }) => ({ position, isAsking: false, failure }))
    }
    // Without encryption browsers remove the function or let it fail as if denied.
    if (!window.isSecureContext) return fail('insecure')
    if (!navigator.geolocation) return fail('unsupported')
    setState(({ position }) => ({ position, isAsking: true, failure: undefined }))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (requestId !== lastRequest.current) return
        const position = { latitude, longitude, accuracyMetres: accuracy }
        setState({ position, isAsking: false, failure: undefined })
        onFound?.(position)
      },
      ({ code }) => fail(failures[code] ?? 'unavailable'),
      options,
    )
  }, [onFound])
  return [state, request]
}
