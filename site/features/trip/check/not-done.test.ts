import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// What a plan names and does not do is no visit; what it does stays one.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const refs = (text: string) =>
  read(text).days.map(({ stops }) => stops.flatMap(({ named }) => (named.kind === 'stop' ? [named.ref] : [])))
const faults = (text: string) => checkPlan(read(text), atlas).findings.map(({ fault, day }) => `${fault} ${day + 1}`)

describe('what is ruled out', () => {
  it.each([
    ['5 February 2027: Henningsvær. Ryten: no, far too much snow.'],
    ['5. Februar 2027: Henningsvær. Ryten: nein, da liegt zu viel Schnee.'],
    ['5. februar 2027: Henningsvær. Ryten: nei, der ligger det snø.'],
    ['5 February 2027: Henningsvær. Ryten and Mannen are not possible then.'],
    ['5. Februar 2027: Henningsvær. Ryten und Mannen sind im Februar nicht machbar.'],
    ['5. februar 2027: Henningsvær. Ryten og Mannen er ikke aktuelt nå.'],
    ['5 February 2027: Henningsvær. Not this time: Ryten, Mannen.'],
    ['5. Februar 2027: Henningsvær. Diesmal nicht: Ryten, Mannen.'],
    ['5. februar 2027: Henningsvær. Ikke i år: Ryten, Mannen.'],
    ['5 February 2027: Henningsvær. Ryten will have to wait.'],
    ['5. Februar 2027: Henningsvær. Ryten muss warten.'],
    ['5. februar 2027: Henningsvær. Ryten får ligge til sommeren.'],
    ['5 February 2027: Henningsvær. No Ryten and Mannen in snow.'],
    ['5 February 2027: Henningsvær. A hike up Ryten with a guide? No, too risky.'],
    ['5. Februar 2027: Henningsvær. Wanderung auf den Ryten mit Führer? Nein, zu riskant.'],
    ['5. februar 2027: Henningsvær. Tur opp på Ryten med guide? Nei, for risikabelt.'],
  ])('%s', (text) => {
    expect(refs(text)).toEqual([['p.henningsvaer']])
    expect(faults(text)).toEqual([])
  })

  it.each([
    ['5 February 2027: Ryten, it is not far from Fredvang.'],
    ['5. Februar 2027: Ryten, nicht weit von Fredvang.'],
    ['5. februar 2027: Ryten (ikke så langt).'],
    ['5 February 2027: Do not miss: Ryten.'],
    ['5 February 2027: Ryten (no dog this time).'],
    ['5. februar 2027: Så Ryten? Ja!\nRyten kl. 10.'],
  ])('%s is done', (text) => {
    expect(refs(text).flat()).toContain('t.ryten')
  })
})

describe('a paragraph that is about no day', () => {
  const days = (other: string, last: string) =>
    `Fri 5 Feb 2027: Svolvær\nSat 6 Feb: Henningsvær${other}\nSun 7 Feb: Leknes${last}`

  it.each([
    ['Peaks stay white this year. Ryten and Reinebringen look best from below.'],
    ['Für Ryten und Reinebringen kommen wir im Sommer zurück.'],
    ['Ryten og Reinebringen tar vi en sommer.'],
  ])('behind the last day: %s', (text) => {
    expect(refs(days('', `\n\n${text}`)).flat()).not.toContain('t.ryten')
  })

  it('in brackets between the days', () => {
    expect(refs(days('\n\n(Reinebringen has such steep steps.)\n', '')).flat()).not.toContain('t.reinebringen')
  })

  it('is of its day where days have paragraphs', () => {
    expect(refs(days('\n\nThen KaviarFactory.\n', '\n\nThen Haukland.')).at(-1)).toContain('m.haukland-beach')
  })
})

describe('names of houses', () => {
  const unknown = (text: string) =>
    read(text).days.flatMap((day) => day.unknown.filter(({ isSure }) => isSure).map(({ name }) => name))

  it.each([
    ['5 July 2027: The North Norwegian Art Centre in Svolvær.'],
    ['5. Juli 2027: Svolvær. Einparken ist schwierig, Ausparken auch.'],
    ['5. Juli 2027: Flughafenhotel Leknes.'],
    ['5 July 2027: Aquarium in Kabelvåg, then the Lofoten Aquarium shop.'],
  ])('%s has none that nobody knows', (text) => {
    expect(unknown(text)).toEqual([])
  })

  it.each([
    ['5 July 2027: Night at Brimstein Panoramahotell in Ramberg.', 'Brimstein Panoramahotell'],
    ['5. Juli 2027: Nacht im Wanderhotel Elchblick in Laukvik.', 'Wanderhotel Elchblick'],
    ['5. Juli 2027: Nacht auf der Stornappstinden-Hütte.', 'Stornappstinden-Hütte'],
    ['5. juli 2027: Raftsundet Aquarium med barna.', 'Raftsundet Aquarium'],
    ['5 July 2027: Tasting at Kvitnebb Akevitt House in Ballstad.', 'Kvitnebb Akevitt House'],
  ])('%s', (text, name) => {
    expect(unknown(text)).toEqual([name])
  })
})

describe('times and nights', () => {
  it.each([
    ['5 July 2027: boat to Vindstad and on foot to Bunes beach, an hour each way. Reine Rorbuer'],
    ['5. Juli 2027: Boot nach Vindstad und zu Fuß nach Bunes, eine Stunde pro Strecke. Reine Rorbuer'],
    ['5. juli 2027: båt til Vindstad og til fots til Bunes, en time hver vei. Reine Rorbuer'],
  ])('an hour each way is no stay: %s', (text) => {
    expect(faults(text)).toEqual([])
  })

  it('gives a stay to the stop on the way', () => {
    const [day] = read('5 July 2027: Drive to Svolvær with stops: Ramberg beach 30 min, Haukland beach lunch.').days
    expect(day?.stops.map(({ named, stay }) => [named.name, stay])).toEqual([
      ['Ramberg beach', 30],
      ['Haukland beach', undefined],
      ['Svolvær', undefined],
    ])
  })

  it('counts nights that were told before once', () => {
    const { days } = read(
      '5 July 2027: Reine Rorbuer, 3 nights\n6 July 2027: Å\n7 July 2027: Ramberg\n8 July 2027: Nusfjord. Once more Reine Rorbuer, so 4 nights\n9 July 2027: Svolvær. Scandic Svolvær\n10 July 2027: Kabelvåg\n11 July 2027: Evenes',
    )
    expect(days[5]?.bed?.ref).not.toBe('c.reine')
  })

  it.each([
    ['5 July 2027: Matmora at 8, then Ryten at 16.'],
    ['5. juli 2027: Matmora kl. 8, så Ryten kl. 16.'],
    ['5. Juli 2027: Um 8 Uhr Matmora, danach um 16 Uhr Ryten.'],
  ])('two long walks are too much: %s', (text) => {
    expect(faults(text)).toContain('tooLong 1')
  })

  it.each([
    ['10 Feb 2027: groceries in the suitcase, Scandic Leknes. 14 Feb 2027: Groceries? We have them in the bags.'],
    ['14. Februar 2027: Lebensmittel haben wir im Koffer. Scandic Leknes'],
    ['14. februar 2027: Dagligvarer har vi i bagasjen. Scandic Leknes'],
  ])('what is brought along is not bought: %s', (text) => {
    expect(faults(text)).toEqual([])
  })
})
