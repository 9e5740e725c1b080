import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { findForeignPart, listTelltales } from './find-foreign-words.ts'

/** A typical sentence for each language with telltales. */
const sentences: [string, Partial<Record<Language, string>>][] = [
  [
    'a plain sentence',
    {
      no: 'Parkeringa ved fergekaia er full før klokka ni, og bussen stopper der to ganger om dagen.',
      en: 'The car park by the ferry quay is full before nine, and the bus stops there twice a day.',
      de: 'Der Parkplatz am Fähranleger ist vor neun Uhr voll, und der Bus hält dort zweimal am Tag.',
    },
  ],
  [
    'a sentence with names of places and waters',
    {
      no: 'Fra Å i Lofoten til Hamnøy går veien langs *Reinefjorden* og forbi Sakrisøy.',
      en: 'From Å i Lofoten to Hamnøy the road follows *Reinefjorden* and passes Sakrisøy.',
      de: 'Von Å i Lofoten nach Hamnøy führt die Straße am *Reinefjorden* entlang und an Sakrisøy vorbei.',
    },
  ],
  [
    'a sentence with house names and borrowed words',
    {
      no: 'Take away og stand up paddling finnes ikke her, men The Tide Hotel leier ut sykler.',
      en: 'A rorbu used to be a rough place, and the fiskehjell outside it smelt of money.',
      de: 'Der Check-in ist bis zehn Uhr möglich, und die Rorbu liegt direkt über dem Wasser.',
    },
  ],
  ['a label', { no: 'Parkering ved havna', en: 'Parking by the harbour', de: 'Parken am Hafen' }],
]

describe('findForeignPart', () => {
  for (const [what, texts] of sentences) {
    for (const [language, text] of Object.entries(texts) as [Language, string][]) {
      it(`takes ${what} in ${language} for what it is`, () => {
        expect(findForeignPart(text, language)).toBeUndefined()
      })
    }
  }

  for (const [what, texts] of sentences.filter(([name]) => !name.includes('house names'))) {
    for (const [written, text] of Object.entries(texts) as [Language, string][]) {
      for (const wanted of languageKeys.filter((language) => language !== written)) {
        it(`finds ${what} in ${written} among ${wanted}`, () => {
          expect(findForeignPart(text, wanted)?.language).toBe(written)
        })
      }
    }
  }

  it('finds the one sentence of a paragraph that was left', () => {
    const text = 'Stien er bratt. The path is closed from the first snow until the municipality opens it. Gå tidlig.'
    expect(findForeignPart(text, 'no')).toMatchObject({ language: 'en', sentence: expect.stringMatching(/^The path/) })
  })

  it('finds a piece inside a sentence', () => {
    const text = 'Der Weg beginnt am Hafen, går forbi noen hytter mellom, und endet nach einer Stunde auf dem Gipfel.'
    expect(findForeignPart(text, 'de')).toMatchObject({ language: 'no' })
  })

  it.each([
    ['«Hver mann og hver fisk» was the rule.', 'en'],
    ['The film is called *Vi og havet etter at det ble mørkt*, and it is short.', 'en'],
    ['Bestellt wird online: [Fahrplan](https://example.org/from-the-quay-to-the-sea).', 'de'],
    ['Die Gruppe heißt „Og så var det vi“, und sie spielt donnerstags.', 'de'],
  ] as const)('leaves alone what is quoted, italic or an address: %s', (text, language) => {
    expect(findForeignPart(text, language)).toBeUndefined()
    // Without the marks, the same words are found.
    const bare = text.replace(/[«»“„*]|\[.*\/|\)/g, '').replaceAll('-', ' ')
    expect(findForeignPart(bare, language)).toBeDefined()
  })

  it('ignores the given names', () => {
    const text = 'Restaurant By the Sea'
    expect(findForeignPart(text, 'de')?.words).toEqual(['the'])
    expect(findForeignPart(text, 'de', ['By the Sea'])).toBeUndefined()
  })

  it('knows no word of two languages', () => {
    const all = languageKeys.flatMap(listTelltales)
    expect(all).toHaveLength(new Set(all).size)
  })
})
