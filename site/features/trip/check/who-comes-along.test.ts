import { describe, expect, it } from 'vitest'
import { createAtlas } from '#site/features/trip/plan/atlas.ts'
import { describeAtlas } from '#site/features/trip/plan/list-stops.ts'
import { checkPlan } from './check-plan.ts'
import { createNameIndex } from './name-index.ts'
import { readPlanText } from './read-plan-text.ts'

// Children and dogs, hire cars and walks with two names, as people write of them on a page in their language.

const languages = ['no', 'en', 'de'] as const
const of = Object.fromEntries(
  languages.map((language) => {
    const data = describeAtlas(language)
    return [language, { names: createNameIndex(data), atlas: createAtlas(data) }]
  }),
) as Record<
  (typeof languages)[number],
  { names: ReturnType<typeof createNameIndex>; atlas: ReturnType<typeof createAtlas> }
>

const check = (text: string, language: (typeof languages)[number] = 'en') => {
  const { names, atlas } = of[language]
  const reading = readPlanText(text, names, '2026-11-29')
  return { reading, ...checkPlan(reading, atlas) }
}
const remarked = (text: string) =>
  check(text)
    .remarks.map(({ kind }) => kind)
    .filter((kind) => /^(?:noDog|notForChildren)$/.test(kind))
    .sort()

describe('who comes along', () => {
  it.each<[text: string, ages: number[], kinds: string[]]>([
    ['2 voksne, Nora på 7 og leiebil. 16. juli 2027: Reinebringen', [7], ['notForChildren']],
    ['2 voksne, Nora (7 år) og hunden Balder. 16. juli 2027: Reinebringen', [7], ['noDog', 'notForChildren']],
    ['Datteren vår på 6, vi to og hund. 16. juli 2027: Reinebringen', [6], ['noDog', 'notForChildren']],
    ['Vår sønn 9 blir med. 16. juli 2027: Reinebringen', [9], ['notForChildren']],
    ['2 voksne og 1 barn.\n16. juli 2027: Reinebringen', [], ['notForChildren']],
    ['Vi har med hund. 16. juli 2027: Reinebringen', [], ['noDog']],
    ['We two, our daughter, 7. 16 July 2027: Reinebringen', [7], ['notForChildren']],
    ['With Ivy (7) and dog. 16 July 2027: Reinebringen', [7], ['noDog', 'notForChildren']],
    ['We come with our dog. 16 July 2027: Reinebringen', [], ['noDog']],
    ['Wir reisen mit Lotta (7) und dem Zelt. 16. Juli 2027: Reinebringen', [7], ['notForChildren']],
    ['Unsere Tochter (9) und unser Hund Bello. 16. Juli 2027: Reinebringen', [9], ['noDog', 'notForChildren']],
    ['Zwei Erwachsene, ein Kind. 16. Juli 2027: Reinebringen', [], ['notForChildren']],
    ['Mit Hund. 16. Juli 2027: Reinebringen', [], ['noDog']],
  ])('is read: %s', (text, ages, kinds) => {
    expect(check(text).reading.ages).toEqual(ages)
    expect(remarked(text)).toEqual(kinds)
  })

  it.each([
    'Uten hund denne gangen, bare to voksne. 16. juli 2027: Reinebringen kl. 8, middag på Gammelbua på 7',
    'Hunden blir hos mormor. 16. juli 2027: Reinebringen',
    'Voksne barn på 24 og 27. 16. juli 2027: Reinebringen',
    '16 July 2027: Reinebringen. The dog stays at home. Hot dogs for dinner, no dog sledding',
    '16 July 2027: I feel like a child. Reinebringen, then supper in a barn',
    'Our daughter (24) drives. 16 July 2027: Reinebringen',
    'Ohne Hund. 16. Juli 2027: Reinebringen',
    'Wir freuen uns wie ein Kind, mit Zelt (2) und Freunden (4). 16. Juli 2027: Reinebringen',
    'Unser Hund bleibt daheim. 16. Juli 2027: Reinebringen',
  ])('is nobody else: %s', (text) => {
    expect(remarked(text)).toEqual([])
  })
})

describe('a hire car', () => {
  it.each(
    languages.flatMap((language) =>
      [
        '15. juli 2027: Lander på Leknes 11.20, henter leiebilen. Haukland. Scandic Leknes\n16. juli: leverer leiebilen, fly hjem fra Leknes kl. 17',
        '15. juli 2027: Lander på Leknes 11.20, henter leiebil på flyplassen. Haukland. Scandic Leknes\n16. juli: leiebil tilbake på Leknes lufthavn kl. 12',
        '15 July 2027: Land at Leknes at 11:20, pick up the hire car. Haukland. Scandic Leknes\n16 July: rental car back, flight from Leknes at 17:00',
        '15. Juli 2027: Landung in Leknes um 11:20, Mietwagen abholen. Haukland. Scandic Leknes\n16. Juli: Mietwagen abgeben, Rückflug ab Leknes um 17 Uhr',
      ].map((text) => [language, text] as const),
    ),
  )('is no stop on a page in %s: %s', (language, text) => {
    const { plan, judged } = check(text, language)
    expect(plan.days.map(({ stops }) => stops.map(({ ref }) => ref))).toEqual([['m.haukland-beach'], []])
    expect(judged.departure.place).toBe('leknes-airport')
  })
})

describe('a walk with two names', () => {
  it.each([
    ['19. juli 2027: Opp tidlig, Ryten og ned til Kvalvika kl. 8. Fly hjem fra Leknes 17.30', '08:00'],
    ['19 July 2027: Ryten and down to Kvalvika at 8. Flight home from Leknes 17:30', '08:00'],
    ['19. Juli 2027: Ryten und hinunter zum Kvalvika-Strand um 8 Uhr. Rückflug ab Leknes 17:30 Uhr', '08:00'],
    ['19. juli 2027: kl. 8 Ryten, deretter ned til Kvalvika', '08:00'],
    ['19 July 2027: by Kvalvika up Ryten at 9', '09:00'],
  ])('is one: %s', (text, at) => {
    const { plan, findings, remarks } = check(text)
    expect(plan.days[0]?.stops).toEqual([{ ref: 't.ryten', at }])
    expect([...findings, ...remarks.filter(({ weight }) => weight !== 'know')]).toEqual([])
  })

  it.each([
    '17 September 2027: 7:30 Kvalvika, back at the van at 11, then Ryten (5 hours).',
    '17 September 2027: 7:30 Kvalvika, back at the van at 11, then on up Ryten.',
    '17 September 2027: 7:30 Kvalvika from Torsfjorden, back at the van around 11, then straight on up Ryten from Innersand.',
    '17. juli 2027: Ryten kl. 8, Kvalvika kl. 15.',
    '17. Juli 2027: Ryten 8 Uhr, Kvalvika 15 Uhr.',
  ])('is two where each has its time: %s', (text) => {
    expect(check(text).plan.days[0]?.stops).toHaveLength(2)
  })
})

describe('a dinner without a time', () => {
  it.each([
    '12. desember 2026: Henningsvær. Middag på Børsen. Scandic Svolvær',
    '12 December 2026: Henningsvær. Dinner at Børsen. Scandic Svolvær',
    '12. Dezember 2026: Henningsvær. Abendessen im Børsen. Scandic Svolvær',
  ])('is in the evening, when the house is open: %s', (text) => {
    const { schedules, remarks } = check(text)
    expect(schedules[0]?.visits.at(-1)?.arrives).toBe(18 * 60)
    expect(remarks.map(({ kind }) => kind)).not.toContain('usuallyClosed')
  })

  it.each([
    '12. desember 2026: lunsj på Børsen. Henningsvær',
    '12 December 2026: lunch at Børsen. Henningsvær',
    '12 December 2026: dinner at Børsen at 1 pm, 15:00 Henningsvær',
  ])('is none where the words say otherwise: %s', (text) => {
    expect(check(text).schedules[0]?.visits[0]?.arrives).toBeLessThan(18 * 60)
  })
})

describe('the way home and what lies on the way', () => {
  const bedFar = (text: string) => check(text).findings.some(({ fault }) => fault === 'bedFar')

  it.each([
    '6. juli 2027: Hamnøy. Eliassen Rorbuer\n7. juli: tidlig avgang til Evenes, kveldsfly hjem',
    '6 July 2027: Hamnøy. Eliassen Rorbuer\n7 July: early start to Evenes airport, evening flight home',
    '6. Juli 2027: Hamnøy. Eliassen Rorbuer\n7. Juli: Früh los nach Evenes\n- Abendflug',
  ])('is no far bed with a flight in the evening: %s', (text) => {
    expect(bedFar(text)).toBe(false)
  })

  it.each([
    '6. juli 2027: Hamnøy. Eliassen Rorbuer\n7. juli: første fly hjem fra Evenes',
    '6 July 2027: Hamnøy. Eliassen Rorbuer\n7 July: first flight home from Evenes',
    '6. Juli 2027: Hamnøy. Eliassen Rorbuer\n7. Juli: mit dem ersten Flug ab Evenes nach Hause',
  ])('is one with the first flight: %s', (text) => {
    expect(bedFar(text)).toBe(true)
  })

  it.each([
    '5. juli 2027: Ankomst Evenes, innom Bjerkvik, så Svolvær. Scandic Svolvær',
    '5 July 2027: Arrive Evenes, pick up the van in Bjerkvik, lunch in Bogen, then Svolvær. Scandic Svolvær',
    '5. Juli 2027: Ankunft Evenes, Tanken in Bjerkvik, dann Svolvær. Scandic Svolvær',
  ])('knows the places between: %s', (text) => {
    expect(check(text).findings).toEqual([])
  })

  it.each([
    '6. juli 2027: Reine, så Kannesteinen ved Ramberg.',
    '6 July 2027: seals at Polaria in Svolvær.',
    '6. Juli 2027: Nachmittags ins Polaria, dann Reine.',
  ])('does not know what is famous elsewhere: %s', (text) => {
    expect(check(text).findings.map(({ fault }) => fault)).toEqual(['unknownPlace'])
  })

  it.each([
    '14 July 2027: the whole E10 from Reine to Hamnøy by car.',
    '14. Juli 2027: mit dem Auto die ganze E10 von Reine nach Hamnøy.',
    '14. juli 2027: vi kjører hele E10 fra Reine til Hamnøy, glade og mette.',
  ])('warns of no walk along the road where one drives: %s', (text) => {
    expect(check(text).findings).toEqual([])
  })
})
