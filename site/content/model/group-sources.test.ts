import { expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { groupSources, nameOfSource, nameSourcesShortly } from './group-sources.ts'

it('names each source once in the language, with everything it is used for and the days of the checks', () => {
  const register = { ...mapLanguages(() => 'Registeret'), en: 'The register' }
  const uses = [
    { use: 'Address', source: register, checkedOn: '2026-11-21' },
    { use: 'Phone', source: 'nrk.no', checkedOn: '2026-11-20' },
    { use: 'Position', source: register, checkedOn: '2026-11-22' },
    { use: 'Address', source: register, checkedOn: '2026-11-21' },
  ]
  expect(groupSources(uses, 'en')).toEqual({
    sources: [
      { name: 'The register', uses: ['Address', 'Position'] },
      { name: 'nrk.no', uses: ['Phone'] },
    ],
    from: '2026-11-20',
    to: '2026-11-22',
  })
})

it('writes the months and days of a source in words, and leaves other figures alone', () => {
  expect(nameOfSource('NRK Nordland, 2024-08; TV 2, 2023-07-14', 'en')).toBe(
    'NRK Nordland, August 2024; TV 2, 14 July 2023',
  )
  expect(nameOfSource('NRK Nordland, 2024-08', 'no')).toBe('NRK Nordland, august 2024')
  expect(nameOfSource('Torghatten, 18-782, 2023-2025', 'en')).toBe('Torghatten, 18-782, 2023-2025')
})

it('says once and shortly who is behind the sources: addresses where a name has them, else its first words', () => {
  const names = [
    'NRK Nordland om parkeringsstriden i Fredvang, april 2021',
    'NRK Nordland, 2024; TV 2, 14. juli 2023',
    'Åpen reiseplan med tallene fra lofotenhikes.com, august 2026; lofotenhikes.com',
    'nasjonaleturistveger.no, juni 2025 (Hauklandstranda)',
    'Lofotodden nasjonalpark: råd til besøkende',
    '(udatert)',
    'Husets side, 2026 (utvask; frokosten regnet om fra euro); med avgift',
  ]
  expect(nameSourcesShortly(names.map((name) => ({ name })))).toEqual([
    'NRK Nordland om parkeringsstriden i Fredvang',
    'NRK Nordland',
    'TV 2',
    'lofotenhikes.com',
    'nasjonaleturistveger.no',
    'Lofotodden nasjonalpark',
    'Husets side',
  ])
})
