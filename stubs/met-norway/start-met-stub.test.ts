import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startMetStub } from './start-met-stub.ts'

const now = Date.parse('2026-11-21T09:20:44Z')
const userAgent = 'example-app/1.0 post@app.example'

let stub: Awaited<ReturnType<typeof startMetStub>>

beforeEach(async () => {
  stub = await startMetStub({ clock: () => now })
})

afterEach(() => stub.close())

function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${stub.url}/locationforecast/2.0/complete${query}`, {
    headers: { 'user-agent': userAgent, ...headers },
  })
}

describe('the stand-in of MET', () => {
  test('answers with a forecast, its age and its expiry in half an hour', async () => {
    const answer = await ask('?lat=68.2383&lon=14.5683')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
    const expires = Date.parse(answer.headers.get('expires') ?? '')
    expect(expires - now).toBeGreaterThanOrEqual(29 * 60_000)
    expect(expires - now).toBeLessThan(33 * 60_000)
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const body = (await answer.json()) as { geometry: unknown }
    expect(body.geometry).toMatchObject({ coordinates: [14.5683, 68.2383, 5] })
  })

  test.each([
    ['no coordinates', '', {}, 400],
    ['a coordinate that is no number', '?lat=north&lon=14', {}, 400],
    ['five decimals', '?lat=68.23831&lon=14.5683', {}, 403],
    ['a generic User-Agent', '?lat=68.2383&lon=14.5683', { 'user-agent': 'node' }, 403],
    ['no User-Agent', '?lat=68.2383&lon=14.5683', { 'user-agent': '' }, 403],
  ])('refuses %s, in HTML', async (_, query, headers, status) => {
    const answer = await ask(query, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('text/html')
  })

  test('answers 304 only to exactly its own word', async () => {
    const word = 'Sat, 21 Nov 2026 09:00:00 GMT'
    const same = await ask('?lat=68.2383&lon=14.5683', { 'if-modified-since': word })
    const later = await ask('?lat=68.2383&lon=14.5683', { 'if-modified-since': 'Sat, 21 Nov 2026 09:00:01 GMT' })
    expect([same.status, later.status]).toEqual([304, 200])
  })

  test('throttles whoever asks more than twenty times in a second', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => ask('?lat=68&lon=14')))
    expect(answers.filter((answer) => answer.status === 429).length).toBeGreaterThan(0)
  })

  test('fails on demand from another process, and tells what it was asked', async () => {
    const { origin } = new URL(stub.url)
    const setFault = (body: string) => fetch(`${origin}/__stub/fault`, { method: 'POST', body })
    expect((await setFault('{"kind":"status","status":503}')).status).toBe(204)
    expect((await ask('?lat=68&lon=14')).status).toBe(503)
    expect((await setFault('null')).status).toBe(204)
    expect((await ask('?lat=68&lon=14')).status).toBe(200)
    expect((await setFault('{')).status).toBe(400)
    expect(await (await fetch(`${origin}/__stub/requests`)).json()).toMatchObject([{ status: 503 }, { status: 200 }])
  })

  test('has warnings and the sea beside the forecasts, each with faults of its own', async () => {
    const { origin } = new URL(stub.url)
    const read = (path: string) => fetch(`${stub.url}${path}`, { headers: { 'user-agent': userAgent } })
    const alerts = () => read('/metalerts/2.0/current.json?lang=no')
    const sea = () => read('/oceanforecast/2.0/complete?lat=68&lon=14')
    expect([(await alerts()).status, (await sea()).status]).toEqual([200, 200])
    const setFault = (given: object) =>
      fetch(`${origin}/__stub/fault`, { method: 'POST', body: JSON.stringify(given) }).then(({ status }) => status)
    expect(await setFault({ product: 'alerts', fault: { kind: 'status', status: 503 } })).toBe(204)
    expect(await setFault({ product: 'moon', fault: null })).toBe(400)
    const statuses = [await alerts(), await sea(), await ask('?lat=68&lon=14')].map(({ status }) => status)
    expect(statuses).toEqual([503, 200, 200])
  })

  test('makes up a storm or a still day for all of them', async () => {
    const { origin } = new URL(stub.url)
    const readGusts = async (): Promise<number[]> => {
      const { properties } = (await (await ask('?lat=67.9&lon=13.1')).json()) as {
        properties: { timeseries: { data: { instant: { details: { wind_speed_of_gust: number } } } }[] }
      }
      return properties.timeseries.slice(0, 24).map(({ data }) => data.instant.details.wind_speed_of_gust)
    }
    const setScenario = (scenario: string) =>
      fetch(`${origin}/__stub/scenario`, { method: 'POST', body: JSON.stringify(scenario) })
    expect((await setScenario('storm')).status).toBe(204)
    expect(Math.min(...(await readGusts()))).toBeGreaterThan(15)
    await setScenario('july')
    expect(Math.max(...(await readGusts()))).toBeLessThan(8)
    expect((await setScenario('fog')).status).toBe(400)
  })
})
