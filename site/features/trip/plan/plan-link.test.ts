import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countStops, emptyPlan } from './plan.ts'
import { checkOf, readLink, writeLink } from './plan-link.ts'
import { anyPlan } from './trip-plan-examples.ts'

const example =
  '1&n=Sommer+mit+Kindern&a=2027-07-08T16:30,moskenes&z=2027-07-12T18:00,fiskebol&by=camper&pace=calm&d=a.museene-pa-a/m.moskenes-camping&d=10:00,p.nusfjord,t.haukland-uttakleiv:180&x=t.nubben'

function readPlan(link: string) {
  const answer = readLink(link)
  if (answer.kind !== 'plan') throw new Error(`${link} is ${answer.kind}.`)
  return answer
}

// Every run draws other plans; before a release ten times as many.
const runs = process.env.VERIFY === 'all' ? 10_000 : 1000

describe('the link of a plan', () => {
  it('is read as the design writes it', () => {
    const { plan } = readPlan(example)
    expect(plan).toMatchObject({
      name: 'Sommer mit Kindern',
      arrival: { date: '2027-07-08', time: '16:30', place: 'moskenes' },
      means: { kind: 'camper' },
      pace: 'calm',
      days: [
        { stops: [{ ref: 'a.museene-pa-a' }], bed: 'm.moskenes-camping' },
        { start: '10:00', stops: [{ ref: 'p.nusfjord' }, { ref: 't.haukland-uttakleiv', minutes: 180 }] },
      ],
    })
  })

  it('brings any plan back, byte by byte', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const link = writeLink(plan)
        const answer = readPlan(`#${link}`)
        expect(answer.plan).toEqual(plan)
        expect(answer.fault).toBe(plan.version > 1 ? 'newer' : undefined)
        expect(writeLink(answer.plan)).toBe(link)
        expect(link).toMatch(/^[A-Za-z0-9\-.,:/=&+%]*$/)
      }),
      { numRuns: runs },
    )
  })

  it('says of any text, and of any cut of a link, what it is, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `1&${text}`),
        ),
        (text) => {
          expect(['plan', 'none', 'unreadable']).toContain(readLink(text).kind)
        },
      ),
      { numRuns: runs },
    )
    const whole = writeLink(readPlan(example).plan)
    for (let length = 0; length < whole.length; length += 1) {
      const answer = readLink(whole.slice(0, length))
      if (answer.kind === 'plan') expect(answer.fault).toBe('cut')
    }
  })

  it('shows only what is whole of a link that was cut, and notices a changed sign', () => {
    const whole = writeLink(readPlan(`${example}&k=0000`).plan)
    const cut = readPlan(whole.slice(0, whole.indexOf(':180')))
    expect(cut.fault).toBe('cut')
    expect(cut.plan.days[1]?.stops).toEqual([{ ref: 'p.nusfjord' }])
    expect(readPlan(whole.replace('nusfjord', 'nusfjorb')).fault).toBe('cut')
    expect(readPlan(whole).fault).toBeUndefined()
  })

  it.each([
    ['days', '&d='.repeat(30_000), 400, 0],
    ['stops', `&d=${'a,'.repeat(20_000)}&x=${'a,'.repeat(20_000)}`, 1, 2000],
    ['signs', `&d=a&d=${'b'.repeat(3_000_000)}`, 1, 1],
  ])('reads the beginning of a link with more %s than anybody plans, and says so', (_, parts, days, stops) => {
    const body = `1${parts}`
    const { plan, fault } = readPlan(`${body}&k=${checkOf(body)}`)
    expect(fault).toBe('cut')
    expect([plan.days.length, countStops(plan)]).toEqual([days, stops])
    expect(writeLink(plan).length).toBeLessThan(20_000)
  })

  it('keeps what it does not know word for word', () => {
    const link = '1&a=2027-13-45,moskenes&by=horse&d=q.later%20kind:30,zz/??&q=1'
    const { plan } = readPlan(`${link}&k=0000`)
    expect(plan.unknown).toEqual(['a=2027-13-45,moskenes', 'by=horse', 'q=1'])
    expect(plan.days[0]?.stops).toEqual([{ ref: 'q.later%20kind', minutes: 30 }, { ref: 'zz' }])
    expect(plan.days[0]?.bed).toBe('%3F%3F')
  })

  it('brings fixed times, and drops those whose stop an older edition has moved', () => {
    const link = writeLink({ ...emptyPlan, days: [{ stops: [{ ref: 'p.a' }, { ref: 'p.reine', at: '10:30' }] }] })
    expect(link).toContain('&d=p.a,p.reine&t=0.1.1030.p.reine&')
    const moved = link.replace('d=p.a,p.reine', 'd=p.reine,p.a')
    expect(readPlan(moved).plan.days[0]?.stops).toEqual([{ ref: 'p.reine' }, { ref: 'p.a' }])
    expect(readPlan('1&d=p.a&t=0.0.2561.p.a&k=0000').plan.unknown).toEqual(['t=0.0.2561.p.a'])
  })

  it('brings what a check said of a day, with a bed and without one', () => {
    const remarks = ['noSuchBoat:name.Reine%E2%80%93R%C3%B8st', 'laterKind:what.1']
    const days = [
      { stops: [{ ref: 'p.a' }], remarks },
      { stops: [], bed: 'c.reine', remarks },
    ]
    const link = writeLink({ ...emptyPlan, days })
    expect(link).toContain(`&d=p.a//${remarks.join('/')}&d=/c.reine/${remarks.join('/')}&`)
    expect(readPlan(link).plan.days).toEqual(days)
  })

  it('takes thirty stops over ten days in 2,000 signs', () => {
    const stops = Array.from({ length: 3 }, () => ({ ref: 't.haukland-uttakleiv', minutes: 180 }))
    const plan = {
      ...emptyPlan,
      name: 'Sommer mit Kindern',
      arrival: { date: '2027-07-08', time: '16:30', place: 'moskenes' },
      days: Array.from({ length: 10 }, () => ({ start: '10:00', stops, bed: 'm.lofoten-beach-camp' })),
    }
    expect(writeLink(plan).length).toBeLessThan(2000)
  })

  it('leaves out the dates where they are not to be shared', () => {
    const { plan } = readPlan(`${example}&k=0000`)
    expect(writeLink(plan, { withoutDates: true })).toContain('&a=T16:30,moskenes&z=T18:00,fiskebol&')
    const remarks = ['shut:rule.shops:date.2027-07-11', 'notThen:rule.molje:month.7', 'noSuchBoat:name.Reine']
    const said = { ...plan, days: [{ stops: [], remarks }] }
    expect(writeLink(said, { withoutDates: true })).toContain('&d=//noSuchBoat:name.Reine&')
  })
})
