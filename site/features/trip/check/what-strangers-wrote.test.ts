import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Kinds of sentences that plans of strangers were misread by, each in other words than theirs.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const stops = (text: string) =>
  read(text).days.map((day) => day.stops.flatMap(({ named }) => (named.kind === 'stop' ? [named.ref] : [])))
const faults = (text: string) => [
  ...new Set(checkPlan(read(text), atlas).findings.map(({ fault, day }) => `${fault} ${day + 1}`)),
]

describe('what a part of a sentence denies', () => {
  it.each([
    ['Mo 12.7.2027: Ramberg. Auf den Ryten steigen wir diesmal bestimmt nicht, wegen der Knie.'],
    ['12 July 2027: Ramberg. Ryten we will not climb this year.'],
    ['12. juli 2027: Ramberg. Ryten går vi ikke, det er for bratt for oss.'],
    ['Mo 12.7.2027: Ramberg. Nordlichter sieht im Juli niemand.'],
    ['12. juli 2027: Ramberg. Nordlys finnes det ikke nå.'],
    ['12 July 2027: Ramberg. A guided Ryten tour was offered to us and declined.'],
    ['Mo 12.7.2027: Ramberg. Den Ryten schauen wir uns nur von unten an.'],
    ['12. juli 2027: Ramberg. Ryten ser vi bare nedenfra.'],
    ['12 July 2027: Ramberg. Ryten we leave alone.'],
    ['12 July 2027: Ramberg, and a look over the sea to Værøy.'],
    ['12 July 2027: Ramberg.\n\nNOT DOING\nRyten\nMunkebu'],
  ])('is no stop: %s', (text) => {
    expect(stops(text)).toEqual([['p.ramberg']])
  })

  it.each([
    ['12 July 2027: Ryten, not before ten.'],
    ['Mo 12.7.2027: Den Ryten dürfen wir nicht verpassen.'],
    ['12. juli 2027: Ryten går vi hvis det ikke regner.'],
    ['Mo 12.7.2027: Auf den Ryten gehen wir nicht so früh.'],
  ])('and what is done otherwise is one: %s', (text) => {
    expect(stops(text)).toEqual([['t.ryten']])
  })

  it.each([
    ['Mo 12.4.2027: Svolvær. Das Wikingerfestival in Borg findet erst im Sommer statt.'],
    ['12 December 2026: Svolvær. The aquarium is usually shut at this time of year.'],
  ])('nor is what the writer knows of another time: %s', (text) => {
    expect(faults(text)).toEqual([])
  })
})

describe('times of a timetable', () => {
  it.each([
    ['12 July 2027\n0900 Dep for Reine (approx 2 h 15)\n1230 Check in, Reine'],
    ['12 July 2027\n09:00 Avg. til Reine\n12:30 Reine'],
  ])('of setting out are none of being there: %s', (text) => {
    expect(read(text).days[0]?.stops[0]).toMatchObject({ named: { ref: 'p.reine' }, departs: 540 })
  })

  it.each([
    ['12. Juli 2027\n10:00 ab Sørvågen auf den Munken\n12:30 wieder unten'],
    ['12. juli 2027\n10.00 Munkebu\n12.30 nede igjen'],
    ['12 July 2027\n10:00 Munkebu\n12:30 back down'],
  ])('end a walk in a line of their own: %s', (text) => {
    expect(faults(text)).toContain('tooLong 1')
  })

  it('are of what is named behind an island', () => {
    expect(faults('12 January 2027\n17:30 out to Gimsøya and up Hoven')).toContain('dark 1')
  })

  it('of the daylight are of no place', () => {
    expect(faults('24. mars 2027: Ramberg kl. 15, lyst til halv sju. Reine kl. 17.')).toEqual([])
  })

  it('of a flight below the airport are when one leaves', () => {
    const text = 'Day 1, 12 July 2027: Svolvær.\nDay 2\n09:00 leave Svolvær\n12:00 Evenes, car back\n14:05 flight home'
    expect(faults(text)).toEqual([])
  })

  it('are kept where «then» stands behind who does it', () => {
    expect(faults('Di 19.1.2027: Um 17 Uhr wandern wir dann auf den Hoven.')).toContain('dark 1')
  })
})

describe('boats', () => {
  it.each([
    ['12 July 2027: both cars on the Svolvær–Bodø car ferry.'],
    ['27. mars 2027: Ola kjører bilen tilbake, men vi tar rutebåten Nusfjord–Ballstad kl. 14.'],
    ['So 20.6.2027: Motorradfähre Henningsvær–Skrova um 15:30 Uhr.'],
    ['25 May 2027: at seven the Hurtigruten calls at Reine and carries us south.'],
    ['13. sept 2027: kl. 15 bilferga fra Henningsvær rett til Reine.'],
  ])('that there are not, however they are called: %s', (text) => {
    expect(faults(text)).toEqual(['noBoat 1'])
  })
})

describe('beds', () => {
  it.each([
    ['8 July 2027: our van. By five we are at Haukland for a swim, and that is where we sleep in the van.'],
    ['8. juli 2027, med bobil: Til Haukland, der blir vi stående over natta i bobilen.'],
    ['8. Juli 2027, mit dem Wohnmobil: Haukland, und dort schlafen wir im Wohnmobil.'],
  ])('are where the sentence says so: %s', (text) => {
    expect(read(text).days[0]?.bed?.ref).toBe('m.haukland-beach')
  })

  it.each([
    ['8 July 2027: the museum at Borg at eleven, and we stay till one. Then Unstad.'],
    ['Day 1, 8 July 2027: Reine.\nDay 2: pack up the cabin in Reine, 12:30 lunch, 17:00 flight home from Leknes.'],
  ])('are none where one leaves again: %s', (text) => {
    expect(read(text).days.at(-1)?.bed).toBeUndefined()
  })
})

describe('dates', () => {
  it.each([
    [
      'Tur, torsdag 22. til mandag 26. april 2027.\n\nTorsdag: Svolvær.\n\nSøndag: Reine.\n\nGi beskjed innen 1. mars.',
      4,
    ],
    [
      'Our trip, Thursday 22 to Monday 26 April 2027.\n\nThursday: Svolvær.\n\nSunday: Reine.\n\nPlease answer by 1 March.',
      4,
    ],
  ])('of an answer are none of the trip: %s', (text, day) => {
    const { date, days } = read(text)
    expect(date).toBe('2027-04-22')
    expect(days[day - 1]?.stops[0]).toMatchObject({ named: { ref: 'p.reine' } })
  })
})

describe('tables', () => {
  it('take no cell of a later row for the head of a column of beds', () => {
    const rows = ['13.45\tTaxi til hotellet\tti minutter', '20.30\tLofotakvariet\thalvannen time', '22.00\tTilbake\t']
    expect(
      read(`Hotell i Svolvær\n\n6. juli 2027\t10.30\tHenningsvær\t35 min\n\t${rows.join('\n\t')}`).days[0]?.bed?.ref,
    ).not.toBe('a.skrei-kabelvag')
  })
})

describe('patterns', () => {
  it('are written as folded words are: «ae», «oe» and «ue» are shortened', () => {
    // What is compared with the text itself, or with references.
    const unfolded = /badstue|vaeroy|guests|usuem|aeiouy|^ae$/
    const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'))
    const wrong = files.flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line))
        .flatMap((line) => line.match(/\/[\^(][^ ].*\/[iu]*(?:\.test|$)/g) ?? [])
        .flatMap((pattern) => pattern.match(/[a-z]*[aou]e[a-z]*/g) ?? [])
        .filter((word) => !unfolded.test(word))
        .map((word) => `${file}: ${word}`),
    )
    expect(files.length).toBeGreaterThan(30)
    expect(wrong).toEqual([])
  })
})
