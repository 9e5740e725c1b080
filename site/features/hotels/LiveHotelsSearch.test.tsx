// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exampleHotel } from './live-hotels-examples.ts'
import {
  cards,
  field,
  goBack,
  list,
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

vi.mock('#site/ui/notices/show-notice.tsx', () => ({ showNotice: vi.fn() }))

/** The first effect of a hydrated tree runs before anything that waits for the address. */
function DoAtOnce({ action }: { action: () => void }) {
  useLayoutEffect(() => {
    action()
  }, [action])
  return null
}

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
    fireEvent.change(field('Rekkefølge'), { target: { value: 'pris' } })
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

  it('lists one place, keeps it in the address, and takes dates along to the guide’s own hotels', async () => {
    const own = document.body.appendChild(document.createElement('a'))
    own.dataset.partner = 'hotels'
    own.href = 'https://partner.example/Hotel-Search?destination=Thon'
    show()
    await waitForHotels()
    expect([...screen.getByLabelText<HTMLSelectElement>('Sted').options].map(({ text }) => text)).toEqual([
      'Hele Lofoten',
      'Reine',
      'Svolvær',
    ])
    expect(own.href).not.toContain('startDate')
    fireEvent.change(field('Sted'), { target: { value: 'Reine' } })
    fireEvent.change(field('Barnas alder'), { target: { value: '4' } })
    press('Vis priser')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ place: 'Reine', childAges: [4] })
    expect(new URLSearchParams(window.location.search).get('sted')).toBe('Reine')
    const { searchParams } = new URL(own.href)
    expect(['destination', 'startDate', 'endDate', 'adults', 'children'].map((name) => searchParams.get(name))).toEqual(
      ['Thon', '2026-11-22', '2026-11-24', '2', '1_4'],
    )
    own.remove()
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

describe('what is typed into the form', () => {
  const typeStay = () => {
    fireEvent.change(field('Innsjekk'), { target: { value: '2027-03-01' } })
    fireEvent.change(field('Voksne'), { target: { value: '3' } })
  }

  it('is asked for when a tab is chosen', async () => {
    show()
    await waitForHotels()
    typeStay()
    fireEvent.click(screen.getByRole('tab', { name: 'Luksus' }))
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ category: 'luxury', checkIn: '2027-03-01', adults: 3 })
    expect([field('Innsjekk').value, field('Utsjekk').value]).toEqual(['2027-03-01', '2027-03-03'])
  })

  it('stays in the fields when it is no stay yet, and the tab opens all the same', async () => {
    show()
    await waitForHotels()
    fireEvent.change(field('Voksne'), { target: { value: '3' } })
    fireEvent.change(field('Utsjekk'), { target: { value: '' } })
    fireEvent.click(screen.getByRole('tab', { name: 'Luksus' }))
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ category: 'luxury', checkOut: '2026-11-24', adults: 2 })
    expect([field('Utsjekk').value, field('Voksne').value]).toEqual(['', '3'])
  })

  it('stays in the fields while another page of the list is read', async () => {
    respondWith({ total: 12 })
    show()
    await waitForHotels()
    typeStay()
    press('Vis plass 11–12')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ pageNumber: 2, checkIn: '2026-11-22', adults: 2 })
    expect([field('Innsjekk').value, field('Voksne').value]).toEqual(['2027-03-01', '3'])
  })

  it('before the page is alive stays too, and the check-out follows', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(list())
    fireEvent.change(field('Innsjekk'), { target: { value: '2027-03-01' } })
    fireEvent.change(field('Voksne'), { target: { value: '4' } })
    render(list(), { container: page, hydrate: true })
    await waitForHotels()
    expect([field('Innsjekk').value, field('Utsjekk').value]).toEqual(['2027-03-01', '2027-03-03'])
    expect(field('Voksne').value).toBe('4')
    press('Vis priser')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ checkIn: '2027-03-01', checkOut: '2027-03-03', adults: 4 })
    page.remove()
  })

  it('is answered by the page also when it is sent before the address is known', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(list())
    fireEvent.change(field('Barnas alder'), { target: { value: '9, 4' } })
    const submit = vi.fn(() => fireEvent.submit(page.querySelector('form') ?? page))
    render([list(), <DoAtOnce key="submit" action={submit} />], { container: page, hydrate: true })
    // False: the browser does not send it.
    expect(submit).toHaveReturnedWith(false)
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('barn')).toBe('4,9'))
    page.remove()
  })

  it('has the names of the address, for a form that is sent before scripts run', () => {
    document.body.innerHTML = renderToString(list())
    fireEvent.change(field('Innsjekk'), { target: { value: '2027-03-01' } })
    fireEvent.change(field('Barnas alder'), { target: { value: '9, 4' } })
    const sent = new FormData(document.querySelector('form') ?? undefined)
    expect(Object.fromEntries(sent)).toEqual({
      innsjekk: '2027-03-01',
      utsjekk: '',
      voksne: '2',
      barn: '9, 4',
      sted: '',
      makspris: '',
      sortering: 'anbefalt',
    })
    document.body.innerHTML = ''
  })
})

describe('children and a highest price', () => {
  it('are asked for, told with the answer and kept in the address', async () => {
    show()
    await waitForHotels()
    fireEvent.change(field('Barnas alder'), { target: { value: '9, 4' } })
    fireEvent.change(field('Høyst per natt med skatter, kr'), { target: { value: '2 000 kr' } })
    respondWith({ childAges: [4, 9], highestPrice: 2000 })
    press('Vis priser')
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    expect(listRequests()[1]).toMatchObject({ childAges: [4, 9], highestPrice: 2000 })
    expect(new URLSearchParams(window.location.search).get('barn')).toBe('4,9')
    expect(new URLSearchParams(window.location.search).get('makspris')).toBe('2000')
    await waitFor(() =>
      expect(readStatus().replaceAll('\u00a0', ' ')).toContain('2 voksne, 2 barn, inntil 2 000 kr per natt'),
    )
  })

  it.each([
    ['Barnas alder', 'fire', /fra 0 til 17/],
    ['Barnas alder', '18', /fra 0 til 17/],
    ['Barnas alder', '1, 2, 3, 4, 5, 6, 7', /fra 0 til 17/],
    ['Høyst per natt med skatter, kr', '0', /hele kroner/],
    ['Høyst per natt med skatter, kr', '99,50', /hele kroner/],
    ['Høyst per natt med skatter, kr', 'mye', /hele kroner/],
  ])('%s «%s» is refused with a sentence, and nothing is lost', async (name, typed, sentence) => {
    show()
    await waitForHotels()
    fireEvent.change(field(name), { target: { value: typed } })
    expect(field(name).validationMessage).toMatch(sentence)
    press('Vis priser')
    await passMinutes(0.1)
    expect(listRequests()).toHaveLength(1)
    expect(field(name).value).toBe(typed)
    fireEvent.change(field(name), { target: { value: '' } })
    expect(field(name).validity.valid).toBe(true)
  })

  it('can be taken away again where nothing costs so little', async () => {
    window.history.replaceState(null, '', '/beste-hoteller?makspris=10')
    respondWith({ properties: [], total: 0, highestPrice: 10 })
    show()
    expect(await screen.findByText(/^Ingen ledige rom .*inntil 10\skr per natt/)).toBeTruthy()
    respondWith()
    press('Vis alle priser og steder')
    await waitForHotels()
    expect(listRequests().at(-1)).not.toHaveProperty('highestPrice')
    expect(field('Høyst per natt med skatter, kr').value).toBe('')
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
    expect(screen.getByText(/^Inntil 1\s500\skr per natt/)).toBeTruthy()
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
