// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePosition } from './use-position.ts'

type Answer = { found: PositionCallback; failed: PositionErrorCallback; options: PositionOptions }
/** Requests to the browser, to be answered by tests. */
let asked: Answer[] = []

const geolocation = {
  getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback, options: PositionOptions) => {
    asked.push({ found, failed, options })
  },
}

function answer(index: number, latitude: number): void {
  const coords = { latitude, longitude: 13.5, accuracy: 25 }
  act(() => asked[index]?.found({ coords } as GeolocationPosition))
}

function refuse(index: number, code: number): void {
  act(() => asked[index]?.failed({ code, message: 'no' } as GeolocationPositionError))
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { geolocation })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the visitor’s position', () => {
  it('is not requested automatically', () => {
    const { result } = renderHook(() => usePosition())
    expect(asked).toEqual([])
    expect(result.current[0]).toEqual({ position: undefined, isAsking: false, failure: undefined })
  })

  it('is requested once, with a timeout, and then known', () => {
    const onFound = vi.fn()
    const { result } = renderHook(() => usePosition(onFound))
    act(() => result.current[1]())
    expect(result.current[0].isAsking).toBe(true)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.options.timeout).toBeGreaterThan(0)
    answer(0, 68.2)
    const position = { latitude: 68.2, longitude: 13.5, accuracyMetres: 25 }
    expect(result.current[0]).toEqual({ position, isAsking: false, failure: undefined })
    expect(onFound).toHaveBeenCalledExactlyOnceWith(position)
  })

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [99, 'unavailable'],
  ])('tells why it is not known (code %i: %s)', (code, failure) => {
    const onFound = vi.fn()
    const { result } = renderHook(() => usePosition(onFound))
    act(() => result.current[1]())
    refuse(0, code)
    expect(result.current[0]).toEqual({ position: undefined, isAsking: false, failure })
    expect(onFound).not.toHaveBeenCalled()
  })

  it('can be requested again after a failure', () => {
    const { result } = renderHook(() => usePosition())
    act(() => result.current[1]())
    refuse(0, 3)
    act(() => result.current[1]())
    expect(result.current[0]).toEqual({ position: undefined, isAsking: true, failure: undefined })
    answer(1, 68.1)
    expect(result.current[0].position?.latitude).toBe(68.1)
  })

  it('stays known when a later request fails', () => {
    const { result } = renderHook(() => usePosition())
    act(() => result.current[1]())
    answer(0, 68.2)
    act(() => result.current[1]())
    expect(result.current[0].position?.latitude).toBe(68.2)
    refuse(1, 2)
    expect(result.current[0].position?.latitude).toBe(68.2)
    expect(result.current[0].failure).toBe('unavailable')
  })

  it('is that of the last request, even if an earlier one resolves late', () => {
    const { result } = renderHook(() => usePosition())
    act(() => result.current[1]())
    act(() => result.current[1]())
    answer(1, 68.4)
    answer(0, 67)
    refuse(0, 1)
    expect(result.current[0]).toMatchObject({ position: { latitude: 68.4 }, failure: undefined })
  })

  it('is not requested where a browser would refuse or lacks it', () => {
    vi.stubGlobal('isSecureContext', false)
    const insecure = renderHook(() => usePosition())
    act(() => insecure.result.current[1]())
    expect(insecure.result.current[0].failure).toBe('insecure')
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('navigator', {})
    const unsupported = renderHook(() => usePosition())
    act(() => unsupported.result.current[1]())
    expect(unsupported.result.current[0].failure).toBe('unsupported')
    expect(asked).toEqual([])
  })

  it('is ignored after unmounting', () => {
    const onFound = vi.fn()
    const { result, unmount } = renderHook(() => usePosition(onFound))
    act(() => result.current[1]())
    unmount()
    answer(0, 68.2)
    expect(onFound).not.toHaveBeenCalled()
  })
})
