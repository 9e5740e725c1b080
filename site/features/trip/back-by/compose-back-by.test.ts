import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { emptyPlan } from '#site/features/trip/plan/plan.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { atlas } from '#site/features/trip/plan/trip-plan-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import {
  type BackBy,
  composeMessage,
  findOuting,
  listOutings,
  suggestRing,
  writeBackByCalendar,
} from './compose-back-by.ts'

const hike: BackBy = {
  name: 'Kari',
  phone: '+47 900 00 000',
  goal: 'Ryten',
  way: 'Innersand',
  car: 'Innersand, AB 12345',
  people: '3',
  date: '2027-07-08',
  back: '19:00',
  ring: '21:00',
  position: { latitude: 68.0905, longitude: 13.1567 },
  address: 'https://example.org/en/trips/ryten',
}
const words = pickWords('en', ['backBy.'])

describe('a message to the one who waits', () => {
  it('says who, where to, which way, which car, until when, and to ring 112 with the coordinates', () => {
    expect(composeMessage(hike, 'Thursday 8 July', words).split('\n')).toEqual([
      'Kari is going to Ryten, Thursday 8 July.',
      'Route: Innersand.',
      'People: 3.',
      'Car: Innersand, AB 12345.',
      'Back by 19:00.',
      'If you have heard nothing by 21:00, ring +47 900 00 000. If nobody answers, ring 112.',
      'Say: Ryten, 68.09050, 13.15670 (north, east).',
      'The route: https://example.org/en/trips/ryten',
    ])
  })

  it('leaves out what was left empty, and never 112, in every language', () => {
    const bare = { ...hike, name: '', phone: '', way: '', car: '', people: '', position: undefined, address: undefined }
    for (const language of languageKeys) {
      const lines = composeMessage(bare, 'X', pickWords(language, ['backBy.'])).split('\n')
      expect(lines).toHaveLength(3)
      expect(lines.at(-1)).toMatch(/21:00.*112/)
      expect(lines.join()).not.toMatch(/[{}]/)
    }
  })

  it('proposes to ring two hours later, past midnight too', () => {
    expect([suggestRing('19:00'), suggestRing('23:15')]).toEqual(['21:00', '01:15'])
  })
})

describe('its calendar entry', () => {
  const events = (backBy: BackBy) => {
    const text = writeBackByCalendar(backBy, composeMessage(backBy, 'X', words), words, { host: 'example.org', now: 0 })
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  }

  it('rings when one is back and when help is to be called', () => {
    const found = events(hike)
    expect(found.map((event) => String(event.getFirstPropertyValue('dtstart')))).toEqual([
      '2027-07-08T19:00:00',
      '2027-07-08T21:00:00',
    ])
    for (const event of found)
      expect(event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('action')).toBe('DISPLAY')
    expect(String(found[1]?.getFirstPropertyValue('summary'))).toBe('Nothing heard of Kari from Ryten? Ring 112')
  })

  it('rings for help on the day after, where that is past midnight', () => {
    expect(
      events({ ...hike, back: '23:15', ring: '01:15' }).map((event) => String(event.getFirstPropertyValue('dtstart'))),
    ).toEqual(['2027-07-08T23:15:00', '2027-07-09T01:15:00'])
  })
})

describe('the place of a day that help is called to', () => {
  it.each([
    [['p.reine', 't.reinebringen', 'r.gammelbua'], 't.reinebringen'],
    [['t.nubben', 't.munkebu', 'p.reine'], 't.munkebu'],
    [['m.trailhead-himmeltindan', 'm.haukland-beach', 'p.leknes'], 'm.trailhead-himmeltindan'],
    [['t.reinefjorden-bunes', 'p.reine', 'a.museene-pa-a'], 't.reinefjorden-bunes'],
    [['a.kajakk', 'p.svolvaer', 'r.borsen-spiseri'], 'a.kajakk'],
    [['m.haukland-beach', 'p.leknes'], 'm.haukland-beach'],
    [['p.reine', 'p.a'], 'p.a'],
    [[], undefined],
  ])('of %j is %s', (refs, outing) => {
    const day = scheduleDay({ ...emptyPlan, days: [{ stops: refs.map((ref) => ({ ref })) }] }, 0, atlas)
    expect(findOuting(day.visits)?.stop.ref).toBe(outing)
  })
})

describe('when one is back on a day', () => {
  it.each([
    [['p.reine', 't.reinebringen', 'r.gammelbua'], ['t.reinebringen']],
    [
      ['t.munkebu', 'p.reine', 't.nubben', 'p.leknes'],
      ['t.munkebu', 't.nubben'],
    ],
    [['t.trollfjorden', 'p.svolvaer'], ['t.trollfjorden']],
    [['m.haukland-beach', 'p.leknes'], []],
    [[], []],
  ])('of %j hangs on %j, not on the drive to the bed', (refs, outings) => {
    const stops = refs.map((ref) => ({ ref }))
    const { visits } = scheduleDay({ ...emptyPlan, days: [{ stops, bed: 'p.svolvaer' }] }, 0, atlas)
    expect(listOutings(visits).map(({ stop }) => stop.ref)).toEqual(outings)
  })

  it('has the way of a walk from its own page', () => {
    expect(atlas.find('t.reinebringen')?.start).toBe('The steps')
  })
})
