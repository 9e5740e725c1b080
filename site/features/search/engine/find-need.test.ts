import { describe, expect, it } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { readSearchCopy } from '#site/content/model/pages/search-copy.ts'
import type { Need } from '#site/features/search/search-text.ts'
import { openSearch } from './open-search.ts'
import { page, section } from './page-example.ts'

const practical = page('Practical', { group: 'travel', type: 'practical' })
const pages = [
  practical,
  page('Reine', { questions: ['Reine'] }),
  page('Haukland', {
    type: 'hike',
    group: 'trips',
    where: 'Leknes',
    sections: [
      section(
        'Facts',
        'Toilets: four, one of them accessible',
        'Parking fee: NOK 40',
        'Toaletter: fire, ett tilgjengelig',
        'Toiletten: vier, eine barrierefrei',
      ),
    ],
  }),
  page('Hattvika Lodge', { type: 'cabin', group: 'stay', where: 'Ballstad', questions: ['Cabins in Ballstad'] }),
]

/** The search over these pages; what is said of a need is its name. */
function open(language: Language) {
  const { asked, needs } = readSearchCopy(language)
  const placed = Object.entries(needs).map(([id, need]): Need => {
    const said = {
      passage: id === 'showers' ? 'showers: NOK 20, 20 kr, 20 Kronen' : id,
      heading: '',
      href: `${practical.href}#${id}`,
    }
    return { ...need, href: practical.href, said }
  })
  return openSearch({ words: asked, drives: [], needs: placed, pages })
}
const searches = Object.fromEntries(languageKeys.map((language) => [language, open(language)]))

const saidTo = (language: Language, question: string) => {
  const answer = searches[language]?.ask(question)
  return answer?.kind === 'found' ? answer.said?.passage : undefined
}

describe('what is needed on the spot', () => {
  it.each([
    ['en', 'my son has a fever, who do I ring', 'doctor'],
    ['en', 'hospital', 'doctor'],
    ['en', 'is there an A&E', 'doctor'],
    ['en', 'pharmasy in Reine', 'pharmacy'],
    ['en', 'supermarkets open on Sundays', 'shops'],
    ['en', 'may I sleep in my van', 'vanNight'],
    ['en', 'last bus to Reine', 'lastBus'],
    ['en', 'how much is the bus', ''],
    ['en', 'how much is a shower', 'showers: NOK 20, 20 kr, 20 Kronen'],
    ['en', 'what to do with kids when it rains', 'rainWithChildren'],
    ['en', 'campsite with electric hook-up', 'campPower'],
    ['no', 'legevakt om natta', 'doctor'],
    ['no', 'søndagsåpen butikk', 'shops'],
    ['no', 'får jeg sove i bilen', 'vanNight'],
    ['no', 'toalettet i Reine', 'toilets'],
    ['no', 'regnværsdag med småbarn', 'rainWithChildren'],
    ['de', 'Zahnarztnotdienst', 'dentist'],
    ['de', 'Apothekenöffnungszeiten', 'pharmacy'],
    ['de', 'sonntags einkaufen', 'shops'],
    ['de', 'darf ich im Wohnmobil schlafen', 'vanNight'],
    ['de', 'letzter Bus nach Reine', 'lastBus'],
  ] as const)('in %s, %s: %s', (language, question, need) => expect(saidTo(language, question)).toBe(need))

  it.each([
    ['en', 'seasick on the boat, what medicine helps at sea', 'doctor'],
    ['en', 'bars open on Sundays', 'shops'],
    ['no', 'dyrlege', 'doctor'],
    ['de', 'Tierarzt', 'doctor'],
    ['de', 'über Nacht parken', 'taxi'],
    ['de', 'Abendrestaurant am Sonntag', 'shops'],
  ] as const)('in %s, %s is not about %s', (language, question, need) =>
    expect(saidTo(language, question)).not.toBe(need),
  )

  it.each([
    ['en', 'toilets at Haukland', 'Toilets: four, one of them accessible'],
    ['no', 'toalett på Haukland', 'Toaletter: fire, ett tilgjengelig'],
    ['de', 'Toilette am Haukland', 'Toiletten: vier, eine barrierefrei'],
  ] as const)('in %s, %s is told by what it names', (language, question, passage) =>
    expect(saidTo(language, question)).toBe(passage),
  )

  it('leaves the page of a house first that is asked for by its name', () => {
    const answer = searches.en?.ask('laundry at Hattvika Lodge')
    expect(answer?.kind === 'found' && answer.hits[0]?.name).toBe('Hattvika Lodge')
  })

  it('puts the number to ring beside it, also where no other page has a word of the question', () => {
    const answer = searches.de?.ask('Fieber')
    expect(answer).toMatchObject({ kind: 'found', hits: [{ name: 'Practical', phone: '116 117' }] })
  })
})
