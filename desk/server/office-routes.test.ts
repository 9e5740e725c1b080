import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type DueList, type NewForm, type ProposalList, type SettingsState, settingsFiles } from '#desk/contract.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { buildDesk } from './build-desk.ts'

const guard = { port: 3250, token: 'secret' }
const headers = { host: '127.0.0.1:3250', origin: 'http://127.0.0.1:3250', cookie: 'desk-3250=secret' }
let place: ReturnType<typeof makeWorkplace>
let desk: FastifyInstance

beforeEach(async () => {
  place = makeWorkplace('restaurants/anitas-sjomat')
  for (const file of ['menu.yaml', 'partners.yaml', 'site.yaml'])
    cpSync(join('content', file), join(place.content, file))
  const pages = { policy: "default-src 'none'", send: () => undefined }
  desk = await buildDesk({ place, guard, pages: pages as never, now: () => Date.parse('2026-11-29T12:00:00Z') })
})
afterEach(async () => {
  await desk.close()
  place.remove()
})

const get = async <Answer>(url: string) => (await desk.inject({ url: `/desk/api/${url}`, headers })).json() as Answer
const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
  desk.inject({ method, url: `/desk/api/${url}`, headers, payload })

describe('a new entry', () => {
  const said = describeSource({ way: 'telephone', day: '2026-11-29' })
  const words = (language: string) => ({
    title: `Kaféen ${language}`,
    lead: 'A café by the water.',
    description: 'A café by the water in Stamsund, with soup and cake all day long.',
    summary: 'Soup and cake.',
    season: 'Open all year.',
    gettingThere: 'By the quay.',
    cost: 'No source says so.',
    forYou: ['like soup', 'like cake'],
    notForYou: ['want a menu', 'want wine'],
    dish: 'Fish soup',
    house: 'Café with 20 seats',
    body: 'A small café by the quay.',
    questions: [`Kafé in Stamsund ${language}`, 'Where to eat soup', 'Cake by the quay'],
  })
  const entry = {
    id: 'stamsund-kafe',
    facts: {
      name: 'Kaféen',
      picture: 'stamsund',
      village: 'Stamsund',
      municipality: 'Vestvågøy',
      island: 'vestvagoya',
      weatherPlace: 'leknes',
      coordinates: { latitude: 68.1299, longitude: 13.8481 },
      cuisine: ['cafe'],
    },
    words: { no: words('no'), en: words('en'), de: words('de') },
    said,
  }

  it('asks for the fewest fields, and makes files that the judges take', async () => {
    const { facts, words: fields } = await get<NewForm>('new/restaurants')
    expect(facts.map(({ name }) => name)).not.toContain('access')
    expect(facts.length + fields.length).toBeLessThan(25)
    expect(facts.find(({ name }) => name === 'coordinates')?.fields?.map(({ name }) => name)).not.toContain('source')
    const made = await send('POST', 'new/restaurants', entry)
    expect(made.json()).toEqual({ kind: 'restaurants', id: 'stamsund-kafe' })
    const text = readFileSync(join(place.content, 'restaurants/stamsund-kafe/facts.yaml'), 'utf8')
    expect(text.match(/unknown/g)).toHaveLength(1)
    expect(parse(readFileSync(join(place.content, 'questions/restaurants/de.yaml'), 'utf8'))).toEqual({
      'stamsund-kafe': words('de').questions,
    })
    const state = await get<{ faults: []; house: { questions: { path: string[] }[] } }>(
      'entries/restaurants/stamsund-kafe',
    )
    expect(state.faults).toEqual([])
    expect(state.house.questions.map(({ path }) => path.join('.'))).toContain('access.dog')
  })

  it('answers one question of access, and leaves the others unknown', async () => {
    await send('POST', 'new/restaurants', entry)
    const { files } = await get<{ files: { facts: { hash: string } } }>('entries/restaurants/stamsund-kafe')
    const change = { file: 'facts', path: ['access', 'dog'], value: { value: 'yes', ...said } }
    const saved = await send('PUT', 'entries/restaurants/stamsund-kafe', {
      changes: [change],
      bases: { facts: files.facts.hash },
    })
    expect(saved.json()).toMatchObject({ state: 'saved', faults: [] })
  })

  it('says beside the field what is missing in German, and writes nothing', async () => {
    const { lead: _, questions: __, ...german } = words('de')
    const answer = await send('POST', 'new/restaurants', { ...entry, words: { ...entry.words, de: german } })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().faults).toMatchObject([
      { file: 'de', path: ['lead'] },
      { file: 'de', path: ['questions'] },
    ])
    expect((await desk.inject({ url: '/desk/api/entries/restaurants/stamsund-kafe', headers })).statusCode).toBe(404)
  })

  it.each(['../stamsund', 'Stamsund', 'å', '', 'anitas-sjomat', '.git'])('takes no id like %j', async (id) => {
    expect([409, 422]).toContain((await send('POST', 'new/restaurants', { ...entry, id })).statusCode)
  })
})

describe('settings', () => {
  it('writes a partner’s id, with a link to try it', async () => {
    const { files } = await get<SettingsState>('settings')
    const saved = await send('PUT', 'settings/partners', {
      changes: [{ path: ['tours', 'id'], value: 'P00012345' }],
      base: files.partners.hash,
    })
    expect((saved.json() as SettingsState).testLinks.map(({ address }) => address)).toContainEqual(
      expect.stringContaining('pid=P00012345'),
    )
    expect(readFileSync(join(place.content, 'partners.yaml'), 'utf8')).toContain(
      '# `id` is what the programme pays by.',
    )
  })

  it('writes who publishes the guide, by fields that may be empty, and says what is missing until then', async () => {
    const missing = async () =>
      (await get<DueList>('due')).sections.find(({ title }) => title === 'The publisher')?.items.map(({ text }) => text)
    const { files } = await get<SettingsState>('settings')
    const fields = files.site.form.find(({ name }) => name === 'publisher')?.fields ?? []
    expect(fields.map(({ control, isNullable, help }) => [control, isNullable, help.length > 5])).toEqual(
      fields.map(() => ['text', true, true]),
    )
    expect(await missing()).toEqual(['Not said yet: name, address, company number, e-mail'])
    const words = {
      name: 'Kari Nordmann',
      address: 'Storgata 1, 8300 Svolvær, Norge',
      organisationNumber: 'none',
      phone: '+47 76 06 99 30',
      email: 'kari@lofoten.guide',
    }
    const saved = await send('PUT', 'settings/site', {
      changes: Object.entries(words).map(([name, value]) => ({ path: ['publisher', name], value })),
      base: files.site.hash,
    })
    expect(saved.statusCode).toBe(200)
    const text = readFileSync(join(place.content, 'site.yaml'), 'utf8')
    expect(parse(text).publisher).toEqual({ ...words, representative: null })
    expect(text).toContain('# Stands in the imprint')
    expect(await missing()).toEqual([])
  })

  it.each([
    ['an id that is none', 'partners', { path: ['tours', 'id'], value: 'mine' }],
    ['a script for an id', 'partners', { path: ['hotels', 'id'], value: '"><script>' }],
    ['a menu without a page', 'menu', { path: ['food'], value: ['restaurants'] }],
    ['a page in two menus', 'menu', { path: ['food', 3], value: 'cabins' }],
    ['a guide without a name', 'site', { path: ['name'], value: '' }],
    ['mail that reaches nobody', 'site', { path: ['publisher', 'email'], value: 'kari@guide.example' }],
    ['an address of two lines', 'site', { path: ['publisher', 'address'], value: 'Storgata 1\n8300 Svolvær' }],
    ['half a telephone number', 'site', { path: ['publisher', 'phone'], value: '76 06' }],
  ])('refuses %s and writes nothing', async (_, file, change) => {
    const { files } = await get<SettingsState>('settings')
    const before = readFileSync(join(place.content, `${file}.yaml`), 'utf8')
    const answer = await send('PUT', `settings/${file}`, { changes: [change], base: files[file as 'menu'].hash })
    expect(answer.statusCode).toBe(422)
    expect(readFileSync(join(place.content, `${file}.yaml`), 'utf8')).toBe(before)
  })

  it.each(settingsFiles)('opens %s and saves every field with an empty diff', async (file) => {
    const { files } = await get<SettingsState>('settings')
    const before = readFileSync(join(place.content, `${file}.yaml`), 'utf8')
    const changes = files[file].form.map(({ name }) => ({ path: [name], value: files[file].value?.[name] }))
    expect(changes.length).toBeGreaterThan(1)
    expect((await send('PUT', `settings/${file}`, { changes, base: files[file].hash })).statusCode).toBe(200)
    expect(readFileSync(join(place.content, `${file}.yaml`), 'utf8')).toBe(before)
  })

  it('refuses the second of two windows, and files that are no settings', async () => {
    expect((await send('PUT', 'settings/menu', { changes: [], base: 'old' })).statusCode).toBe(409)
    expect((await send('PUT', 'settings/retired', { changes: [], base: '' })).statusCode).toBe(404)
  })
})

describe('what is due', () => {
  it('lists old facts, broken files and promised calls', async () => {
    await send('PUT', 'calls/restaurants/anitas-sjomat', { state: 'ring again', ringAgainOn: '2026-11-28' })
    const file = join(place.content, 'restaurants/anitas-sjomat/facts.yaml')
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('checkedOn: "2026-11-21"\ncuisine', 'checkedOn: "2020-01-01"\ncuisine'),
    )
    writeFileSync(join(place.content, 'restaurants/anitas-sjomat/de.md'), '---\ntitle: "a\n---\n')
    const { sections } = await get<DueList>('due')
    const filled = Object.fromEntries(sections.map(({ title, items }) => [title, items.length]))
    expect(filled).toMatchObject({
      'Files that cannot be read': 1,
      'Calls promised for today or before': 1,
      'Facts past their day': 1,
    })
  })
})

describe('proposals', () => {
  const folder = () => join(place.project, 'data/proposals')
  const proposal = {
    service: 'brreg',
    kind: 'restaurants',
    entry: 'anitas-sjomat',
    name: 'Anitas Sjømat',
    path: ['phone'],
    new: '+47 76 09 00 00',
    source: 'Enhetsregisteret (NLOD), orgnr 999 999 999',
    licence: 'NLOD 2.0',
    day: '2026-11-28',
    remarks: [],
    writes: [
      {
        file: 'restaurants/anitas-sjomat/facts.yaml',
        path: ['phone'],
        value: { value: '+47 76 09 00 00', source: 'Enhetsregisteret (NLOD), orgnr 999 999 999', checkedOn: '$today' },
      },
    ],
    state: 'open',
  }
  const file = (id: string, changed: object = {}) => {
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), `${id}.json`), JSON.stringify({ ...proposal, ...changed, id }))
  }
  const facts = () => readFileSync(join(place.content, 'restaurants/anitas-sjomat/facts.yaml'), 'utf8')

  it('writes an accepted one with its source and the day of the answer, and remembers a refusal', async () => {
    file('one')
    file('two', { new: 'none' })
    const accepted = await send('POST', 'proposals/one', { answer: 'accept' })
    expect(accepted.json().proposals[0]).toMatchObject({ state: 'accepted' })
    expect(parse(facts()).phone).toMatchObject({
      value: '+47 76 09 00 00',
      source: expect.stringContaining('NLOD'),
      checkedOn: '2026-11-29',
    })
    await send('POST', 'proposals/two', { answer: 'refuse' })
    expect(readFileSync(join(folder(), 'two.json'), 'utf8')).toContain('"refused"')
  })

  it('writes nothing that the judges of the desk refuse, and says why', async () => {
    const before = facts()
    file('one', { writes: [{ ...proposal.writes[0], value: { ...proposal.writes[0]?.value, value: 'ring us' } }] })
    const answer = await send('POST', 'proposals/one', { answer: 'accept' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toContain('phone')
    expect(facts()).toBe(before)
    expect(readFileSync(join(folder(), 'one.json'), 'utf8')).toContain('"open"')
  })

  it('writes nothing that somebody has answered otherwise meanwhile', async () => {
    const { files } = await get<{ files: { facts: { hash: string } } }>('entries/restaurants/anitas-sjomat')
    file('one')
    const phone = { value: '+47 76 09 11 11', ...describeSource({ way: 'telephone', day: '2026-11-29' }) }
    const change = { file: 'facts', path: ['phone'], value: phone }
    await send('PUT', 'entries/restaurants/anitas-sjomat', { changes: [change], bases: { facts: files.facts.hash } })
    const answer = await send('POST', 'proposals/one', { answer: 'accept' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error).toContain('+47 76 09 11 11')
  })

  it('asks for the words that it needs of a person, and takes them', async () => {
    file('one', {
      needs: ['alt_no'],
      writes: [{ ...proposal.writes[0], value: { ...proposal.writes[0]?.value, source: '$alt_no' } }],
    })
    expect((await send('POST', 'proposals/one', { answer: 'accept' })).json().error).toContain('alt_no')
    const answer = await send('POST', 'proposals/one', { answer: 'accept', given: { alt_no: 'Båter ved kaia' } })
    expect(answer.statusCode).toBe(200)
    expect(parse(facts()).phone.source).toBe('Båter ved kaia')
  })

  it('puts one on the call list until the house has answered', async () => {
    interface Open {
      house: { questions: { path: string[]; heard?: string }[] }
    }
    const heard = async () =>
      (await get<Open>('entries/restaurants/anitas-sjomat')).house.questions.filter((question) => question.heard)
    file('one')
    expect(await heard()).toEqual([])
    await send('POST', 'proposals/one', { answer: 'ask' })
    expect(await heard()).toMatchObject([{ path: ['phone'], heard: expect.stringContaining('+47 76 09 00 00') }])
    const { files } = await get<{ files: { facts: { hash: string } } }>('entries/restaurants/anitas-sjomat')
    const phone = { value: '+47 76 09 11 11', ...describeSource({ way: 'telephone', day: '2026-11-29' }) }
    const change = { file: 'facts', path: ['phone'], value: phone }
    await send('PUT', 'entries/restaurants/anitas-sjomat', { changes: [change], bases: { facts: files.facts.hash } })
    expect(await heard()).toEqual([])
  })

  it('names a file that is no proposal, and shows the others', async () => {
    file('one')
    writeFileSync(join(folder(), 'half.json'), '{"id": "half"')
    const { proposals, broken } = await get<ProposalList>('proposals')
    expect(proposals).toHaveLength(1)
    expect(broken).toEqual([expect.stringContaining('half.json')])
  })
})
