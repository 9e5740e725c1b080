import { expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Every kind of fault, and none, in the words of different people: three languages, abbreviations, tables, letters, notes.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)

it.each<[string, string[]]>([
  ['Ma 8.3.2027: Kaviarfactory og Klatrekafeen i Henningsvær. Overnatting: Svolvær', ['closed 1']],
  ['Dienstag, 9. November 2027: Henningsvær, Mittagessen bei Fiskekrogen. Nacht in Henningsvær.', ['closed 1']],
  ['Søndag 18. juli 2027: Storhandel på Kiwi i Leknes, så Haukland. Scandic Leknes.', ['closed 1']],
  ['Sunday 18 July 2027: stock up at Rema 1000 in Svolvær, drive to Reine. Reine Rorbuer', ['closed 1']],
  ['Lørdag 17. juli 2027: polet i Leknes kl 17, grilling på Haukland.', ['closed 1']],
  ['Saturday 6 November 2027: aquarium in Kabelvåg at noon with the kids, Thon Hotel Svolvær.', ['closed 1']],
  ['Torsdag 30. desember 2026: Lofotr vikingmuseum kl 12. Natt i Leknes.', ['closed 1']],
  ['3 June 2027: dinner at the Viking feast. 4 October 2027: lunch in the café at Lofotr, then Eggum.', []],
  ['Wed 6 October 2027: Lofotr museum with lunch in its café at 12. Scandic Leknes.', ['closed 1']],
  ['Mittwoch, 14. Juli 2027: Mittagessen im Børsen Spiseri um 13 Uhr. Svinøya Rorbuer.', []],
  ['Mittwoch, 15. September 2027: Mittagessen im Børsen Spiseri um 13 Uhr. Svinøya Rorbuer.', ['closed 1']],
  ['Thu 10 Dec 2026: dinner at Gammelbua at 7pm, Reine Rorbuer.', ['closed 1']],
  ['Dag 1 (tirsdag 12. januar 2027): Magic Ice kl. 13, så Svinøya. Scandic Svolvær', ['closed 1']],
  ['Tag 1 (Di 12.1.2027): 14 Uhr Kriegsmuseum Svolvær. Scandic Svolvær.', ['closed 1']],
  ['15 February 2027: Reine Culture Center, Eva Harr gallery at 2pm, then Hamnøy.', ['closed 1']],
  ['12. juni 2027: Midnattssol fra Eggum. Natt i Leknes', []],
  ['22. mai 2027: Midnattssol fra Eggum. Natt i Leknes', ['outOfSeason 1']],
  ['30. Juli 2027: Mitternachtssonne in Unstad ab 23 Uhr.', ['outOfSeason 1']],
  ['15 May 2027: we hope for aurora over Hamnøy. Eliassen Rorbuer', ['outOfSeason 1']],
  ['15 June 2027: World cod fishing championship in Svolvær.', ['outOfSeason 1']],
  ['20. Juni 2027: Dorschangeln mit der Symra um 9 Uhr. Svolvær', ['outOfSeason 1']],
  ['10. november 2027: Kajakktur på Reine kl 11. Reine Rorbuer', ['outOfSeason 1']],
  ['11 Feb 2027: Whale safari from Svolvær at 9 am, three hours. Thon Hotel Lofoten', ['outOfSeason 1']],
  ['12. August 2027: Walsafari ab Henningsvær um 10 Uhr.', ['outOfSeason 1']],
  ['20. mai 2027: Fersk skreimølje på Børsen kl 19', ['outOfSeason 1']],
  ['12 July 2027: Lutefisk at Børsen, 7pm.', ['outOfSeason 1']],
  ['9 March 2027: 18 holes at Lofoten Links, tee time 14:00. Sleep Hov Gård', ['outOfSeason 1']],
  ['3 June 2027: Viking festival at Borg all day', ['outOfSeason 1']],
  ['5. juni 2027: Vi plukker multer på myra ved Valberg. Natt i Leknes', ['outOfSeason 1']],
  ['Mo 5.7.2027: mit dem Fahrradboot von Nusfjord nach Ballstad um 11, Zelt auf dem Camping in Ballstad', []],
  ['So 4.7.2027: mit den Rädern aufs Boot Nusfjord–Ballstad um 11.', ['noBoat 1']],
  ['5 July 2027: car ferry from Svolvær to Bodø at 10:00.', ['noBoat 1']],
  ['tirsdag 2. mars 2027: ferja Svolvær–Skutvik kl 12, videre sørover.', ['noBoat 1']],
  ['3.11.2027: Wir nehmen die Fähre von Svolvær nach Skutvik um 14 Uhr.', ['noBoat 1']],
  ['Mi 7.7.2027: Hurtigruten von Svolvær nach Trondheim, Abfahrt 11 Uhr.', ['noBoat 1']],
  ['Wed 7 July 2027: Hurtigruten southbound from Svolvær at 20:30.', []],
  [
    'Friday 12 March 2027: day trip to Værøy by ferry from Moskenes, back in Reine for dinner. Reine Rorbuer',
    ['noBoat 1'],
  ],
  ['8.7.2027: Expressboot Svolvær–Bodø um 12 Uhr.', ['noBoat 1']],
  ['Torsdag 8. juli 2027: hurtigbåt fra Svolvær til Bodø kl. 14.', ['noBoat 1']],
  ['12 November 2027: Reinebringen at 10am, back for lunch in Reine', ['against 1']],
  ['3. februar 2027: Fottur til Ryten kl 10. Natt i Ramberg', ['outOfSeason 1']],
  ['Di 2.2.2027: Besteigung des Offersøykammen um 10 Uhr. Leknes', ['outOfSeason 1']],
  ['7 July 2027: pitch the tent on the beach at Haukland', ['against 1']],
  ['7. juli 2027: Telter på stranda på Haukland.', ['against 1']],
  ['Mit dem Wohnmobil. 7. Juli 2027: Eggum. Übernachtung auf dem Parkplatz am Haukland Strand.', ['against 1']],
  ['Bobil. 7. juli 2027: Uttakleiv. Sover på parkeringsplassen på Haukland.', ['against 1']],
  ['7 July 2027: we walk along the E10 from Hamnøy to the tunnel for photos.', ['against 1']],
  ['9. Juli 2027: Familie mit Kindern (4 und 6 Jahre): Reinebringen um 9 Uhr. Reine Rorbuer.', ['against 1']],
  ['9 July 2027, with our 3-year-old: Kvalvika beach over the saddle at 10. Ramberg', ['against 1']],
  ['9 July 2027: Reine. Dinner at the Moonfish Brasserie in Hamnøy. Reine Rorbuer', ['unknownPlace 1']],
  ['9. juli 2027: Middag på restaurant Havgapet Kråkenes kl 19. Reine Rorbuer', ['unknownPlace 1']],
  ['9. Juli 2027: Abendessen im Restaurant Mitternachtsgold in Leknes. Scandic Leknes', ['unknownPlace 1']],
  ['9 July 2027: zipline at the Lofoten Adventure Park, then Svolvær.', ['unknownPlace 1']],
  ['9. juli 2027: Trollmuseet i Henningsvær kl 12, så Svolvær.', ['unknownPlace 1']],
  ['9. Juli 2027: Besuch der Seehundstation Nordlandsrobbe in Stamsund.', ['unknownPlace 1']],
  ['9 July 2027: lunch at Café Solsikken, Ballstad.', ['unknownPlace 1']],
  ['9 July 2027: overnight at the Hotel Polarstern in Ramberg.', ['unknownPlace 1']],
  ['9 July 2027: night at Skarvheim Lodge near Eggum.', ['unknownPlace 1']],
  ['9. juli 2027: vi sover på Havørna Pensjonat i Stamsund.', ['unknownPlace 1']],
  ['9 July 2027: 09:00 Svolvær, 10:00 Reine, 11:00 Henningsvær.', ['tooLong 1']],
  ['9. Juli 2027: 9 Uhr Abfahrt in Å, 10 Uhr Bootstour in den Trollfjord ab Svolvær.', ['tooLong 1']],
  ['9. juli 2027: Reinebringen kl 8, Munkebu kl 11, Ryten kl 14. Ramberg', ['tooLong 1']],
  ['9 July 2027: Leave Reine at noon, surf lesson in Unstad at 12:45.', ['tooLong 1']],
  ['9 July 2027: Ryten 9 to 10 in the morning, then Ramberg.', ['tooLong 1']],
  ['8. Juli 2027: Hotel in Å Rorbuer.\n9. Juli 2027: Flug ab Evenes um 9:30 Uhr.', ['bedFar 1']],
  ['9 July 2027: Fly into Evenes at 19:30, drive to Reine. Reine Rorbuer', ['bedFar 1']],
  ['9. juli 2027: Middag på Børsen kl 20, overnatting på Å Rorbuer.', ['bedFar 1']],
  [
    '9 July 2027: Trollfjord cruise in Svolvær at 16:00, then dinner there at 20:00. Night: Eliassen Rorbuer.',
    ['bedFar 1'],
  ],
  [
    'Lofoten-Plan Hoch 5\nMontag, 21.6.: Ankunft Flughafen Svolvær 10:40, Kaffee am Markt, dann Fløya (1 Std. rauf und runter). Hotel: Thon Svolvær (2 Nächte)\nDienstag, 22.6.: Trollfjord-Tour um 10, Nachmittags Kabelvåg\nMittwoch, 23.6.: Fahrt nach Ballstad, um 17 Uhr Nappstraumen. Hattvika Lodge\nDonnerstag, 24.6.: Heimflug ab Leknes 18:10',
    ['tooLong 1'],
  ],
  [
    'Hei! Vi kommer med ferja fredag 9. juli, kl 14 i Moskenes.\nFre 9.: Å og bakeriet, overnatting Moskenes camping i telt\nLør 10.: Reinebringen grytidlig kl 6, Bunes med båten kl 11, tilbake kl 16\nSøn 11.: Kjøre til Eggum og se midnattssola. Sover på Eggum i teltet\nMan 12.: handle i Svolvær, båt til Skrova, hjem',
    [],
  ],
  [
    'Hei! Vi kommer med ferja fredag 9. juli, kl 14 i Moskenes.\nFre 9.: Å og museet, overnatting Moskenes camping i telt\nLør 10.: Reinebringen grytidlig kl 6\nSøn 11.: Rema på Leknes kl 12, handle for uka. Uttakleiv\nMan 12.: hjem',
    ['closed 3'],
  ],
  [
    '| Dato | Program | Overnatting |\n|---|---|---|\n| 3.10.2027 | Svolvær, Kabelvåg | Svinøya Rorbuer |\n| 4.10.2027 | Lunsj på Fiskekrogen, Henningsvær | Scandic Leknes |\n| 5.10.2027 | Nusfjord, Å | Reine Rorbuer |',
    ['closed 2'],
  ],
  [
    '| Tag | Programm | Nacht |\n|---|---|---|\n| 1 (Mo, 1.2.2027) | Svolvær, Magic Ice um 18 Uhr | Thon Hotel Lofoten |\n| 2 | Svolvær – Reine, Hamnøy | Eliassen Rorbuer |\n| 3 | Reinebringen | Eliassen Rorbuer |',
    ['against 3'],
  ],
  [
    'Romantic escape! 14–17 February 2027\nDay 1. Evenes 15:10 → Svolvær → Henningsvær Bryggehotell. Dinner at 21:00\nDay 2. Snowshoe hike, Kabelvåg cathedral, Magic Ice at 11am.\nDay 3. Drive to Reine & Hamnøy for sunset photos (15:45). Overnight back in Henningsvær\nDay 4. Fly from Evenes 19:00',
    ['closed 2'],
  ],
  [
    '*Tag 1 – Samstag, 3. Juli 2027*\n14:00 Ankunft Moskenes (Fähre)\n15:00 Å – Stockfischmuseum\n17:00 Check-in Reine Rorbuer\n*Tag 2 – Sonntag*\n09:00 Reinebringen\n13:00 Mittagessen Gammelbua\n15:00 Bootsfahrt nach Vindstad, Wanderung nach Bunes\n21:30 Rückfahrt mit dem Boot',
    ['noBoat 2'],
  ],
  [
    'Ons 10. feb 2027: fly til Leknes 12.05, leiebil. Kl 13 drar vi til Nusfjord (landhandelen), så Reine. Reine Rorbuer\nTors 11. feb: Å, museet der kl 12 (stengt?), Sakrisøy. Kl 21 nordlys fra Hamnøy\nFre 12. feb: 08.00 fra Reine, 09.00 Henningsvær, frokost der.',
    ['tooLong 3'],
  ],
  [
    'Day 1, 12th of March 2027 (Friday): ✈️ LKN 13:00 → 🚗 Unstad (surf 🏄 at 3pm) → 🛏️ Scandic Leknes\nDay 2: 🥾 Munkebu hut 9am–4pm → 🛏️ Å Rorbuer\nDay 3: 🚢 ferry Moskenes → Bodø 12:00',
    ['outOfSeason 2'],
  ],
  [
    'Plan\n- 5 aug 2027: Svolvær by bus from Evenes, Anker Brygge\n- 6 aug 2027: rent bikes in Svolvær, cycle to Kabelvåg and Henningsvær\n- 7 aug 2027: bus to Leknes, Scandic; beach at Haukland\n- 8 aug 2027 sunday: bicycle boat from Ballstad to Nusfjord 11:00',
    ['noBoat 4'],
  ],
  [
    'Wir sind vom 1. bis 5. Dezember 2027 dort. Am 1. kommen wir um 13 Uhr in Svolvær (Flughafen) an und schlafen im Thon Hotel Svolvær, drei Nächte. Am 2. wollen wir um 15:30 auf den Tjeldbergtinden. Am 3. Henningsvær. Am 4. fahren wir nach Reine, Reine Rorbuer. Am 5. Heimflug ab Leknes um 15 Uhr.',
    ['outOfSeason 2', 'dark 2'],
  ],
  [
    'Turen vår: Vi lander på Evenes 2. juni 2027 kl. 22.10 og kjører samme kveld til Reine, der vi har rorbu i fire netter (Reine Rorbuer).',
    ['bedFar 1'],
  ],
  [
    'Mon 7 June 2027 – check in Reine Rorbuer (4 nights)\nTue 8 June – Reinebringen 8am\nWed 9 June – drive up to Svolvær for the Trollfjord RIB at 17:30 and fish soup at Børsen at 20:30\nThu 10 June – Å\nFri 11 June – ferry 15:00',
    ['bedFar 3'],
  ],
  [
    'Our family plan (2 adults, kids 5 & 8)\nSun 4 July 2027: Evenes 11am, drive down, Svolvær 2 nts (Scandic)\nMon 5 July: Goat view, aquarium in Storvågan 10–13, playground\nTue 6 July: to Reine via Leknes. Reine Rorbuer 3 nts\nWed 7 July: Reinebringen with the kids at 9\nThu 8 July: boat to Vindstad 10, Bunes beach picnic, boat back 16\nFri 9 July: Reine to Evenes, flight 17:30, leave 10',
    ['against 4'],
  ],
  [
    '1. Tag, 10.9.2027: Anreise Bodø–Moskenes 10:15 (Fähre), Quartier: Reine Rorbuer für drei Nächte\n2. Tag: morgens 7 Uhr Reinebringen, abends Nordlichter\n3. Tag: Kvalvika ab Torsfjord 10–13 Uhr\n4. Tag: Rückfahrt, Fähre 14 Uhr',
    [],
  ],
  [
    'Fr 10.9.2027: Moskenes mit Fähre um 15:00, Zeltplatz Moskenes\nSa 11.9.: Wanderung Munkebu 9 bis 16 Uhr\nSo 12.9.: Bäckerei in Å um 9, Vikingermuseum um 13 Uhr, Scandic Leknes\nMo 13.9.: Flug Leknes 8.00',
    [],
  ],
  [
    'We start in Tromsø and drive down (day 1–2), then:\nDay 3 - 25 Feb 2027: Svolvær (Scandic Svolvær, 2 nights), Magic Ice at 5.30pm\nDay 4 - dog sledding? no. cod fishing with MS Symra at 9\nDay 5 - to Reine, Hamnøy; Eliassen Rorbuer 2 nights\nDay 6 - boat tour in Reinefjord 11:00, aurora\nDay 7 - Leknes airport 13:15',
    [],
  ],
  [
    'Dag 1: 3. mai 2027. Fra Bodø med hurtigbåten kl 18, til Svolvær 21.30. Sover Thon Hotel Svolvær\nDag 2: buss til Henningsvær 10.00, Klatrekafeen\nDag 3: buss til Å, museet kl. 13 (åpent mandag–fredag), Å Rorbuer\nDag 4: buss til Moskenes, ferje 12.00',
    [],
  ],
  [
    'Kurztrip 26.–29. März 2027\nKarfreitag: Ankunft Leknes 10:30, Museum in Å 13 Uhr. Reine Rorbuer\nSamstag: Vinmonopolet in Leknes 12 Uhr? Eher Hamnøy. Reine Rorbuer\nOstersonntag: Einkaufen im Rema in Leknes, Haukland. Scandic Leknes\nMontag: Heimflug 12 Uhr',
    ['closed 1', 'closed 3'],
  ],
  [
    'Mon 28 June 2027\n 9:00 depart Svolvær\n 9:30 Henningsvær\n 11:30 Lofotr Viking Museum\n 14:00 Haukland beach\n 16:00 Nusfjord\n 19:30 Reine, dinner at Gammelbua\n Night: Reine Rorbuer',
    [],
  ],
  ['Mon 28 June 2027\n 9:00 depart Svolvær\n 9:30 Henningsvær\n 10:15 Nusfjord\n 11:00 Reine', ['tooLong 1']],
  [
    'lørdag 19/12-26: henningsvær, førjulseventyr hele dagen. scandic svolvær\nsøndag 20/12: børsen kl 14, lutefisk\nmandag 21/12: hurtigruta nordover kl 22',
    ['closed 2'],
  ],
  [
    'Reiseverlauf: \n20.01.2027 – Flug nach Leknes (an 12:30). Scandic Leknes ÜF\n21.01.2027 – Uttakleiv 08:00 Sonnenaufgang fotografieren\n22.01.2027 – Reine, Hamnøy 11–13 Uhr, Eliassen Rorbuer\n23.01.2027 – Ryten-Wanderung 10 Uhr\n24.01.2027 – Rückflug 13:00',
    ['dark 2', 'outOfSeason 4'],
  ],
])('however it is said: %s', (text, expected) => {
  const { findings } = checkPlan(readPlanText(text, names, '2026-11-29'), atlas)
  expect([...new Set(findings.map(({ fault, day }) => `${fault} ${day + 1}`))]).toEqual(expected)
})
