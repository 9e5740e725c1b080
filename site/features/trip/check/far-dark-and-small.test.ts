import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readAges } from './read-ages.ts'
import { readPlanText } from './read-plan-text.ts'

// Beds far from an afternoon's end, children on hills, drives in the dark, sights of other coasts, boats and days that cannot be.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const check = (text: string) => checkPlan(readPlanText(text, names, '2026-11-29'), atlas)
const faults = (text: string) => [...new Set(check(text).findings.map(({ fault, day }) => `${fault} ${day + 1}`))]

const cases: Readonly<Record<string, readonly (readonly [text: string, expected: readonly string[]])[]>> = {
  'a bed far from where the afternoon ends': [
    ['8 July 2027: Reine Rorbuer\n9 July 2027: 14:45 Å. Night: Thon Hotel Lofoten', ['bedFar 2']],
    ['8. juli 2027: natt på Thon Hotel Lofoten\n9. juli 2027: kl. 15 museet på Å. Natt: Reine Rorbuer', []],
    ['8. Juli 2027: Reine Rorbuer\n9. Juli 2027: 15 Uhr Sakrisøy. Unterkunft: Henningsvær Bryggehotell', ['bedFar 2']],
    ['8. juli 2027: Reine Rorbuer\n9. juli 2027: kl. 15.30 Hamnøy. Natt: Scandic Svolvær', ['bedFar 2']],
    // Before noon there is a day to get there.
    ['8 July 2027: Reine Rorbuer\n9 July 2027: 10:30 Å. Night: Thon Hotel Lofoten', []],
    ['8. Juli 2027: Reine Rorbuer\n9. Juli 2027: 10 Uhr Sakrisøy. Unterkunft: Henningsvær Bryggehotell', []],
    // A day trip ends where it began.
    ['8 July 2027: Scandic Svolvær\n9 July 2027: 14:45 Reine. Night: Scandic Svolvær', []],
    ['8. juli 2027: Scandic Svolvær\n9. juli 2027: kl. 14.30 Reine. Natt: Scandic Svolvær', []],
  ],
  'a bed far from the first ferry': [
    [
      '8 July 2027: Henningsvær Bryggehotell\n9 July 2027: First ferry of the morning from Moskenes to Bodø',
      ['bedFar 1'],
    ],
    ['8. juli 2027: Scandic Svolvær\n9. juli 2027: Første ferje fra Moskenes til Bodø', ['bedFar 1']],
    ['8. Juli 2027: Scandic Svolvær\n9. Juli 2027: Erste Fähre von Moskenes nach Bodø', ['bedFar 1']],
    ['8. Juli 2027: Moskenes Camping\n9. Juli 2027: Erste Fähre von Moskenes nach Bodø', []],
    ['8 July 2027: Henningsvær Bryggehotell\n9 July 2027: Afternoon ferry from Moskenes to Bodø', []],
    [
      '20 Oct 2027: 13:45 museum at Å, open until three\n- Night: Reine Rorbuer\n21 Oct 2027: Leknes\n- Night: Scandic Leknes',
      [],
    ],
  ],
  'children on a hill': [
    ['Lofoten for Mum, Dad, Emma (7) and Leo (3)\n9 July 2027: Reinebringen at 9. Reine Rorbuer', ['against 1']],
    ['Wir kommen mit Lina (9) und Paul (6).\n9. Juli 2027: Reinebringen um 9 Uhr. Reine Rorbuer', ['against 1']],
    ['Vi reiser med Ola (8) og Kari (5).\n9. juli 2027: Reinebringen kl. 9. Reine Rorbuer', ['against 1']],
    ['9. Juli 2027: mit beiden Kindern auf den Reinebringen um 9 Uhr. Reine Rorbuer', ['against 1']],
    ['9. juli 2027: Reinebringen kl. 9 med minstemann i bæremeis. Reine Rorbuer', ['against 1']],
    ['9 July 2027: Reinebringen at 9, one of us has to give piggybacks. Reine Rorbuer', ['against 1']],
    ['With our kids, 14 and 16. 9 July 2027: Reinebringen at 9. Reine Rorbuer', []],
    ['Med ungene (12 og 15). 9. juli 2027: Reinebringen kl. 9. Reine Rorbuer', []],
    ['Mit den Kindern (12 und 15 Jahre). 9. Juli 2027: Reinebringen um 9 Uhr. Reine Rorbuer', []],
    ['Nights: Svolvær (2), Reine (3). 9 July 2027: Reinebringen at 9. Reine Rorbuer', []],
  ],
  'what is driven in the dark': [
    [
      '12 December 2026: 15:45 leave Svolvær, scenic drive along the E10, photo stops at every lay-by. Reine Rorbuer',
      ['dark 1'],
    ],
    ['12.12.2026: 15:45 ab Svolvær, Panoramafahrt E10. Scandic Leknes', ['dark 1']],
    ['12. juli 2027: 15.45 fra Svolvær, panoramatur langs E10. Scandic Leknes', []],
    ['12 December 2026: 11:00 leave Svolvær, scenic drive along the E10. Scandic Leknes', []],
    [
      '11 March 2027: Scandic Svolvær\n12 March 2027: 10:00 Svolvær. 20:30 drive to Reine. Night: Reine Rorbuer',
      ['dark 2'],
    ],
    [
      '11. mars 2027: Scandic Svolvær\n12. mars 2027: kl. 20.30 kjører vi til Henningsvær. Natt: Henningsvær Bryggehotell',
      [],
    ],
    ['13 December 2026: 17:30 climb Linken for the view of the lights. Scandic Svolvær', ['dark 1']],
    ['13 December 2026: 11:30 climb Linken for the view of the town. Scandic Svolvær', []],
  ],
  'what lies elsewhere or nowhere': [
    ['9 July 2027: the iconic peak Segla, then Reine. Reine Rorbuer', ['unknownPlace 1']],
    ['9. juli 2027: toppturen til Segla, så Reine. Reine Rorbuer', ['unknownPlace 1']],
    ['9. Juli 2027: Abstecher über die Trollstigen, danach Haukland. Scandic Leknes', ['unknownPlace 1']],
    ['9 July 2027: as steep as Preikestolen, they say: Haukland. Scandic Leknes', []],
    ['9 July 2027: our flight goes over Svartisen and lands at Leknes at 10:00. Scandic Leknes', []],
    ['9. juli 2027: Lofoten Glassmuseum i Kabelvåg. Scandic Svolvær', ['unknownPlace 1']],
    ['9. Juli 2027: Lofoten Perlenmuseum in Leknes. Scandic Leknes', ['unknownPlace 1']],
    ['9. juli 2027: Lofoten Krigsminnemuseum i Svolvær. Scandic Svolvær', []],
    ['9. Juli 2027: Eggum: alter Radarturm und ein Kiesweg. Scandic Leknes', []],
  ],
  'a boat that there is not': [
    ['9 July 2027: 10:00 car ferry from Moskenes back to Svolvær. Scandic Svolvær', ['noBoat 1']],
    ['9. juli 2027: bilferja fra Moskenes til Stamsund. Scandic Leknes', ['noBoat 1']],
    ['9. Juli 2027: mit der Autofähre von Moskenes zurück nach Svolvær. Scandic Svolvær', ['noBoat 1']],
    ['8 July 2027: Reine Rorbuer\n9 July 2027: 14:00 car ferry from Moskenes back to Bodø.', []],
  ],
  'a day that is too long': [
    [
      'Day 1, 9 July 2027: landing at Evenes 13:30, on the way Svolvær, Lofotr, Haukland beach and Nusfjord. Night: Reine Rorbuer\nDay 2: Å',
      ['tooLong 1'],
    ],
    ['Day 1, 9 July 2027: landing at Evenes 13:30, coffee in Svolvær. Night: Scandic Svolvær\nDay 2: Henningsvær', []],
    ['16. Januar 2027: 9:30 Rundfahrt Svolvær – Nusfjord – Reine – Å – Haukland – Svolvær', ['tooLong 1']],
    ['16. Juli 2027: 9:30 Rundfahrt Svolvær – Kabelvåg – Henningsvær – Hov – Svolvær', []],
    [
      'Mit dem Rad bis ans Ende der Welt. Etappe 1, 12.7.2027: Henningsvær – Unstad, Surfkurs, dann Leknes und Offersøykammen, abends nach Ballstad.',
      ['tooLong 1'],
    ],
    ['Mit dem Rad bis ans Ende der Welt. Etappe 1, 12.7.2027: Henningsvær – Leknes, abends nach Ballstad.', []],
    ['9. august 2027: Kjøre til Storvågan, selene mates kl 12. Videre ti min til Svolvær, Anker Brygge.', []],
    ['11. des 2026: 13.00 Kabelvåg. Innsjekk 15.00 i Krambua, Svinøya Rorbuer.', []],
  ],
  'a night on a camp site': [
    ['Bobil. 7. juli 2027: Uttakleiv. Overnatting: Lofoten Beach Camp ved Skagsanden', []],
    ['Bobil. 7. juli 2027: Uttakleiv. Overnatting: bobilen på parkeringa ved Skagsanden', ['against 1']],
  ],
}

for (const [what, list] of Object.entries(cases))
  describe(what, () => {
    it.each(list)('%s', (text, expected) => {
      expect(faults(text)).toEqual(expected)
    })
  })

describe('the ages of children', () => {
  const isPlace = (name: string) => ['Svolvær', 'Reine'].includes(name)
  it.each([
    ['Mum, Dad, Lotte (6) and Finn (4)', [4, 6]],
    ['mit Mia (8) und Jonas (5)', [5, 8]],
    ['med ungene (4 og 7), august', [4, 7]],
    ['with our kids aged 5 and 8', [5, 8]],
    ['our 3-year-old', [3]],
    ['en 4-åring', [4]],
    ['unsere Tochter ist 11', [11]],
    ['we stay in Svolvær (2), Reine (3)', []],
    ['with kids 2 nights in Reine', []],
    ['kids: 10:30 playground', []],
    ['barn. 9. juli', []],
    ['with our kids (2), 2 adults', []],
    ['3 children, 2 adults', []],
    ['aquarium with the kids 10–13', []],
    ['med barna 12 juli', []],
    ['mit den Kindern 12 km', []],
    ['mit Zelt (2)', []],
    ['with coffee (2) and cake (3)', []],
    ['vår datter på 7 år og sønn, 4', [4, 7]],
    ['Unsere Tochter Mia (9) und wir', [9]],
    ['wir mit Zelten (2) und Freunden (4)', []],
    ['Middag på 7, Børsen på 8', []],
    ['2 voksne, Ella på 7 og leiebil', [7]],
    ['Ella (7 år) og Bamse', [7]],
    ['Svolvær (2 år siden sist)', []],
    ['Familie mit Kindern (4 und 6 Jahre)', [4, 6]],
  ])('%s', (text, expected) => {
    expect(readAges(text, isPlace)).toEqual(expected)
  })
})
