// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { MapStatus } from './MapStatus.tsx'

afterEach(cleanup)

it('is in the page before it says anything, and says what is new in the same place', () => {
  const { rerender } = render(<MapStatus text="" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<MapStatus text="Haukland valgt" />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Haukland valgt')
})
