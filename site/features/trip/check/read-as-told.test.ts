import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import type { Finding } from './finding.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// How people tell of days and times in their own words, in three languages.

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const refs = (text: string) =>
  read(text).days.map(({ stops }) => stops.flatMap(({ named }) => (named.kind === 'stop' ? [named.ref] : [])))
const faults = (text: string) =>
  checkPlan(read(text), atlas).findings.map(({ fault, day }: Finding) => `${fault} ${day + 1}`)
const clock = (minutes: number | undefined) =>
  minutes === undefined ? undefined : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

describe('the days of a plan', () => {
  it.each([
    ['Lørdagen: Nusfjord\nSøndagen: Ramberg\nMandagen: Reine'],
    ['På fredagskvelden, den fjerde juni: Nusfjord\nLørdagen: Ramberg\nSøndag ettermiddag: Reine'],
    ['Samstagnachmittag: Nusfjord\nSonntag: Ramberg\nMontagabend: Reine'],
    ['Dienstags: Nusfjord\nMittwochs geht es los\nMittwoch: Ramberg\nDonnerstag: Reine'],
    ['Juni 2027\n(1) Sa: Nusfjord\n(2) So: Ramberg\n(3) Mo: Reine'],
    ['1️⃣ Nusfjord\n2️⃣ Ramberg\n3️⃣ Reine'],
    ['June 2027\n**8th (Tue)** Nusfjord\n**9th** Ramberg\n**10th** Reine'],
    ['June 2027\n29 (Tue) Nusfjord\n30 (Wed) Ramberg\n1 (Thu) Reine'],
    ['juni, bobil\n**etappe eins / fr. 18.** Nusfjord\n**zwei / sa. 19.** Ramberg\n**drei / so. 20.** Reine'],
    ['1. Etappe: Nusfjord\n2. Etappe: Ramberg\n3. Etappe: Reine'],
    ['Stage one: Nusfjord\nStage two: Ramberg\nStage three: Reine'],
    ['Day One (Tues 1st June): Nusfjord\nDay Two: Ramberg\nDay Three: Reine'],
    ['Thursday the 24th of June we go to Nusfjord.\nFriday: Ramberg.\nSaturday: Reine.'],
    ['14.06 Nusfjord\n15.06 Ramberg\n16.06 Reine'],
    ['Thu 7/1 Nusfjord\nFri 7/2 Ramberg\nSat 7/3 Reine'],
    ['Arrive Mon 26 July 2027\nLeave Thu 29 July\nMon – Nusfjord\nTues – Ramberg\nWeds – Reine'],
    ['sat: Nusfjord. sun: Ramberg. mon: Reine. tues: home.'],
    ['Exported 2 July\nTUE AUG 17\nNusfjord\nWED AUG 18\nRamberg\nTHU AUG 19\nReine'],
  ])('are found in %j', (text) => {
    expect(refs(text).filter((day) => day.length > 0)).toEqual([['p.nusfjord'], ['p.ramberg'], ['p.reine']])
  })

  it.each([
    ['Lørdag, den trettende februar: Reine', '2027-02-13'],
    ['Samstag, der dritte Juli 2027: Reine', '2027-07-03'],
    ['On the twenty-first of June we go to Reine.', '2027-06-21'],
    ['Am einundzwanzigsten Juni nach Reine', '2027-06-21'],
    ['Thursday the 24th: Reine in June 2027', '2027-06-24'],
    ['Lofoten fra 1. til 5. september 2027\nFørste dag: Reine', '2027-09-01'],
    [
      'The 4th of July in the Arctic\nThu 7/1 – Reine\nFri 7/2 – Ramberg\nSat 7/3 – Borg\nSun 7/4 – Leknes',
      '2027-07-01',
    ],
    ['June 2027. Day One (Tues 1st). Land Leknes 15.10. Two cars.\nDay Two. Reine.', '2027-06-01'],
  ])('begin in %j on %s', (text, date) => {
    expect(read(text).date).toBe(date)
  })

  it('are not begun by what only sounds so', () => {
    expect(refs('Thu 11 March: guided day 2, then Reine\nFri 12 March: Ramberg')).toEqual([['p.reine'], ['p.ramberg']])
    expect(refs('Day 1: dinner in Reine at 19.\nDay 2: Ramberg')).toEqual([['p.reine'], ['p.ramberg']])
  })

  it('are found in what a machine wrote down without points', () => {
    const text =
      'so hello this is me talking into my phone about our trip in june we come in on friday the eleventh and drive straight to nusfjord because why not and saturday we go to ramberg for the beach and maybe an ice cream and sunday it is reine all day long with the camera'
    expect(refs(text)).toEqual([['p.nusfjord'], ['p.ramberg'], ['p.reine']])
  })
})

describe('the hours of a plan', () => {
  it.each([
    ['Nusfjord um halb zehn', '9:30'],
    ['Nusfjord halv tre', '14:30'],
    ['Nusfjord at half ten', '10:30'],
    ['Nusfjord kvart over ni', '9:15'],
    ['Nusfjord um Viertel vor elf', '10:45'],
    ['Nusfjord at quarter past three', '15:15'],
    ['Nusfjord i 16-tia', '16:00'],
    ['Nusfjord i åttetida', '8:00'],
    ['Nusfjord elevenish', '11:00'],
    ['Nusfjord før klokka 3', '15:00'],
    ['Nusfjord abends um sieben', '19:00'],
    ['Nusfjord klokka åtte på kvelden', '20:00'],
    ['Nusfjord at 9 in the evening', '21:00'],
    ['Nusfjord at 9 in the morning', '9:00'],
    ['Nusfjord morgens um sieben', '7:00'],
    ['Nusfjord klokka sju om morgenen', '7:00'],
    ['Nusfjord at seven o’clock', '7:00'],
    ['Nusfjord sju om kvelden', '19:00'],
    ['Nusfjord 9 in the evening', '21:00'],
    ['Nusfjord acht abends', '20:00'],
    ['Nusfjord, fünf Uhr', '17:00'],
    ['Nusfjord fra åtte på kvelden', '20:00'],
  ])('%s is at %s', (text, at) => {
    expect(clock(read(`Day 1: ${text}.`).days[0]?.stops[0]?.at)).toBe(at)
  })

  it.each([
    ['Middag på Gammelbua 19.', '19:00'],
    ['Dinner Gammelbua 8.', '20:00'],
    ['Table at Gammelbua at 7.', '19:00'],
    ['Abendessen im Gammelbua um sieben.', '19:00'],
  ])('%s: a table is taken in the evening', (text, at) => {
    expect(clock(read(`Day 1: ${text}`).days[0]?.stops[0]?.at)).toBe(at)
  })

  it('go on through a day, and are ranges in words', () => {
    const [day] = read('Day 1: Reine at 1, Ramberg at 4, Nusfjord at 7.').days
    expect(day?.stops.map(({ at }) => clock(at))).toEqual(['13:00', '16:00', '19:00'])
    const [walk] = read('Day 1: Nusfjord in the evening from seven till nine.').days[0]?.stops ?? []
    expect([clock(walk?.at), clock(walk?.until)]).toEqual(['19:00', '21:00'])
  })

  it('may look like years', () => {
    const [day] = read('Day 1 | 0930 Nusfjord | 1400 Ramberg | 1930 Reine').days
    expect(day?.stops.map(({ at }) => clock(at))).toEqual(['9:30', '14:00', '19:30'])
  })

  it('are parted by middle dots', () => {
    const [day] = read('Day 1\n9:30 Nusfjord · 11:00 Ramberg · 17:30 Reine').days
    expect(day?.stops.map(({ at }) => clock(at))).toEqual(['9:30', '11:00', '17:30'])
  })

  it('belong to what they are said of', () => {
    const [day] = read('Day 1 | Nusfjord, 10:00–12:30 | Drive to Ramberg, arr. ~16:30 | Reine 19:00').days
    expect(day?.stops.map(({ at }) => clock(at))).toEqual(['10:00', '16:30', '19:00'])
    // What depends on something, and when a house is open, is no hour of the plan.
    const [, munkebu] = read(
      'Dag 1: Reine.\nDag 2: Munkebu kl. 8, toppen bare hvis vi er framme før 11. Nede senest 16.',
    ).days
    expect([clock(munkebu?.stops[0]?.at), clock(munkebu?.stops[0]?.until)]).toEqual(['8:00', '16:00'])
    const [museum] = read('Tag 1: Museum in Å (bis 15 Uhr geöffnet).').days[0]?.stops ?? []
    expect(museum?.until).toBeUndefined()
  })
})

describe('what is not done', () => {
  it.each([
    ['Last year we did Ryten. This time Reine.'],
    ['I fjor gikk vi Ryten. I år er det Reine.'],
    ['Letztes Jahr waren wir auf dem Ryten. Jetzt Reine.'],
    ['Ryten leider gestrichen. Dafür Reine.'],
    ['Ryten hadde vi tenkt, men den droppes. Reine.'],
    ['Ryten is off the list. Instead Reine.'],
    ['~~Ryten~~ Reine'],
    ['Ryten next time. Reine.'],
  ])('is left out: %s', (text) => {
    expect(refs(`Day 1: ${text}`)).toEqual([['p.reine']])
  })

  it('leaves a town far away that one only bought something in', () => {
    expect(read('Day 1: Svolvær.\nDay 2: Reine, with the food we bought in Oslo.').days[1]?.unknown).toEqual([])
    expect(read('Day 1: Svolvær.\nDay 2: A walk in Oslo.\nDay 3: Reine.').days[1]?.unknown).toHaveLength(1)
  })
})

describe('what is seen through', () => {
  it.each([
    ['Dag 1 (14. januar 2027): Museet på Å kl. 11. Klokka 17 går vi ut på odden.', 'dark 1'],
    ['Tag 1 (14. Januar 2027): Reine. Um 17 Uhr noch auf die Landzunge hinaus.', 'dark 1'],
    ['Day 1 (14 January 2027): Reine. At 5 pm out along the coast path.', 'dark 1'],
    ['Day 1 (6 March 2027): Svolvær, sunset at 6 from Reinebringen.', 'against 1'],
    ['Day 1 (5 June 2027): boat with our bikes from Ballstad across to Nusfjord.', 'noBoat 1'],
    ['Day 1 (1 June 2027): Reine.\nDay 2: 7:00 Munkebu. Ferry Moskenes–Bodø 11:00.', 'noBoat 2'],
    ['Dag 1 (5. juni 2027): Kaffe på Fjordbris kafé.', 'unknownPlace 1'],
    ['Dag 1 (5. juni 2027): Bobilgruppa blir stående på parkeringa på Haukland over natta.', 'against 1'],
    ['Tag 1 (5. Juni 2027): Zelte bauen wir in Reine am Wasser auf.', 'against 1'],
    ['Dag 1 (10. juli 2027): Leknes. Overn. rastepl. Skreda.', 'against 1'],
  ])('%s', (text, fault) => {
    expect(faults(text)).toContain(fault)
  })

  it.each([
    ['Day 1 (14 January 2027): Reine. At 10 pm aurora from the headland.'],
    ['Day 1 (14 June 2027): Reine. At 10 pm out along the coast path.'],
    ['Tag 1 (13. Februar 2027): Postschiff 15 Uhr, Svolvær ca. 21 Uhr.'],
    ['Day 1 (9 December 2026): Express boat from Bodø 18:00, arrival Svolvær 21:30.'],
  ])('and where there is nothing: %s', (text) => {
    expect(faults(text)).toEqual([])
  })

  it.each(['med campingvogn', 'mit dem Wohnwagen', 'in our motorhome', 'Bobilturen vår'])(
    'sees a camper: %s',
    (text) => {
      expect(read(`${text}. Day 1: Reine`).means.kind).toBe('camper')
    },
  )

  it('has children where they are counted, and none where they are grown up', () => {
    expect(read('Familien vår (barn 4 og 7 år). Dag 1: Reine').withChildren).toBe(true)
    expect(read('Dag 1: Reine med ungene').withChildren).toBe(true)
    expect(read('To foreldre og to voksne barn. Dag 1: Reine med barna').withChildren).toBe(false)
  })
})

describe('a stop on the way', () => {
  it.each([
    ['Day 1: drive to Reine, Nusfjord and Ramberg on the way, sleep in Reine.'],
    ['Day 1: Drive to Reine (Nusfjord and Ramberg on the way), sleep in Reine.'],
    ['Day 1: Drive to Reine. Stop at Nusfjord on the way, then Ramberg on the way. Sleep in Reine.'],
    ['Day 1: On the way to Reine we stop at Nusfjord and Ramberg. Night in Reine.'],
    ['Day 1: On the way to Reine, Nusfjord and Ramberg. Night in Reine.'],
    ['Day 1: 9:00 drive to Reine with stops at Nusfjord and Ramberg. Sleep in Reine.'],
    ['Dag 1: Kjører til Reine, Nusfjord og Ramberg på veien, sover i Reine.'],
    ['Dag 1: kjøre til Reine, innom Nusfjord og Ramberg på veien. Natt i Reine.'],
    ['Dag 1: På vei til Reine stopper vi i Nusfjord og Ramberg. Sover i Reine.'],
    ['Tag 1: Fahrt nach Reine, Nusfjord und Ramberg auf dem Weg, Übernachtung in Reine.'],
    ['Tag 1: Fahrt nach Reine, unterwegs Nusfjord und Ramberg. Nacht in Reine.'],
    ['Tag 1: Auf dem Weg nach Reine halten wir in Nusfjord und Ramberg. Nacht in Reine.'],
    ['Tag 1: Auf dem Weg nach Reine Nusfjord und Ramberg ansehen, Nacht in Reine.'],
  ])('comes before where the way leads: %s', (text) => {
    expect(refs(text)).toEqual([['p.nusfjord', 'p.ramberg', 'p.reine']])
    expect(read(text).days[0]?.bed?.ref).toBe('p.reine')
  })

  it.each([
    ['Day 1: To Å. On the way back to Reine a stop at Hamnøy.'],
    ['Day 1: Å, on the way back Hamnøy. Night in Reine.'],
    ['Day 1: Å. Then a stop at Hamnøy.'],
    ['Dag 1: Å, på veien tilbake Hamnøy. Natt i Reine.'],
    ['Tag 1: Å, auf dem Rückweg Hamnøy. Nacht in Reine.'],
  ])('on the way back comes behind it: %s', (text) => {
    expect(refs(text)).toEqual([['p.a', 'p.hamnoy']])
  })

  it.each([
    ['1 August 2027: Ryten, and from the summit we see Kvalvika, Reine and Røst.'],
    ['1. august 2027: Ryten, og fra toppen ser vi Kvalvika, Reine og Røst.'],
    ['1. August 2027: Ryten, vom Gipfel sehen wir Kvalvika, Reine und Røst.'],
    ['1 August 2027: Ryten. Views of Reine, Hamnøy and Røst.'],
  ])('is none that is seen from afar: %s', (text) => {
    expect(refs(text)).toEqual([['t.ryten']])
  })
})

describe('what is done at a place that is named with it', () => {
  const stops = (text: string) => checkPlan(read(text), atlas).plan.days.flatMap((day) => day.stops)

  it.each([
    ['5 July 2027: Trollfjord sea eagle safari at 10:00. Scandic Svolvær', 'a.havornsafari'],
    ['5 July 2027: 10:00 Trollfjord sea eagle safari. Scandic Svolvær', 'a.havornsafari'],
    ['5 July 2027: a sea eagle safari to Trollfjorden at 10:00. Scandic Svolvær', 'a.havornsafari'],
    ['5. Juli 2027: Seeadler-Safari in den Trollfjord um 10 Uhr. Scandic Svolvær', 'a.havornsafari'],
    ['5. Juli 2027: Trollfjord-Seeadlersafari um 10 Uhr. Scandic Svolvær', 'a.havornsafari'],
    ['5. juli 2027: havørnsafari til Trollfjorden kl. 10. Scandic Svolvær', 'a.havornsafari'],
    ['5. juli 2027: Trollfjorden havørnsafari kl. 10. Scandic Svolvær', 'a.havornsafari'],
    ['5 July 2027: 10:00 Reine kayak tour. Reine Rorbuer', 'a.kajakk'],
    ['5. Juli 2027: Kajaktour in Reine um 10 Uhr. Reine Rorbuer', 'a.kajakk'],
    ['5. juli 2027: surfkurs på Unstad kl. 10. Scandic Leknes', 'a.surfing-unstad'],
  ])('is one stop: %s', (text, ref) => {
    expect(stops(text)).toMatchObject([{ ref, at: '10:00' }])
  })

  it('is done there, however near the guide’s place for it is to the bed; what is seen in the sky is seen from there', () => {
    expect(stops('5 July 2027: kayaking in Svolvær at 10. Reine Rorbuer').map(({ ref }) => ref)).toEqual(['p.svolvaer'])
    expect(stops('5 March 2027: Uttakleiv northern lights at 21:00. Scandic Leknes').map(({ ref }) => ref)).toEqual([
      'm.uttakleiv-beach',
      'a.nordlys',
    ])
  })
})

describe('a dinner late in the evening', () => {
  const known = { periods: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '17:00', closes: '22:00' }] } as const
  const stopsWithHours = data.stops.map((stop) =>
    stop.ref === 'r.gammelbua'
      ? { ...stop, hours: { ...known, exceptions: [], outsideSeasons: 'unknown' as const } }
      : stop,
  )
  const withHours = createAtlas({ ...data, stops: stopsWithHours })
  const faultsOf = (text: string) => checkPlan(read(text), withHours).findings.map(({ fault }) => fault)

  it.each([
    ['5 July 2027: dinner at Gammelbua at 22:15. Reine Rorbuer', ['closed']],
    ['5. juli 2027: middag på Gammelbua kl. 22.15. Reine Rorbuer', ['closed']],
    ['5. Juli 2027: um 22:15 Uhr Abendessen in der Gammelbua. Reine Rorbuer', ['closed']],
    ['5 July 2027: Gammelbua in Reine, table at 10:15 pm. Reine Rorbuer', ['closed']],
    ['5 July 2027: dinner at Gammelbua at 20:30. Reine Rorbuer', []],
    // Nobody knows when that kitchen closes.
    ['5 July 2027: dinner at Fiskekrogen at 22:15. Henningsvær Bryggehotell', []],
  ])('is warned of where the hours are known, and nowhere else: %s', (text, expected) => {
    expect(faultsOf(text)).toEqual(expected)
  })
})

describe('a night in a sentence of its own', () => {
  const beds = (text: string) => read(text).days.map(({ bed }) => bed?.ref)

  it.each([
    ['5 Sept 2027 by campervan: Haukland. We stay overnight on the beach car park.'],
    ['5. September 2027 mit dem Wohnmobil: Haukland. Wir bleiben über Nacht auf dem Strandparkplatz stehen.'],
    ['5. september 2027 med bobil: Haukland. Vi blir stående over natta på parkeringa.'],
  ])('is spent at the place before: %s', (text) => {
    expect(beds(text)).toEqual(['m.haukland-beach'])
    expect(faults(text)).toEqual(['against 1'])
  })

  it('is not where the sentence names another place', () => {
    expect(beds('Day 1: Nusfjord. We sleep in our cabin in Reine.\nDay 2: Å')[0]).toBe('p.reine')
  })

  it.each([
    ['Day 1: Thon Hotel Svolvær\nDay 2: Kabelvåg, Henningsvær, Svolvær again.\nDay 3: Reine', 'h.thon-hotel-svolvaer'],
    ['Tag 1: Thon Hotel Svolvær\nTag 2: Kabelvåg, wieder Svolvær.\nTag 3: Reine', 'h.thon-hotel-svolvaer'],
    ['Dag 1: Thon Hotel Svolvær\nDag 2: Kabelvåg, Svolvær igjen.\nDag 3: Reine', 'h.thon-hotel-svolvaer'],
    ['Day 1: Scandic Leknes\nDay 2: Kabelvåg, Svolvær again, then Unstad.\nDay 3: Reine', 'p.unstad'],
  ])('is where the one before was, once more: %s', (text, bed) => {
    expect(beds(text)[1]).toBe(bed)
  })
})

describe('a house that one leaves before it opens', () => {
  it.each([
    ['6 Sept 2027: Viking museum at 9, surf lesson in Unstad at 10', ['closed 1']],
    ['6. september 2027: vikingmuseet kl. 9, surfekurs på Unstad kl. 10', ['closed 1']],
    ['6. September 2027: Wikingermuseum um 9 Uhr, Surfkurs in Unstad um 10 Uhr', ['closed 1']],
    ['6 Sept 2027: Viking museum at 9:30, Eggum at 12', []],
  ])('is shut to whoever cannot wait: %s', (text, expected) => {
    expect(faults(text)).toEqual(expected)
  })
})
