import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelSearchLimits, hotelSortOrders } from '#contract/hotel-search.ts'
import { isCalendarDate, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import {
  changeSearch,
  countNights,
  describeSearchInAddress,
  limitDates,
  moveCheckIn,
  readHighestPrice,
  readSearch,
  type StaySearch,
  startSearch,
  withStay,
} from './stay-search.ts'

const today = '2026-11-21'
const start = startSearch(today)

function toAddress(search: StaySearch): string {
  const given = Object.entries(describeSearchInAddress(search)).filter(([, value]) => value !== null)
  return `?${new URLSearchParams(given as [string, string][])}`
}

describe('startSearch', () => {
  it('asks for two nights from tomorrow for two adults, as the partner recommends', () => {
    expect(start).toEqual({
      checkIn: '2026-11-22',
      checkOut: '2026-11-24',
      adults: 2,
      childAges: [],
      highestPrice: null,
      place: null,
      sortOrder: 'RECOMMENDED',
      category: 'all',
      pageNumber: 1,
    })
  })
})

describe('changeSearch', () => {
  const third = { ...start, pageNumber: 3 }

  it.each([
    { adults: 4 },
    { checkIn: '2026-12-01', checkOut: '2026-12-03' },
    { sortOrder: 'PRICE_LOW_TO_HIGH' },
    { category: 'budget' },
    // Also when it stays the same.
    { adults: 2 },
  ] as Partial<StaySearch>[])('begins on the first page again with %o', (changes) => {
    expect(changeSearch(third, changes)).toEqual({ ...third, ...changes, pageNumber: 1 })
  })

  it('keeps to the page that is given, and what else was chosen', () => {
    expect(changeSearch(third, { pageNumber: 2 })).toEqual({ ...start, pageNumber: 2 })
    expect(changeSearch(third, { adults: 1, pageNumber: 2 })).toEqual({ ...start, adults: 1, pageNumber: 2 })
  })
})

describe('moveCheckIn', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14' }

  it('leaves a check-out that still comes after it', () => {
    expect(moveCheckIn(stay, '2026-12-13', today)).toEqual({ checkIn: '2026-12-13', checkOut: '2026-12-14' })
    expect(moveCheckIn(stay, '2026-12-01', today)).toEqual({ checkIn: '2026-12-01', checkOut: '2026-12-14' })
  })

  it('moves the check-out along, for as many nights, when it would come too early', () => {
    expect(moveCheckIn(stay, '2026-12-14', today)).toEqual({ checkIn: '2026-12-14', checkOut: '2026-12-18' })
    expect(moveCheckIn(stay, '2027-03-01', today)).toEqual({ checkIn: '2027-03-01', checkOut: '2027-03-05' })
  })

  it('shortens a stay of more than 28 nights', () => {
    expect(moveCheckIn({ checkIn: '2026-12-20', checkOut: '2027-01-10' }, '2026-11-25', today)).toEqual({
      checkIn: '2026-11-25',
      checkOut: '2026-12-23',
    })
  })

  it.each(['', '0002-12-10', '2026-11-20', '2026-02-31'])('moves nothing while the check-in is «%s»', (words) => {
    expect(moveCheckIn(stay, words, today)).toEqual({ checkIn: words, checkOut: '2026-12-14' })
  })

  it('takes two nights when the dates before were none', () => {
    expect(moveCheckIn({ checkIn: '', checkOut: '' }, '2026-12-01', today).checkOut).toBe('2026-12-03')
    expect(moveCheckIn({ checkIn: '2026-12-09', checkOut: '2026-12-01' }, '2026-12-09', today).checkOut).toBe(
      '2026-12-11',
    )
  })
})

describe('readSearch', () => {
  it('reads what it wrote, whatever was chosen', () => {
    const searches = fc.record({
      from: fc.integer({ min: 0, max: hotelSearchLimits.daysAhead - hotelSearchLimits.nights }),
      nights: fc.integer({ min: 1, max: hotelSearchLimits.nights }),
      childAges: fc
        .array(fc.integer({ min: 0, max: hotelSearchLimits.childAge }), { maxLength: hotelSearchLimits.children })
        .map((ages) => ages.toSorted((one, other) => one - other)),
      highestPrice: fc.option(fc.integer({ min: 1, max: hotelSearchLimits.highestPrice })),
      place: fc.constantFrom(null, 'Svolvær', 'Å i Lofoten'),
      adults: fc.integer({ min: 1, max: hotelSearchLimits.adults }),
      sortOrder: fc.constantFrom(...hotelSortOrders),
      category: fc.constantFrom('all', 'luxury', 'budget', 'views', 'family'),
      pageNumber: fc.integer({ min: 1, max: hotelSearchLimits.pageNumber }),
    })
    fc.assert(
      fc.property(searches, ({ from, nights, ...rest }) => {
        const checkIn = shiftDate(today, from)
        const search = { ...rest, checkIn, checkOut: shiftDate(checkIn, nights) } as StaySearch
        expect(readSearch(toAddress(search), today)).toEqual(search)
      }),
    )
  })

  it('never lets through what the server would refuse, whatever stands in the address', () => {
    const words = fc.oneof(
      fc.string(),
      fc.integer().map(String),
      fc
        .date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    )
    const given = fc.record({
      innsjekk: words,
      utsjekk: words,
      voksne: words,
      sortering: words,
      utvalg: words,
      side: words,
    })
    fc.assert(
      fc.property(given, (parameters) => {
        const search = readSearch(`?${new URLSearchParams(parameters)}`, today)
        expect(isCalendarDate(search.checkIn) && isCalendarDate(search.checkOut)).toBe(true)
        expect(search.checkIn >= today).toBe(true)
        expect(countNights(search)).toBeGreaterThanOrEqual(1)
        expect(countNights(search)).toBeLessThanOrEqual(hotelSearchLimits.nights)
        expect(search.checkOut <= shiftDate(today, hotelSearchLimits.daysAhead)).toBe(true)
        expect(search.adults).toBeGreaterThanOrEqual(1)
        expect(search.adults).toBeLessThanOrEqual(hotelSearchLimits.adults)
        expect(search.pageNumber).toBeLessThanOrEqual(hotelSearchLimits.pageNumber)
      }),
    )
  })

  it.each([
    ['a day that has passed', '?innsjekk=2026-11-20&utsjekk=2026-11-25'],
    ['a day that is none', '?innsjekk=2026-02-30&utsjekk=2026-03-02'],
    ['no adults', '?voksne=0'],
    ['99 adults', '?voksne=99'],
    ['half an adult', '?voksne=1.5'],
    ['an unknown order', '?sortering=RANDOM'],
    ['an unknown tab', '?utvalg=__proto__'],
    ['a page of nothing', '?side=-1'],
  ])('falls back to what is usual for %s', (_, address) => {
    expect(readSearch(address, today)).toEqual(start)
  })

  it('keeps a good check-in and gives it two nights when the check-out does not fit', () => {
    for (const checkOut of ['', '2026-12-05', '2026-12-01', '2027-02-01'])
      expect(readSearch(`?innsjekk=2026-12-05&utsjekk=${checkOut}`, today)).toMatchObject({
        checkIn: '2026-12-05',
        checkOut: '2026-12-07',
      })
  })
})

describe('limitDates', () => {
  it('never allows a past check-in or a check-out before it', () => {
    expect(limitDates('2026-12-05', today)).toEqual({
      checkIn: { min: '2026-11-21', max: '2028-04-03' },
      checkOut: { min: '2026-12-06', max: '2027-01-02' },
    })
    expect(limitDates('', today).checkOut).toEqual({ min: '2026-11-22', max: '2026-12-19' })
  })
})

it.each([
  ['2000', 2000],
  ['1.500,00', 1500],
  ['1,500.00', 1500],
  ['2.000', 2000],
  ['2,000 kr', 2000],
  ['1500,-', 1500],
  ['kr 1\u202f500', 1500],
  ['149,90', undefined],
  ['149.90', undefined],
])('reads a highest price of %s', (typed, kroner) => {
  expect(readHighestPrice(typed)).toBe(kroner)
})

it('takes thousands of blanks in an address for no price, without searching them', () => {
  expect(readHighestPrice('2 000 kr')).toBe(2000)
  expect(readHighestPrice(`2000${' '.repeat(4000)}kr`)).toBeUndefined()
})

describe('withStay', () => {
  const search = 'https://partner.example/Hotel-Search?destination=Thon%2C+Lofoten'
  const stay = { checkIn: '2027-03-01', checkOut: '2027-03-06', adults: 2, childAges: [4, 9] }

  it('takes dates, guests and the ages of children along to the partner’s search', () => {
    const address = new URL(withStay(search, stay))
    expect(Object.fromEntries(address.searchParams)).toEqual({
      destination: 'Thon, Lofoten',
      startDate: '2027-03-01',
      endDate: '2027-03-06',
      adults: '2',
      children: '1_4,1_9',
    })
    expect(new URL(withStay(address.href, { ...stay, childAges: [] })).searchParams.get('children')).toBe('')
  })
})
