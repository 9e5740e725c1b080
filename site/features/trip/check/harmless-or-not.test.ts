import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Sentences of everyday plans, twenty of each kind a language: those that nothing is wrong with get no remark, the others theirs.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const faults = (text: string) => [
  ...new Set(
    checkPlan(readPlanText(text, names, '2026-11-29'), atlas).findings.map(({ fault, day }) => `${fault} ${day + 1}`),
  ),
]

describe('what is harmless', () => {
  it.each([
    'Monday 12 July 2027: coffee at a harbour café in Henningsvær, then the viewpoint above the village.',
    '6 July 2027: ask at the tourist office in Svolvær, buy bread at the bakery by the square.',
    '12 July 2027: from the ferry quay in Moskenes we drive to Reine; the next ferry is not ours.',
    'January is too dark for hiking, so we go in June: 14 June 2027, Haukland to Uttakleiv.',
    '8 January 2027: Svolvær art gallery at noon, lunch in a café by the harbour. Scandic Svolvær',
    '20 June 2027: wild flowers on the beach at Eggum, we camp at Hov Gård Camping.',
    '14 July 2027: the express boat passes while we eat ice cream in Svolvær.',
    '3 March 2027: northern lights from the hotel in Leknes at 22:00. Scandic Leknes',
    '5 July 2027: the old school café in Ballstad, the fish market hall, and the village shop.',
    '12 January 2027: Svolvær. We wanted the ferry from Skutvik, but it does not run in winter.',
    '15 February 2027: the sun is back over Reine; lunch at the hotel restaurant. Reine Rorbuer',
    '7 July 2027: 10:00 boat trip from Reine on the fjord, 13:00 picnic at the viewpoint.',
    'Sunday 11 July 2027: church concert in Kabelvåg at 18:00; the shops are closed, we have food.',
    '14 December 2026: 17:00 dinner in Svolvær, walk back to the hotel through the lit streets. Thon Hotel Svolvær',
    '9 July 2027: Stamsund. At 22:00 we board the coastal ferry, with a cabin.',
    '12 July 2027: a rest day in Nusfjord with a book.',
    '21 September 2027: sunset at Unstad about 19:20, drive back to Leknes in the dusk. Scandic Leknes',
    '1 August 2027: Ryten, and from the summit we see Kvalvika, Værøy and Røst.',
    '10 July 2027: a walk to the lighthouse on the breakwater in Henningsvær.',
    'Stamsund on 10 July 2027: a day off for laundry; in winter the northern lights would be here.',
    'Tuesday 5 October 2027: groceries at Kiwi in Leknes at 19:00. Scandic Leknes',
  ])('in English: %s', (text) => {
    expect(faults(text)).toEqual([])
  })

  it.each([
    'Mandag 12. juli 2027: kaffe på en kafé ved havna i Henningsvær, så utsiktspunktet over været.',
    '6. juli 2027: innom turistinformasjonen i Svolvær, boller fra bakeriet på torget.',
    '12. juli 2027: fra ferjekaia i Moskenes kjører vi til Reine og lager middag.',
    'Januar er for mørkt for turer, så vi reiser i juni: 14. juni 2027 går vi Haukland til Uttakleiv.',
    '8. januar 2027: kunstgalleriet i Svolvær midt på dagen, lunsj på en kafé ved havna. Scandic Svolvær',
    '20. juni 2027: plukke blåklokker på stranda på Eggum, telt på Hov Gård Camping.',
    '14. juli 2027: hurtigbåten glir forbi mens vi spiser is i Svolvær.',
    '3. mars 2027: nordlys fra hotellet i Leknes kl. 22. Scandic Leknes',
    '5. juli 2027: den gamle skolen i Ballstad, fiskemottaket og nærbutikken.',
    '12. januar 2027: Svolvær. Vi ville ta ferja fra Skutvik, men den går ikke om vinteren.',
    '15. februar 2027: sola er tilbake i Reine, lunsj på hotellet. Reine Rorbuer',
    '7. juli 2027: kl. 10 båttur på fjorden fra Reine, kl. 13 niste ved utsiktspunktet.',
    'Søndag 11. juli 2027: konsert i kirka i Kabelvåg kl. 18, butikkene er stengt, vi har mat.',
    '14. desember 2026: middag i Svolvær kl. 17, spaserer tilbake til hotellet i gatelys. Thon Hotel Svolvær',
    '9. juli 2027: Stamsund. Kl. 22 går vi om bord på kystruta, med lugar.',
    '12. juli 2027: hviledag på Nusfjord med en bok.',
    '21. september 2027: solnedgang på Unstad rundt 19.20, kjører hjem til Leknes i skumringa. Scandic Leknes',
    '1. august 2027: Ryten, og fra toppen ser vi Kvalvika, Værøy og Røst.',
    '10. juli 2027: gå ut til lykta på moloen i Henningsvær.',
    'Tirsdag 5. oktober 2027: handle på Kiwi i Leknes kl. 19. Scandic Leknes',
  ])('in Norwegian: %s', (text) => {
    expect(faults(text)).toEqual([])
  })

  it.each([
    'Montag, 12. Juli 2027: Kaffee in einem Hafencafé in Henningsvær, danach der Aussichtspunkt über dem Ort.',
    '6. Juli 2027: Touristeninformation in Svolvær, Brötchen beim Bäcker am Marktplatz.',
    '12. Juli 2027: Vom Fähranleger in Moskenes fahren wir nach Reine und kochen.',
    'Im Januar ist es zu dunkel zum Wandern, darum im Juni: 14. Juni 2027, Haukland bis Uttakleiv.',
    '8. Januar 2027: Kunstgalerie in Svolvær am Mittag, Essen in einem Café am Hafen. Scandic Svolvær',
    '20. Juni 2027: Wildblumen am Strand von Eggum, Zelt auf Hov Gård Camping.',
    '14. Juli 2027: Das Schnellboot zieht vorbei, während wir in Svolvær Eis essen.',
    '3. März 2027: Polarlicht vom Hotel in Leknes aus um 22 Uhr. Scandic Leknes',
    '5. Juli 2027: die alte Schule in Ballstad, die Fischhalle und der Dorfladen.',
    '12. Januar 2027: Svolvær. Die Fähre ab Skutvik wäre schön gewesen, aber sie fährt im Winter nicht.',
    '15. Februar 2027: Die Sonne ist zurück in Reine, Mittagessen im Hotelrestaurant. Reine Rorbuer',
    '7. Juli 2027: 10 Uhr Bootsfahrt ab Reine auf dem Fjord, 13 Uhr Picknick am Aussichtspunkt.',
    'Sonntag, 11. Juli 2027: Konzert in der Kirche von Kabelvåg um 18 Uhr; die Läden sind zu, wir haben Essen dabei.',
    '14. Dezember 2026: Abendessen in Svolvær um 17 Uhr, zu Fuß durch die beleuchteten Gassen zum Hotel. Thon Hotel Svolvær',
    '9. Juli 2027: Stamsund. Um 22 Uhr gehen wir an Bord des Postschiffs, mit Kabine.',
    '12. Juli 2027: ein Ruhetag in Nusfjord mit einem Buch.',
    '21. September 2027: Sonnenuntergang in Unstad gegen 19:20 Uhr, in der Dämmerung zurück nach Leknes. Scandic Leknes',
    '1. August 2027: Ryten, vom Gipfel sehen wir Kvalvika, Værøy und Røst.',
    '10. Juli 2027: Spaziergang zum Leuchtfeuer auf der Mole in Henningsvær.',
    'Dienstag, 5. Oktober 2027: Einkauf bei Kiwi in Leknes um 19 Uhr. Scandic Leknes',
  ])('in German: %s', (text) => {
    expect(faults(text)).toEqual([])
  })
})

describe('what is wrong', () => {
  it.each([
    ['8 July 2027: the ferry from Reine to Svolvær takes two hours.', 'noBoat'],
    ['8 July 2027: we sail from Henningsvær to Værøy on the car ferry at 10.', 'noBoat'],
    ['12 January 2027: we take the ferry across from Skutvik to Svolvær.', 'noBoat'],
    ['9 July 2027: hop on the boat in Nusfjord which brings us over to Reine.', 'noBoat'],
    ['2 December 2026: hike up Ryten in the middle of the day.', 'outOfSeason'],
    ['Mid-January 2027: a day at Kvalvika beach on foot.', 'outOfSeason'],
    ['Early May 2027, day 1: northern lights at Haukland at 23:00. Scandic Leknes', 'outOfSeason'],
    ['20 May 2027: we stay up for the midnight sun in Eggum.', 'outOfSeason'],
    ['Monday 11 October 2027: lunch at Fiskekrogen in Henningsvær.', 'closed'],
    ['Sunday 25 July 2027: groceries at Rema 1000 in Svolvær at 11.', 'closed'],
    ['Saturday 10 July 2027: wine from Vinmonopolet in Svolvær at 5 pm.', 'closed'],
    ['21 December 2026: 16:00 stroll along Ramberg beach to take photos. Ramberg Resort', 'dark'],
    ['10 July 2027: breakfast in Å, dinner in Å at 21:00. Sleep in Svolvær.', 'bedFar'],
    ['10 July 2027: we pitch our tent on the grass in the middle of Reine.', 'against'],
    ['10 July 2027: campervan, we just park and sleep on the car park at Haukland.', 'against'],
    ['10 July 2027: lunch at Café Nordlicht by the harbour in Ramberg.', 'unknownPlace'],
    ['10 July 2027: the Viking Ship Museum in Stamsund at 13:00.', 'unknownPlace'],
    ['10 July 2027: 9:00 Svolvær, 9:30 Nusfjord, 10:15 Å.', 'tooLong'],
    ['10 July 2027: dinner at the Polar Bear Grill in Leknes.', 'unknownPlace'],
    ['10 July 2027: the North Cape in the afternoon, back in Svolvær for dinner.', 'unknownPlace'],
  ])('in English: %s', (text, fault) => {
    expect(faults(text)).toEqual([`${fault} 1`])
  })

  it.each([
    ['8. juli 2027: ferja fra Reine til Svolvær tar to timer.', 'noBoat'],
    ['8. juli 2027: vi drar fra Henningsvær til Værøy med bilferja kl. 10.', 'noBoat'],
    ['12. januar 2027: vi tar ferja over fra Skutvik til Svolvær.', 'noBoat'],
    ['9. juli 2027: på Nusfjord går vi på båten, som setter oss av på Reine.', 'noBoat'],
    ['2. desember 2026: opp på Ryten midt på dagen.', 'outOfSeason'],
    ['Midten av januar 2027: en dag på Kvalvika til fots.', 'outOfSeason'],
    ['Tidlig i mai 2027, dag 1: nordlys på Haukland kl. 23. Scandic Leknes', 'outOfSeason'],
    ['20. mai 2027: vi er oppe for å se midnattssola på Eggum.', 'outOfSeason'],
    ['Mandag 11. oktober 2027: lunsj på Fiskekrogen i Henningsvær.', 'closed'],
    ['Søndag 25. juli 2027: handle mat på Rema 1000 i Svolvær kl. 11.', 'closed'],
    ['Lørdag 10. juli 2027: vin fra polet i Svolvær kl. 17.', 'closed'],
    ['21. desember 2026: kl. 16 rusler vi langs stranda på Ramberg og tar bilder. Ramberg Resort', 'dark'],
    ['10. juli 2027: frokost på Å, middag på Å kl. 21. Sover i Svolvær.', 'bedFar'],
    ['10. juli 2027: vi slår opp teltet på plenen midt i Reine.', 'against'],
    ['10. juli 2027: bobil, vi bare parkerer og sover på parkeringsplassen på Haukland.', 'against'],
    ['10. juli 2027: lunsj på Kafé Nordlyset ved havna i Ramberg.', 'unknownPlace'],
    ['10. juli 2027: Vikingskipmuseet i Stamsund kl. 13.', 'unknownPlace'],
    ['10. juli 2027: kl. 9 Svolvær, kl. 9.30 Nusfjord, kl. 10.15 Å.', 'tooLong'],
    ['10. juli 2027: middag på Isbjørn Grill i Leknes.', 'unknownPlace'],
    ['10. juli 2027: Nordkapp på ettermiddagen, tilbake i Svolvær til middag.', 'unknownPlace'],
  ])('in Norwegian: %s', (text, fault) => {
    expect(faults(text)).toEqual([`${fault} 1`])
  })

  it.each([
    ['8. Juli 2027: Die Fähre von Reine nach Svolvær braucht zwei Stunden.', 'noBoat'],
    ['8. Juli 2027: Von Henningsvær nach Værøy nehmen wir um 10 Uhr die Autofähre.', 'noBoat'],
    ['12. Januar 2027: Mit der Fähre von Skutvik nach Svolvær.', 'noBoat'],
    ['9. Juli 2027: In Nusfjord steigen wir aufs Boot, das uns nach Reine bringt.', 'noBoat'],
    ['2. Dezember 2026: mittags auf den Ryten.', 'outOfSeason'],
    ['Mitte Januar 2027: ein Tag zu Fuß am Strand von Kvalvika.', 'outOfSeason'],
    ['Anfang Mai 2027, Tag 1: Polarlichter in Haukland um 23 Uhr. Scandic Leknes', 'outOfSeason'],
    ['20. Mai 2027: Wir bleiben für die Mitternachtssonne in Eggum auf.', 'outOfSeason'],
    ['Montag, 11. Oktober 2027: Mittagessen im Fiskekrogen in Henningsvær.', 'closed'],
    ['Sonntag, 25. Juli 2027: Lebensmittel bei Rema 1000 in Svolvær um 11 Uhr.', 'closed'],
    ['Samstag, 10. Juli 2027: Wein vom Vinmonopolet in Svolvær um 17 Uhr.', 'closed'],
    ['21. Dezember 2026: 16 Uhr Bummel am Strand von Ramberg zum Fotografieren. Ramberg Resort', 'dark'],
    ['10. Juli 2027: Frühstück in Å, Abendessen in Å um 21 Uhr. Schlafen in Svolvær.', 'bedFar'],
    ['10. Juli 2027: Wir stellen das Zelt auf die Wiese mitten in Reine.', 'against'],
    ['10. Juli 2027: Wohnmobil, wir parken einfach und schlafen auf dem Parkplatz in Haukland.', 'against'],
    ['10. Juli 2027: Mittagessen im Café Nordlicht am Hafen von Ramberg.', 'unknownPlace'],
    ['10. Juli 2027: das Wikingerschiffmuseum in Stamsund um 13 Uhr.', 'unknownPlace'],
    ['10. Juli 2027: 9 Uhr Svolvær, 9:30 Uhr Nusfjord, 10:15 Uhr Å.', 'tooLong'],
    ['10. Juli 2027: Abendessen im Eisbär-Grill in Leknes.', 'unknownPlace'],
    ['10. Juli 2027: nachmittags Nordkap, zum Abendessen zurück in Svolvær.', 'unknownPlace'],
  ])('in German: %s', (text, fault) => {
    expect(faults(text)).toEqual([`${fault} 1`])
  })
})

describe('boats that there are not', () => {
  it.each([
    ['10 July 2027: The car ferry Leknes–Skrova leaves at 11.'],
    ['10 July 2027: We cross by ferry to Værøy from Svolvær at 9.'],
    ['10 July 2027: Catch the Bodø ferry at Svolvær quay with the car.'],
    ['10 July 2027: By boat to Henningsvær from Reine.'],
    ['10 July 2027: the ferry that goes over from Reine to Stamsund.'],
    ['10. Juli 2027: Überfahrt von Reine nach Stamsund mit dem Schiff.'],
    ['10. Juli 2027: Mit dem Auto auf die Fähre in Svolvær, Ziel Bodø.'],
    ['10. juli 2027: Vi tar bilferja til Bodø fra Svolvær.'],
    ['10. juli 2027: overfart Reine–Stamsund med skip kl. 12.'],
    ['10. juli 2027: ferja rett over fra Ramberg til Leknes.'],
  ])('are seen in any wording, and their ends are stops all the same: %s', (text) => {
    expect(faults(text)).toEqual(['noBoat 1'])
  })

  it.each([
    ['10 July 2027: Drive from Svolvær to Moskenes for the ferry to Bodø at 15:00.'],
    ['10 July 2027: We drive from Svolvær to Reine, then the ferry at Moskenes.'],
    ['9 July 2027: we take the bike boat to Ballstad from Nusfjord at 10.'],
    ['10 July 2027: by boat to Skrova from Svolvær, ferry at 10.'],
    ['10 July 2027: boat trip from Svolvær to Trollfjorden, dinner in Kabelvåg.'],
    ['10 July 2027: Reine – Hamnøy on foot, fishing by boat in the afternoon.'],
    ['9 July 2027: from Leknes to Ballstad by bus, from Ballstad to Nusfjord by boat.'],
    ['10. Juli 2027: Von Svolvær nach Reine mit dem Auto, danach zur Fähre.'],
    ['10. Juli 2027: Mit dem Boot von Nusfjord nach Ballstad wollten wir erst, nehmen nun aber das Auto.'],
    ['10. juli 2027: Fra Svolvær til Reine med bil, så båttur på fjorden.'],
    ['10. juli 2027: Stamsund. Hurtigruta til Svolvær fra Stamsund kl. 20.'],
  ])('are none of %s', (text) => {
    expect(faults(text)).toEqual([])
  })
})

describe('days that have a name', () => {
  it.each([
    ['Silvester 2026: Museum in Å und danach Reine.', '2026-12-31', ['closed 1']],
    ['Nyttårsaften 2026: Kaviarfactory kl. 12.', '2026-12-31', ['closed 1']],
    ['On New Year’s Day 2027 we go to the Lofotr museum at noon.', '2027-01-01', ['closed 1']],
    ['Midsummer eve 2027: northern lights photo tour at Uttakleiv.', '2027-06-23', ['outOfSeason 1']],
    ['St. Hans 2027: nordlys på Eggum.', '2027-06-24', ['outOfSeason 1']],
    ['Weihnachten 2026, Tag 1: Kvalvika-Wanderung bei Schnee.', '2026-12-12', ['outOfSeason 1']],
    ['Påska 2027, dag 1: Kvalvika til fots.', '2027-03-12', ['outOfSeason 1']],
    ['Our Christmas 2026 trip. 20 December: Reine, 21 December: Å', '2026-12-20', []],
  ])('are dates: %s', (text, date, expected) => {
    expect(readPlanText(text, names, '2026-11-29').date).toBe(date)
    expect(faults(text)).toEqual(expected)
  })
})
