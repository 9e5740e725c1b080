import { describe, expect, it, vi } from 'vitest'
import { forgetContent, remember } from './remember.ts'

describe('remember', () => {
  it('works a result out once for each key', () => {
    const make = vi.fn((key: string) => ({ key }))
    const remembered = remember(make)
    expect(remembered('no')).toBe(remembered('no'))
    expect(remembered('de')).toEqual({ key: 'de' })
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('remembers that there is nothing', () => {
    const make = vi.fn(() => undefined)
    const remembered = remember(make)
    remembered('no')
    remembered('no')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('works it out again when content has changed', () => {
    let text = 'old'
    const remembered = remember(() => text)
    expect(remembered('no')).toBe('old')
    text = 'new'
    expect(remembered('no')).toBe('old')
    forgetContent()
    expect(remembered('no')).toBe('new')
  })

  it('does not remember a failure', () => {
    let isBroken = true
    const remembered = remember(() => {
      if (isBroken) throw new Error('missing')
      return 'there'
    })
    expect(() => remembered('no')).toThrow('missing')
    isBroken = false
    expect(remembered('no')).toBe('there')
  })
})
