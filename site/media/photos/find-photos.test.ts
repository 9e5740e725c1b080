import { describe, expect, it } from 'vitest'
import { listLanguageKeys } from '#contract/languages.ts'
import { findPhotos } from './find-photos.ts'
import { exampleFacts, makeContent } from './testing/example-photos.ts'

const without = (field: RegExp) => exampleFacts.replace(field, '')
const reine = (facts: string) => ({ 'places/reine/photo.jpg': 'x', 'places/reine/photo.yaml': facts })

/** An editor's mistake, and parts of the message: file, field and remedy. */
const mistakes: [string, Record<string, string>, string[]][] = [
  ['no credit', reine(without(/credit.*\n/)), ['places/reine/photo.yaml', 'credit: is missing', 'who took the photo']],
  ['an empty credit', reine(exampleFacts.replace('Kari Nordmann', '" "')), ['credit: is empty']],
  ['no licence', reine(without(/licence:\n.*\n.*\n/)), ['licence: is missing', '"name"']],
  ['a licence without a name', reine(without(/ {2}name.*\n/)), ['licence.name: is missing']],
  ['an insecure address', reine(exampleFacts.replace('https:', 'http:')), ['licence.address', 'https://']],
  [
    'a script for an address',
    reine(exampleFacts.replace(/https:.*/, 'javascript:x()')),
    ['licence.address', 'https://'],
  ],
  ['no alternative texts', reine(without(/alt:.*/s)), ['alt: is missing', listLanguageKeys()]],
  ['one language short', reine(without(/ {2}de:.*\n/)), ['alt.de: is missing', 'German']],
  ['a word for an alternative text', reine(exampleFacts.replace(/en: .*/, 'en: Reine')), ['alt.en: is too short']],
  ['half a caption', reine(`${exampleFacts}caption:\n  no: Reine\n`), ['caption.en: is missing']],
  [
    'a focus in per cent',
    reine(`${exampleFacts}focus:\n  x: 30\n  y: 0.5\n`),
    ['focus.x', 'from 0 (left) to 1 (right)'],
  ],
  ['no date', reine(without(/takenOn.*\n/)), ['takenOn: is missing', '"2025-07-14"']],
  ['a month 13', reine(exampleFacts.replace('2025-02', '2025-13')), ['takenOn', 'must be a day']],
  ['a misspelt field', reine(`${exampleFacts}creditt: x\n`), ['unknown key "creditt"', 'spelling']],
  ['text that is not YAML', reine('credit: "x'), ['photo.yaml is not valid YAML']],
  ['a photo alone', { 'places/reine/photo.jpg': 'x' }, ['places/reine/photo.yaml is missing', 'Write credit']],
  ['facts alone', { 'places/reine/photo.yaml': exampleFacts }, ['has no photo beside it', 'Add photo.jpg']],
  ['two photos', { ...reine(exampleFacts), 'places/reine/photo.png': 'x' }, ['both photo.jpg and photo.png', 'delete']],
  [
    'another format',
    { ...reine(exampleFacts), 'places/reine/photo.webp': 'x' },
    ['photo.webp cannot be used', 'export'],
  ],
  ['large letters', { 'places/reine/photo.JPG': 'x' }, ['photo.JPG cannot be used', 'small letters']],
  ['a photo beside the entries', { 'places/photo.jpg': 'x' }, ['places/photo.jpg belongs to no entry', 'Move it']],
  ['a photo below an entry', { 'places/reine/old/photo.jpg': 'x' }, ['belongs to no entry']],
]

describe('photos in the content', () => {
  it('are found in every kind of entry, with their facts', async () => {
    const content = await makeContent({
      ...reine(exampleFacts),
      'seasons/winter/photo.png': 'x',
      'seasons/winter/photo.yaml': `${exampleFacts}focus:\n  x: 0.3\n  y: 1\n`,
      'places/nusfjord/facts.yaml': 'name: Nusfjord',
    })
    const { photos, faults } = findPhotos(content)
    expect(faults).toEqual([])
    expect(photos.map(({ kind, id }) => `${kind}/${id}`)).toEqual(['places/reine', 'seasons/winter'])
    expect(photos[0]?.facts).toMatchObject({ credit: 'Kari Nordmann', focus: { x: 0.5, y: 0.5 } })
    expect(photos[1]?.facts.focus).toEqual({ x: 0.3, y: 1 })
  })

  it.each(mistakes)('%s is answered with file, field and remedy', async (_mistake, files, words) => {
    const { photos, faults } = findPhotos(await makeContent(files))
    expect(photos).toEqual([])
    expect(faults).toHaveLength(1)
    for (const word of words) expect(faults[0]?.message).toContain(word)
  })

  it('are all checked before faults are reported', async () => {
    const { faults } = findPhotos(
      await makeContent({ 'places/reine/photo.jpg': 'x', 'places/nusfjord/photo.jpg': 'x' }),
    )
    expect(faults).toHaveLength(2)
  })
})
