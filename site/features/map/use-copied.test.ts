// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCopied } from './use-copied.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockResolvedValue(undefined)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writeText.mockReset()
})

const show = () => renderHook(() => useCopied())
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

describe('what has been copied', () => {
  it('is on the clipboard, and confirmed for two seconds', async () => {
    const { result } = show()
    expect(result.current[0]).toBe(false)
    await act(() => result.current[1]('8370 Leknes'))
    expect(writeText).toHaveBeenCalledExactlyOnceWith('8370 Leknes')
    expect(result.current[0]).toBe(true)
    pass(1999)
    expect(result.current[0]).toBe(true)
    pass(1)
    expect(result.current[0]).toBe(false)
  })

  it('is confirmed for two seconds from the last copy', async () => {
    const { result } = show()
    await act(() => result.current[1]('one'))
    pass(1500)
    await act(() => result.current[1]('two'))
    pass(1500)
    expect(result.current[0]).toBe(true)
    pass(500)
    expect(result.current[0]).toBe(false)
  })

  it('is not confirmed when the browser refuses, and rejects', async () => {
    writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
    const { result } = show()
    await expect(act(() => result.current[1]('one'))).rejects.toThrow('denied')
    expect(result.current[0]).toBe(false)
  })

  it('is not confirmed without a clipboard', async () => {
    vi.stubGlobal('navigator', {})
    const { result } = show()
    await expect(act(() => result.current[1]('one'))).rejects.toThrow(TypeError)
    expect(result.current[0]).toBe(false)
  })

  it('leaves no timer behind', async () => {
    const { result, unmount } = show()
    await act(() => result.current[1]('one'))
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts no timer when unmounted before the clipboard resolves', async () => {
    let succeed = () => {}
    writeText.mockReturnValue(
      new Promise((resolve) => {
        succeed = resolve
      }),
    )
    const { result, unmount } = show()
    const copying = result.current[1]('one')
    unmount()
    succeed()
    await copying
    expect(vi.getTimerCount()).toBe(0)
  })
})
