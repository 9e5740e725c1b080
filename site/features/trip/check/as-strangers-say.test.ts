import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// What strangers write of the eight kinds of fault, in their own words, and what sounds like it and is nothing.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const kinds = (text: string) => [...new Set(checkPlan(read(text), atlas).findings.map(({ fault }) => fault))].sort()

describe('what strangers plan that cannot be', () => {
  it.each<[text: string, expected: string[]]>([
    [
      'Bobil. 5. juli 2027: kl 10 Henningsvær. Om kvelden til Haukland og blir stående i bobilen på stranda der til neste morgen.\n6. juli: Å',
      ['against'],
    ],
    [
      'Bobil. 5. juli 2027: Henningsvær. Om kvelden triller vi ut til Haukland og blir stående i bobilen på stranda der til neste morgen.\n6. juli: Å',
      ['against'],
    ],
    ['Wohnmobil. 5. Juli 2027: abends nach Haukland und dort bis zum Morgen stehen bleiben.\n6. Juli: Å', ['against']],
    ['Motorhome. 5 July 2027: in the evening to Haukland and stay put there till breakfast.\n6 July: Å', ['against']],
    ['8. oktober 2027: Å, kanelbolle fra det gamle bakeriet må vi ha.', ['closed']],
    ['12 May 2027: dinner at Lorchstua in Kabelvåg.', ['closed']],
    [
      "11 July 2027: hand in the car at Leknes and take the express boat from Leknes to Bodø at five o'clock.",
      ['noBoat'],
    ],
    ['11. juli 2027: hurtigbåten fra Leknes til Bodø kl. 17.', ['noBoat']],
    ['11. Juli 2027: von Leknes mit dem Schnellboot nach Bodø um 18 Uhr.', ['noBoat']],
    ['11 July 2027: from Leknes we take the express boat to Bodø at 6.', ['noBoat']],
    ['With the children (Alfie is 9, Rose is 4). 9 August 2027: over the pass to Kvalvika.', ['against']],
    [
      'Mit den Kindern (4 und 7). 9. August 2027: Oma bleibt im Ferienhaus, wir steigen mit den Kindern auf den Reinebringen.',
      ['against'],
    ],
    ['With our kids (4 and 7). 9 August 2027: we stay with the kids at Reine Rorbuer. Reinebringen at 9.', ['against']],
    [
      '30. desember 2026: Å kl. 12, bilder fra Hamnøybrua. Natt på Eliassen Rorbuer, Hamnøy.\n31. desember: kl. 09.00 oppmøte på kaia i Svolvær',
      ['bedFar'],
    ],
    ['Sunday 11 July 2027: quick stop at Vinmonopolet in Leknes for a bottle.', ['closed']],
    ['Tuesday 12 January 2027: art at KaviarFactory, then soup at the climbing café.', ['closed']],
    ['Mandag 8. februar 2027: Henningsvær, vi dypper lys på Lysstøperiet.', ['closed']],
    ['24. Dezember 2026: Wikingermuseum in Borg um 12.', ['closed']],
    ['28 December 2026: stockfish museum in Å at noon.', ['closed']],
    ['2. februar 2027: lunsj på Børsen kl. 13.', ['closed']],
    ['10. März 2027: mittags um eins ins Børsen.', ['closed']],
    ['15. mai 2027: Tørrfiskmuseet på Å kl. 12.', ['closed']],
    ['3 November 2027: cinnamon buns from the bakery in Å.', ['closed']],
    ['Sonntag, 4. Juli 2027: Großeinkauf bei Rema in Leknes.', ['closed']],
    ['1. mai 2027: handle på Kiwi i Leknes.', ['closed']],
    ['17 May 2027: groceries at Coop in Leknes.', ['closed']],
    ['26. Dezember 2026: Lofotr Wikingermuseum.', ['closed']],
    ['Samstag, 12. Dezember 2026: vormittags ins Lofotaquarium.', ['closed']],
    ['Tirsdag 8. desember 2026: akvariet i Storvågan kl. 11.', ['closed']],
    ['14. februar 2027: Reine kultursenter og Eva Harr.', ['closed']],
    ['Good Friday 26 March 2027: the museum in Å.', ['closed']],
    ['25. März 2027: abends Bier kaufen um 21 Uhr in Leknes.', ['closed']],
    ['15 July 2027: northern lights from the beach at Uttakleiv. Scandic Leknes', ['outOfSeason']],
    ['14. juni 2027: jakter på nordlys ved Skagsanden. Scandic Leknes', ['outOfSeason']],
    ['3. August 2027: abends Polarlichter in Haukland. Scandic Leknes', ['outOfSeason']],
    ['20 April 2027: midnight sun at Eggum. Scandic Leknes', ['outOfSeason']],
    ['10. august 2027: midnattssol på Unstad. Scandic Leknes', ['outOfSeason']],
    ['20. Januar 2027: Reinebringen am Vormittag. Reine Rorbuer', ['against']],
    ['12. desember 2026: opp på Munkebu. Reine Rorbuer', ['outOfSeason']],
    ['5 November 2026: nine holes at Lofoten Links.', ['outOfSeason']],
    ['9 July 2027: out with MS Symra for skrei.', ['outOfSeason']],
    ['2. Juni 2027: Multebeeren pflücken bei Leknes. Scandic Leknes', ['outOfSeason']],
    ['5. februar 2027: natt på Moskenes Camping i bobilen. Bobil', ['outOfSeason']],
    ['6 July 2027: whale watching from Svolvær.', ['outOfSeason']],
    ['5. Juli 2027: Skitour auf den Ryten.', ['outOfSeason']],
    ['12 January 2027: 16:30 hike to Mannen. Scandic Leknes', ['outOfSeason', 'dark']],
    ['5. desember 2026: kl. 17 går vi opp på Tjeldbergtind. Scandic Svolvær', ['outOfSeason', 'dark']],
    ['20. Oktober 2027: um 19 Uhr noch schnell auf den Offersøykammen. Scandic Leknes', ['outOfSeason', 'dark']],
    ['14 October 2027: sunset hike up Offersøykammen starting at 7 pm. Scandic Leknes', ['outOfSeason', 'dark']],
    ['2. november 2027: kl. 18.30 fotograferer vi Rambergstranda. Ramberg Resort', ['dark']],
    ['10. Januar 2027: 15:30 Uhr Spaziergang am Strand von Unstad, Surfer anschauen. Scandic Leknes', ['dark']],
    ['15 February 2027: 6 am up Tjeldbergtind for the view. Scandic Svolvær', ['outOfSeason', 'dark']],
    ['10 July 2027: 8:00 Å, 9:00 Svolvær, 10:00 Reine.', ['tooLong']],
    ['10. juli 2027: Munkebu, Ryten og Kvalvika, deretter Himmeltindan på ettermiddagen. Reine Rorbuer', ['tooLong']],
    [
      '10 July 2027: arrive Evenes 15:00, see Svolvær, Henningsvær, Lofotr, Haukland, Nusfjord and Reine. Reine Rorbuer\n11 July: Å',
      ['tooLong'],
    ],
    ['10. juli 2027: kl. 10 Svolvær, kl. 10.45 Reine, kl. 12 Henningsvær.', ['tooLong']],
    ['10. Juli 2027: 14:00 bis 15:00 Munkebu. Reine Rorbuer', ['tooLong']],
    ['10 July 2027: Munkebu and back in an hour and a half. Reine Rorbuer', ['tooLong']],
    ['10 July 2027: ferry from Henningsvær to Skrova at 11.', ['noBoat']],
    ['10. juli 2027: båt fra Reine til Skrova.', ['noBoat']],
    ['10. Juli 2027: Mit dem Schiff von Kabelvåg nach Stamsund.', ['noBoat']],
    ['10 February 2027: day trip to Værøy and back with the ferry from Moskenes.', ['noBoat']],
    ['Saturday 10 July 2027: bike ferry from Nusfjord to Ballstad.', ['noBoat']],
    ['15. september 2027: ferja Skutvik–Svolvær kl. 10.', ['noBoat']],
    ['10. Juli 2027: mit der Hurtigrute ab Reine nach Bergen um 20 Uhr.', ['noBoat']],
    ['10 July 2027: Hurtigruten leaves Svolvær at noon with us.', ['noBoat']],
    ['10 July 2027: express boat to Bodø from Svolvær at 14:00.', ['noBoat']],
    ['10. juli 2027: hurtigruta stopper i Leknes kl. 19 og tar oss med.', ['noBoat']],
    ['10 July 2027: the last boat out to Skrova at 23:30 after dinner.', ['noBoat']],
    ['10 July 2027: tent on the beach at Haukland.', ['against']],
    ['10. juli 2027: vi slår opp teltet på stranda på Haukland.', ['against']],
    ['Wohnmobil. 10. Juli 2027: freistehen am Strand von Haukland.', ['against']],
    ['Campervan. 10 July 2027: overnight parking by the beach at Haukland.', ['against']],
    ['Bobil. 10. juli 2027: fricamper på parkeringsplassen på Haukland.', ['against']],
    ['Wohnmobil. 10. Juli 2027: über Nacht am Strandparkplatz Skagsanden.', ['against']],
    ['10 July 2027: Reinebringen with our 5-year-old. Reine Rorbuer', ['against']],
    ['10. Juli 2027: mit der Drohne über Kvalvika fliegen. Reine Rorbuer', ['against']],
    ['10. juli 2027: flyr drone over Svolvær sentrum.', ['against']],
    ['10 July 2027: swim at Bunes beach in the afternoon.', ['against']],
    ['10. juli 2027: sykkeltur i tunnelen. Vi tømmer dokassetten på Eggum.', ['against']],
    ['10. Juli 2027: Toilettenkassette in Haukland ausleeren, dann weiter.', ['against']],
    ['10 July 2027: hike Munkebu with toddlers in carriers. Reine Rorbuer', ['against']],
    ['10. mai 2027: vi går langs E10 fra Hamnøy. Reine Rorbuer', ['against']],
    ['20 July 2027: campfire in the birch forest at Kongsvatnet. Scandic Svolvær', ['against']],
    ['10 July 2027: the Lofoten Whale Centre in Henningsvær.', ['unknownPlace']],
    ['10. juli 2027: middag på Skreikjelleren i Stamsund.', ['unknownPlace']],
    ['10. Juli 2027: die Seilbahn auf den Svolværgeita.', ['unknownPlace']],
    ['10 July 2027: climb Galdhøpiggen in the afternoon. Reine Rorbuer', ['unknownPlace']],
    [
      '10. juli 2027: Tromsø ishavskatedralen på ettermiddagen, natt i Svolvær. Scandic Svolvær\n11. juli: Reine',
      ['unknownPlace'],
    ],
    ['10. Juli 2027: das Trollmuseum in Reine um 11.', ['unknownPlace']],
    ['10 July 2027: coffee at Draugen Roastery in Leknes.', ['unknownPlace']],
    ['10. juli 2027: vi sover på Nordlandsstjernen Hotell i Ramberg.', ['unknownPlace']],
    ['10. Juli 2027: Besuch im Eismeer-Aquarium Ballstad.', ['unknownPlace']],
    ['10 July 2027: dinner at Børsen at 20:00. Sleep at Reine Rorbuer.\n11 July: Å', ['bedFar']],
    ['10. juli 2027: kl. 18 solnedgang på Å. Natt: Scandic Svolvær\n11. juli: kl. 9 Reine', ['bedFar']],
    [
      '10. Juli 2027: abends Abendessen im Underhuset um 19 Uhr. Übernachtung: Thon Hotel Lofoten.\n11. Juli: Henningsvær',
      ['bedFar'],
    ],
    [
      '10 July 2027: Svolvær, Kabelvåg, 19:30 Henningsvær. Night: The Tide Hotel, Sørvågen.\n11 July: Svolvær',
      ['bedFar'],
    ],
    ['10. juli 2027: Nusfjord. Natt: Scandic Svolvær\n11. juli: kl. 06.00 ferja fra Moskenes til Bodø', ['bedFar']],
    ['10 July 2027: Reine in the afternoon. We sleep in Narvik.\n11 July: 10:00 Å', ['bedFar']],
    ['5. februar 2027: middag på Marmælen. Statles Rorbusenter', ['closed']],
    ['5 July 2027: put up the tent on Olenilsøya near Reine.', ['against']],
    ['Im Mai/Juni 2027. Tag 1: Svolvær, abends Polarlichter. Tag 2: Reine', ['outOfSeason']],
    ['in October/November 2027. Day 1: Svolvær, Day 2: nine holes at Lofoten Links, Day 3: Reine', ['outOfSeason']],
    ['Ende Februar bis Anfang März 2027. Tag 1: Svolvær. Tag 2: Reine, Reinebringen.', ['against']],
    ['slutten av juni eller juli 2027. Dag 1: Svolvær, nordlys. Dag 2: Reine', ['outOfSeason']],
    ['10. juli 2027: ishavskatedralen på ettermiddagen. Scandic Svolvær\n11. juli: Reine', ['unknownPlace']],
    ['12. Juli 2027: von Leknes mit dem Schnellboot nach Bodø um 18 Uhr.', ['noBoat']],
    ['12 July 2027: from Leknes we take the express boat to Bodø at 6.', ['noBoat']],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected.toSorted())
  })
})

describe('what strangers plan that is fine', () => {
  it.each([
    '8 July 2027: at 10 Henningsvær, then drive to Reine, Hamnøy on the way. Reine Rorbuer',
    '12 July 2027: dinner at Lorchstua in Kabelvåg.',
    '12. Juli 2027: um 6 Uhr von Svolvær mit dem Schnellboot nach Bodø.',
    '12. juli 2027: hurtigbåten fra Svolvær til Bodø kl. 06.',
    '11 July 2027: express boat from Svolvær to Skrova at 6.',
    'With the children (Alfie is 9, Rose is 4). 9 August 2027: the kids stay with Granny, we go over the pass to Kvalvika and Reinebringen.',
    'Med barna (4 og 7). 9. august 2027: barna blir igjen med mormor, vi går Reinebringen.',
    'Mit den Kindern (4 und 7). 9. August 2027: Oma passt auf die Kinder auf, wir steigen auf den Reinebringen.',
    'Wir, Jonas (6). 9. August 2027: Opa bleibt mit Jonas am Spielplatz. Reinebringen.',
    '15. Oktober 2027: ab nach Leknes, nachmittags Haukland. Scandic Leknes',
    '30. juli 2027: Å kl. 12. Natt på Eliassen Rorbuer, Hamnøy.\n31. juli: kl. 11.00 oppmøte på kaia i Svolvær',
    'Sunday 11 July 2027: Vinmonopolet is shut, so we bought wine on Friday. Reine',
    'Mandag 8. februar 2027: KaviarFactory er stengt, så vi går bare tur i Henningsvær.',
    'Montag, 8. Februar 2027: Henningsvær, auch wenn die Galerie heute zu hat.',
    '10 July 2027: lunch at Lorchstua in Kabelvåg.',
    '10. juli 2027: kanelboller fra bakeriet på Å.',
    '10. Juli 2027: Abendessen im Børsen um 19 Uhr. Scandic Svolvær',
    'Wednesday 10 February 2027: KaviarFactory at 12, dinner at Fiskekrogen.',
    'Campervan. 10 July 2027: Haukland for the afternoon, overnight at Lofoten Beach Camp.',
    'Bobil. 10. juli 2027: bade på Haukland. Natt på Lyngvær bobilcamping.',
    'Wohnmobil. 10. Juli 2027: Wir bleiben in Haukland bis zum frühen Abend am Strand. Nacht: Lofoten Beach Camp',
    '10 July 2027: our drone stays in the bag at Kvalvika. Reine Rorbuer',
    '10 July 2027: with our kids (12 and 14) up Reinebringen. Reine Rorbuer',
    'With the children (Mia is 5). 10 July 2027: Granny looks after Mia, we climb Reinebringen. Reine Rorbuer',
    'Med Ola (5). 10. juli 2027: farmor passer Ola mens vi går Reinebringen. Reine Rorbuer',
    'Mit Paul (5). 10. Juli 2027: Paul bleibt bei Oma, wir steigen auf den Reinebringen. Reine Rorbuer',
    'Vi reiser med barna (4 og 6). 10. juli 2027: uten barna opp på Reinebringen, barnevakt i Reine. Reine Rorbuer',
    '10 July 2027: ferry from Svolvær to Skrova at 11.',
    '10 July 2027: express boat from Bodø to Svolvær at 18:00. Scandic Svolvær',
    '10. juli 2027: hurtigbåten til Skrova går kl. 06 fra Svolvær.',
    '10. Juli 2027: Fähre von Moskenes nach Bodø um 15 Uhr.',
    '10 July 2027: 22:15 Hurtigruten north from Svolvær.',
    '10. juli 2027: ferja Skutvik–Svolvær kl. 10. Scandic Svolvær',
    '12 January 2027: 11:00 walk in Henningsvær, 16:00 back at Scandic Svolvær.',
    '5. desember 2026: nordlys på Haukland kl. 21. Scandic Leknes',
    '10 July 2027: 22:00 up Offersøykammen for the midnight light. Scandic Leknes',
    '10. juli 2027: Reinebringen kl. 9, lunsj i Reine, Å kl. 15. Reine Rorbuer',
    '10. Juli 2027: Henningsvær, Haukland, Nusfjord, Reine. Reine Rorbuer',
    '10 July 2027: Nusfjord and Ramberg. Night: Reine Rorbuer\n11 July: 10:00 Nusfjord',
    '10 July 2027: dinner at Børsen at 19:00. Sleep at Svinøya Rorbuer.\n11 July: Henningsvær',
    '10. juli 2027: Å kl. 12. Natt: Scandic Leknes\n11. juli: Haukland',
    '10. Juli 2027: Reine. Nacht: Eliassen Rorbuer\n11. Juli: 11:00 Svolvær',
    '10 July 2027: a picnic by the lake, a coffee in the café of the museum at Borg.',
    '10. juli 2027: vi spiser på kafeen i Ballstad og ser fiskebåtene.',
    '10. Juli 2027: Souvenirs im kleinen Laden in Reine, Eis am Hafen.',
    '10 July 2027: like Geiranger, only better: Reinefjord. Reine Rorbuer',
    'For Sunday and Monday we buy food on Saturday 10 July 2027 in Leknes. Scandic Leknes',
    'Samstag, 10. Juli 2027: in Leknes für Sonntag und Montag einkaufen. Scandic Leknes\nSonntag: Nusfjord\nMontag: Reine',
    'Lørdag 10. juli 2027: handle for søndag og mandag på Kiwi i Leknes. Scandic Leknes\nSøndag: Nusfjord',
    'In March/April 2027. Day 1: Svolvær. Day 2: Reine',
    'Im Juli/August 2027. Tag 1: Svolvær, Tag 2: Reine, Mitternachtssonne in Eggum. Tag 3: Svolvær',
    '10 July 2027: we see the midnight sun at Eggum. Scandic Leknes',
    '10. Juli 2027: ab nach Reine, Kaffee in Hamnøy. Reine Rorbuer',
    '10. juli 2027: til Henningsvær kl. 10, så videre til Reine, Hamnøy på veien. Reine Rorbuer',
    '10. Juli 2027: um 10 in Henningsvær, dann nach Reine, Hamnøy auf dem Weg. Reine Rorbuer',
    '5. juli 2027: middag på Marmælen. Statles Rorbusenter',
    'Im Juni/Juli 2027. Tag 1: Svolvær. Tag 2: Reine, Reinebringen.',
    'April/Mai 2027. Tag 1: Svolvær. Tag 2: Reine, Reinebringen.',
    'in September/October 2027. Day 1: Svolvær, Day 2: nine holes at Lofoten Links, Day 3: Reine',
    '12 July 2027: from Nusfjord to the ferry to Bodø at Moskenes at 15:00.',
    '12. juli 2027: hurtigbåten fra Svolvær til Bodø kl. 06.',
  ])('%s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})

describe('a stop on the way', () => {
  it.each([
    'At 10 Henningsvær, then drive to Reine, Hamnøy on the way. Night: Reine Rorbuer',
    'Kl. 10 Henningsvær, så kjører vi til Reine, Hamnøy på veien. Natt: Reine Rorbuer',
    'Um 10 in Henningsvær, dann fahren wir nach Reine, Hamnøy auf dem Weg. Nacht: Reine Rorbuer',
  ])('of a row is the last of it, where a drive leads to the first: %s', (text) => {
    const refs = read(`10.7.2027: ${text}`).days[0]?.stops.map(({ named }) => (named.kind === 'stop' ? named.ref : ''))
    expect(refs?.[0]).toBe('p.henningsvaer')
    expect(refs?.filter((ref) => ref !== 'p.henningsvaer').sort()).toEqual(['p.hamnoy', 'p.reine'])
  })
})

describe('children who stay behind', () => {
  const agesOn = (text: string) => read(text).days.map(({ ages }) => ages)
  const days = '1. Juli 2027: Ryten.\n2. Juli 2027: Reine.'

  it.each([
    [
      'With Mia (8) and Tom (4). 1 July 2027: Tom stays at the cabin with Grandpa.\n2 July 2027: Reine.',
      [[8], undefined],
    ],
    ['Med Mia (8) og Tom (4). 1. juli 2027: Tom blir igjen med bestefar.\n2. juli 2027: Reine.', [[8], undefined]],
    ['Mit Mia (8) und Tom (4). 1. Juli 2027: Tom bleibt mit Opa in der Hütte.\n2. Juli 2027: Reine.', [[8], undefined]],
    [`Mit den Kindern (4 und 8). Die Kinder bleiben daheim bei Oma.\n${days}`, [[], []]],
    [`Mit den Kindern (4 und 8). Oma bleibt daheim.\n${days}`, [undefined, undefined]],
  ])('are of no walk of that day: %s', (text, expected) => {
    expect(agesOn(text)).toEqual(expected)
  })
})

describe('a month that is a range', () => {
  it.each([
    ['In March/April 2027. Day 1: Svolvær. Day 2: Reine', '2027-03', '2027-04'],
    ['Ende Juni bis Anfang Juli 2027. Tag 1: Svolvær. Tag 2: Reine', '2027-06', '2027-07'],
    ['I desember og januar 2026. Dag 1: Svolvær. Dag 2: Reine', '2026-12', '2027-01'],
    ['Im Mai/Juni 2027. Tag 1: Svolvær. Tag 2: Reine', '2027-05', '2027-06'],
    ['In March 2027. Day 1: Svolvær. In April we rest. Day 2: Reine', '2027-03', undefined],
  ])('is read from its first to its last: %s', (text, first, last) => {
    const { month, lastDate } = read(text)
    expect([month, lastDate?.slice(0, 7)]).toEqual([first, last])
  })
})

describe('a day that is too long', () => {
  it.each([
    ['Day', 'Munkebu, Ryten and Kvalvika, then Himmeltindan. Reine'],
    ['Dag', 'Munkebu, Ryten og Kvalvika, så Himmeltindan. Reine'],
    ['Tag', 'Munkebu, Ryten und Kvalvika, dann Himmeltindan. Reine'],
  ])('is found in a plan of twelve days: %s', (day, full) => {
    const text = Array.from({ length: 12 }, (_, index) => `${day} ${index + 1}: ${index === 6 ? full : 'Svolvær'}`)
    const { findings } = checkPlan(read(`Juli 2027\n${text.join('\n')}`), atlas)
    expect(findings.filter(({ fault }) => fault === 'tooLong').map((finding) => finding.day)).toEqual([6])
  })
})
