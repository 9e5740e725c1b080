import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { stubKey, stubPassword } from './partner-settings.ts'
import { startExpediaStub } from './start-expedia-stub.ts'

const usual = {
  geoLocation: '68.15,13.9',
  radius: '100',
  unit: 'km',
  checkIn: '2027-02-11',
  checkOut: '2027-02-14',
  contentDetails: 'medium',
  limit: '200',
  links: 'WD',
}

let stub: Awaited<ReturnType<typeof startExpediaStub>>

beforeEach(async () => {
  stub = await startExpediaStub()
})

afterEach(() => stub.close())

function ask(parameters: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({ ...usual, ...parameters })
  for (const [name, value] of Object.entries(parameters)) if (value === '') query.delete(name)
  return fetch(`${stub.url}/hotels/listings?${query}`, {
    headers: {
      key: stubKey,
      authorization: `Basic ${Buffer.from(`${stubKey}:${stubPassword}`).toString('base64')}`,
      accept: 'application/vnd.exp-hotel.v3+json',
      'partner-transaction-id': 'abc123',
      ...headers,
    },
  })
}

describe('the stand-in of Expedia', () => {
  test('answers with invented hotels, prices as words, and what is left of the minute', async () => {
    const answer = await ask()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/vnd.exp-hotel.v3+json'])
    expect(answer.headers.get('eg-rate-limit-remaining-minute')).toBe('59')
    const body = await answer.json()
    expect(body).toMatchObject({
      Count: 24,
      TransactionId: 'abc123',
      StayDates: { CheckInDate: '2027-02-11', CheckOutDate: '2027-02-14' },
      LengthOfStay: 3,
    })
    expect(body.Hotels[0].RoomTypes[0].Price.AvgNightlyRate).toEqual({ Value: '738.00', Currency: 'USD' })
    expect(body.Hotels.filter(({ Name }: { Name: string }) => !Name.includes('finnes ikke'))).toEqual([])
  })

  test('names amenities and links only where they are asked for', async () => {
    const { Hotels } = await (await ask({ contentDetails: 'low', links: '' })).json()
    expect(Hotels[0]).not.toHaveProperty('HotelAmenities')
    expect(Hotels[0].RoomTypes[0]).not.toHaveProperty('Links')
  })

  test.each<[string, Record<string, string>, Record<string, string>, number, string]>([
    ['another key', {}, { key: 'x' }, 401, 'Unauthorized'],
    ['another password', {}, { authorization: 'Basic eDp5' }, 401, 'Unauthorized'],
    ['another type', {}, { accept: 'application/json' }, 400, 'INVALID_HEADER'],
    ['no place', { geoLocation: '' }, {}, 400, 'COMBINED_HOTEL_SELECT_CRITERIA'],
    ['two kinds of search', { regionIds: '1' }, {}, 400, 'COMBINED_HOTEL_SELECT_CRITERIA'],
    ['a word for a place', { geoLocation: '', locationKeyword: 'lofoten' }, {}, 400, 'AMBIGUOUS_LOCATION'],
    ['too wide a circle', { radius: '200' }, {}, 400, 'INVALID_PARAMETER'],
    ['reversed days', { checkOut: '2027-02-10' }, {}, 400, 'INVALID_PARAMETER'],
    ['too many hotels with amenities', { limit: '201' }, {}, 400, 'INVALID_PARAMETER'],
    ['a language in another form', { locale: 'nb-NO' }, {}, 400, 'INVALID_PARAMETER'],
  ])('refuses %s', async (_, parameters, headers, status, word) => {
    const answer = await ask(parameters, headers)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toContain(word)
  })

  test('lets a key ask so often in a minute and no more', async () => {
    await stub.close()
    stub = await startExpediaStub({ requestsPerMinute: 2 })
    const statuses = []
    // A minute may end meanwhile, which allows two more.
    for (let index = 0; index < 5; index += 1) statuses.push((await ask()).status)
    expect(statuses).toContain(429)
  })

  test('fails on demand from another process, and tells what it was asked', async () => {
    const setFault = (body: string) => fetch(`${stub.url}/__stub/fault`, { method: 'POST', body })
    expect((await setFault('{"kind":"status","status":503}')).status).toBe(204)
    const failed = await ask()
    expect([failed.status, await failed.json()]).toEqual([503, { message: 'name resolution failed' }])
    expect((await setFault('null')).status).toBe(204)
    expect((await ask()).status).toBe(200)
    expect((await setFault('{')).status).toBe(400)
    const asked = await (await fetch(`${stub.url}/__stub/requests`)).json()
    expect(asked).toMatchObject([{ status: 503 }, { status: 200 }])
  })
})
