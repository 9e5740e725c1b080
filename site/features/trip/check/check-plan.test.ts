import { describe, expect, it } from 'vitest'
import { easterOf, holdsOn, isRedDay } from '#site/domain/calendar/not-then.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')

describe('what is remarked of a plan from elsewhere', () => {
  it.each([
    ['Mon 8 Feb 2027: drive Svolvær to Å, lunch at the bakery in Å at 13:00. Sleep in Reine.', ['closed 1']],
    [
      'Day 1 (Sunday 7 March 2027): We do our big shop at the supermarket in Leknes at 11, then Haukland. Overnight Scandic Leknes.',
      ['closed 1'],
    ],
    ['Sat 20 March 2027: 2.30pm express boat from Svolvær to Bodø.', ['noBoat 1']],
    ['Sat 3 July 2027: 7.55 express boat from Svolvær to Bodø.', []],
    ['Tuesday 6 July 2027\n09:00 Hike Reinebringen\n10:00 Back down, coffee in Reine\n11:00 Å museum\n', ['tooLong 1']],
    [
      'Tuesday 6 July 2027: Morning at Henningsvær, lunch, then drive to Nusfjord for 12:30 (leaving Henningsvær 12:00). Night in Reine.',
      ['tooLong 1'],
    ],
    ['Dienstag, 6. Juli 2027: 10 Uhr Svolvær, 10.45 Uhr Nusfjord, 12 Uhr Reine. Übernachtung in Reine.', ['tooLong 1']],
    ['Tirsdag 6. juli 2027: kl. 10 Svolvær, kl. 10.30 Reine, kl. 12 Å. Sover på Reine Rorbuer.', ['tooLong 1']],
    ['onsdag 20. januar 2027: 16.30 gå til Haukland og se på stranda. Scandic Leknes', ['dark 1']],
    ['Samstag 10. Juli 2027: Ab 22 Uhr Polarlicht in Unstad. Übernachtung Leknes.', ['outOfSeason 1']],
    [
      'Saturday 10 July 2027: whale watching in Andenes? No. We see the Blue Lagoon Spa in Henningsvær at 14:00 and dinner at Fiskekrogen. Henningsvær Bryggehotell.',
      ['unknownPlace 1'],
    ],
    [
      'Lørdag 10. juli 2027: Vi besøker Trollgrotta ved Eggum kl 12 og Borg Tivoli kl 15. Scandic Leknes.',
      ['unknownPlace 1'],
    ],
    [
      'Samstag 10. Juli 2027: 11 Uhr Besuch im Rentierpark Gimsøya, danach Henningsvær. Abends im Restaurant Nordlichtkrone in Svolvær. Thon Hotel Lofoten.',
      ['unknownPlace 1'],
    ],
    [
      'Samstag 10. Juli 2027: Frühstück, Spaziergang am Hafen, Einkauf im Supermarkt, Mittagessen im Café, Besichtigung der Kirche in Kabelvåg, Leuchtturm in Skrova, Sonnenuntergang am Strand, Abendessen im Restaurant Bacalao. Thon Hotel Lofoten.',
      [],
    ],
    [
      'Saturday 10 July 2027: Breakfast at the Hotel, Sea Eagle Safari, the Lofoten Cathedral, Fish Soup Lunch, Glass Blower in Vikten, Football Stadium in Henningsvær, Climbing Café. Sleep in Henningsvær.',
      [],
    ],
    [
      'Lørdag 10. juli 2027: Frokost, Galleri Espolin, Lofotkatedralen, lunsj på Klatrekafeen, Galleri Lofoten, KaviarFactory, kveldsmat på Trevarefabrikken. Sover på Trevarefabrikken.',
      [],
    ],
    [
      'Saturday 10 July 2027: dinner in Reine at 8pm at Gammelbua, then drive to Svolvær where we sleep at Thon Hotel Lofoten.',
      ['bedFar 1'],
    ],
    [
      'lørdag 10. juli 2027: middag på Gammelbua i Reine kl 20, så kjører vi til Svolvær. Overnatting: Scandic Svolvær',
      ['bedFar 1'],
    ],
    ['Fri 8 Jan 2027: Ferry from Skutvik 10:00 to Svolvær. Scandic Svolvær.', ['noBoat 1']],
    ['Fri 12 Feb 2027: Day trip by ferry from Moskenes to Værøy, back in the evening. Sleep in Reine.', ['noBoat 1']],
    ['Fr 12. Februar 2027: Tagesausflug mit der Fähre Moskenes–Værøy. Nacht in Reine.', ['noBoat 1']],
    [
      'Mon 14 June 2027: 09:30 Hurtigruten from Svolvær to Stamsund. Night at Live Lofoten Hotel, Stamsund.',
      ['noBoat 1'],
    ],
    ['14. mars 2027: Vi går Ryten fra Innersand kl. 10. Overnatting i Ramberg.', ['outOfSeason 1']],
    ['14. März 2027: Wanderung zum Kvalvika-Strand, Start 10 Uhr. Übernachtung in Ramberg.', ['outOfSeason 1']],
    ['Wed 3 March 2027: Kayaking in Reine at 11. Golf at Lofoten Links 15:00. Sleep in Leknes.', ['outOfSeason 1']],
    ['onsdag 22. desember 2027: Museet på Å kl. 12. Sover i Reine.', ['closed 1']],
    ['Mittwoch 22. Dezember 2027: 12 Uhr Aquarium in Kabelvåg. Nacht in Svolvær.', ['closed 1']],
    ['Monday 8 November 2027: lunch at Fiskekrogen, Henningsvær, 13:00. Sleep in Svolvær', ['closed 1']],
    ['Tue 9 Nov 2027: KaviarFactory at 12. Sleep in Svolvær.', ['closed 1']],
    [
      'Tue 6 July 2027: Fly into Leknes 14:20, pick up car, dinner at 18:00 in Reine. Reine Rorbuer.\nWed 7 July: 9:00 Reinebringen, 14:00 Hamnøy, 16:00 Ramberg beach. Reine Rorbuer.\nThu 8 July: drive to Evenes, flight 17:00, leaving Reine at 9.',
      [],
    ],
    [
      'Tue 6 July 2027: Reine Rorbuer.\nWed 7 July: 9:00 Reinebringen, back 13:00. Flight from Leknes 13:30.',
      ['noBoat 2'],
    ],
    ['Di 6. Juli 2027: Reine.\nMi 7. Juli: bis 14 Uhr in Svolvær, Fähre ab Moskenes 15.30 Uhr.', ['noBoat 2']],
    ['Tirsdag 6. juli 2027: Kjører Svolvær–Å på 1 time. Sover på Å.', ['tooLong 1']],
    ['Sunday 4 April 2027: Vinmonopolet in Svolvær at 12. Sleep in Svolvær.', ['closed 1']],
    [
      'Day 1 - 5 July 2027 - arrive Svolvaer, check in Thon Hotel Svolvaer. Evening stroll to the Torget, dinner at Du Verden.\nDay 2 - Trollfjord cruise at 11:00 (3 hours), Svolvær Goat view, Magic Ice at 18:00.',
      [],
    ],
    // What Lofoten has no sort of, in one word, two and small letters.
    ['Dag 1: Kystens badeland kl. 10, isgrotten i Ramberg.', ['unknownPlace 1']],
    ['Day 1: the opera house in Stamsund at 2pm. Day 2: the water park.', ['unknownPlace 1', 'unknownPlace 2']],
    // Towns on the way in and out are none of the plan’s days; in between they are.
    ['27.12.26 kjører Harstad–Svolvær.\n28.12.26 Kabelvåg.\n29.12.26 buss til Narvik.', []],
    ['Dag 1: Svolvær\nDag 2: Narvik\nDag 3: Reine', ['unknownPlace 2']],
    // Boats by both their ends, and from a quay that is named first.
    ['4. Mai 2027: Boot von Nusfjord nach Ballstad um 15 Uhr.', ['noBoat 1']],
    ['Am 11.7.2027 nehmen wir um 21:30 Uhr das Boot von Reine nach Vindstad.', ['noBoat 1']],
    ['fredag 6. august 2027: båten fra Reine til Vindstad kl 21.00, Bunes, tilbake.', ['noBoat 1']],
    // A night in a tent where there may be none.
    ['21.8.2027: Zelt auf den Grünflächen mitten in Reine', ['against 1']],
    ['21.10.2027: Zelt auf den Grünflächen mitten in Reine', []],
    ['19 July 2027: motorhome, overnight at Haukland beach.', ['against 1']],
    ['Lørdag 19. juni 2027: nordlysjakt på Eggum kl. 23.', ['outOfSeason 1']],
    ['28.3.2027: 13.00 Museumsdorf in Å mit allen Häusern', ['closed 1']],
    ['Mo 22. März 2027, Abendessen im Holmen Lofoten um 19 Uhr, Übernachtung dort', ['closed 1']],
    ['31.12.2026: 14:00 Wanderung in Å mit Aussicht auf Værøy', []],
    ['12.12.2026: 10.30 Uhr Henningsvær, Spaziergang, zurück bis 18 Uhr', []],
    ['2.3.2027: 10:00 Reine, mit Schneeschuhen auf Nubben', ['outOfSeason 1']],
    ['2 July 2027: 0900 start at Sørvågen for Munkebu, 1030 back at Sørvågen, 1200 Å', ['tooLong 1']],
    ['28.12.2026 mandag: polet i Svolvær kl 18.30', ['closed 1']],
    ['Sat 23 Jan 2027: breakfast in town; 5.30pm beach walk at Haukland', ['dark 1']],
    ['Day 3 (7 July 2027): Hamnøy, back to Svolvær in the evening', []],
    // Boats between places that none joins, and quays at which the coastal ship does not call.
    ['4 July 2027: the ferry Henningsvær–Stamsund at 16:00.', ['noBoat 1']],
    ['Sonntag, 4.7.2027: Fähre von Reine nach Nusfjord um 10 Uhr.', ['noBoat 1']],
    ['Freitag, 25.6.2027: mit der Autofähre Svolvær–Bodø aufs Festland.', ['noBoat 1']],
    ['12.6.2027: um 20 Uhr mit dem Postschiff ab Reine nach Tromsø', ['noBoat 1']],
    ['12.6.2027: um 22 Uhr mit dem Postschiff ab Svolvær nach Tromsø', []],
    ['5 July 2027: the ferry from Moskenes to Bodø at 14:00.', []],
    // Names of a kind that nobody knows, and names that begin with a village and are known.
    ['Wednesday 14 July 2027: we sleep at the Reine Fjord Palace Hotel.', ['unknownPlace 1']],
    ['Torsdag 15. juli 2027: Henningsvær Perlen Museum kl. 12.', ['unknownPlace 1']],
    ['Dienstag, 16. Februar 2027: Führung im Polarlichtmuseum in Reine um 14 Uhr.', ['unknownPlace 1']],
    ['10. Juni 2027: Besuch im alten Fischerdorf Storhamn, danach Ramberg.', ['unknownPlace 1']],
    ['29.12.2026: Fjellheisen i Svolvær kl. 11', ['unknownPlace 1']],
    ['Thursday 15 July 2027: Svolvær Scandic Hotel. Stamsund Live Lofoten Hotel.', []],
    // What the pages about a place advise against, of what is done there.
    ['9 July 2027: boat from Reine to Vindstad, an hour’s walk to Bunes, swim in the sea', ['against 1']],
    ['13.7.2027: Setter opp teltet på Vindstad og sover der', ['against 1']],
    ['13.7.2027: Setter opp teltet på Bunes og sover der', []],
    ['29 July 2027, motorhome: Eggum, empty the toilet cassette', ['against 1']],
    ['12.7.2027: Camper. Wir übernachten einfach auf dem Rastplatz Skreda', ['against 1']],
    ['13.7.2027: Camper. Nacht im Bus auf dem Parkplatz am Haukland-Strand', ['against 1']],
    ['15.9.2027: Bobil. Vi blir stående på parkeringsplassen på Haukland over natta', ['against 1']],
    ['9.2.2027: Wanderung von Torsfjord über den Sattel zum Kvalvika-Strand, Start 10 Uhr', ['outOfSeason 1']],
    ['14.9.2027: In Hamnøy die vollen Stockfischgestelle fotografieren', ['outOfSeason 1']],
    ['19 Dec 2026: Henningsvær, the football pitch at 17:00', ['dark 1']],
    ['19 Dec 2026: Henningsvær, the football pitch at 12:00', []],
    // Days that are too long from when one lands or sets out, or for a bicycle; nights far from an early morning.
    [
      '9 Jan 2027: land at Evenes airport 14:05, Svolvær, Henningsvær, Leknes, dinner in Reine at 18:30.',
      ['tooLong 1'],
    ],
    [
      '20.2.2027: Svolvær. Thon Hotel Lofoten.\n21.2.2027: kl. 11 fra Svolvær, Henningsvær, Unstad, Reine, snur på Å, så hjem før det blir mørkt kl. 16. Thon Hotel Lofoten.',
      ['tooLong 2'],
    ],
    ['Radreise, mit Rädern. 25.7.2027: Svolvær, Leknes, Ramberg, Å', ['tooLong 1']],
    ['10.5.2027: Nusfjord. Svinøya Rorbuer in Svolvær.\n11.5.2027: 8 Uhr Frühstück in Reine', ['bedFar 1']],
    ['13.12.2026: Henningsvær. Eliassen Rorbuer.\n14.12.2026: Fly fra Svolvær kl. 08.40', ['bedFar 1']],
    // Brought along, or at an hour of the evening: nothing is shut.
    ['29.3.2027: Flug nach Svolvær, Lebensmittel haben wir dabei', []],
    ['7 September 2027: Lofotr at ten, we eat our sandwiches by the ship', []],
    ['9. Juni 2027: Um sieben sitzen wir im Børsen', []],
  ])('%s', (text, expected) => {
    const found = checkPlan(read(text), atlas).findings.map(({ fault, day }) => `${fault} ${day + 1}`)
    expect([...new Set(found)]).toEqual(expected)
  })
})

describe('a time in a text', () => {
  const clock = (minutes: number | undefined) =>
    minutes === undefined ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

  it.each([
    ['Day 1: Nusfjord 9.30, Ramberg 11.15, Å 12.45', '9:30- 11:15- 12:45-'],
    ['Dag 1: Ramberg ca 11.30, bade. Å kl 13, så Reine.', '11:30- 13:00- -'],
    ['Tag 1: Nusfjord um 11, Ramberg um 13, Å um 14.30 Uhr', '11:00- 13:00- 14:30-'],
    ['Day 1: Ryten from Innersand, start 8.30, down by 1. Then Reine at 4.', '8:30-13:00 16:00-'],
    ['Tag 1: Reinebringen früh um 8, zurück gegen 12. Reine.', '8:00-12:00 -'],
    ['Dag 1: Reinebringen kl 7.30, ned til 11.30. Lunsj hos Anita.', '7:30-11:30 -'],
    ['Day 1: lofotr viking museum 2 to 4.30', '14:00-16:30'],
    ['Tag 1: Haukland (10–12.30), danach Leknes', '10:00-12:30 -'],
    ['Day 1: dinner in Svolvær, 5 pm to 9.30 pm', '17:00-21:30'],
    ['Dag 1: 10:00 Nusfjord, 13:00 avreise, så Reine', '10:00- -'],
    ['Day 1: the museum at Å (open till 5), then Reine at 15:00', '- 15:00-'],
    ['Tag 1: Henningsvær 11 h, Reine 13 h–16 h, Å 16.30 h', '11:00- 13:00-16:00 16:30-'],
    ['Tag 1: Haukland 2 h, Reine 3 h', '- -'],
    ['Jour 1: 9h45 Henningsvær, 12h30 Reine, 14h Å', '9:45- 12:30- 14:00-'],
    ['Dag 1\n10.30: kaffe i Henningsvær\nkl 12: Reine', '10:30- 12:00-'],
    ['Dag 1: buss til Henningsvær kl 11, så Hov', '11:00- -'],
    ['Tag 1: um halb vier auf den Hoven, at half past five Eggum', '15:30- 17:30-'],
  ])('%s', (text, expected) => {
    const stops = read(text).days[0]?.stops ?? []
    expect(stops.map(({ at, until }) => `${clock(at)}-${clock(until)}`).join(' ')).toBe(expected)
  })

  it.each([
    ['fre 9/7 Henningsvær\nlør 10/7 Reine', '2027-07-09', 2],
    ['Fredag 11.12: Svolvær\nLørdag 12.12: Henningsvær', '2026-12-11', 2],
    ['April 2027\nfri 23 - Reine\nsat 24 - Nusfjord', '2027-04-23', 2],
    ['Ende August bis Anfang September\n\n28.8. Sa: Ballstad\n29.8. So: Haukland', '2027-08-28', 2],
    ['Di 15.12. Leknes\nMi 16.12. 11 Uhr Reine', '2026-12-15', 2],
    ['27.12 (søn) Svolvær\n28.12 (man)\n10.30 Reine\n13.00 Haukland', '2026-12-27', 2],
    ['3.6 - Svolvær\n4.6 - Reine', '2027-06-03', 2],
    ['Mi 17.2.27: Leknes\nDo 18.2.27: Reine', '2027-02-17', 2],
    ['24.–25.6.2027\nDo: Leknes\nFr: Reine', '2027-06-24', 2],
    ['7-9 April 2027\n7: Å\n8: Reine\n9: Leknes', '2027-04-07', 3],
    ['5-7 March 2027\n5th: Svolvær\n6th: Reine\n7th: Å', '2027-03-05', 3],
    ['🗓️ 5/7: ✈️ Leknes\n🗓️ 6/7: Reine', '2027-07-05', 2],
    ['Vom 4. bis 6. August 2027: Am 4. Leknes. Am 5. wollen wir nach Reine, am 6. nach Å.', '2027-08-04', 3],
    ['Onsdag kommer vi til Leknes.\nSkjærtorsdag 25. mars 2027: Reine', '2027-03-24', 2],
    ['Gebucht am 3.1.2027\n5.7.2027 Leknes\n6.7.2027 Reine\n7.7.2027 Å', '2027-07-05', 3],
    ['Påske 27.3.2027 Henningsvær kl. 12. 1. påskedag Haukland', '2027-03-27', 2],
    ['To 10.12  Leknes\nFr 11.12  Reine\nLø 12.12 Å\nSø 13.12 Reine\nMa 14.12 Leknes', '2026-12-10', 5],
    ['Lofoten in March!! (5th–9th, 2027)\nFriday: Leknes\nSaturday: Reine', '2027-03-05', 5],
    ['So der Plan:\nSa 26.12.2026: Svolvær\nSo 27.12.: Reine', '2026-12-26', 2],
    ['23.12.2026 Leknes\nHeiligabend: Reine\n25.12.2026 Å', '2026-12-23', 3],
    ['[08/06/2027, 20:14] Liz: 3.7.2027 Leknes\n[08/06/2027, 20:15] Liz: 4.7.2027 Reine', '2027-07-03', 2],
    ['Torsdag 25. mars 2027 Svolvær. Langfredag Å. Påskeaften Reine.', '2027-03-25', 3],
  ])('dates of %s', (text, date, days) => {
    const reading = read(text)
    expect(reading).toMatchObject({ date, slips: [] })
    expect(reading.days).toHaveLength(days)
  })

  it('counts lines that are numbered as days, and no weekday in the middle of a sentence', () => {
    expect(read('fr → Ballstad\nlø → Borg\nsø → Nusfjord').days).toHaveLength(3)
    expect(read('D1 Ballstad\nD2 Borg\nD3 Nusfjord').days).toHaveLength(3)
    expect(read('Vi kommer torsdag kveld til Reine. Fredag Å.').days).toHaveLength(2)
    expect(read('1) Ballstad, Fangst\n2) Borg\n3) Nusfjord').days).toHaveLength(3)
    expect(read('Saturday 26 December 2026: the drive in our Sunday best to Svolvær.').days).toHaveLength(1)
  })
})

describe('what is not to be had', () => {
  it('knows Easter and the public holidays', () => {
    expect([2024, 2025, 2026, 2027, 2028, 2038].map(easterOf)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2038-04-25',
    ])
    expect(['2027-03-26', '2027-05-06', '2027-05-17', '2027-12-26', '2027-08-01'].every(isRedDay)).toBe(true)
    expect(['2027-03-27', '2027-05-18', '2027-12-24'].some(isRedDay)).toBe(false)
  })

  it('holds by month, weekday, stretch across New Year and time, and never without a time where it is about one', () => {
    expect(holdsOn({ when: [{ months: [1], days: [7] }] }, '2027-01-17', undefined)).toBe(true)
    expect(holdsOn({ when: [{ months: [1], days: [7] }] }, '2027-01-18', undefined)).toBe(false)
    expect(holdsOn({ when: [{ from: '12-24', to: '01-01' }] }, '2027-01-01', undefined)).toBe(true)
    expect(holdsOn({ when: [{ before: '18:00' }] }, '2027-01-01', undefined)).toBe(false)
    expect(holdsOn({ when: [{ before: '18:00' }] }, '2027-01-01', 14 * 60)).toBe(true)
    expect(holdsOn({ when: [{ easter: true }] }, '2027-03-29', undefined)).toBe(true)
  })

  it('names stops that there are', () => {
    for (const { id, ref } of data.notThen) if (ref) expect(atlas.find(ref), id).toBeDefined()
  })
})
