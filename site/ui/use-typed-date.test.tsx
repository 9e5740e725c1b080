// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useTypedDate } from './use-typed-date.ts'

const choose = vi.fn()

function Field({ date }: { date: string }) {
  const { field, problem } = useTypedDate(date, choose, { locale: 'nb-NO', wrong: 'Skriv en dato som finnes.' })
  return (
    <>
      <label>
        Dato
        {/* A browser without fields of dates shows one of text. */}
        <input {...field} type="text" />
      </label>
      <p role="alert">{problem}</p>
    </>
  )
}

function type(value: string): HTMLInputElement {
  render(<Field date="2026-11-22" />)
  const input = screen.getByLabelText<HTMLInputElement>('Dato')
  fireEvent.change(input, { target: { value } })
  expect(screen.getByRole('alert').textContent).toBe('')
  fireEvent.blur(input)
  return input
}

afterEach(() => {
  cleanup()
  choose.mockClear()
})

it.each(['0027-07-08', '1827-07-08', '2127-07-08', '31.2.', 'snart'])(
  'a date of %s stays, with a sentence',
  (typed) => {
    expect(type(typed).value).toBe(typed)
    expect(screen.getByRole('alert').textContent).toBe('Skriv en dato som finnes.')
    expect(choose).not.toHaveBeenCalled()
  },
)

it.each(['2027-07-08', '8.7.2027', '8. juli 2027'])('a date of %s is taken', (typed) => {
  type(typed)
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(choose.mock.calls).toEqual([['2027-07-08']])
})

it('an emptied field shows its date again', () => {
  expect(type('').value).toBe('2026-11-22')
})
