import { describe, expect, test } from 'vitest'
import { readHotelQuery, WrongHotelQuery } from './read-hotel-query.ts'

// 00:30 in Norway, still the day before in UTC.
const now = Date.parse('2026-11-20T23:30:00Z')
const search = { endpoint: 'search-hotels' }

function problemOf(body: unknown): [string, string] {
  try {
    readHotelQuery(body, now)
  } catch (error) {
    if (error instanceof WrongHotelQuery) return [error.code, error.message]
    throw error
  }
  throw new Error('the search was accepted')
}

describe('readHotelQuery', () => {
  test('fills in what the specification says, by the calendar of Norway', () => {
    expect(readHotelQuery(search, now)).toEqual({
      checkIn: '2026-11-22',
      checkOut: '2026-11-24',
      adults: 2,
      childAges: [],
      highestPrice: null,
      place: null,
      sortOrder: 'RECOMMENDED',
      category: 'all',
      pageNumber: 1,
      pageSize: 10,
    })
  })

  test('accepts all that the page sends', () => {
    const body = {
      ...search,
      useV6: true,
      location: 'Lofoten, Norway',
      sortOrder: 'PRICE_LOW_TO_HIGH',
      category: 'views',
      pageNumber: 2,
      pageSize: 5,
      checkIn: '2026-11-21',
      checkOut: '2026-12-19',
      adults: 8,
      childAges: [17, 0, 9],
      highestPrice: 2500,
      place: 'Svolvær',
    }
    expect(readHotelQuery(body, now)).toMatchObject({
      checkIn: '2026-11-21',
      checkOut: '2026-12-19',
      pageNumber: 2,
      // In one order, so that one family is one stay.
      childAges: [0, 9, 17],
      highestPrice: 2500,
      place: 'Svolvær',
    })
  })

  test.each([
    ['2027-03-27', '2027-03-29'],
    ['2027-12-31', '2028-01-02'],
    ['2028-02-28', '2028-03-01'],
  ])('leaves two nights after %s where no check-out is given', (checkIn, checkOut) => {
    expect(readHotelQuery({ ...search, checkIn }, now).checkOut).toBe(checkOut)
  })

  test.each<[unknown, string, string]>([
    [undefined, 'wrong-value', 'body'],
    [null, 'wrong-value', 'body'],
    [[], 'wrong-value', 'body'],
    ['search-hotels', 'wrong-value', 'body'],
    [{}, 'unknown-endpoint', 'endpoint'],
    [{ endpoint: 'book-hotel' }, 'unknown-endpoint', 'endpoint'],
    [{ ...search, rooms: 2 }, 'unknown-field', '"rooms"'],
    [{ ...search, useV6: 'yes' }, 'wrong-value', 'useV6'],
    [{ ...search, location: 'Oslo, Norway' }, 'wrong-value', 'location'],
    [{ ...search, sortOrder: 'CHEAPEST' }, 'wrong-value', 'sortOrder'],
    [{ ...search, sortOrder: ['RECOMMENDED'] }, 'wrong-value', 'sortOrder'],
    [{ ...search, category: 'toString' }, 'wrong-value', 'category'],
    [{ ...search, place: '' }, 'wrong-value', 'place'],
    [{ ...search, place: 'a'.repeat(61) }, 'wrong-value', 'place'],
    [{ ...search, pageNumber: 0 }, 'wrong-value', 'pageNumber'],
    [{ ...search, pageNumber: 1.5 }, 'wrong-value', 'pageNumber'],
    [{ ...search, pageNumber: 101 }, 'wrong-value', 'pageNumber'],
    [{ ...search, pageSize: 11 }, 'wrong-value', 'pageSize'],
    [{ ...search, pageSize: '10' }, 'wrong-value', 'pageSize'],
    [{ ...search, adults: 0 }, 'wrong-value', 'adults'],
    [{ ...search, adults: 99 }, 'wrong-value', 'adults'],
    [{ ...search, adults: '2' }, 'wrong-value', 'adults'],
    [{ ...search, adults: null }, 'wrong-value', 'adults'],
    [{ ...search, childAges: 4 }, 'wrong-value', 'childAges'],
    [{ ...search, childAges: [18] }, 'wrong-value', 'childAges'],
    [{ ...search, childAges: [-1] }, 'wrong-value', 'childAges'],
    [{ ...search, childAges: ['4'] }, 'wrong-value', 'childAges'],
    [{ ...search, childAges: [1, 2, 3, 4, 5, 6, 7] }, 'wrong-value', 'childAges'],
    [{ ...search, highestPrice: 0 }, 'wrong-value', 'highestPrice'],
    [{ ...search, highestPrice: 100_001 }, 'wrong-value', 'highestPrice'],
    [{ ...search, highestPrice: 99.5 }, 'wrong-value', 'highestPrice'],
    [{ ...search, highestPrice: null }, 'wrong-value', 'highestPrice'],
    [{ ...search, checkIn: 'tomorrow' }, 'wrong-value', 'checkIn'],
    [{ ...search, checkIn: '2026-02-30' }, 'wrong-value', 'checkIn'],
    [{ ...search, checkIn: '2026-12-01T00:00:00Z' }, 'wrong-value', 'checkIn'],
    [{ ...search, checkIn: '2026-12-01\r\nx-evil: 1' }, 'wrong-value', 'checkIn'],
    [{ ...search, checkIn: 20261201 }, 'wrong-value', 'checkIn'],
    [{ ...search, checkOut: '01.12.2026' }, 'wrong-value', 'checkOut'],
    [{ ...search, checkIn: '2026-11-20' }, 'date-in-past', 'checkIn'],
    [{ ...search, checkIn: '0001-01-01' }, 'date-in-past', 'checkIn'],
    [{ ...search, checkIn: '2026-12-05', checkOut: '2026-12-05' }, 'dates-reversed', 'checkOut'],
    [{ ...search, checkIn: '2026-12-05', checkOut: '2026-12-01' }, 'dates-reversed', 'checkOut'],
    [{ ...search, checkOut: '2026-11-22' }, 'dates-reversed', 'checkOut'],
    [{ ...search, checkIn: '2026-12-01', checkOut: '2026-12-30' }, 'stay-too-long', 'checkOut'],
    [{ ...search, checkIn: '2028-12-01' }, 'date-too-far', 'checkIn'],
    [{ ...search, checkIn: '9999-12-31' }, 'date-too-far', 'checkIn'],
    [{ ...search, checkIn: '2028-04-04', checkOut: '2028-04-06' }, 'date-too-far', 'checkOut'],
  ])('%j is refused as %s, naming %s', (body, code, field) => {
    const [foundCode, message] = problemOf(body)
    expect([foundCode, message]).toEqual([code, expect.stringContaining(field)])
    expect(message).toMatch(/\.$/)
  })

  test('today and the last day that can be booked are accepted', () => {
    expect(readHotelQuery({ ...search, checkIn: '2026-11-21' }, now).checkIn).toBe('2026-11-21')
    expect(readHotelQuery({ ...search, checkIn: '2028-04-01', checkOut: '2028-04-04' }, now).checkOut).toBe(
      '2028-04-04',
    )
  })

  test('repeats no more of an unknown field than its beginning', () => {
    expect(problemOf({ ...search, [`<script>${'x'.repeat(10_000)}`]: 1 })[1].length).toBeLessThan(100)
  })
})
