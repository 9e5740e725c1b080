import { describe, expect, it } from 'vitest'
import { languageKeys, mapLanguages } from '#contract/languages.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { listIndexedPages } from './describe-page.ts'
import { listDrives } from './list-drives.ts'

const notListed = ['home', 'search', 'notFound', 'motelsCanonical', 'restaurantsCanonical']

// Listed once per language, because every page is read from its files.
const index = mapLanguages(listIndexedPages)

describe('listIndexedPages', () => {
  it('lists every page of the language once, but the home page, the search, the 404 page and second addresses', () => {
    for (const language of languageKeys) {
      const listed = index[language].map((page) => page.href)
      const expected = listAllPages()
        .filter((page) => page.language === language && !notListed.includes(page.id))
        .map((page) => encodeURI(page.path))
      expect(listed).toEqual(expected)
    }
  })

  it('gives every page a name and a sentence', () => {
    for (const page of Object.values(index).flat()) {
      expect(page.name.length, page.href).toBeGreaterThan(0)
      expect(page.description.length, page.href).toBeGreaterThan(10)
      expect(page.questions.length, page.href).toBeGreaterThan(2)
    }
  })

  it('tells where a house is, and what it is', () => {
    const house = index.no.find(({ href }) => href === '/restauranter/gammelbua')
    expect(house).toMatchObject({ group: 'food', type: 'restaurant', where: 'Reine', advisedAgainst: [] })
  })

  it('tells when a trip is out of season, but not twice when it is advised against', () => {
    const monthsOff = (href: string) => index.no.find((page) => page.href === href)?.offSeason
    expect(monthsOff('/turer/munkebu')).toEqual([1, 2, 3, 4, 10, 11, 12])
    expect(monthsOff('/turer/reinebringen')).toEqual([])
  })

  it('gives a place its picture', () => {
    expect(index.de.find(({ type, name }) => type === 'place' && name === 'Reine')?.picture).toBe('reine-nordlys')
  })
})

it('says every way between two villages, and from where one arrives', () => {
  const drives = listDrives('no', '{kilometres}, {time} med bil')
  const saysOf = (...names: string[]) => drives.find(({ ends }) => names.every((name) => ends.includes(name)))?.says
  const { kilometres } = wayBetween('svolvaer', 'reine')
  expect(saysOf('Svolvær', 'Reine')).toContain(`${Math.round(kilometres)}\u00a0km, `)
  expect(saysOf('Evenes', 'Å')).toMatch(/ med bil$/)
})
