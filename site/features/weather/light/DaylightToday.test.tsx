// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lightWords } from '#site/domain/calendar/light-words.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { DaylightToday } from './DaylightToday.tsx'

const words = pickWords('no', lightWords)

function showLight(search = '') {
  window.history.replaceState(null, '', `/reiseinfo/vaer${search}`)
  return render(<DaylightToday words={words} locale="nb-NO" plainWay={{ href: '/i-dag', name: 'I dag' }} />)
}

/** Texts by name: `times()['Blått lys']`. */
function times(): Record<string, string> {
  const rows = [...document.querySelectorAll('.light-times > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
  )
}

beforeEach(() => {
  // 23:30 in Greenwich on 21 November: already the 22nd in Norway.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T23:30:00Z') })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('DaylightToday', () => {
  it('shows the light of today in Norway, at Svolvær', () => {
    showLight()
    expect(screen.getByRole('heading', { name: 'Lyset i dag' })).toBeTruthy()
    expect(screen.getByText('Svolvær, søndag 22. november 2026')).toBeTruthy()
    expect(screen.getByText(/^Sola står opp 09:5\d og går ned 13:4\d\./)).toBeTruthy()
    expect(document.querySelector('.light-now')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Til i dag' })).toBeNull()
  })

  it('shows place and day of the address, with every time of the strip in words', () => {
    showLight('?sted=reine&dato=2026-12-21')
    expect(screen.getByText('Reine, mandag 21. desember 2026')).toBeTruthy()
    expect(times()['Sol over horisonten']).toBe('ingen')
    expect(times()['Borgerlig skumring']).toMatch(/^09:2\d–14:4\d$/)
    expect(times()['Mørkt nok for nordlys']).toMatch(/^00:00–07:\d\d, 16:\d\d–24:00$/)
    expect(times().Månen).toMatch(/voksende måne, \d\d\s%\sbelyst$/)
    expect(document.querySelector('.light-now')).toBeNull()
  })

  it('goes to the next and the previous day, and writes the day into the address', () => {
    showLight('?sted=leknes')
    fireEvent.click(screen.getByRole('button', { name: 'Neste dag' }))
    expect(window.location.search).toBe('?sted=leknes&dato=2026-11-23')
    expect(screen.getByText('Leknes, mandag 23. november 2026')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Forrige dag' }))
    expect(window.location.search).toBe('?sted=leknes')
    fireEvent.click(screen.getByRole('button', { name: 'Forrige dag' }))
    fireEvent.click(screen.getByRole('button', { name: 'Til i dag' }))
    expect(screen.getByText('Leknes, søndag 22. november 2026')).toBeTruthy()
  })

  it('shows the day that is chosen in the field and ignores a field without a date', () => {
    showLight()
    fireEvent.change(screen.getByLabelText('Dato'), { target: { value: '2026-06-21' } })
    expect(screen.getByText(/^Midnattssol: Sola er over horisonten hele døgnet/)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Dato'), { target: { value: '' } })
    expect(window.location.search).toBe('?dato=2026-06-21')
  })

  it('falls back to today for an invalid date', () => {
    showLight('?dato=2026-02-30')
    expect(screen.getByText('Svolvær, søndag 22. november 2026')).toBeTruthy()
  })

  it('places the hours correctly on a day with 25 hours', () => {
    showLight('?dato=2026-10-25')
    const hours = [...document.querySelectorAll('.light-axis line')].map((line) => line.getAttribute('x1'))
    expect(hours[0]).toBe('0%')
    // 03:00 is the fourth hour of that day.
    expect(Number.parseFloat(hours[1] ?? '')).toBeCloseTo((4 / 25) * 100)
    expect(Number.parseFloat(hours[4] ?? '')).toBeCloseTo((13 / 25) * 100)
  })
})
