import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// More ways in which people write of days, times, ways in and out, and houses, in three languages.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const refs = (text: string) =>
  read(text).days.map(({ stops }) => stops.flatMap(({ named }) => (named.kind === 'stop' ? [named.ref] : [])))
const beds = (text: string) => read(text).days.map(({ bed }) => bed?.ref)
const faults = (text: string) => [
  ...new Set(checkPlan(read(text), atlas).findings.map(({ fault, day }) => `${fault} ${day + 1}`)),
]
const clock = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

describe('a stay behind an outing', () => {
  it.each([
    ['14 December 2026: we hike Reinebringen with the children, sleep at Reine Rorbuer.', 't.reinebringen', 'c.reine'],
    [
      '14. Dezember 2026: Wanderung auf den Reinebringen mit den Kindern, Übernachtung in Reine Rorbuer.',
      't.reinebringen',
      'c.reine',
    ],
    ['14. desember 2026: Vi går på Reinebringen med barna, sover på Reine Rorbuer.', 't.reinebringen', 'c.reine'],
    [
      '15 December 2026: Haukland beach in the evening, sleep at Scandic Svolvær.',
      'm.haukland-beach',
      'h.scandic-svolvaer',
    ],
  ])('is at the house that is named there: %s', (text, stop, bed) => {
    expect(refs(text).flat()).toContain(stop)
    expect(beds(text)).toEqual([bed])
  })
})

describe('there and back', () => {
  it.each([
    ['Day 1, 2 February 2027: drive from Svolvær to Å and back, climb Reinebringen on the way.'],
    ['Day 1, 2 February 2027: We drive to Å and back and climb Reinebringen.'],
    ['Dag 1, 2. februar 2027: Kjører fra Svolvær til Å og tilbake, går opp på Reinebringen på veien. Sover i Svolvær.'],
    ['Tag 1, 2. Februar 2027: Fahrt von Svolvær nach Å und zurück, unterwegs auf den Reinebringen.'],
  ])('loses nothing of what is done on the way: %s', (text) => {
    expect(refs(text).flat().toSorted()).toEqual(['p.a', 't.reinebringen'])
    expect(faults(text)).toContain('against 1')
  })

  it.each([
    ['Day 1, 2 July 2027: Nusfjord, then to Å and back to Reine.'],
    ['Dag 1, 2. juli 2027: Nusfjord, så til Å og tilbake til Reine.'],
    ['Tag 1, 2. Juli 2027: Nusfjord, dann nach Å und zurück nach Reine.'],
  ])('takes no way back for a stop: %s', (text) => {
    expect(refs(text).flat()).toEqual(['p.nusfjord', 'p.a'])
  })
})

describe('days', () => {
  it.each([
    ['Mon 5 July 2027: Nusfjord. Next morning: Ramberg. The day after: Reine.'],
    ['Mo 5.7.2027: Nusfjord. Am nächsten Morgen Ramberg. Am Tag darauf Reine.'],
    ['Man 5. juli 2027: Nusfjord. Neste morgen: Ramberg. Dagen etter: Reine.'],
    ['5 July 2027: Nusfjord.\nThe following morning we drive to Ramberg.\nLast day: Reine.'],
    ['5. Juli 2027: Nusfjord.\nTags darauf Ramberg.\nLetzter Tag: Reine.'],
    ['5. juli 2027: Nusfjord.\nDagen derpå Ramberg.\nSiste dag: Reine.'],
    ['Anreisetag: Nusfjord\nTag 2: Ramberg\nAbreisetag: Reine'],
    ['1) man 5/7: Nusfjord\n2) ti 6/7: Ramberg\n3) on 7/7: Reine'],
    ['1.–7. juli 2027\n1) to 1/7: Nusfjord\n2) fr 2/7: Ramberg\n3) lø 3/7: Reine'],
    ['Tag 1 (Mo): Nusfjord. Ein Mietwagen für einen Tag. 9:15 Uhr Start.\nTag 2 (Di): Ramberg\nTag 3 (Mi): Reine'],
    ['Tour June 7-9, 2027\nM 7: Nusfjord\nT 8: Ramberg\nW 9: Reine'],
    ['Day #1: Nusfjord\nDay #2: Ramberg\nDay #3: Reine'],
    ['2027/07/05 Nusfjord\n2027/07/06 Ramberg\n2027/07/07 Reine'],
    ['05-07-2027 Nusfjord\n06-07-2027 Ramberg\n07-07-2027 Reine'],
    ['| Dato | Hva |\n| 5.7. | Nusfjord |\n| 6.7. | Ramberg |\n| 7.7. | Reine |'],
    ['| Date | What |\n| 5 Jul | Nusfjord |\n| 6 Jul | Ramberg |\n| 7 Jul | Reine |'],
    ['Datum;Programm\n5.7.;Nusfjord\n6.7.;Ramberg\n7.7.;Reine'],
    ['05.07.2027\tNusfjord\n06.07.2027\tRamberg\n07.07.2027\tReine'],
    ['Monday, July 5th - Nusfjord\nTuesday, July 6th - Ramberg\nWednesday, July 7th - Reine'],
    ['MON 5/7 Nusfjord\nTUE 6/7 Ramberg\nWED 7/7 Reine'],
    ['man 5/7: Nusfjord\ntir 6/7: Ramberg\nons 7/7: Reine'],
    ['helg 5-7/7 2027\nman: Nusfjord\ntir: Ramberg\nons: Reine'],
    ['Mo., 5. Juli — Nusfjord\nDi., 6. Juli — Ramberg\nMi., 7. Juli — Reine'],
  ])('are found in %j', (text) => {
    expect(refs(text).filter((day) => day.length > 0)).toEqual([['p.nusfjord'], ['p.ramberg'], ['p.reine']])
  })

  it.each([
    ['Night 1–2: Henningsvær\nNight 3: Reine'],
    ['Natt 1-2: Henningsvær\nNatt 3: Reine'],
    ['Nächte 1 und 2: Henningsvær\nNacht 3: Reine'],
    ['Nights 1 to 2 – Henningsvær, KaviarFactory\nNight 3 – Reine, Hamnøy'],
  ])('are counted by their nights in %j', (text) => {
    expect(beds(text).slice(0, 3)).toEqual(['p.henningsvaer', 'p.henningsvaer', 'p.reine'])
  })

  it.each([
    ['Tir 8.6.2027: vestover til Eliassen Rorbuer på Hamnøy. To netter der.\nOns 9.6.: Å\nTor 10.6.: Svolvær'],
    ['Tue 8 June 2027: west to Eliassen Rorbuer in Hamnøy. Two nights there.\nWed 9 June: Å\nThu 10 June: Svolvær'],
    ['Di 8.6.2027: zu den Eliassen Rorbuer in Hamnøy. Dort zwei Nächte.\nMi 9.6.: Å\nDo 10.6.: Svolvær'],
  ])('count the nights of a sentence behind the house in %j', (text) => {
    expect(beds(text).slice(0, 2)).toEqual(['c.hamnoy', 'c.hamnoy'])
  })

  it.each([
    ['July 2027\nMon–Wed: Reine. Reine Rorbuer.\nThu: Ballstad'],
    ['Juli 2027\nMo–Mi: Reine. Reine Rorbuer.\nDo: Ballstad'],
    ['juli 2027\nman–ons: Reine. Reine Rorbuer.\ntor: Ballstad'],
    ['Fra mandag til onsdag bor vi på Reine Rorbuer i Reine.\nTorsdag: Ballstad'],
    ['Montag bis Mittwoch: Reine. Reine Rorbuer.\nDonnerstag: Ballstad'],
    ['Monday to Wednesday – Reine, Reine Rorbuer.\nThursday – Ballstad'],
  ])('last from one day of the week to another in %j', (text) => {
    const found = read(text).days
    expect(found).toHaveLength(4)
    expect(found.slice(0, 3).map(({ bed }) => bed?.name)).toEqual(Array.from({ length: 3 }, () => 'Reine Rorbuer'))
    expect(found[3]?.stops.map(({ named }) => named.name)).toEqual(['Ballstad'])
  })

  it.each([
    ['Lofoten in October, 4 days\nMonday: KaviarFactory\nTuesday: Haukland', ['closed 1']],
    ['Oktoberreise\nMontag: KaviarFactory\nDienstag: Haukland', ['closed 1']],
    ['Oktobertur\nMandag: KaviarFactory\nTirsdag: Haukland', ['closed 1']],
    ['Hei! I oktober skal vi til Lofoten.\nOnsdag: KaviarFactory\nTorsdag: Haukland', []],
    ['Februartur\nLørdag: Reinebringen\nSøndag: storhandel på Rema i Leknes', ['against 1', 'closed 2']],
  ])('are judged by the month and the day of the week: %j', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it.each([
    ['Day 1: Reine. Buy food for the next day.\nDay 2: Å', [['p.reine'], ['p.a']]],
    ['Dag 1: Reine. Handle for neste dag.\nDag 2: Å', [['p.reine'], ['p.a']]],
    ['Tag 1: Reine (Museum Di–So offen).\nTag 2: Å', [['p.reine'], ['p.a']]],
    ['Mon 5 July: Reine (open Tue–Sat).\nTue 6 July: Å', [['p.reine'], ['p.a']]],
  ])('are not begun by %j', (text, expected) => {
    expect(refs(text)).toEqual(expected)
  })
})

describe('ways in and out', () => {
  const ends = (text: string) => {
    const { arrival, departure } = checkPlan(read(text), atlas).plan
    return [arrival.place, arrival.time, departure.place, departure.time]
  }

  it.each([
    [
      'Day 1 (5 July 2027): fly to Leknes, landing 13:10. Reine\nDay 2: ferry Moskenes–Bodø 07:00, fly home from Bodø 11:00',
      ['leknes-airport', '13:10', 'moskenes', '07:00'],
    ],
    [
      'Tag 1 (5.7.2027): Landung in Leknes 13:10. Reine\nTag 2: Fähre Moskenes–Bodø 7:00, Rückflug ab Bodø 11:00',
      ['leknes-airport', '13:10', 'moskenes', '07:00'],
    ],
    [
      'Dag 1 (5. juli 2027): lander på Leknes 13.10. Reine\nDag 2: ferja fra Moskenes 07.00, fly hjem fra Bodø 11.00',
      ['leknes-airport', '13:10', 'moskenes', '07:00'],
    ],
    [
      'Day 1 (5 July 2027): flight to Bodø 08:05, ferry Bodø–Moskenes 10:30, there at 14:00. Reine\nDay 2: flight from Svolvær airport at 15:20',
      ['moskenes', '14:00', 'svolvaer-airport', '15:20'],
    ],
    [
      'Tag 1 (5.7.2027): Flug nach Bodø, dort Fähre um 10:30 Uhr nach Moskenes, Ankunft 14 Uhr. Reine\nTag 2: Abflug Svolvær 15:20 Uhr',
      ['moskenes', '14:00', 'svolvaer-airport', '15:20'],
    ],
    [
      'Dag 1 (5. juli 2027): ferja fra Bodø, framme på Moskenes kl. 14. Reine\nDag 2: fly fra Evenes kl. 18.40',
      ['moskenes', '14:00', 'evenes', '18:40'],
    ],
    [
      'Day 1 (5 July 2027): ferry from Bodø with the car, 10:30. Reine\nDay 2: ferry to Bodø at 15:00',
      ['moskenes', '14:00', 'moskenes', '15:00'],
    ],
    [
      'Tag 1 (5.7.2027): Fähre ab Bodø 10:30 Uhr. Reine\nTag 2: Fähre nach Bodø um 15 Uhr',
      ['moskenes', '14:00', 'moskenes', '15:00'],
    ],
  ])('%j', (text, expected) => {
    expect(ends(text)).toEqual(expected)
  })

  it.each([
    ['5 July 2027: Reine Rorbuer\n6 July 2027: Munkebu from 9:00, ferry to Bodø at 12:00', ['noBoat 2']],
    ['5 July 2027: land at Evenes 15:40, dinner at Børsen in Svolvær at 17:00. Thon Hotel Svolvær', ['tooLong 1']],
    [
      '5. Juli 2027: Landung Evenes 15:40 Uhr, Abendessen im Børsen in Svolvær um 17 Uhr. Thon Hotel Svolvær',
      ['tooLong 1'],
    ],
    ['5. juli 2027: lander Evenes 15.40, bord på Børsen i Svolvær kl. 17. Thon Hotel Svolvær', ['tooLong 1']],
    [
      '5 July 2027: ferry arrives in Moskenes at 14:00, Trollfjord RIB from Svolvær at 15:30. Thon Hotel Svolvær',
      ['tooLong 1'],
    ],
    [
      '5. juli 2027: ferja er framme i Moskenes kl. 14, RIB-tur til Trollfjorden fra Svolvær kl. 15.30. Scandic Svolvær',
      ['tooLong 1'],
    ],
  ])('too late: %j', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })
})

describe('houses that nobody knows', () => {
  const unknown = (text: string) =>
    read(text).days.flatMap((day) => day.unknown.filter(({ isSure }) => isSure).map(({ name }) => name))

  it.each([
    ['5. Juli 2027: Kuchen im Café Nordlicht in Reine.', 'Café Nordlicht'],
    ['5 July 2027: Night at the Aurora Lodge in Ramberg.', 'Aurora Lodge'],
    ['5. juli 2027: Lunsj på Nordlys kafé i Reine.', 'Nordlys kafé'],
    ['5 July 2027: Dinner at the “Rusty Anchor” in Reine.', 'Rusty Anchor'],
    ['5. Juli 2027: Abendessen im Lokal „Zum Stockfisch“ in Henningsvær.', 'Zum Stockfisch'],
    ['5. juli 2027: Middag på «Havets Gull» i Stamsund.', 'Havets Gull'],
    ['5 July 2027: Lunch in a café called Solsikken in Ballstad.', 'Solsikken'],
    ['5. Juli 2027: Kaffee in einem Lokal namens Möwenschiss in Å.', 'Möwenschiss'],
    ['5. juli 2027: Kaffe på en kafé som heter Måkeskrik på Ramberg.', 'Måkeskrik'],
    ['5 July 2027: In Stamsund we visit Selkie House at noon.', 'Selkie House'],
    ['5 July 2027: We have dinner at Kråkereir in Ramberg.', 'Kråkereir'],
    ['5. juli 2027: Så middag på Kråkereir i Ramberg.', 'Kråkereir'],
    ['5. juli 2027: Vi spiser på Kråkereir pizza i Ramberg.', 'Kråkereir pizza'],
    ['5 July 2027: Two bunks at the Puffin & Pedal Hostel on the harbour in Stamsund.', 'Puffin & Pedal Hostel'],
    ['5. Juli 2027: Übernachtung im Sjøblomst Hostel in Reine.', 'Sjøblomst Hostel'],
    ['5 July 2027: The Nordic Pearl Suites in Kabelvåg.', 'The Nordic Pearl Suites'],
    ['5 July 2027: Old lenses at the Lofoten Lighthouse Museum in Stamsund.', 'Lofoten Lighthouse Museum'],
    ['5. Juli 2027: Wir wohnen im Hotel Nordkrone am Marktplatz in Kabelvåg.', 'Hotel Nordkrone'],
    ['5 July 2027: Lunch at The Salted Puffin on Hamnøy.', 'Salted Puffin'],
    ['5 July 2027: A beer at the Salty Puffin Pub in Leknes.', 'Salty Puffin Pub'],
    ['5. juli 2027: Smaking på Nordhavn Spiskammer i Ballstad.', 'Nordhavn Spiskammer'],
    ['5. Juli 2027: Essen in der Kneipe Tranfass in Svolvær.', 'Kneipe Tranfass'],
  ])('%s', (text, name) => {
    expect(unknown(text)).toEqual([name])
  })

  it.each([
    ['5 July 2027: Coffee House in Leknes, then the Boat House, the Guest House and the Red House in Reine.'],
    ['5. Juli 2027: Abendessen im Gasthaus in Reine. „Endlich Urlaub“, sagt Anna.'],
    ['5 July 2027: Dinner at Anita’s in Sakrisøy, dinner at Aunt Grete’s in Kabelvåg, lunch at Bacalao in Svolvær.'],
    ['5. juli 2027: Middag på Bacalao i Svolvær, kaffe hos Grete i Kabelvåg, øl på Styrhuset i Svolvær.'],
    ['5 July 2027: A course called Knots for Beginners. Lunch at Lofoten Food Studio in Ballstad.'],
    ['5 July 2027: Dinner at Restaurant Karoline in Nusfjord. Sleep at Hattvika Lodge in Ballstad.'],
    ['5. juli 2027: kaffe på kafe Lille Martine, så Cafe Lille Martine og kafé Vaffelhjerte i Leknes.'],
    ['5. Juli 2027: Abends Polarlicht-App prüfen. Pizza im Fellini in Svolvær.'],
  ])('none in %s', (text) => {
    expect(unknown(text)).toEqual([])
  })
})

describe('what is seen through', () => {
  it.each([
    // Rules of the guide.
    ['5 July 2027: Kvalvika with the drone for a flight over the beach.', ['against 1']],
    ['5. Juli 2027: Fløya, oben lassen wir die Drohne steigen.', ['against 1']],
    ['5. juli 2027: Svolvær, drona opp over havna.', ['against 1']],
    ['5 July 2027: Kvalvika at 10, the drone stays in its bag.', []],
    ['5. Juli 2027: Wir zelten an der Kallestranda.', ['against 1']],
    ['5 July 2027: Haukland. A campfire in the birch wood behind the beach.', ['against 1']],
    ['5. juli 2027: Haukland, bål på sanden.', []],
    ['5 June 2027: Haukland, the dog runs off the lead.', ['against 1']],
    ['5. Juni 2027: Haukland, unser Hund läuft ohne Leine.', ['against 1']],
    ['Camper. 5 July 2027: Ramberg, night at Skagsanden.', ['against 1']],
    ['5. september 2027: Skrei med lever og rogn på Gammelbua kl 19.', ['outOfSeason 1']],
    ['5. September 2027: Skrei mit Leber und Rogen in der Gammelbua um 19 Uhr.', ['outOfSeason 1']],
    ['5 December 2026: Christmas market in Henningsvær.', []],
    ['7 December 2026: Christmas market in Henningsvær.', ['outOfSeason 1']],
    ['14 Feb 2027: orca watching from Svolvær at 10.', ['outOfSeason 1']],
    // Long walks.
    ['5 July 2027: Munken in the morning, Reinebringen in the afternoon. Reine Rorbuer', ['tooLong 1']],
    ['5. Juli 2027: Erst Munken, danach Reinebringen. Reine Rorbuer', ['tooLong 1']],
    ['5. juli 2027: Først Munken, så Reinebringen. Reine Rorbuer', ['tooLong 1']],
    ['5 July 2027: Hermannsdalstinden, start 8:00, back in Sørvågen at 13:30. Reine Rorbuer', ['tooLong 1']],
    ['5. Juli 2027: 9 Uhr Munken, 13 Uhr Mittagessen in Reine. Reine Rorbuer', ['tooLong 1']],
    ['5 July 2027: Reinebringen at 8, Haukland to Uttakleiv at 15. Scandic Leknes', []],
    // Seasons.
    ['14 Jan 2027: kayak tour at 11 in Ballstad.', ['outOfSeason 1']],
    ['14. Juli 2027: Skitour auf den Rundfjellet um 10 Uhr.', ['outOfSeason 1']],
    ['14. juli 2027: Skreifiske med Symra kl. 10.', ['outOfSeason 1']],
    ['Thu 6 May 2027 (Ascension Day): shopping at Rema 1000 in Leknes.', ['closed 1']],
    ['Donnerstag, Christi Himmelfahrt 2027: Einkauf im Supermarkt in Leknes.', ['closed 1']],
    // On the way, before it opens, one way of a boat, and when one sets out.
    [
      'Sa 10.7.2027: Landung Evenes 11:05, Mietwagen, Fahrt nach Ballstad. Pause in Svolvær gegen 15 Uhr. Nacht in Ballstad',
      [],
    ],
    ['27 June 2027: 9:30 museums at Å. Reine Rorbuer', []],
    ['12 July 2027: the bike boat from Ballstad to Nusfjord takes 50 minutes. Ramberg Resort', []],
    [
      '21 February 2027: ferry from Osan to Skrova, half an hour. Boat back before dark. Stew in the cabin. NLs watch from 21.00.',
      [],
    ],
    ['3. september 2027: Festvågtinden 10–13. Kjøre til Reine 14.30, framme ca 17.30. Sakrisøy Rorbuer', []],
    ['26. februar 2027: Med brodder ut på odden på Å, se over til Værøy. Reine Rorbuer', []],
    ['5 July 2027: Eve: floating sauna in Svolvær. Scandic Svolvær', []],
    ['16 June 2027: 9:00 drive to Reine with a stop at Lofotr (10:30–12:00), 14:30 arrive Reine. Reine Rorbuer', []],
    [
      'Sa 4.9.2027: Leknes. Am Sonntag haben die Supermärkte zu, darum kaufen wir gleich am Samstag ein. Scandic Leknes',
      [],
    ],
    [
      'Fr 23.7.2027: Mietwagen für einen Tag (8 bis 20 Uhr): Lofotr um 10:30 Uhr, Nusfjord um 15 Uhr. Scandic Leknes',
      [],
    ],
    ['14 January 2027: Svolvær. Storvågan is too far. Scandic Svolvær', []],
    ['8. oktober 2027: Museet på Å kl. 11.30, så til Leknes, flyet går 16.10. Scandic Leknes', []],
    // Nights that a sentence comes to.
    [
      'Wohnmobil. 23.8.2027: Uttakleiv, abends bleiben wir einfach auf dem Strandparkplatz Haukland stehen.',
      ['against 1'],
    ],
    ['Bobil. 23.8.2027: Uttakleiv, og så blir vi stående på parkeringa på Haukland.', ['against 1']],
    ['27. Juli 2027: Das Zelt schlagen wir auf der Wiese hinter den letzten Häusern in Reine auf.', ['against 1']],
    ['21. August 2027: zu Fuß auf der E10 von Hamnøy Richtung Tunnel für das Foto. Eliassen Rorbuer', ['against 1']],
    // When one leaves, and what comes then.
    ['22 July 2027: Reine. Reine Rorbuer\n23 July 2027\n11:40 Depart Leknes airport', []],
    ['29. juni 2027: Svolvær. Scandic Svolvær\n30. juni 2027: Kjører kl 7 til Reine, Reinebringen fra kl 9.30', []],
    [
      '29 March 2027: groceries for the cabin, then Nusfjord. Scandic Leknes.\n30 March 2027: Leknes at 8',
      ['closed 1'],
    ],
    [
      '5 August 2027: Reine. Reine Rorbuer\n6 August 2027: Reine to Evenes for the 12.30 flight, leaving at 9.30 after breakfast.',
      ['noBoat 2'],
    ],
    ['30. mai 2027: Lofotr kl 11, kaffe i kafeen der. Scandic Leknes', ['closed 1']],
    ['1 September 2027: bus to Haukland and pitch the tent in the dunes there. Mannen', ['against 1']],
    ['15 February 2027: coffee at the climbing café in Henningsvær. Scandic Svolvær', ['closed 1']],
    ['25 July 2027: groceries in Reine? closed. Then Å.', []],
    [
      '9. juni 2027: Reine. Reine Rorbuer\n10. juni 2027: frokost kl. 7, så rett til Svolvær for havørnsafari kl. 8.30',
      ['tooLong 2'],
    ],
    ['9 June 2027: Reine. Reine Rorbuer\n10 June 2027: breakfast at 8, then Å at 9.30', []],
    // In the dark.
    ['14 January 2027: Eggum, 17:00 walk out to the sculpture. Scandic Leknes', ['dark 1']],
    ['14. Januar 2027: 17 Uhr Eggum, zur Skulptur hinaus. Scandic Leknes', ['dark 1']],
    ['14. januar 2027: Eggum kl. 17, ut til skulpturen. Scandic Leknes', ['dark 1']],
    ['14 January 2027: Haukland at 18:00 to see the beach. Scandic Leknes', ['dark 1']],
    ['14 January 2027: Haukland at 18:00, aurora if clear. Scandic Leknes', []],
    ['14 January 2027: 17:00 check in, Eliassen Rorbuer in Hamnøy. Dinner at Gammelbua at 19:00.', []],
    // Far to the bed.
    ['5 July 2027: Å, dinner at Brygga in Å at 20:30. Night: Scandic Svolvær', ['bedFar 1']],
    ['5. Juli 2027: Svolvær, 20 Uhr Abendessen im Bacalao. Schlafen in Å Rorbuer', ['bedFar 1']],
    ['5. juli 2027: Reine. Overnatting Evenes.\n6. juli 2027: Reinebringen kl. 8', ['bedFar 1']],
    // Who has asked knows better, and who looks up needs no daylight.
    ['15 September 2027: lunch at Børsen at 13:00 (phoned, they open for us). Svinøya Rorbuer', []],
    ['15. September 2027: Mittagessen im Børsen um 13 Uhr (telefonisch bestätigt). Svinøya Rorbuer', []],
    ['15. september 2027: lunsj på Børsen kl 13, jeg har ringt. Svinøya Rorbuer', []],
    ['14 January 2027: 21:00 walk on Haukland beach. Maybe aurora. Scandic Leknes', []],
    // Houses that everybody has, people and beds.
    ['5. Juli 2027: Hotelrestaurant, Fischrestaurant, Ortszentrum, Schlafloft. Ü: Reine', []],
    ['5. juli 2027: Soveloftet, Peisestua, Barneparken i Svolvær. Hilsen Kari Nordvik', []],
  ])('%j', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })

  it('begins with the days of the trip, and not with the day on which the plan was written', () => {
    const reading = read('Program pr. 3. januar 2027\nDato: 27.–30. mai 2027\nTORSDAG\n15.10 Reine\nFREDAG\n10.00 Å')
    expect(reading.date).toBe('2027-05-27')
  })

  it('takes «Ü:» for a night', () => {
    expect(beds('Tag 1: Nusfjord. Ü: Reine\nTag 2: Å. ÜN in Leknes\nTag 3: Ramberg')).toEqual([
      'p.reine',
      'p.leknes',
      undefined,
    ])
  })
})

describe('names with a slip', () => {
  it.each([
    ['Magic Icee', 'm.magic-ice-lofoten'],
    ['Viking Musuem', 'a.lofotr'],
    ['Lofoten Akvarium', 'a.skrei-kabelvag'],
    ['Eliasen Rorbuer', 'c.hamnoy'],
    ['War Musum', 'm.lofoten-krigsminnemuseum'],
    ['Kaviar Factry', 'm.kaviarfactory'],
  ])('%s', (written, ref) => {
    const { stops, bed } = read(`Day 1: we see ${written} at noon.`).days[0] ?? {}
    expect([stops?.[0]?.named.kind === 'stop' ? stops[0].named.ref : undefined, bed?.ref]).toContain(ref)
  })
})

describe('hours', () => {
  it.each([
    ['Nusfjord um 14h', '14:00'],
    ['Nusfjord, 14.30h', '14:30'],
    ['Nusfjord gegen 9h30', '9:30'],
    ['Nusfjord kl. 9:30', '9:30'],
    ['Nusfjord @ 11am', '11:00'],
    ['Nusfjord by noon', '12:00'],
    ['Nusfjord, 10 Uhr 30', '10:30'],
    ['10:30h Nusfjord', '10:30'],
    ['Nusfjord at 0930 hrs', '9:30'],
    ['(11:15) Nusfjord', '11:15'],
    ['11:15 – Nusfjord', '11:15'],
    ['Nusfjord → 11.15', '11:15'],
    ['ca. 11-ish Nusfjord', '11:00'],
    ['Nusfjord, seinest kl elleve', '11:00'],
  ])('%s is at %s', (text, at) => {
    expect(clock(read(`Day 1: ${text}.`).days[0]?.stops[0]?.at)).toBe(at)
  })
})
