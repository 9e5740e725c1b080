import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CallList, EntryState } from '#desk/contract.ts'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { buildDesk } from './build-desk.ts'

const guard = { port: 3250, token: 'a-long-secret' }
const entry = '/desk/api/entries/restaurants/anitas-sjomat'
const own = { host: '127.0.0.1:3250', origin: 'http://127.0.0.1:3250', cookie: 'desk-3250=a-long-secret' }

let place: ReturnType<typeof makeWorkplace>
let desk: FastifyInstance

beforeEach(async () => {
  place = makeWorkplace('restaurants/anitas-sjomat', 'restaurants/fangst')
  const pages = {
    policy: "default-src 'none'",
    send: (_url: string, reply: { send: (text: string) => never }) => reply.send('page'),
  }
  desk = await buildDesk({ place, guard, pages: pages as never, now: () => Date.parse('2026-11-29T12:00:00Z') })
})
afterEach(async () => {
  await desk.close()
  place.remove()
})

const ask = (options: InjectOptions) => desk.inject({ ...options, headers: { ...own, ...options.headers } })

describe('who may ask the desk', () => {
  it.each([
    ['another name of the machine', { host: 'guide.example:3250' }],
    ['the name of a site that leads to this machine', { host: 'evil.example' }],
    ['another port', { host: '127.0.0.1:3000' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site under the same name', { 'sec-fetch-site': 'same-site' }],
    ['no token', { cookie: '' }],
    ['a wrong token', { cookie: 'desk-3250=a-long-guess' }],
    ['the token of another desk', { cookie: 'desk-3251=a-long-secret' }],
  ])('refuses %s, for reading and for writing', async (_, headers) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const address = method === 'DELETE' ? `${entry}/draft` : entry
      const answer = await ask({
        method,
        url: address,
        headers,
        ...(method === 'PUT' ? { payload: { changes: [], bases: {} } } : {}),
      })
      expect([401, 403], `${method} ${answer.body}`).toContain(answer.statusCode)
      expect(answer.json()).toEqual({ error: expect.any(String), remedy: expect.stringContaining('npm run desk') })
    }
    expect((await ask({ url: '/desk', headers })).statusCode).toBeGreaterThan(400)
  })

  it('refuses a change that does not say where it comes from', async () => {
    const { origin: _, ...headers } = own
    expect(
      (await desk.inject({ method: 'PUT', url: entry, headers, payload: { changes: [], bases: {} } })).statusCode,
    ).toBe(403)
  })

  it('exchanges the start address for a cookie that no script and no other site can use', async () => {
    const answer = await desk.inject({ url: '/desk?token=a-long-secret', headers: { host: own.host } })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe('/desk')
    expect(answer.headers['set-cookie']).toBe('desk-3250=a-long-secret; Path=/desk; HttpOnly; SameSite=Strict')
    expect((await ask({ url: '/desk?token=guess', headers: { cookie: '' } })).statusCode).toBe(401)
    expect(
      (await ask({ url: '/desk?token=a-long-secret', headers: { cookie: '', host: 'evil.example' } })).statusCode,
    ).toBe(403)
  })

  it('lets nobody frame it or keep its answers', async () => {
    const { headers } = await ask({ url: '/desk/api/state' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    })
  })
})

describe('what the desk takes', () => {
  it.each([
    '/desk/api/entries/restaurants/..%2f..%2fhotels',
    '/desk/api/entries/..%2fcontent/anitas-sjomat',
    '/desk/api/entries/restaurants/%2e%2e',
    '/desk/api/entries/restaurants/nowhere',
    '/desk/api/entries/constructor/a',
    '/desk/api/../../package.json',
  ])('finds nothing at %s', async (url) => {
    const answer = await ask({ url })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain(place.project)
  })

  it('takes JSON only, of a bounded size, of the agreed shape', async () => {
    const put = (payload: string, type = 'application/json') =>
      ask({ method: 'PUT', url: entry, payload, headers: { 'content-type': type } })
    expect((await put('{}', 'text/plain')).statusCode).toBe(415)
    expect((await put('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await put('{')).statusCode).toBe(400)
    expect(
      (await put('{"changes":[{"file":"../../package.json","path":["name"],"value":"x"}],"bases":{}}')).statusCode,
    ).toBe(400)
    expect((await put(`{"changes":[],"bases":{},"more":"${'x'.repeat(50_000_000)}"}`)).statusCode).toBe(413)
    expect(
      (await put('{"changes":[{"file":"facts","path":["__proto__","polluted"],"value":"yes"}],"bases":{"facts":""}}'))
        .statusCode,
    ).toBe(409)
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
  })

  it('holds against nesting and aliases without end: other entries are not touched by them', async () => {
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const deep = await ask({
      method: 'PUT',
      url: entry,
      payload: `{"changes":[{"file":"facts","path":["x"],"value":${nested}}],"bases":{}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(deep.statusCode).toBe(400)
    const facts = join(place.content, 'restaurants/anitas-sjomat/facts.yaml')
    const lines = Array.from(
      { length: 9 },
      (_, each) => `a${each}: &a${each} [${`*a${each - 1},`.repeat(each === 0 ? 0 : 10)}x]`,
    )
    for (const broken of [
      lines.join('\n'),
      'name: *nowhere\n',
      'name: *nowhere',
      '? [a]\n: b\n__proto__: { isDraft: true }\n',
      '[1, 2]\n',
      'null\n',
    ]) {
      writeFileSync(facts, broken)
      for (const url of [entry, '/desk/api/state', '/desk/api/calls', '/desk/api/due'])
        expect((await ask({ url })).statusCode, `${url} with ${broken.slice(0, 20)}`).toBe(200)
    }
  })

  it('writes an answer and shows it on the call list', async () => {
    const { files } = (await ask({ url: entry })).json() as EntryState
    const { source, checkedOn } = (
      await ask({ method: 'POST', url: '/desk/api/sources', payload: { way: 'telephone', day: '2026-11-29' } })
    ).json()
    const change = { file: 'facts', path: ['access', 'dog'], value: { value: 'yes', source, checkedOn } }
    const saved = await ask({
      method: 'PUT',
      url: entry,
      payload: { changes: [change], bases: { facts: files.facts.hash } },
    })
    expect(saved.json()).toMatchObject({ state: 'saved', faults: [] })
    expect(readFileSync(join(place.content, 'restaurants/anitas-sjomat/facts.yaml'), 'utf8')).toContain(
      'By telephone with the house, November 2026',
    )
    const again = await ask({
      method: 'PUT',
      url: entry,
      payload: { changes: [change], bases: { facts: files.facts.hash } },
    })
    expect(again.statusCode).toBe(409)
    const calls = (await ask({ url: '/desk/api/calls' })).json()
    const house = calls.villages
      .flatMap(({ houses }: { houses: { id: string }[] }) => houses)
      .find(({ id }: { id: string }) => id === 'anitas-sjomat')
    expect(house.questions.map(({ path }: { path: string[] }) => path.join('.'))).not.toContain('access.dog')
  })

  it('lists what readers asked of houses and of others, and takes off what is answered', async () => {
    const asked = join(place.content, 'asked-by-readers.yaml')
    const words = '{ no: Er det åpent?, en: Is it open at all?, de: Ist offen?! }'
    writeFileSync(
      asked,
      `# Kept.\n- { id: open-now, about: restaurants/anitas-sjomat, ask: ${words} }\n- id: fare\n  about: page/camper\n  whom: { name: The ferry, phone: "+47 76 06 98 00" }\n  ask: ${words}\n`,
    )
    const before = (await ask({ url: '/desk/api/calls' })).json() as CallList
    const house = before.villages.flatMap(({ houses }) => houses).find(({ id }) => id === 'anitas-sjomat')
    expect(house?.asked.map(({ id }) => id)).toEqual(['open-now'])
    expect(before.others).toMatchObject([{ name: 'The ferry', phone: '+47 76 06 98 00', asked: [{ id: 'fare' }] }])
    const after = await ask({ method: 'DELETE', url: '/desk/api/asked/open-now' })
    expect((after.json() as CallList).questions).toBe(before.questions - 1)
    expect(readFileSync(asked, 'utf8')).toMatch(/^# Kept\.\n- id: fare/)
    expect((await ask({ method: 'DELETE', url: '/desk/api/asked/open-now' })).statusCode).toBe(404)
    writeFileSync(asked, 'broken: [')
    expect((await ask({ url: '/desk/api/calls' })).json().others).toEqual([])
  })

  it('keeps who was spoken to out of the content', async () => {
    const note = { state: 'ring again', ringAgainOn: '2026-12-01', spokeTo: 'Kari', rangOn: '2026-11-29' }
    await ask({ method: 'PUT', url: '/desk/api/calls/restaurants/anitas-sjomat', payload: note })
    const state = (await ask({ url: entry })).json() as EntryState
    expect(state.house?.note).toEqual(note)
    expect(readFileSync(join(place.desk, 'calls.json'), 'utf8')).toContain('Kari')
  })
})

describe('photos', () => {
  const put = (payload: Buffer, type = 'image/jpeg') =>
    ask({ method: 'PUT', url: `${entry}/photo`, payload, headers: { 'content-type': type } })
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#346' } })
    .jpeg()
    .toBuffer()
  const shown = () => join(place.content, 'restaurants/anitas-sjomat/photo.jpg')

  it.each([
    ['a text', Buffer.from('not a photo'), 'image/jpeg', 422],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png', 422],
    ['a drawing by its right name', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['fifty megabytes', Buffer.alloc(50_000_000, 1), 'image/jpeg', 413],
  ])('takes no photo that is %s', async (_, bytes, type, status) => {
    const answer = await put(bytes, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().error).toMatch(/\w/)
    expect(existsSync(shown())).toBe(false)
  })

  it('keeps a photo beside until credit and alternative texts stand, then shows both', async () => {
    const { files } = (await put(await photo)).json() as EntryState
    expect(existsSync(shown())).toBe(false)
    const value = {
      credit: 'Kari Nordmann',
      licence: { name: 'All rights reserved' },
      takenOn: '2026-07',
      alt: { no: 'Trehuset ved sjøen om kvelden', en: 'The wooden house by the sea', de: 'Das Holzhaus am Meer' },
    }
    const changes = Object.entries(value).map(([name, each]) => ({ file: 'photo', path: [name], value: each }))
    const half = await ask({
      method: 'PUT',
      url: entry,
      payload: { changes: changes.slice(0, 3), bases: { photo: files.photo.hash } },
    })
    expect(half.json()).toMatchObject({ state: 'draft' })
    expect(existsSync(shown())).toBe(false)
    const whole = await ask({ method: 'PUT', url: entry, payload: { changes: changes.slice(3), bases: { photo: '' } } })
    expect(whole.json()).toMatchObject({ state: 'saved', faults: [] })
    expect(existsSync(shown())).toBe(true)
    const crop = await ask({ url: `${entry}/photo?crop=square` })
    expect(await sharp(crop.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 })
    await ask({ method: 'DELETE', url: `${entry}/photo` })
    expect(existsSync(shown())).toBe(false)
  })

  it('says nothing of a photo that is not there', async () => {
    const change = { file: 'photo', path: ['credit'], value: 'Kari' }
    const answer = await ask({ method: 'PUT', url: entry, payload: { changes: [change], bases: { photo: '' } } })
    expect(answer.json().state).toBe('draft')
  })
})
