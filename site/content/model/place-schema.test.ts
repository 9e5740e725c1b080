import { describe, expect, it } from 'vitest'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { checkContent } from '#site/content/files/read-yaml.ts'
import { matchWordsToFacts } from './define-kind.ts'
import { places } from './place-queries.ts'
import { type PlaceFacts, type PlaceWords, placeFactsSchema, placeWordsSchema } from './place-schema.ts'

const fact = { source: 'NRK Nordland, 2024-08', checkedOn: '2026-11-20' }

const validFacts = {
  name: 'Reine',
  order: 1,
  municipality: 'Moskenes',
  access: 'unknown',
  picture: 'reine-nordlys',
  weatherPlace: 'reine',
  coordinates: { latitude: 67.9325, longitude: 13.0888, ...fact },
  facts: [{ id: 'parking', ...fact }],
  year: [{ id: 'midnightSun', kind: 'sun', from: '05-27', to: '07-16', ...fact }],
  prose: [fact],
}

const validWords = {
  title: 'Reine: the fjord and the steps',
  lead: 'A low spit in the fjord.',
  description: 'What Reine is, when to climb the steps, and where to leave the car without being in the way.',
  summary: 'Red houses on a spit.',
  highlights: ['The steps', 'The boat', 'The racks'].map((name) => ({ name, text: 'Worth an hour.' })),
  bestTime: 'May and September.',
  advice: 'Park at the outer harbour.',
  stay: { title: 'Staying here', text: 'Cabins, mostly.' },
  facts: { parking: { name: 'Parking', value: 'Outer harbour, paid' } },
  year: { midnightSun: 'Midnight sun' },
}

const readBroken = (change: object) => () =>
  checkContent(placeFactsSchema, { ...validFacts, ...change }, 'content/places/reine/facts.yaml')

const readBrokenWords = (change: object) => () =>
  checkContent(placeWordsSchema, { ...validWords, ...change }, 'content/places/reine/en.md')

describe('placeFactsSchema', () => {
  it('takes a complete place', () => {
    expect(readBroken({})().name).toBe('Reine')
  })

  it('takes a source that is worded differently in each language', () => {
    const source = mapLanguages((language) => `Own calculation (${language})`)
    expect(readBroken({ facts: [{ ...fact, id: 'sun', source }] })().facts[0]?.source).toEqual(source)
  })

  it('names file, field and remedy for an unknown key', () => {
    expect(readBroken({ munisipality: 'Moskenes' })).toThrow(
      /content\/places\/reine\/facts\.yaml[\s\S]*unknown key "munisipality"[\s\S]*Correct its spelling or delete it/,
    )
  })

  it('refuses a position outside Lofoten and suspects swapped degrees', () => {
    const coordinates = { latitude: 13.0888, longitude: 67.9325, ...fact }
    expect(readBroken({ coordinates })).toThrow(
      /coordinates\.latitude: latitude must lie in Lofoten[\s\S]*swapped[\s\S]*coordinates\.longitude/,
    )
  })

  it('refuses a position that claims to know the centimetre', () => {
    const coordinates = { latitude: 67.932512, longitude: 13.0888, ...fact }
    expect(readBroken({ coordinates })).toThrow(/coordinates\.latitude: .*at most five decimals.*Round it/)
  })

  it.each([
    ['source', { id: 'parking', checkedOn: '2026-11-20' }, /facts\.0\.source: must be a name like/],
    ['day of checking', { id: 'parking', source: 'NRK' }, /facts\.0\.checkedOn: must be a day like "2026-11-20"/],
    ['real day', { id: 'parking', source: 'NRK', checkedOn: '20.11.2026' }, /facts\.0\.checkedOn: must be a day like/],
  ])('refuses a fact without a %s', (_, row, message) => {
    expect(readBroken({ facts: [row] })).toThrow(message)
  })

  it('refuses a source that lacks a language', () => {
    const source = { no: 'Egen utregning', en: 'Own calculation' }
    expect(readBroken({ facts: [{ ...fact, id: 'sun', source }] })).toThrow(/facts\.0\.source: must be a name/)
  })

  it('refuses two facts of one name, an unknown drawing, an unknown forecast and an impossible day', () => {
    expect(
      readBroken({
        facts: [
          { id: 'parking', ...fact },
          { id: 'parking', ...fact },
        ],
      }),
    ).toThrow(/facts: two rows have the same id/)
    expect(readBroken({ picture: 'reine' })).toThrow(/picture: there is no picture "reine"/)
    expect(readBroken({ weatherPlace: 'nusfjord' })).toThrow(/weatherPlace: /)
    expect(readBroken({ year: [{ id: 'sun', kind: 'sun', from: '13-01', to: '07-16', ...fact }] })).toThrow(
      /year\.0\.from: must be a day of the year like "05-27"/,
    )
  })
})

describe('placeWordsSchema', () => {
  it('takes complete words', () => {
    expect(readBrokenWords({})().title).toBe(validWords.title)
  })

  it('refuses a description that a search engine would cut, and too few highlights', () => {
    expect(readBrokenWords({ description: 'Short.' })).toThrow(/en\.md[\s\S]*description: /)
    expect(readBrokenWords({ highlights: [] })).toThrow(/highlights: /)
  })
})

describe('matchWordsToFacts', () => {
  const facts = placeFactsSchema.parse(validFacts) as PlaceFacts
  const words = placeWordsSchema.parse(validWords) as PlaceWords

  it('says which fact still needs words', () => {
    expect(() => matchWordsToFacts(facts, { ...words, year: {} }, 'content/places/reine/de.md')).toThrow(
      'content/places/reine/de.md: year.midnightSun is missing. facts.yaml has it; write its words.',
    )
  })

  it('says which words belong to no fact', () => {
    const stray = { ...words, facts: { ...words.facts, ferry: { name: 'Ferry', value: 'Moskenes' } } }
    expect(() => matchWordsToFacts(facts, stray, 'content/places/reine/de.md')).toThrow(/facts\.ferry has no fact/)
  })
})

describe('the places of the guide', () => {
  const best = ['reine', 'henningsvaer', 'nusfjord', 'svolvaer']

  it('begin with the four of the specification, in the order of the page', () => {
    expect(
      places
        .list('no')
        .map(({ id }) => id)
        .slice(0, 4),
    ).toEqual(best)
  })

  it('say something worth reading in every language', () => {
    for (const language of languageKeys) {
      for (const { id, bodyHtml } of places.list(language)) {
        const count = bodyHtml.replace(/<[^>]+>/g, ' ').split(/\s+/).length
        expect(count, `${id} ${language}`).toBeGreaterThan(best.includes(id) ? 350 : 110)
        expect(count, `${id} ${language}`).toBeLessThan(best.includes(id) ? 800 : 640)
      }
    }
  })

  it('are asked for by an id that exists', () => {
    expect(places.nameOf('svolvaer', 'de')).toBe('Svolvær')
    expect(() => places.read('narvik', 'en')).toThrow('There is no entry "narvik" in content/places.')
  })
})
