import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import { openSearch } from './open-search.ts'
import { type ExamplePage, page, section } from './page-example.ts'

describe('an answer has what is asked for', () => {
  const guide: Record<Language, ExamplePage[]> = {
    no: [
      page('Kvalvika', {
        type: 'hike',
        where: 'Fredvang',
        sections: [
          section('Hva det koster', 'Turen er gratis, men parkeringen kan koste.'),
          section(
            'Start',
            'Parkering: Plassene er små, og kommunens koster 28 kr timen (rundt 2024)',
            'Tid: 2–2,5 t pluss tida på stranda',
            'Stigning: 340 m i alt, 170 m hver vei',
          ),
        ],
      }),
      page('Reise', {
        type: 'practical',
        questions: [
          'Når går siste buss?',
          'Går ferja om vinteren?',
          'Hund på ferja',
          'Når går ferja?',
          'Hva koster ferja?',
        ],
        sections: [
          section(
            'Buss',
            'Linje 300 går Narvik–Svolvær langs hele E10 (januar 2024).',
            'Siste buss: Siste avgang fra Kvalvika og Reine skifter, se reisnordland.no',
          ),
          section(
            'Helse',
            '116 117: Legevakt, ring før du drar',
            'Apotek er det i Reine.',
            'Ta med reseptbelagte medisiner.',
          ),
          section('Dekk', 'Spør før du signerer hvor gamle piggdekkene er.', 'Piggdekk er lov fra 16. oktober.'),
        ],
      }),
      page('Spiseri', {
        type: 'restaurant',
        where: 'Reine',
        sections: [section('Øl', 'Et glass øl koster 120 kr hos oss.', 'Kafeen ligger ved åpent hav, 3 km unna.')],
      }),
      page('I dag', {
        type: 'weather',
        questions: ['Er veien stengt?'],
        sections: [
          { heading: 'Vei', anchor: 'road', passages: ['Meldinger om veien'] },
          { heading: 'Ferjer', anchor: 'boats', passages: ['Ferjene i dag'] },
        ],
      }),
      page('Reine'),
    ],
    en: [
      page('Sea eagles', {
        type: 'activity',
        sections: [
          section('Age', 'Children under twelve may come along.'),
          section('Start', 'The boat leaves at 10:00.'),
        ],
      }),
    ],
    de: [
      page('Fähren', {
        type: 'practical',
        sections: [section('Preise', 'Fährpreis: 584 Kronen für ein Auto', 'Die Überfahrt ist im Winter oft rau.')],
      }),
    ],
  }
  const open = (language: Language) =>
    openSearch({ words: readSearchCopy(language).asked, drives: [], needs: [], pages: guide[language] })
  const passageOf = (question: string, language: Language = 'no') => {
    const answer = open(language).ask(question)
    return (answer.kind === 'found' && answer.said?.passage) || undefined
  }

  it.each([
    [
      'no',
      'hva koster parkering på Kvalvika',
      'Parkering: Plassene er små, og kommunens koster 28 kr timen (rundt 2024)',
    ],
    ['no', 'hvor lang tid tar Kvalvika', 'Tid: 2–2,5 t pluss tida på stranda'],
    ['no', 'hvor høyt går man til Kvalvika', 'Stigning: 340 m i alt, 170 m hver vei'],
    [
      'no',
      'når går siste buss fra Reine',
      'Siste buss: Siste avgang fra Kvalvika og Reine skifter, se reisnordland.no',
    ],
    ['no', 'hvor finner jeg lege', '116 117: Legevakt, ring før du drar'],
    ['no', 'hvor er apotek', 'Apotek er det i Reine.'],
    ['no', 'er piggdekk lov', 'Piggdekk er lov fra 16. oktober.'],
    ['de', 'was kostet die Fähre', 'Fährpreis: 584 Kronen für ein Auto'],
  ] as const)('in %s, %s: %s', (language, question, passage) => expect(passageOf(question, language)).toBe(passage))

  it.each([
    ['no', 'hva koster et øl', 'a price at a house that is not named'],
    ['no', 'når åpner Spiseri', 'open sea is no hour'],
    ['no', 'når går siste buss fra Narvik', 'another place'],
    ['no', 'går det buss på søndag', 'what is so on a day'],
    ['no', 'hva koster buss', 'no sum'],
    ['en', 'how long do sea eagles trips take', 'an hour is not how long'],
    ['en', 'minimum age for sea eagles', 'no figure'],
    ['de', 'wann fährt die Fähre im Juli', 'another season'],
  ] as const)('in %s, %s has none: %s', (language, question, _why) =>
    expect(passageOf(question, language)).toBeUndefined(),
  )

  it.each([
    ['er veien åpen til Reine', 'road'],
    ['er E10 stengt', 'road'],
    ['går ferja fra Reine', 'boats'],
    ['går ferja nå', 'boats'],
  ])('%s is told by what is so now', (question, part) => {
    const answer = open('no').ask(question)
    expect(answer).toMatchObject({ live: { part, isNow: true } })
    expect(answer.kind === 'found' && answer.hits[0]?.href).toBe(`/i-dag#${part}`)
  })

  it.each(['hva koster ferja', 'går ferja om vinteren', 'er hund lov på ferja', 'når går ferja'])(
    '%s is not',
    (question) => {
      const answer = open('no').ask(question)
      expect(answer.kind === 'found' && answer.live).toBeUndefined()
    },
  )
})
