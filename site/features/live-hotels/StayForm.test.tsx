// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { liveHotelsWords } from './live-hotels-words.ts'
import { StayForm } from './StayForm.tsx'
import { type StaySearch, startSearch } from './stay-search.ts'

afterEach(cleanup)

const today = '2026-11-21'
const form = createRef<HTMLFormElement>()
const onSubmit = vi.fn()
const draw = (search: StaySearch | undefined) => (
  <StayForm form={form} words={pickWords('no', liveHotelsWords)} search={search} today={today} onSubmit={onSubmit} />
)

it('is sent once its dates are known, when it was sent before, and only once', () => {
  const { rerender } = render(draw(undefined))
  fireEvent.change(screen.getByLabelText('Barnas alder'), { target: { value: '9, 4' } })
  // Empty dates would keep the browser from sending it.
  expect(form.current?.checkValidity()).toBe(true)
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  fireEvent(form.current as HTMLFormElement, sent)
  expect(sent.defaultPrevented).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
  rerender(draw(startSearch(today)))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ checkIn: '2026-11-22', checkOut: '2026-11-24', adults: 2, childAges: [4, 9] }),
  )
  rerender(draw({ ...startSearch(today), adults: 3 }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText<HTMLInputElement>('Innsjekk').required).toBe(true)
})
