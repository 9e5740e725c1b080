import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import type { SearchText } from '#site/features/search/search-text.ts'
import { openSearch } from './open-search.ts'
import { type ExamplePage, page, section } from './page-example.ts'

const pages: Record<Language, ExamplePage[]> = {
  no: [
    page('Reine', {
      sections: [section('Parkering', 'Parkering koster 30 kroner timen i ytre havn.', 'Bygda ligger ved fjorden.')],
    }),
    page('Reinebringen', {
      type: 'hike',
      group: 'trips',
      questions: ['Hvor mange trinn har trappa?'],
      keywords: ['nybegynnere'],
    }),
    page('Å'),
    page('Børsen Spiseri', {
      type: 'restaurant',
      group: 'food',
      where: 'Svolvær',
      phone: '+47 76 06 99 30',
      sections: [section('Hva du spiser', 'Tørrfisk er torsk som har hengt ute.', 'Kjøkkenet åpner klokka 18.')],
    }),
    page('Lofoten i dag', {
      type: 'weather',
      group: 'travel',
      questions: ['Går ferja i dag?', 'Nordlys i kveld'],
      sections: [section('Sjøen i dag', 'Se tidevannet'), section('Nordlys', 'Se nordlysvarselet')],
    }),
    page('Nordlys, uten løfter', { type: 'article', group: 'articles', questions: ['Når kan jeg se nordlys?'] }),
    page('Reiseinfo', {
      group: 'travel',
      keywords: ['Vågan'],
      questions: ['Hva koster ferja?', 'Drosje'],
      sections: [section('Ferje', 'Bil til seks meter: 584 kroner.')],
    }),
    page('Moteller', { group: 'stay', description: 'Enkle steder langs veien.', questions: ['Billige rom'] }),
    page('Bil', { group: 'travel', sections: [section('Bil', 'Bilen trenger rom for bagasje.')] }),
    page('Hvor mange dager', { group: 'articles', questions: ['Avstander mellom stedene'] }),
  ],
  en: [
    page('Today', { type: 'weather', questions: ['Is the ferry running today?', 'Northern lights tonight'] }),
    page('Northern lights', { questions: ['When can I see the northern lights?'] }),
    page('Motels', { description: 'Simple places by the road.' }),
    page('Midnight sun', {
      sections: [section('Light', 'The sun stays up all night.', 'The midnight sun lasts from 26 May to 18 July.')],
    }),
    page('How many days', { questions: ['Distances between places'] }),
    page('Camper', {
      questions: ['Can I sleep in my car?'],
      sections: [section('Showers', 'Hikers shower at camp sites.')],
    }),
  ],
  de: [
    page('Heute', { type: 'weather', questions: ['Fährt die Fähre heute?'] }),
    page('Fischerhütten', { description: 'Hütten am Meer.' }),
    page('Praktisches', {
      sections: [
        section('Hunde', 'Der Tierarzt behandelt gegen Bandwürmer.'),
        section('Notruf', 'Den Arzt rufen Sie unter 116 117.'),
      ],
    }),
    page('Schifffahrt im Winter', { type: 'article', group: 'articles' }),
    page('Schiffahrt Camping', { type: 'map', group: 'onMap', where: 'Gimsøy' }),
    page('Gute Regeln', { sections: [section('Wild', 'Zwölf Tiere, und welche Sie sehen, wissen wir nicht.')] }),
    page('Wie viele Tage', { questions: ['Entfernungen'] }),
    page('Wandern', { sections: [section('Wege', 'Die Wanderwege sind nass, der Weg ist steil. Wandern Sie früh.')] }),
    page('Wetter', {
      type: 'weather',
      questions: ['Wie wird das Wetter morgen?'],
      sections: [section('Regen', 'Es regnet oft.')],
    }),
  ],
}

const drives: SearchText['drives'] = [{ ends: ['Reine', 'Å'], says: '10 km, 15 min' }]

const search = Object.fromEntries(
  languageKeys.map((language) => [
    language,
    openSearch({ words: readSearchCopy(language).asked, drives, needs: [], pages: pages[language] }),
  ]),
) as Record<Language, ReturnType<typeof openSearch>>

function firstOf(question: string, language: Language = 'no'): string | undefined {
  const answer = search[language].ask(question)
  return answer.kind === 'found' ? answer.hits[0]?.name : undefined
}

describe('a question finds its page', () => {
  it.each([
    ['Reine', 'Reine'],
    ['rein', 'Reine'],
    ['Å', 'Å'],
    ['aa', 'Å'],
    ['borsen', 'Børsen Spiseri'],
    ['BØRSEN', 'Børsen Spiseri'],
    ['hvor mange trinn har trappa?', 'Reinebringen'],
    ['trappetrinn', 'Reinebringen'],
    ['taxi', 'Reiseinfo'],
    ['hva koster ferga?', 'Reiseinfo'],
    ['parkeringsplass Reine', 'Reine'],
    ['Rei\u00ADne', 'Reine'],
    ['Bør\u200Bsen', 'Børsen Spiseri'],
    ['henger tørrfisken ute', 'Børsen Spiseri'],
  ])('%s: %s', (question, name) => expect(firstOf(question)).toBe(name))

  it.each([
    ['en', 'hiking showers', 'Camper'],
    ['en', 'sleeping in the car', 'Camper'],
    ['de', 'Fischerhuette', 'Fischerhütten'],
    ['de', 'Hütte', 'Fischerhütten'],
    ['de', 'Wanderweg', 'Wandern'],
    ['de', 'Schiffahrt', 'Schifffahrt im Winter'],
  ] as const)('in %s, %s: %s', (language, question, name) => expect(firstOf(question, language)).toBe(name))
})

describe('a word that nobody knows is not corrected', () => {
  it.each([
    // Another place, a small word, a word that no page is about, another first letter.
    ['no', 'Væran'],
    ['de', 'Elche'],
    ['de', 'Wolf'],
    ['de', 'Segeln'],
  ] as const)('in %s, %s', (language, question) => expect(search[language].ask(question).kind).toBe('none'))

  // Of a run of one letter nothing may be left that begins a word of the guide.
  it.each(['n', 'b', 'f'])('a run of %s finds nothing', (letter) => {
    expect(firstOf(letter.repeat(200))).toBeUndefined()
  })

  it('but a slip in a name is', () =>
    expect(search.no.ask('Vaagnn')).toMatchObject({ kind: 'found', isCorrected: true, words: 'Vågan' }))
})

describe('a word that others say or write instead is read as the guide has it', () => {
  it.each([
    ['no', 'for nybegynnara', 'Reinebringen'],
    ['de', 'Hüttli am Meer', 'Fischerhütten'],
    ['no', 'ka kosta ferga', 'Reiseinfo'],
    ['no', 'kor mange trappetrinn e det', 'Reinebringen'],
    ['no', 'kor kan me leige drosje', 'Reiseinfo'],
    ['no', 'billegaste rom', 'Moteller'],
    ['no', 'ka tid kan æ sjå nordlys', 'Nordlys, uten løfter'],
    ['en', 'tonite aurora', 'Today'],
    ['en', 'can u sleep in ur car', 'Camper'],
    ['de', 'fährt heut die Fähre', 'Heute'],
  ] as const)('in %s, %s: %s', (language, question, name) => expect(firstOf(question, language)).toBe(name))

  it('also where a figure is asked for', () => {
    const answer = search.no.ask('ka tid opna kjøkkenet på Børsen')
    expect(answer.kind === 'found' && answer.said?.passage).toBe('Kjøkkenet åpner klokka 18.')
  })

  it('and the parts of a compound mean what they mean alone', () => expect(firstOf('taxipris')).toBe('Reiseinfo'))
})

describe('a page of one thing', () => {
  const onMap = { group: 'onMap', type: 'map' } as const
  const bathing = section('Bade', 'Rørvikstranda er hvit.', 'På Rørvikstranda bader folk.')
  const { ask } = openSearch({
    words: readSearchCopy('no').asked,
    drives: [],
    needs: [],
    pages: [
      page('Haukland', onMap),
      page('Rørvikstranda', onMap),
      page('Bade', {
        group: 'articles',
        type: 'article',
        questions: ['Bade på Rørvikstranda'],
        sections: [bathing],
      }),
      page('Haukland–Uttakleiv', { group: 'trips', type: 'hike' }),
    ],
  })

  it.each([
    ['Rørvikstranda', 'Rørvikstranda', 'a point of the map whose whole name is asked for'],
    ['Haukland', 'Haukland–Uttakleiv', 'a page rather than the point that is in its name'],
  ])('%s: %s, %s', (question, name) => {
    const answer = ask(question)
    expect(answer.kind === 'found' && answer.hits[0]?.name).toBe(name)
  })
})

describe('a name in a question', () => {
  const { ask } = openSearch({
    words: readSearchCopy('no').asked,
    drives: [],
    needs: [],
    pages: [
      page('Reine', { where: 'Moskenes' }),
      page('Reineholmen', { group: 'trips', type: 'hike', where: 'Leknes', questions: ['Parkering på Reineholmen'] }),
      page('Restauranter', { group: 'food', type: 'list', questions: ['Er restauranten åpen?'] }),
      page('Kabelvåg', { where: 'Vågan', questions: ['Lofotkatedralen'] }),
    ],
  })
  it.each([
    ['parkering i Reine', 'Reine', 'a village is no beginning of another name'],
    ['lofotkatedralen åpen om vinteren', 'Kabelvåg', 'a page’s question of one word names it'],
  ])('%s: %s, %s', (question, name) => {
    const answer = ask(question)
    expect(answer.kind === 'found' && answer.hits[0]?.name).toBe(name)
  })
})

describe('words of time lead to what is live', () => {
  it.each([
    ['no', 'nordlys i kveld', 'Lofoten i dag'],
    ['no', 'går ferja nå', 'Lofoten i dag'],
    ['no', 'når ser man nordlys', 'Nordlys, uten løfter'],
    ['en', 'is the ferry running today', 'Today'],
    ['en', 'northern lights tonight', 'Today'],
    ['de', 'fährt die Fähre heute', 'Heute'],
    ['de', 'Wetter morgen', 'Wetter'],
  ] as const)('in %s, %s: %s', (language, question, name) => expect(firstOf(question, language)).toBe(name))
})

describe('a question of the way between two places', () => {
  it.each([
    ['no', 'hvor langt er det fra Reine til Å?', 'Reine–Å'],
    ['no', 'avstand Å Reine', 'Å–Reine'],
    ['no', 'kor langt e det frå Reine til Å?', 'Reine–Å'],
    ['de', 'wieweit von Reine nach Å', 'Reine–Å'],
    ['no', 'kjøretid reine å', 'Reine–Å'],
    ['en', 'how far is å from reine', 'Å–Reine'],
    ['de', 'Entfernung Reine Å', 'Reine–Å'],
  ] as const)('in %s, %s, is answered by the road table in the order of the question', (language, question, way) => {
    const answer = search[language].ask(question)
    expect(answer.kind === 'found' && answer.said?.passage).toBe(`${way}: 10 km, 15 min`)
  })

  it.each(['hva koster bussen fra Reine til Å', 'avstand til Reine', 'å reise til Reine'])(
    'is not what «%s» asks',
    (question) => {
      const answer = search.no.ask(question)
      expect(JSON.stringify(answer)).not.toContain('10 km')
    },
  )
})

describe('the first result answers', () => {
  const saidOf = (question: string) => {
    const answer = search.no.ask(question)
    return answer.kind === 'found' ? answer.said : undefined
  }

  it('with the sentence, and where it stands', () => {
    expect(saidOf('hva koster parkering i Reine')).toEqual({
      passage: 'Parkering koster 30 kroner timen i ytre havn.',
      heading: 'Parkering',
      href: '/reine#parkering',
    })
    expect(saidOf('når åpner Børsen')?.passage).toBe('Kjøkkenet åpner klokka 18.')
  })

  it.each([
    ['en', 'midnight sun dates', 'The midnight sun lasts from 26 May to 18 July.'],
    ['de', 'Arzt', 'Den Arzt rufen Sie unter 116 117.'],
  ] as const)('in %s, %s, with the figure and the whole word', (language, question, passage) => {
    const answer = search[language].ask(question)
    expect(answer.kind === 'found' && answer.said?.passage).toBe(passage)
  })

  it('with nothing where no sentence tells what is asked of it', () => {
    const munken = page('Munken', {
      questions: ['Er Munken trygg for barn?'],
      sections: [
        section('Turen', 'Stien ender ved ei hytte.'),
        section('Vinter', 'Lia over stien er aldri trygg i snø.'),
      ],
    })
    const own = openSearch({ words: readSearchCopy('no').asked, drives: [], needs: [], pages: [munken] })
    const passageOf = (question: string) => {
      const answer = own.ask(question)
      return answer.kind === 'found' ? answer.said?.passage : undefined
    }
    expect(passageOf('er Munken trygg for barn')).toBeUndefined()
    expect(passageOf('er Munken trygg')).toBe('Lia over stien er aldri trygg i snø.')
  })

  it('with the part of a page that is live, and opens there', () => {
    expect(search.no.ask('nordlys i kveld')).toMatchObject({
      hits: [{ href: '/lofoten-i-dag#nordlys' }],
      said: { passage: '', heading: 'Nordlys', href: '/lofoten-i-dag#nordlys' },
    })
  })

  it('with the number of whom to ring, and beside the name alone', () => {
    expect(saidOf('telefonnummer til Børsen')?.passage).toBe('+47 76 06 99 30')
    expect(saidOf('Børsen')).toEqual({ passage: '', heading: '', href: '/børsen-spiseri' })
  })
})

describe('a slip is forgiven', () => {
  it.each([
    ['rienebringen', 'Reinebringen'],
    ['Spisreri', 'Børsen Spiseri'],
    // Only «tur» would be known of it.
    ['Reinebringenn tur', 'Reinebringen'],
    ['nordlsy', 'Nordlys, uten løfter'],
  ])('%s: %s, and says so', (question, name) => {
    const answer = search.no.ask(question)
    expect(answer).toMatchObject({
      kind: 'found',
      isCorrected: true,
      hits: expect.arrayContaining([expect.objectContaining({ name })]),
    })
  })

  it('and names what is near a word that it does not know', () => {
    expect(search.no.ask('rainebryggen')).toMatchObject({ kind: 'none', near: [{ name: 'Reinebringen' }] })
  })
})

describe('whatever is typed', () => {
  it.each([
    ['nothing', '  ', 'empty'],
    ['only signs', '"«»\'', 'none'],
    ['a fish', '🐟', 'none'],
    ['one letter that no page has', 'q', 'none'],
    ['what the guide does not know', 'bitcoin blockchain', 'none'],
    ['five hundred letters', 'q'.repeat(500), 'none'],
  ])('%s is answered', (_, question, kind) => expect(search.no.ask(question).kind).toBe(kind))

  it('a question of 500 letters finds what it is about', () => {
    expect(firstOf(`Hei! ${'Vi er fire venner som kommer med bil. '.repeat(11)} Hva koster ferja?`)).toBe('Reiseinfo')
  })

  it('a question in another language finds names, and else says that it knows nothing', () => {
    expect(firstOf('where is Reinebringen please')).toBe('Reinebringen')
    expect(search.no.ask('what time does the supermarket close').kind).toBe('none')
  })

  it('without any text nothing is found', () => {
    const empty = openSearch({ words: readSearchCopy('no').asked, drives: [], needs: [], pages: [] })
    expect(empty.ask('reine')).toEqual({ kind: 'none', near: [] })
  })
})

it('shows one group alone, with the counts of all', () => {
  expect(search.no.ask('reine', { group: 'trips', most: 3 })).toMatchObject({
    hits: [{ name: 'Reinebringen' }],
    group: 'trips',
    total: 2,
    groups: [
      { id: 'places', count: 1 },
      { id: 'trips', count: 1 },
    ],
  })
})

describe('what is live', () => {
  const liveOf = (question: string) => {
    const answer = openSearch({ words: readSearchCopy('no').asked, drives: [], needs: [], pages: pages.no }).ask(
      question,
    )
    return answer.kind === 'found' && answer.hits[0]?.type === 'weather' ? answer.live?.part : 'not live'
  }

  it('is named by its part of the page, and by none where all of today is asked for', () => {
    expect(liveOf('nordlys i kveld')).toBe('nordlys')
    expect(liveOf('tidevann i dag')).toBe('sjøen i dag')
    // The heading «Sjøen i dag» answers no other question of today.
    expect(liveOf('går ferja i dag')).toBe('')
  })

  it('has no value for opening hours, for tomorrow, and for what is no page of today', () => {
    expect(liveOf('nordlys i morgen') ?? 'not live').toBe('not live')
    expect(liveOf('hva koster ferja')).toBe('not live')
    expect(liveOf('åpent i dag') ?? 'not live').toBe('not live')
  })
})
