// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleHotel } from './live-hotels-examples.ts'
import {
  cards,
  field,
  goBack,
  listRequests,
  passMinutes,
  press,
  readStatus,
  respondWith,
  setUpPage,
  show,
  tearDownPage,
  waitForHotels,
} from './live-hotels-page.tsx'

vi.mock('#site/features/notices/show-notice.ts', () => ({ showNotice: vi.fn() }))

beforeEach(setUpPage)
afterEach(tearDownPage)

describe('the form', () => {
  it('has the default dates and rejects invalid ones', async () => {
    show()
    await waitForHotels()
    const checkIn = field('Innsjekk')
    const checkOut = field('Utsjekk')
    expect([checkIn.value, checkIn.min]).toEqual(['2026-11-22', '2026-11-21'])
    expect([checkOut.value, checkOut.min, checkOut.max]).toEqual(['2026-11-24', '2026-11-23', '2026-12-20'])
    expect([...screen.getByLabelText<HTMLSelectElement>('Voksne').options].map(({ value }) => value)).toEqual(
      '12345678'.split(''),
    )
  })

  it('requests only on submit, starting on the first page', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?side=2')
    respondWith({ pageNumber: 2, total: 12 })
    show()
    await waitForHotels()
    fireEvent.change(field('Innsjekk'), { target: { value: '2027-03-01' } })
    expect(field('Utsjekk').value).toBe('2027-03-03')
    fireEvent.change(field('Utsjekk'), { target: { value: '2027-03-06' } })
    fireEvent.change(field('Voksne'), { target: { value: '4' } })
    fireEvent.change(field('Rekkefølge'), { target: { value: 'PRICE_LOW_TO_HIGH' } })
    expect(listRequests()).toHaveLength(1)
    press('Vis priser')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toEqual({
      sortOrder: 'PRICE_LOW_TO_HIGH',
      category: 'all',
      pageNumber: 1,
      checkIn: '2027-03-01',
      checkOut: '2027-03-06',
      adults: 4,
    })
    expect(window.location.search).toBe('?innsjekk=2027-03-01&utsjekk=2027-03-06&voksne=4&sortering=pris')
  })

  it('does not refetch within five minutes', async () => {
    show()
    await waitForHotels()
    press('Vis priser')
    await passMinutes(0.1)
    expect(listRequests()).toHaveLength(1)
  })

  it('corrects nothing while a date is incomplete', async () => {
    show()
    await waitForHotels()
    fireEvent.change(field('Innsjekk'), { target: { value: '' } })
    expect(field('Innsjekk').value).toBe('')
    fireEvent.change(field('Innsjekk'), { target: { value: '0020-12-01' } })
    expect(field('Utsjekk').value).toBe('2026-11-24')
    fireEvent.change(field('Innsjekk'), { target: { value: '2026-12-01' } })
    expect(field('Utsjekk').value).toBe('2026-12-03')
  })
})

describe('the address', () => {
  it('opens its view', async () => {
    window.history.replaceState(
      null,
      '',
      '/beste-hoteller?innsjekk=2027-02-10&utsjekk=2027-02-13&voksne=1&sortering=stjerner&utvalg=luksus&side=2',
    )
    show()
    await waitForHotels()
    expect(listRequests()).toEqual([
      {
        sortOrder: 'PROPERTY_CLASS',
        category: 'luxury',
        pageNumber: 2,
        checkIn: '2027-02-10',
        checkOut: '2027-02-13',
        adults: 1,
      },
    ])
    expect(field('Innsjekk').value).toBe('2027-02-10')
    expect(screen.getByRole('tab', { name: 'Luksus' }).getAttribute('aria-selected')).toBe('true')
  })

  it('falls back to defaults for invalid values', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?innsjekk=2020-01-01&voksne=99&sortering=x&utvalg=y&side=0')
    show()
    await waitForHotels()
    expect(listRequests()).toMatchObject([
      { checkIn: '2026-11-22', adults: 2, sortOrder: 'RECOMMENDED', category: 'all' },
    ])
  })

  it('follows Back and Forward together with the form', async () => {
    show()
    await waitForHotels()
    goBack('/beste-hoteller?innsjekk=2027-02-10&utsjekk=2027-02-13')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ checkIn: '2027-02-10', checkOut: '2027-02-13' })
    expect(field('Innsjekk').value).toBe('2027-02-10')
    goBack('/beste-hoteller')
    await waitForHotels()
    expect(field('Innsjekk').value).toBe('2026-11-22')
    // That response is less than five minutes old.
    expect(listRequests()).toHaveLength(2)
  })

  it('adds a history entry per choice', async () => {
    show()
    await waitForHotels()
    const steps = window.history.length
    fireEvent.change(field('Voksne'), { target: { value: '3' } })
    press('Vis priser')
    await waitForHotels()
    expect(window.history.length).toBe(steps + 1)
  })
})

describe('the tabs', () => {
  it('request their category and show their rule', async () => {
    show()
    await waitForHotels()
    fireEvent.click(screen.getByRole('tab', { name: 'Luksus' }))
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ category: 'luxury', pageNumber: 1 })
    expect(window.location.search).toContain('utvalg=luksus')
    expect(screen.getByText('Fra 4 stjerner og oppover, slik partneren klassifiserer hotellene.')).toBeTruthy()
    fireEvent.click(screen.getByRole('tab', { name: 'Budsjett' }))
    expect(screen.getByText(/^Inntil 1\s500\sNOK per natt/)).toBeTruthy()
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
      screen.getByRole('tab', { name: 'Budsjett' }).id,
    )
  })

  it('wrap around with arrow keys, and only one is a tab stop', async () => {
    show()
    await waitForHotels()
    const [first] = screen.getAllByRole('tab')
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowLeft' })
    const family = screen.getByRole('tab', { name: 'Familie' })
    expect(document.activeElement).toBe(family)
    expect(family.getAttribute('aria-selected')).toBe('true')
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([family])
    fireEvent.keyDown(family, { key: 'Home' })
    expect(document.activeElement).toBe(first)
  })

  it('explain missing data of the partner, and link to all hotels', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?utvalg=utsikt')
    respondWith({ properties: [], total: 0, categoriesWithBasis: ['all', 'luxury'] })
    show()
    expect(await screen.findByText(/^Partneren sier ikke hvilke hoteller som har utsikt/)).toBeTruthy()
    // Not as if the hotels were full.
    expect(screen.queryByText(/Ingen ledige rom/)).toBeNull()
    respondWith()
    press('Vis alle hoteller')
    await waitForHotels()
    expect(listRequests().at(-1)).toMatchObject({ category: 'all' })
  })
})

describe('pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => exampleHotel(`h${index}`))

  it('go forward and back with continuous positions', async () => {
    respondWith({ properties: ten, total: 12 })
    show()
    await waitForHotels()
    expect(readStatus()).toContain('Plass 1–10 av 12 hoteller, 22.–24. november, 2 voksne')
    expect(screen.queryByRole('button', { name: 'Vis plass 1–10' })).toBeNull()
    respondWith({ total: 12, pageNumber: 2 })
    press('Vis plass 11–12')
    expect(document.activeElement?.classList).toContain('answer')
    await waitFor(() => expect(readStatus()).toContain('Plass 11–12 av 12'))
    expect(cards().map((card) => card.querySelector('.position')?.textContent)).toEqual(['Plass11', 'Plass12'])
    expect(document.querySelector('.live')?.getAttribute('start')).toBe('11')
    expect(window.location.search).toBe('?innsjekk=2026-11-22&utsjekk=2026-11-24&side=2')
    press('Vis plass 1–10')
    expect(window.location.search).toBe('?innsjekk=2026-11-22&utsjekk=2026-11-24')
  })

  it('name a single place', async () => {
    respondWith({ properties: ten, total: 11 })
    show()
    await waitForHotels()
    expect(screen.getByRole('button', { name: 'Vis plass 11' })).toBeTruthy()
  })

  it('beyond the list link to its first page', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?side=7')
    respondWith({ properties: [], total: 12, pageNumber: 7 })
    show()
    expect(await screen.findByText('Så lang er ikke lista')).toBeTruthy()
    expect(screen.getByText('Den har 12 hoteller for disse datoene.')).toBeTruthy()
    respondWith({ properties: ten, total: 12 })
    press('Vis plass 1–10')
    await waitForHotels()
  })
})
