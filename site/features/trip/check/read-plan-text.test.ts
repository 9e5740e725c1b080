import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { removeStop } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { formatTime, scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { checkPlan } from './check-plan.ts'
import { longestText } from './clean-text.ts'
import type { Finding } from './finding.ts'
import { createNameIndex } from './name-index.ts'
import { countNames, type PlanReading, readPlanText } from './read-plan-text.ts'

const data = describeAtlas('en')
const names = createNameIndex(data)
const atlas = createAtlas(data)
const read = (text: string) => readPlanText(text, names, '2026-11-29')
const refs = ({ days }: PlanReading) =>
  days.map(({ stops }) => stops.map(({ named }) => (named.kind === 'stop' ? named.ref : named.kind)))
const beds = ({ days }: PlanReading) => days.map(({ bed }) => bed?.ref)
const faults = (text: string) =>
  checkPlan(read(text), atlas).findings.map(({ fault, day }: Finding) => `${fault} ${day + 1}`)

describe('a pasted plan', () => {
  it('is read in three languages: days, dates, places, beds, how one travels', () => {
    const texts = [
      'Day 1 (5 July 2027): By rental car to Henningsvær. Overnight in Leknes.\nDay 2: Hike Ryten. Overnight in Reine.',
      'Tag 1 (5. Juli 2027): Mit dem Mietwagen nach Henningsvær. Übernachtung in Leknes.\nTag 2: Wanderung auf den Ryten. Übernachtung in Reine.',
      'Dag 1 (5. juli 2027): Med leiebil til Henningsvær. Overnatting på Leknes.\nDag 2: Tur til Ryten. Overnatting i Reine.',
    ]
    for (const text of texts) {
      const reading = read(text)
      expect(refs(reading), text).toEqual([['p.henningsvaer'], ['t.ryten']])
      expect(beds(reading), text).toEqual(['p.leknes', 'p.reine'])
      expect(reading, text).toMatchObject({
        date: '2027-07-05',
        isDateSure: true,
        means: { kind: 'car' },
        isMeansSure: true,
      })
    }
  })

  it.each([
    ['Svolvaer', 'p.svolvaer', true],
    ['Svolvär', 'p.svolvaer', true],
    ['Henningsvaers', 'p.henningsvaer', true],
    ['Kabelvaag', 'p.kabelvag', true],
    ['Reinebringens', 't.reinebringen', true],
    ['Hamnoy', 'p.hamnoy', true],
    ['Hamnöy', 'p.hamnoy', true],
    ['Sakrisøy’s', 'p.sakrisoy', true],
    ['Trollfjord', 't.trollfjorden', true],
    ['Hauklandstranda', 'm.haukland-beach', true],
    ['Aa i Lofoten', 'p.a', true],
    ['Svolvear', 'p.svolvaer', false],
    ['Henningsver', 'p.henningsvaer', false],
    ['Reinebrigen', 't.reinebringen', false],
    ['Offersoykamen', 't.offersoykammen', false],
  ])('has %s as %s', (written, ref, isSure) => {
    const [stop] = read(`Day 1: visit ${written}.`).days[0]?.stops ?? []
    expect(stop).toMatchObject({ named: { ref }, isSure })
  })

  it('takes no common word for a place', () => {
    expect(
      refs(read('Tag 1: Reise nach Reine. Reine Fahrzeit zwei Stunden. Abends am Strand die Beine hoch.')),
    ).toEqual([['p.reine']])
    expect(refs(read('Dag 1: Å gå på Ryten er fint. Å ja, det er det.'))).toEqual([['t.ryten']])
  })

  it('leaves out what is not gone to, and what comes after the days', () => {
    const text =
      'Day 1: Henningsvær, with views of Vågakallen. Skip Nusfjord. From Svolvær it is near.\n\nTips:\nVisit Reine early.'
    expect(refs(read(text))).toEqual([['p.henningsvaer']])
  })

  it('has a table with a column of nights', () => {
    const reading = read('| Day | What | Night |\n|---|---|---|\n| 1 | Nusfjord, Ramberg | Leknes |\n| 2 | Å | Reine |')
    expect(refs(reading)).toEqual([['p.nusfjord', 'p.ramberg'], ['p.a']])
    expect(beds(reading)).toEqual(['p.leknes', 'p.reine'])
  })

  it('has HTML as what it shows', () => {
    const reading = read(
      '<h2>Day 1</h2><ul><li><b>Svolv&aelig;r</b></li><li>Kabelv&aring;g<script>alert("Reine")</script></li></ul>',
    )
    expect(refs(reading)).toEqual([['p.svolvaer', 'p.kabelvag']])
    expect(reading.text).not.toContain('<')
  })

  it('has emoji and Dutch, as far as they share the names', () => {
    expect(refs(read('🗓️ Day 1 ➡️ 🚗 Henningsvær 🐟\n🛏️ overnight Leknes'))).toEqual([['p.henningsvaer']])
    const dutch = read(
      'Dag 1: Aankomst in Leknes, we rijden naar Nusfjord. Overnachten in Reine.\nDag 2: wandeling naar Kvalvika.',
    )
    expect(refs(dutch).flat()).toEqual(expect.arrayContaining(['p.nusfjord', 't.kvalvika']))
    expect(beds(dutch)[0]).toBe('p.reine')
  })

  it('says what there is no day or time of, and keeps the rest', () => {
    const reading = read('Day 1, 31 February 2027: at 25:00 to Henningsvær.\nDay 2, 31.02.2027: Reine')
    expect(reading.slips.map(({ kind }) => kind)).toEqual(['wrongDate', 'wrongTime', 'wrongDate'])
    expect(refs(reading)).toEqual([['p.henningsvaer'], ['p.reine']])
    expect(reading.date).toBeUndefined()
  })

  it('has dates of last year as they are, and says so; without a year it looks ahead', () => {
    expect(read('Day 1 (5 July 2025): Reine')).toMatchObject({ date: '2025-07-05', slips: [{ kind: 'past' }] })
    expect(read('Day 1 (5 July): Reine')).toMatchObject({ date: '2027-07-05', isDateSure: false, slips: [] })
    expect(read('Monday 5 July: Reine')).toMatchObject({ date: '2027-07-05', isDateSure: true })
    expect(read('Tuesday 5 July 2027: Reine').slips).toMatchObject([{ kind: 'wrongWeekday' }])
  })

  it('cuts a novel, and is done with it soon', () => {
    const page = 'It was the best of times, we drove to Svolvær at 10:30 on 5 July, it was the worst of times. '
    const began = performance.now()
    const reading = read(page.repeat(12_000))
    expect(reading.isCut).toBe(true)
    expect(reading.text.length).toBeLessThanOrEqual(longestText)
    checkPlan(reading, atlas)
    expect(performance.now() - began).toBeLessThan(4000)
  })

  it.each([
    '1',
    '1.',
    '1:',
    '-',
    ' ',
    '\n',
    '<',
    '<a',
    '|',
    '| 1 ',
    'A',
    'å ',
    '10:00-',
    'Day 1 ',
    'day ',
    'Reine – ',
    'Xyzøy ',
    '1.1.',
    'July 5 ',
    'am 5. ',
    '27.12 (søn)\n',
    'um halb vier ',
    '0930 ',
  ])('is not slow at a long row of «%s»', (sign) => {
    const began = performance.now()
    checkPlan(read(sign.repeat(1_000_000 / sign.length)), atlas)
    expect(performance.now() - began).toBeLessThan(6000)
  })

  it('is never lost, whatever it is: marks lie in the text, and the plan goes into a link and comes back', () => {
    const words = fc.constantFrom(
      'Day',
      'Tag',
      '1',
      '2',
      ':',
      '\n',
      ' ',
      '5 July',
      'Reine',
      'Å',
      'til',
      '25:61',
      '09:30',
      '|',
      'overnight',
      'Ryten',
      'Bodø',
      '(',
      '31.02.',
      'Montag',
      'ferry',
      'Moskenes',
      '–',
      'nights',
      '<b>',
      '🚗',
      'from',
    )
    const text = fc.oneof(
      fc.array(words, { maxLength: 60 }).map((each) => each.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    )
    fc.assert(
      fc.property(text, (pasted) => {
        const reading = read(pasted)
        for (const { from, to } of reading.marks) expect(from >= 0 && from < to && to <= reading.text.length).toBe(true)
        const { plan, findings } = checkPlan(reading, atlas)
        for (const { day } of findings) expect(day).toBeLessThan(Math.max(1, plan.days.length))
        const link = readLink(writeLink(plan))
        if (plan.days.length > 0) expect(link).toMatchObject({ kind: 'plan', fault: undefined })
      }),
      { numRuns: 200 },
    )
  })
})

describe('nights that are counted', () => {
  it.each([
    'Day 1: Henningsvær. 2 nights in Svolvær.\nDay 3: Nusfjord. Three nights in Reine.',
    'Day 1: Henningsvær. Svolvær (2 nights)\nDay 3: Nusfjord. Reine, 3 nights',
    'Dag 1: Henningsvær. To netter i Svolvær.\nDag 3: Nusfjord. Tre netter på Reine.',
    'Dag 1: Henningsvær. Overnatting: Svolvær (to netter)\nDag 3: Nusfjord. Reine – 3 overnattinger',
    'Tag 1: Henningsvær. Zwei Nächte in Svolvær.\nTag 3: Nusfjord. Drei Übernachtungen in Reine.',
    'Tag 1: Henningsvær. Unterkunft: Svolvær, zwei Nächte\nTag 3: Nusfjord. Reine (3 Naechte)',
    'Day 1: Henningsvær, stay at Svolvær for a couple of nights\nDay 3: Nusfjord. Reine 3N',
    '1 July 2027: Henningsvær. 2 x overnatting Svolvær\n3 July: Nusfjord. 3 x Übernachtung Reine',
  ])('are a stay over several days: %s', (text) => {
    const reading = read(text)
    expect(beds(reading)).toEqual(['p.svolvaer', 'p.svolvaer', 'p.reine', 'p.reine', 'p.reine', undefined])
    expect(refs(reading).flat()).toEqual(['p.henningsvaer', 'p.nusfjord'])
  })

  it.each([
    '2 nights in Svolvær: Henningsvær, Fløya.\n3 nights in Reine: Nusfjord.',
    'Svolvær (2 netter): Henningsvær, Fløya.\nReine (3 netter): Nusfjord.',
    'Zwei Nächte Svolvær: Henningsvær, Fløya.\nDrei Nächte Reine: Nusfjord.',
    'Svolvær, 2 days: Henningsvær, Fløya.\nReine, 3 days: Nusfjord.',
  ])('are days where the text has no others: %s', (text) => {
    const reading = read(text)
    expect(beds(reading)).toEqual(['p.svolvaer', 'p.svolvaer', 'p.reine', 'p.reine', 'p.reine', undefined])
    expect(refs(reading)).toEqual([['p.henningsvaer', 't.floya-djevelporten'], [], ['p.nusfjord'], [], [], []])
  })

  it('are those of the name that they stand by, and a third night is one', () => {
    expect(
      beds(read('Leknes 2 nights, Reine 1 night. Day 1: Nusfjord\nDay 2: Ramberg\nDay 3: Å\nDay 4: Moskenes')),
    ).toEqual(['p.leknes', 'p.leknes', 'p.reine', undefined])
    expect(
      beds(read('Day 1: Nusfjord, third night in Leknes\nDay 2: Å, first night in Reine\nDay 3: Ramberg')),
    ).toEqual(['p.leknes', 'p.reine', undefined])
    expect(
      beds(read('Night 1–2: Leknes. Night 3: Reine.\nDay 1: Nusfjord\nDay 2: Ramberg\nDay 3: Å\nDay 4: Moskenes')),
    ).toEqual(['p.leknes', 'p.leknes', 'p.reine', undefined])
    expect(beds(read('Day 1: Eggum\nDay 2–4: Leknes\nDay 5: Reine'))).toEqual([
      'p.eggum',
      'p.leknes',
      'p.leknes',
      'p.leknes',
      undefined,
    ])
  })
})

describe('a ferry or a flight that both its ends are named of', () => {
  const arrival = (text: string) => checkPlan(read(`${text}\nDag 2: Reine.`), atlas).plan.arrival
  it.each([
    ['Dag 1: Ferge Bodø–Moskenes kl. 10.15, så Reine.', 'moskenes', '13:45'],
    ['Day 1: Take the 10:15 ferry from Bodø to Moskenes.', 'moskenes', '13:45'],
    ['Tag 1: 10:15 Fähre Bodø – Moskenes', 'moskenes', '13:45'],
    ['Tag 1: Fähre Bodø–Moskenes 10:15–13:40 Uhr', 'moskenes', '13:40'],
    ['Day 1: Ferry Bodø–Moskenes 10:15, arriving 13:30', 'moskenes', '13:30'],
    ['Dag 1: Ferje Melbu–Fiskebøl kl. 9.00', 'fiskebol', '09:25'],
    ['Day 1: Flight Bodø–Leknes airport at 08:00', 'leknes-airport', '08:30'],
    ['Day 1: Land at Leknes airport 08:00', 'leknes-airport', '08:00'],
    ['Day 1: Arrive in Moskenes by ferry at 10:15', 'moskenes', '10:15'],
  ])('leaves at its time and comes later: %s', (text, place, time) => {
    expect(arrival(text)).toEqual(expect.objectContaining({ place, time }))
  })

  it('leaves at its time where one goes home', () => {
    const { departure } = checkPlan(read('Day 1: Reine\nDay 2: Ferry Moskenes–Bodø 10:15'), atlas).plan
    expect(departure).toMatchObject({ place: 'moskenes', time: '10:15' })
  })

  it('is so for a bus between two villages', () => {
    const [stop] = read('Day 1: Bus Svolvær–Reine 10:15').days[0]?.stops.slice(-1) ?? []
    expect(stop).toMatchObject({ named: { ref: 'p.reine' }, departs: 10 * 60 + 15 })
  })
})

describe('a day that a date follows', () => {
  it.each([
    ['Day 1 – 32 February: Reine', 1],
    ['Day 1 – 12 July: Reine\nDay 2 – 13 July: Å', 2],
    ['Dag 1 – 12. juli: Reine\nDag 2 – 13. juli: Å', 2],
    ['Tag 1 – 12.7.: Reine\nTag 2 – 13.7.: Å', 2],
    ['Tag 1 – 9 Uhr: Reine', 1],
    ['Day 1 - 10:00 Reine', 1],
    ['32 February 2027: Reine', 1],
    ['February 32: Reine', 1],
    ['Arrive 1 February 2027, leave 32 February 2027. Reine', 1],
    ['1–32 February 2027: Reine', 1],
    ['01.02.–32.02.2027: Reine', 1],
    ['2027-02-32 Reine', 1],
    ['Day 1-3: Reine', 3],
  ])('is no range of days: %s', (text, count) => {
    expect(read(text).days).toHaveLength(count)
  })

  it('is said where it stands behind its name', () => {
    const text = 'Svolvær (12–14 July 2027): Fløya\nReine (14–16 July): Reinebringen\nÅ 16 July'
    const reading = read(text)
    expect(reading.date).toBe('2027-07-12')
    expect(refs(reading)).toEqual([['t.floya-djevelporten'], [], ['p.reine', 't.reinebringen'], [], ['p.a']])
    expect(beds(reading).slice(0, 4)).toEqual(['p.svolvaer', 'p.svolvaer', 'p.reine', 'p.reine'])
  })
})

it('times that are written are held when the plan is one’s own, whatever becomes of the stops before', () => {
  const text = 'Day 1 (5 July 2027): 10:00 Henningsvær, 13:30 Nusfjord, 17:15 Reine. Overnight in Reine.'
  const { plan } = checkPlan(read(text), atlas)
  const arrivals = (each: typeof plan) => scheduleDay(each, 0, atlas).visits.map(({ arrives }) => formatTime(arrives))
  expect(arrivals(plan)).toEqual(['10:00', '13:30', '17:15'])
  expect(arrivals(removeStop(plan, { day: 0, index: 0 }))).toEqual(['13:30', '17:15'])
  const link = readLink(writeLink(plan))
  expect(link.kind === 'plan' && arrivals(link.plan)).toEqual(['10:00', '13:30', '17:15'])
})

it('what is shown as guessed or unknown is counted so', () => {
  const reading = read('Day 1: Svolvear and Grimsvågtinden\nDay 2: 31 February, Nusfjord, overnight in Reine\nDay 3: Å')
  expect(countNames(reading)).toEqual({ sure: 3, guessed: 2, unknown: 2 })
})

describe('what the guide says of a pasted plan', () => {
  it.each([
    ['closed 1', 'Day 1 (14 November 2026, Saturday): 11:00 Stockfish Museum in Å.'],
    ['dark 1', 'Day 1 (10 December 2026): 17:00 hike up Nubben.'],
    ['tooLong 1', 'Day 1 (5 July 2027): Fløya, then Ryten, Kvalvika, and Reinebringen.'],
    ['tooLong 1', 'Day 1 (5 July 2027): Svolvær – Å (1 hour drive).'],
    ['noBoat 1', 'Day 1 (5 October 2027): the bicycle boat from Nusfjord to Ballstad.'],
    ['noBoat 1', 'Day 1 (5 July 2027): 19:00 boat to Vindstad and walk to Bunes beach.'],
    ['noBoat 1', 'Day 1 (5 March 2027): with the ferry from Skutvik to Svolvær, then Kabelvåg.'],
    ['against 1', 'Day 1 (5 January 2027): 11:00 Reinebringen.'],
    ['outOfSeason 1', 'Day 1 (5 July 2027): northern lights at Eggum.'],
    ['outOfSeason 1', 'Day 1 (5 March 2027): midnight sun at Uttakleiv.'],
    ['unknownPlace 1', 'Day 1: Henningsvær, then to Grimsvågtinden.'],
    ['unknownPlace 2', 'Day 1: Henningsvær.\nDay 2: day trip to Tromsø.\nDay 3: Reine'],
    [
      'bedFar 1',
      'Day 1: Reine and Hamnøy. Overnight in Svolvær.\nDay 2: Sakrisøy, Reine. Overnight in Reine.\nDay 3: Å',
    ],
  ])('has %s', (fault, text) => {
    expect(faults(text)).toContain(fault)
  })

  it('is nothing where nothing is wrong', () => {
    expect(
      faults(
        'Day 1 (5 July 2027): Land at Svolvær airport 13:00. Overnight in Svolvær.\nDay 2: Henningsvær, Haukland beach. Overnight in Leknes.\nDay 3: Nusfjord, Ramberg. Overnight in Reine.\nDay 4: Ferry from Moskenes 15:00.',
      ),
    ).toEqual([])
  })
})
