import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Change, FileName } from '#desk/contract.ts'
import { describeSource } from '#desk/engine/calls/source-of-call.ts'
import { findEntry, listEntryKeys, readTexts } from '#desk/engine/files/content-files.ts'
import { workplaceIn } from '#desk/engine/files/workplace.ts'
import { Refused } from '#desk/engine/refused.ts'
import { makeWorkplace } from '#desk/testing/make-workplace.ts'
import { splitFrontMatter } from '#site/content/files/read-yaml.ts'
import { listDrafts } from './drafts.ts'
import { openEntry } from './open-entry.ts'
import { judgeChanges, saveEntry } from './save-entry.ts'

const today = '2026-11-29'
let place: ReturnType<typeof makeWorkplace>
beforeEach(() => {
  place = makeWorkplace('restaurants/anitas-sjomat', 'hotels/scandic-svolvaer', 'articles/skrei')
})
afterEach(() => place.remove())

const anitas = { kind: 'restaurants', id: 'anitas-sjomat' } as const
const open = () => openEntry(place, anitas, today)
const read = (file: string) => readFileSync(join(place.content, 'restaurants/anitas-sjomat', file), 'utf8')

async function save(...changes: Change[]) {
  const { files } = await open()
  const bases = Object.fromEntries(changes.map(({ file }) => [file, files[file].hash]))
  return saveEntry(place, anitas, { changes, bases })
}

const said = describeSource({ way: 'telephone', day: today })
const phone: Change = { file: 'facts', path: ['phone'], value: { value: '+47 76 09 00 00', ...said } }

describe('every entry of the guide', () => {
  const guide = workplaceIn(process.cwd())
  const keys = listEntryKeys(guide)

  it('opens, is judged without a fault, and saves with an empty diff', async () => {
    expect(keys.length).toBeGreaterThan(80)
    for (const key of keys) {
      const { files, faults } = await openEntry(guide, key, today)
      expect(faults, `${key.kind}/${key.id}`).toEqual([])
      const changes = (Object.keys(files) as FileName[]).flatMap((file): Change[] =>
        Object.entries(files[file].value ?? {})
          .slice(process.env.VERIFY === 'all' ? 0 : -3)
          .map(([name, value]) => ({ file, path: [name], value: value as never })),
      )
      const texts = readTexts(guide, key)
      expect(
        saveEntry(guide, key, {
          changes,
          bases: Object.fromEntries(Object.entries(files).map(([file, { hash }]) => [file, hash])),
        }).state,
      ).toBe('saved')
      expect(readTexts(guide, key)).toEqual(texts)
    }
  })
})

describe('saveEntry', () => {
  it('writes an answer with its source and day, and nothing else', async () => {
    const before = read('facts.yaml').split('\n')
    expect((await save(phone)).state).toBe('saved')
    const added = read('facts.yaml')
      .split('\n')
      .filter((line) => !before.includes(line))
    expect(added).toEqual(
      [
        'phone:',
        '  value: "+47 76 09 00 00"',
        '    no: "På telefon med huset, november 2026"',
        '    en: "By telephone with the house, November 2026"',
        '    de: "Am Telefon vom Haus erfahren, November 2026"',
        '  checkedOn: "2026-11-29"',
      ].filter((line) => added.includes(line)),
    )
    expect((await open()).house?.phone).toBe('+47 76 09 00 00')
  })

  it('shows the sentences that an answer makes doubtful, in three languages', async () => {
    const { touched } = await save({
      file: 'facts',
      path: ['hours'],
      value: { periods: [{ days: [1], opens: '10:00', closes: '18:00' }], outsideSeasons: 'unknown', ...said },
    })
    const unconfirmed = touched.find(({ path }) => path.join('.') === 'unconfirmed.what')
    const doubtIn = (language: string) => {
      const { unconfirmed: doubt } = parse(splitFrontMatter(read(`${language}.md`))?.head ?? '')
      return [doubt.what]
    }
    expect(unconfirmed?.texts).toEqual({ no: doubtIn('no'), en: doubtIn('en'), de: doubtIn('de') })
    expect(touched.map(({ path }) => path[0])).toContain('season')
  })

  it.each([
    [
      'a price of letters',
      { file: 'facts', path: ['price'], value: { evidence: 'verified', value: 'cheap', ...said } },
    ],
    ['a number that is none', { file: 'facts', path: ['phone'], value: { value: 'ring us', ...said } }],
    ['a German text missing', { file: 'de', path: ['season'], value: undefined }],
    ['an answer without a source', { file: 'facts', path: ['access', 'dog'], value: { value: 'yes' } }],
    ['a link that leads nowhere', { file: 'en', path: ['body'], value: '\nSee [nothing](places/nowhere).\n' }],
    ['a distance between places that are none', { file: 'no', path: ['season'], value: 'Det er {{km her der}} dit.' }],
  ] as [string, Change][])('keeps %s beside, on no page', async (_, change) => {
    const before = readTexts(place, anitas)
    const { state, faults } = await save(change)
    expect(state).toBe('draft')
    expect(faults[0]?.file).toBe(change.file)
    expect(readTexts(place, anitas)).toEqual(before)
    expect([...listDrafts(place)]).toEqual(['restaurants/anitas-sjomat'])
    expect((await open()).draft?.changes).toEqual([change])
  })

  it('lets a faulty answer wait, and writes the others of the same call', async () => {
    expect((await save({ file: 'facts', path: ['phone'], value: { value: 'ring us', ...said } })).state).toBe('draft')
    expect((await save({ file: 'facts', path: ['toilets'], value: { value: 'yes', ...said } })).state).toBe('draft')
    expect(read('facts.yaml')).toContain('toilets:')
    expect(read('facts.yaml')).not.toContain('ring us')
    expect((await save(phone)).state).toBe('saved')
    expect(listDrafts(place).size).toBe(0)
  })

  it('writes a row only together with its words in every language', async () => {
    const row: Change = { file: 'facts', path: ['facts', 4], value: { id: 'booking', ...said } }
    const words = (['no', 'en', 'de'] as const).map(
      (file): Change => ({ file, path: ['facts', 'booking'], value: { name: 'Booking', value: 'No need' } }),
    )
    expect((await save(row, ...words.slice(0, 2))).state).toBe('draft')
    expect(read('facts.yaml')).not.toContain('booking')
    expect((await save(words[2] as Change)).state).toBe('saved')
    for (const file of ['facts.yaml', 'no.md', 'en.md', 'de.md']) expect(read(file)).toContain('booking')
  })

  it('mends a sentence of the text where it stands', async () => {
    const before = read('en.md')
    const [sentence = ''] = /[A-Z][^.\n]+\. (?=[A-Z])/.exec(splitFrontMatter(before)?.body ?? '') ?? []
    const insteadOf = sentence.trim()
    expect(insteadOf.length).toBeGreaterThan(10)
    await save({ file: 'en', path: ['body'], insteadOf, value: 'Mind the gulls ($& too).' })
    expect(read('en.md')).toBe(before.replace(insteadOf, () => 'Mind the gulls ($& too).'))
  })

  it('refuses the second of two windows, with both versions', async () => {
    const { files } = await open()
    await save(phone)
    const late = {
      changes: [{ ...phone, value: { value: '+47 900 12 345', ...said } }],
      bases: { facts: files.facts.hash },
    }
    const refusal = (() => {
      try {
        saveEntry(place, anitas, late)
        return undefined
      } catch (error) {
        return error as Refused
      }
    })()
    expect(refusal?.status).toBe(409)
    expect(refusal?.details).toMatchObject({
      conflicts: [{ path: ['phone'], yours: { value: '+47 900 12 345' }, theirs: { value: '+47 76 09 00 00' } }],
    })
    expect(read('facts.yaml')).not.toContain('900 12 345')
  })

  it('shows a file broken by hand with its line and what to do, and opens the others', async () => {
    const broken = read('facts.yaml').replace('village: Sakrisøy', 'village: "Sakrisøy')
    writeFileSync(join(place.content, 'restaurants/anitas-sjomat/facts.yaml'), broken)
    const { files, faults } = await open()
    expect(files.facts.broken).toMatchObject({ line: expect.any(Number), remedy: expect.stringMatching(/\.$/) })
    expect(faults[0]?.message).toContain('Line ')
    expect(files.no.value?.title).toBeDefined()
    expect((await save({ file: 'no', path: ['cost'], value: 'Prisene står på tavla.' })).state).toBe('saved')
    const hotel = await openEntry(place, { kind: 'hotels', id: 'scandic-svolvaer' }, today)
    expect(hotel.faults).toEqual([])
  })

  it('finds no entry by a path, and follows no link out of the folder', () => {
    for (const id of ['../places/reine', '..', '.', 'nowhere', '/etc', 'anitas-sjomat/../anitas-sjomat']) {
      expect(() => findEntry(place, 'restaurants', id), id).toThrow(Refused)
    }
    for (const kind of ['../content', 'constructor', '', 'pages'])
      expect(() => findEntry(place, kind, 'anitas-sjomat'), kind).toThrow(Refused)
    symlinkSync('/tmp', join(place.content, 'restaurants/out'))
    expect(() => findEntry(place, 'restaurants', 'out')).toThrow(Refused)
    const facts = join(place.content, 'restaurants/anitas-sjomat/photo.yaml')
    symlinkSync('/etc/hostname', facts)
    expect(() => judgeChanges(place, anitas, { changes: [], bases: {} })).toThrow(Refused)
  })
})
