import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { kindsOfTexts } from '#site/content/model/remark-kinds.ts'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { matterOf } from '#site/features/trip/plan/remark.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Every kind of fault, and none, in the words of different people: three languages, abbreviations, tables, letters, notes.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)

const told: [text: string, expected: string[]][] = [
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
  ['Mi 14.7.2027: Abfahrt 9 Uhr Svolvær. Ankunft Reine 10 Uhr.', ['tooLong 1']],
  ['14 July 2027: 8am Reine, hike Reinebringen (1 hour round trip), then Å.', ['tooLong 1']],
  ['14. Juli 2027: 10 Uhr Munkebu-Hütte, 13 Uhr Kajaktour in Reine.', ['tooLong 1']],
  ['14 July 2027: Matmora in the morning (start 9), back in Svolvær by noon for lunch at Bacalao.', ['tooLong 1']],
  ['14 July 2027: sleep in Reine.\n15 July 2027: 7:30 sea eagle safari from Svolvær.', ['bedFar 1']],
  ['14. Juli 2027: Übernachtung Å Rorbuer.\n15. Juli 2027: 8 Uhr Trollfjord-Tour in Svolvær.', ['bedFar 1']],
  [
    '14 July 2027: Reine, Å, late dinner at Gammelbua (9 pm). Back to our cabin in Kabelvåg for the night.',
    ['bedFar 1'],
  ],
  ['20. november 2027: Haukland-stranda kl 16.30 for å se havet. Scandic Leknes', ['dark 1']],
  ['20. November 2027: um 16 Uhr Wanderung auf den Hoven.', ['dark 1']],
  ['3 December 2027: sunrise hike on Nubben at 7am. Ramberg.', ['outOfSeason 1', 'dark 1']],
  ['15. oktober 2027: Kveldstur opp Tjeldbergtinden kl 19.30. Svolvær', ['outOfSeason 1', 'dark 1']],
  ['10. Januar 2027: Strandspaziergang in Uttakleiv um 17 Uhr.', ['dark 1']],
  ['10 January 2027: Reine harbour photos at 6pm, long exposure of northern lights.', []],
  ['10 January 2027: drive to Unstad at 5 pm to watch the waves. Leknes', ['dark 1']],
  ['12 Feb 2027: Kvalvika beach hike 10am.', ['outOfSeason 1']],
  ['12. Februar 2027: Wanderung zum Festvågtinden um 11 Uhr.', ['outOfSeason 1']],
  ['12. april 2027: topptur på ski til Rundfjellet kl 10. Kabelvåg', []],
  ['1. Mai 2027: Polarlicht-Tour mit Guide ab Svolvær um 22 Uhr.', ['outOfSeason 1']],
  ['25 April 2027: aurora photo workshop in Reine at 23:00', ['outOfSeason 1']],
  ['10 March 2027: aurora over Skagsanden at 21:00. Ramberg', []],
  ['10. august 2027: midnattssol på Uttakleiv', ['outOfSeason 1']],
  ['6 February 2027: fresh skrei and mølje at Børsen, 7pm', []],
  ['1 March 2027: Moskenes Camping, caravan.', ['outOfSeason 1']],
  ['Camper. 12. Januar 2027: Übernachtung auf Moskenes Camping.', ['outOfSeason 1']],
  ['14 July 2027: horse riding at Hov 11:00. Hov Gård Camping', []],
  ['14 December 2027: Stockfish museum in Å at noon.', ['closed 1']],
  ['5. mai 2027: Tørrfiskmuseet på Å kl 12.', ['closed 1']],
  ['5. Mai 2027: Bäckerei in Å, Zimtschnecken zum Frühstück, danach Reine.', []],
  ['1. November 2027: Bäckerei in Å, Zimtschnecken, danach Reine.', ['closed 1']],
  ['Sat 13 Nov 2027: Espolin gallery in Storvågan 12:00. Svolvær', ['closed 1']],
  ['20. januar 2027: akvariet i Kabelvåg kl 12.', ['closed 1']],
  ['27 December 2026: Coop in Reine for groceries. Reine Rorbuer', ['closed 1']],
  ['Mandag 4. oktober 2027: KaviarFactory kl 13. Henningsvær Bryggehotell', ['closed 1']],
  ['Tuesday 5 October 2027: candle making workshop in Henningsvær.', ['closed 1']],
  ['Samstag 17.7.2027: Weinladen in Leknes um 17 Uhr.', ['closed 1']],
  ['9 July 2027: Ballstad, kayaking at 10. Ferry Ballstad–Værøy at 15:00.', ['noBoat 1']],
  ['10. juli 2027: Ferge fra Stamsund til Skrova kl 11.', ['noBoat 1']],
  ['10. Juli 2027: Fähre von Leknes nach Bodø um 12 Uhr.', ['noBoat 1']],
  ['10 July 2027: ferry Bodø to Svolvær with our car, arriving 14:00.', ['noBoat 1']],
  ['Sunday 11 July 2027: 9am express boat from Svolvær to Bodø.', ['noBoat 1']],
  ['11. mars 2027: dagstur til Værøy med ferja fra Moskenes kl 7, hjem igjen kl 20. Reine Rorbuer', ['noBoat 1']],
  ['13 July 2027: wild camping with the tent in Reine by the church.', ['against 1']],
  ['13. Juli 2027: Wir schlafen im Zelt auf dem Reinebringen.', ['against 1']],
  ['13. juli 2027: vi tømmer bobilen for gråvann og toalett på Eggum.', ['against 1']],
  ['20. Februar 2027: Spaziergang nach Nesland auf dem Küstenweg von Nusfjord.', ['against 1']],
  ['5. Januar 2027: Reinebringen bei Schnee mit Grödel um 11.', ['against 1']],
  ['6 July 2027: Kraken Aquarium in Reine, 2 pm.', ['unknownPlace 1']],
  ['6. juli 2027: Lunsj på Kafé Måkeskrik i Henningsvær.', ['unknownPlace 1']],
  ['6. Juli 2027: Seilbahn auf den Svolværgeita um 10.', ['unknownPlace 1']],
  ['6 July 2027: ferry to Geiranger, then Reine.', ['unknownPlace 1']],
  ['6. juli 2027: Besøk på Lofoten isbjørnsenter på Leknes.', ['unknownPlace 1']],
  ['6 July 2027: lighthouse museum of Skarvøya, 11:00.', ['unknownPlace 1']],
  ['6. Juli 2027: Wir übernachten in der Pension Nordwind in Kabelvåg.', ['unknownPlace 1']],
  ['6. juli 2027: Middag på Sjøhuset Brasserie i Ballstad kl 19.', ['unknownPlace 1']],
  [
    'Programm für die Betriebsreise, 14.–18. Januar 2027 (14 Personen)\nDonnerstag: Landung in Evenes 12:10 Uhr. Bustransfer nach Svolvær (3 Std.). Thon Hotel Lofoten, 4 Nächte. Gemeinsames Abendessen 19 Uhr.\nFreitag: 10 Uhr Führung Svolvær, 11:30 Uhr Nordnorsk Kunstnersenter. 18:00 Magic Ice.\nSamstag: Ausflug nach Henningsvær 10:30–13:30. Nachmittag frei.\nSonntag: Ausflug nach Reine: Abfahrt 9 Uhr, Ankunft in Reine 11:30, Rückkehr 16 Uhr.\nMontag: Abreise 9 Uhr, Flug ab Evenes 14:05.',
    [],
  ],
  [
    'Programm für die Betriebsreise, 14.–18. Januar 2027 (14 Personen)\nDonnerstag: Landung in Evenes 12:10 Uhr. Bustransfer nach Svolvær (3 Std.). Thon Hotel Lofoten, 4 Nächte.\nFreitag: 14 Uhr Storvågan, Aquarium. 18:00 Magic Ice.\nSamstag: 16:30 Uhr Wanderung auf den Hoven. \nSonntag: Einkauf bei Rema 1000 um 12 Uhr.\nMontag: Abreise 9 Uhr, Flug ab Evenes 14:05.',
    ['closed 2', 'dark 3', 'closed 4'],
  ],
  [
    'Kjære alle! Her er planen for jubileumsturen 18.–22. juni 2027.\n18/6: Vi møtes på Svolvær lufthavn kl. 13.00 og kjører til Svinøya Rorbuer (4 netter).\n19/6: Skrova på formiddagen (ferje 10.00). Kveld: Børsen kl. 19.\n20/6: Fløya for de spreke kl. 10 (4 timer), galleri for resten.\n21/6: Dagstur til Å. Avgang kl. 9, museet kl. 12, hjemme igjen ca. 18.\n22/6: Hjemreise, fly kl. 15.10.',
    [],
  ],
  [
    'Kjære alle! Her er planen for jubileumsturen 18.–22. juni 2027.\n18/6: Vi møtes på Svolvær lufthavn kl. 13.00 og kjører til Svinøya Rorbuer (4 netter).\n19/6: Nordlystur med guide kl. 23.\n20/6: Båten Nusfjord–Ballstad kl. 11.\n21/6: Lunsj på Restaurant Havfruens Hule i Kabelvåg.\n22/6: Hjemreise, fly kl. 15.10.',
    ['outOfSeason 2', 'noBoat 3', 'unknownPlace 4'],
  ],
  [
    "Lofoten w/ grandma, 3–7 Sept 2027\nFri 3: Fly in to Leknes 15:20, Scandic Leknes x2\nSat 4: Haukland stroll 10:00, Lofotr 13:00, supper in Leknes\nSun 5: Nusfjord 10:00, Ramberg, then Reine by 15:00. Reine Rorbuer x2\nMon 6: Å museum noon, Anita's for cake\nTue 7: back to Leknes airport for 14:10",
    [],
  ],
  [
    "Lofoten w/ grandma, 3–7 Sept 2027\nFri 3: Fly in to Leknes 15:20, Scandic Leknes x2\nSat 4: Haukland stroll 10:00, Lofotr 11:00, Svolvær market 12:00, back at hotel\nSun 5: Nusfjord 10:00, Ramberg, then Reine by 15:00. Thon Hotel Svolvær, dinner at Gammelbua 8pm first\nMon 6: Å museum noon, Anita's for cake\nTue 7: back to Leknes airport for 14:10",
    ['bedFar 3'],
  ],
  [
    '4-Tage-Trip mit dem Camper (Juli 2027)\nTag 1, 12.7.: Fähre Bodø–Moskenes 06:15, Å, Reine. Stellplatz Moskenes Camping\nTag 2, 13.7.: Reinebringen um 7 Uhr, Ramberg, Stellplatz: Parkplatz Haukland\nTag 3, 14.7.: Eggum (Kassette leeren), Lofotr, Hov Gård Camping\nTag 4, 15.7.: Henningsvær 9 Uhr, Svolvær, weiter nach Narvik',
    ['against 2', 'against 3'],
  ],
  [
    'Date | Where | Sleep\nTue 9 Feb 2027 | Evenes 13:00, Svolvær | Scandic Svolvær\nWed 10 Feb | Kayak tour 11:00, Kabelvåg | Scandic Svolvær\nThu 11 Feb | Henningsvær, Fiskekrogen lunch | Henningsvær Bryggehotell\nFri 12 Feb | Reine, Hamnøy | Eliassen Rorbuer\nSat 13 Feb | Leknes flight 13:00 | -',
    [],
  ],
  [
    'hey!! so lofoten plan june 2027: \n7th land svolvaer 2pm, anker brygge\n8th trollfjord rib 10:30, then floya 2pm-3pm lol\n9th drive to reine stop at nusfjord, reine rorbuer 2n\n10th reinebringen 6am, bunes boat 11 \n11th moskenes ferry 12',
    ['tooLong 2'],
  ],
  [
    'Tur i påska 2027 med ungene (6 og 9 år)\nOnsdag 24. mars: Ferja Bodø–Moskenes, framme kl. 14. Reine Rorbuer 5 netter.\nSkjærtorsdag: museet på Å kl 12.\nLangfredag: ski på Fredvang? Aking i Reine.\nPåskeaften: Coop i Reine, pølser på Ramberg-stranda.\n1. påskedag: handle på Rema i Leknes.\n2. påskedag: ferja hjem',
    ['closed 2', 'closed 5'],
  ],
  [
    'A week on two wheels (cycling trip, October 2027)\nSat 2 Oct: ferry from Bodø, arrive Moskenes 14:00. Reine Rorbuer.\nSun 3 Oct: cycle the E10 to Ramberg. Ramberg Resort.\nMon 4 Oct: cycle to Leknes. Scandic Leknes.\nTue 5 Oct: bus to Svolvær.',
    ['against 2'],
  ],
  [
    'Fredag 12. februar 2027: lander Evenes 20:30, kjører til Å. Å Rorbuer to netter.\nLørdag 13. februar: Å, Reine.\nSøndag 14. februar: fly fra Leknes 16:00',
    ['bedFar 1'],
  ],
  [
    'Sonntag, 7.3.2027: Ankunft 13 Uhr in Leknes (Flug), Einkauf im Supermarkt, Scandic Leknes\nMontag, 8.3.2027: Langlauf? Surfkurs in Unstad um 11, Sauna\nDienstag, 9.3.2027: Abflug 12 Uhr',
    ['closed 1'],
  ],
  [
    'Sunset and supper: Thursday 7 October 2027: Henningsvær football pitch at 20:30, drone off. Sleep Svolvær',
    ['dark 1'],
  ],
  // Dates by their weekdays only, and a month in a word.
  [
    'Lofoten tors 10. – søn 13. juni 2027\nTors: Reine. Reine Rorbuer.\nFre: Å. Reine Rorbuer\nLør: Rema på Leknes. Scandic Leknes\nSøn: Rema på Leknes, så fly kl 16 fra Leknes',
    ['closed 4'],
  ],
  [
    'Septemberreise (Sa 11.–Di 14.)\nSamstag: Reine. Reine Rorbuer\nSonntag: Supermarkt in Leknes, dann Haukland. Scandic Leknes\nMontag: Supermarkt in Leknes\nDienstag: Heimflug',
    ['closed 2'],
  ],
  [
    'Wed 7 to Sun 11 July 2027, two of us\nWed: Reine. Reine Rorbuer, 4 nights\nFri: Å\nSat: Rema in Leknes\nSun: Rema in Leknes on the way out',
    ['closed 5'],
  ],
  ['Januartur (to. 7. – sø. 10.)\nTorsdag: Reine Rorbuer\nSøndag: handle på Rema i Leknes', ['closed 4']],
  [
    'Fre 11. juni 2027: Reine i kveldslyset til åtte. Natta tar vi på Reine Rorbuer.\nMan 14. juni: fly fra Leknes 12',
    [],
  ],
  // What the writer knows to be shut, or does not do.
  ['Sunday 18 July 2027: Haukland. The supermarket is closed, so we bring soup. Scandic Leknes.', []],
  ['Søndag 18. juli 2027: Haukland. Rema er stengt i dag, så vi har med mat.', []],
  ['Sonntag, 18. Juli 2027: Haukland. Der Supermarkt ist heute geschlossen, wir kochen Suppe.', []],
  ['9 July 2027: boat from Reine to Vindstad at 10, Bunes beach, no swimming. Reine Rorbuer', []],
  ['9. Juli 2027: Boot nach Vindstad um 10, Bunes ohne Baden. Reine Rorbuer', []],
  ['9. juli 2027: båt til Vindstad kl 10, bading på Bunes. Reine Rorbuer', ['against 1']],
  // A bed in a far town, in between.
  [
    'Fri 9 July 2027: Reine and Hamnøy. Night at the Scandic in Narvik\nSat 10 July: Sakrisøy at 10, then Å',
    ['bedFar 1'],
  ],
  ['Fr 9.7.2027: Reine, Hamnøy. Nacht: Thon Hotel Harstad\nSa 10.7.: Sakrisøy um 10 Uhr, dann Å', ['bedFar 1']],
  ['Fre 9.7.2027: Reine, Hamnøy. Overnatting på hotell i Sortland\nLør 10.7.: Sakrisøy kl 10, så Å', ['bedFar 1']],
  ['Fri 9 July 2027: Reine, Hamnøy. Night at the Scandic in Narvik\nSat 10 July: flight from Evenes at 14:00', []],
  [
    'Fri 9 July 2027: Reine, Hamnøy. Night at the Scandic in Narvik\nSat 10 July: flight from Leknes at 14:00',
    ['bedFar 1'],
  ],
  // Houses that nobody knows, and those that a chain or the writer means.
  ['14. Juli 2027: Hamnøy, Nacht im Gasthaus Zum Eisvogel.', ['unknownPlace 1']],
  ['14 July 2027: Haukland. A sea-view room at the Trollvik Heritage Hotel in Ballstad.', ['unknownPlace 1']],
  ['14. Juli 2027: Svolvær, Hotel Scandic. Abends Hafen.', []],
  ['9 July 2027: breakfast in Reine, then a day on Røst. Reine Rorbuer', ['noBoat 1']],
  ['14. juli 2027: Vi bor på Fjordkikk Panorama Hotell i Stamsund.', ['unknownPlace 1']],
  ['14. Juli 2027: Glashütte Vikten, danach Ramberg.', []],
  // Times behind a colon or an arrow, and a journey home with nothing on the way.
  ['Tue 14 September 2027\n12:30 Lunch: fish soup at Børsen Spiseri in Svolvær', ['closed 1']],
  ['Dienstag, 14. September 2027\n12:30 Mittagessen: Fischsuppe im Børsen Spiseri', ['closed 1']],
  ['Mon 5 July 2027: coffee in Svolvær. Express boat Svolvær → Bodø at 13:00.', ['noBoat 1']],
  ['Mandag 5. juli 2027: hurtigbåt Svolvær → Bodø kl 13.', ['noBoat 1']],
  ['Mo 5.7.2027: Reine Rorbuer\nDi 6.7.2027: 7:00 Abfahrt in Reine, 10:30 Abflug ab Evenes', ['noBoat 2']],
  [
    'Mon 5 July 2027: by hire car to Svolvær. Thon Hotel Lofoten\nTue 6 July: Trollfjord RIB 10:30–12:30, then the ferry with the car from Moskenes to Bodø at 15:30',
    ['noBoat 2'],
  ],
  // Out for a walk in the dark, and a night in a vehicle that a sentence comes to at its end.
  ['Fri 5 Feb 2027: 18:00 walk from Skagsanden along the sand. Ramberg Resort', ['dark 1']],
  ['Fr 5.2.2027: 18:00 Spaziergang von Skagsanden am Wasser entlang. Ramberg Resort', ['dark 1']],
  ['Fre 5.2.2027: kl 18 tur fra Skagsanden langs stranda. Ramberg Resort', ['dark 1']],
  [
    'Mit dem Wohnmobil. 7. Juli 2027: an den Strand von Haukland, grillen, und weil es schön ist, bleiben wir über Nacht auf dem Strandparkplatz stehen.',
    ['against 1'],
  ],
  [
    'Camper van. 7 July 2027: Haukland, a barbecue, and we simply leave the van on the car park overnight.',
    ['against 1'],
  ],
  ['Bobil. 7. juli 2027: Haukland, griller litt og blir stående på parkeringsplassen natta over.', ['against 1']],
  [
    'Di 12.1.2027: Um 17 Uhr steigen wir auf den Linken, um die Lichter der Stadt zu sehen. Scandic Svolvær',
    ['dark 1'],
  ],
  [
    'Tue 12 Jan 2027: At 5 pm we climb Linken, the small hill above town, to see the lights of the harbour. Scandic Svolvær',
    ['dark 1'],
  ],
  ['Tir 12.1.2027: Kl. 17 går vi opp på Linken for å se byens lys og havna. Scandic Svolvær', ['dark 1']],
  ['Tue 12 Jan 2027: At 9 pm up Linken for the northern lights. Scandic Svolvær', []],
  [
    'Sat 12 Dec 2026: Henningsvær, late lunch at Trevarefabrikken, at 4 p.m. walk out to the famous football pitch for photographs, 18:00 dinner at Fiskekrogen. Scandic Svolvær',
    ['dark 1'],
  ],
  [
    'Mi 20.1.2027: Weiter nach Eggum, um 16:30 Uhr laufen wir den ebenen Weg bis zur Skulptur „Head“ und zurück. Scandic Leknes',
    ['dark 1'],
  ],
  [
    'Wed 20 Jan 2027: On to Eggum, at 16:30 we stroll the level path to the sculpture Head and back. Scandic Leknes',
    ['dark 1'],
  ],
  ['Ons 20.1.2027: Videre til Eggum, kl. 16.30 rusler vi bort til skulpturen «Head». Scandic Leknes', ['dark 1']],
  [
    'Mo 9.8.2027: Svolvær. Anker Brygge\nDi 10.8.: Um 10 Uhr mit dem Mietwagen nach Sørvågen, Wanderung zur Munkebuhütte, zurück nach Svolvær. Abendessen im Børsen um 18:30. Anker Brygge\nMi 11.8.: Svolvær',
    ['tooLong 2'],
  ],
  [
    'Mon 9 Aug 2027: Svolvær. Anker Brygge\nTue 10 Aug: At 10 by rental car to Sørvågen, hike Munkebu, drive back to Svolvær. Dinner at Børsen at 18:30. Anker Brygge\nWed 11 Aug: Svolvær',
    ['tooLong 2'],
  ],
  [
    'Man 9.8.2027: Svolvær. Anker Brygge\nTir 10.8.: Kl. 10 med leiebil til Sørvågen, gå Munken, kjøre tilbake til Svolvær. Bord på Børsen kl. 18.30. Anker Brygge\nOns 11.8.: Svolvær',
    ['tooLong 2'],
  ],
  ['16.8.2027: Mittag im Wirtshaus Tranlampa in Stamsund.', ['unknownPlace 1']],
  ['16.8.2027: Abendessen in der Gaststätte Tranlampa in Stamsund.', ['unknownPlace 1']],
  [
    '18.8.2027: Svolvær, Anker Brygge\n19.8.2027: um 9 los in Svolvær, die Fähre in Moskenes geht um 11:00 nach Bodø',
    ['noBoat 2'],
  ],
  [
    '18 Aug 2027: Svolvær, Anker Brygge\n19 Aug 2027: leave Svolvær at 9, the ferry in Moskenes goes at 11:00 to Bodø',
    ['noBoat 2'],
  ],
  [
    '18.8.2027: Svolvær, Anker Brygge\n19.8.2027: kl. 9 kjører vi fra Svolvær, ferja i Moskenes går kl. 11 til Bodø',
    ['noBoat 2'],
  ],
  [
    'Mon 7 June 2027: The Hurtigruten leaves Svolvær at half past nine in the morning and puts me off at Stamsund before lunch.',
    ['noBoat 1'],
  ],
  ['Mo 7.6.2027: Hurtigruten ab Svolvær um 9:30 Uhr und in Stamsund an Land.', ['noBoat 1']],
  ['Man 7.6.2027: Hurtigruten går fra Svolvær kl. 9.30 og setter oss av i Stamsund før lunsj.', ['noBoat 1']],
  [
    'Mon 7 June 2027: The Hurtigruten leaves Svolvær at half past eight in the evening and puts me off at Stamsund.',
    [],
  ],
  [
    'Sun 13 Dec 2026: Thon Hotel Svolvær, 9:30 departure west. Haukland beach around midday. Coffee in Leknes at 3 p.m. Overnight: Aiden Hotel, Evenes airport.\nMon 14 Dec: flight from Evenes 9:55.',
    ['bedFar 1'],
  ],
  [
    'So 13.6.2027: Kaffee in Leknes um 16 Uhr. Übernachtung: Hotel in Evenes.\nMo 14.6.: Flug ab Evenes 9:55',
    ['bedFar 1'],
  ],
  [
    'Søn 13.6.2027: kaffe i Leknes kl. 16. Overnatting: hotell på Evenes.\nMan 14.6.: fly fra Evenes 9:55',
    ['bedFar 1'],
  ],
  ['Sun 13 June 2027: Coffee in Leknes at 11. Overnight: a hotel in Evenes.\nMon 14 June: flight from Evenes 9:55', []],
]

it.each(told)('however it is said: %s', (text, expected) => {
  const { findings } = checkPlan(readPlanText(text, names, '2026-11-29'), atlas)
  expect([...new Set(findings.map(({ fault, day }) => `${fault} ${day + 1}`))]).toEqual(expected)
})

it('tells of a plan what My trip tells of it once it is one’s own, each thing once', () => {
  const kinds = new Set<string>()
  for (const [text] of told) {
    const reading = readPlanText(text, names, '2026-11-29')
    const { plan: taken, findings, remarks } = checkPlan(reading, atlas)
    // Kept, and opened again.
    const answer = readLink(writeLink(taken))
    const plan = answer.kind === 'plan' ? answer.plan : expect.fail(text)
    const schedules = plan.days.map((_, day) => scheduleDay(plan, day, atlas))
    const after = findRemarks(plan, schedules, atlas)
    expect(after, text).toEqual(remarks)
    const matters = after.map(matterOf)
    expect(new Set(matters).size, text).toBe(matters.length)
    expect(matters, text).toEqual(
      expect.arrayContaining(findings.map(({ day, remark }) => matterOf({ ...remark, day }))),
    )
    const unknown = reading.days.flatMap((day) => day.unknown.map(({ name }) => name))
    expect(after.map(({ name }) => name)).toEqual(expect.arrayContaining(unknown))
    for (const { remark } of findings) kinds.add(remark.kind)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(kindsOfTexts.filter((kind) => kind !== 'notInGuide')))
})

it('knows every name by which the guide’s own entries are found', () => {
  const words = globSync('content/*/*/{no,en,de}.md').flatMap((file) => {
    const entry = readFileSync(file, 'utf8')
    const keywords = /^keywords: \[(.*)\]$/m.exec(entry)?.[1] ?? ''
    const quoted = Array.from(keywords.matchAll(/"([^"]+)"/g), ({ 1: word }) => word ?? '')
    return [...quoted, /^ {2}restaurant: "([^"]+)"/m.exec(entry)?.[1] ?? '']
  })
  const own = [...new Set(words)].filter((word) => /^\p{Lu}/u.test(word))
  expect(own.length).toBeGreaterThan(300)
  const unknown = own.filter((word) =>
    checkPlan(
      readPlanText(`9 July 2027: Svolvær, then lunch at ${word} at 12.`, names, '2026-11-29'),
      atlas,
    ).findings.some(({ fault }) => fault === 'unknownPlace'),
  )
  expect(unknown).toEqual([])
})
