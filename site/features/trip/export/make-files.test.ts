import fc from 'fast-check'
import ICAL from 'ical.js'
import ical, { type VEvent } from 'node-ical'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { lightSentenceWords } from '#site/domain/calendar/light-words.ts'
import { findSchemaFaults } from '#site/domain/xml/testing/find-schema-faults.ts'
import { findRemarks } from '#site/features/trip/plan/find-remarks.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import type { Notes } from '#site/features/trip/plan/notes.ts'
import { listRefs, type Plan } from '#site/features/trip/plan/plan.ts'
import { readLink, writeLink } from '#site/features/trip/plan/plan-link.ts'
import { scheduleDay } from '#site/features/trip/plan/schedule.ts'
import { anyPlan, atlas } from '#site/features/trip/plan/trip-plan-examples.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { describeExport } from './describe-export.ts'
import type { ExportedTrip } from './exported-trip.ts'
import { findLink } from './find-link.ts'
import { fileKinds, nameOfFile, writeFileOf } from './make-files.ts'
import { hasCalendarEvents } from './write-calendar.ts'

const page = 'https://guide.example/en/my-trip'
const now = Date.parse('2026-11-23T12:00:00Z')
const voice: TripVoice = {
  words: readMyTrip('en').words,
  light: pickWords('en', lightSentenceWords),
  language: 'en',
  atlas,
  chargersHref: '/en/charging',
}

function exportPlan(plan: Plan, notes: Notes = {}): ExportedTrip {
  const schedules = plan.days.map((_, index) => scheduleDay(plan, index, atlas))
  const remarks = findRemarks(plan, schedules, atlas)
  return describeExport({ plan, notes, schedules, remarks }, `${page}#${writeLink(plan)}`, voice)
}

// Every run draws other plans; before a release more of them.
const draws = process.env.VERIFY === 'all' ? 300 : 30

const planOf = (link: string): Plan => {
  const answer = readLink(link)
  if (answer.kind !== 'plan') throw new Error('no plan')
  return answer.plan
}

const summer = planOf(
  '1&n=Summer,+with+children%3B+really&a=2027-07-08T16:30,moskenes&z=2027-07-09T18:00,fiskebol&by=camper&d=p.reine,t.kvalvika/c.reine&d=p.henningsvaer&x=p.a,o.68.0905.13.1567.Our+%3Cview%3E&k=0000',
)

describe('what a visitor wrote to the places of a trip', () => {
  const notes: Notes = {
    'p.reine': { text: 'Ask at the *quay*;\nbefore noon <b>', cost: 1250 },
    'c.reine': { text: '', cost: 2400 },
  }
  const trip = exportPlan(summer, notes)

  it('is in every file, as text, with what it costs', () => {
    const read = (kind: (typeof fileKinds)[number]) => writeFileOf(kind, trip, voice, now)
    const calendar = new ICAL.Component(ICAL.parse(read('ics')))
    const described = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each).description)
    expect(
      described.filter((text) => text?.startsWith('Ask at the *quay*;\nbefore noon <b> · NOK\u00a01,250')),
    ).toHaveLength(2)
    expect(read('gpx')).toContain('before noon &lt;b&gt; · NOK\u00a01,250')
    expect(read('kml')).toContain('before noon &lt;b&gt; · NOK\u00a01,250')
    expect(read('md')).toContain('Ask at the \\*quay\\*; before noon \\<b\\> · NOK\u00a01,250')
    expect(read('txt')).toContain('Reine – Ask at the *quay*; before noon <b> · NOK\u00a01,250')
    for (const kind of fileKinds) expect(read(kind).replaceAll('\r\n ', ''), kind).toMatch(/3\\?,650/)
  })

  it('is in no link, whatever is written', () => {
    fc.assert(
      fc.property(
        anyPlan,
        fc.stringMatching(/^[a-z]{12,40}$/),
        fc.integer({ min: 1_000_000, max: 9_999_999 }),
        (plan, text, cost) => {
          const written = Object.fromEntries(listRefs(plan).map((ref) => [ref, { text, cost }]))
          const { address } = exportPlan(plan, written)
          expect(address).toBe(exportPlan(plan).address)
          expect(address).not.toContain(text)
        },
      ),
      { numRuns: draws },
    )
  })
})

describe('the calendar of a trip', () => {
  const text = writeFileOf('ics', exportPlan(summer), voice, now)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const titled = (title: string) => events.find(({ summary }) => summary === title)

  it('has an event for each drive and stop at its time in Norway, and a whole day for each bed', () => {
    expect(titled('Reine')?.startDate.toString()).toBe('2027-07-08T17:00:00')
    expect(titled('Drive to Reine')?.endDate.toString()).toBe('2027-07-08T17:00:00')
    expect(titled('Reine')?.startDate.zone?.tzid).toBe('Europe/Oslo')
    const bed = events.find(({ summary }) => summary.startsWith('Night: '))
    expect([bed?.startDate.isDate, bed?.startDate.toString(), bed?.endDate.toString()]).toEqual([
      true,
      '2027-07-08',
      '2027-07-09',
    ])
  })

  it('has the flight or ferry at the time that was given, by bus too, and so has the text', () => {
    const travel = (plan: Plan) => {
      const read = new ICAL.Component(ICAL.parse(writeFileOf('ics', exportPlan(plan), voice, now)))
      return read
        .getAllSubcomponents('vevent')
        .map((each) => new ICAL.Event(each))
        .filter(({ summary }) => /^You (?:arrive|leave): /.test(summary))
        .map(({ summary, startDate }) => `${startDate} ${summary}`)
    }
    const flight = [
      '2027-07-08T16:30:00 You arrive: Moskenes ferry quay',
      `2027-07-09T18:00:00 You leave: ${voice.words.gateways.fiskebol}`,
    ]
    expect(travel(summer)).toEqual(flight)
    expect(travel({ ...summer, means: { kind: 'bus' } })).toEqual(flight)
    expect(travel({ ...summer, arrival: { ...summer.arrival, time: undefined } })).toEqual(flight.slice(1))
    expect(writeFileOf('txt', exportPlan(summer), voice, now)).toContain('16:30 You arrive: Moskenes ferry quay')
  })

  it('sends nobody to drive where a boat goes, but to where it leaves', () => {
    const plan: Plan = { ...summer, days: [{ stops: [{ ref: 't.trollfjorden' }, { ref: 't.ryten' }], bed: 'c.reine' }] }
    const told = writeFileOf('txt', exportPlan(plan), voice, now)
    expect(told).toContain('Drive to the boat: The quayside in Svolvær (')
    expect(told).toContain('Drive to Ryten (')
    expect(told).not.toMatch(/Drive to .*Trollfjord/)
  })

  it('is understood by another parser, with the summer time of Norway', () => {
    const found = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT') as VEvent[]
    expect(found).toHaveLength(events.length)
    const reine = found.find(({ summary }) => summary === 'Reine')
    expect(reine?.start.toISOString()).toBe('2027-07-08T15:00:00.000Z')
  })

  it('folds lines at 75 octets, never within a sign, and keeps the link in them', () => {
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\uFFFD')
    expect(findLink(text)).toBe(writeLink(summer))
  })

  it('has the same ids again after a stop was moved', () => {
    const ids = (plan: Plan) =>
      [
        ...writeFileOf('ics', exportPlan(plan), voice, now)
          .replaceAll('\r\n ', '')
          .matchAll(/UID:(stop\S+)/g),
      ]
        .map(([, id]) => id)
        .toSorted()
    const [first, second] = summer.days
    const mine = { ...summer, id: 'mine000000' }
    const moved = {
      ...mine,
      days: [
        { ...first, stops: [] },
        { ...second, stops: [...(first?.stops ?? []), ...(second?.stops ?? [])] },
      ],
    }
    expect(ids(moved)).toEqual(ids(mine))
    expect(new Set(ids(mine)).size).toBe(ids(mine).length)
  })

  it('has the same ids again after a plan was renamed, moved to other days, or sent', () => {
    const idsOf = (plan: Plan) =>
      [
        ...writeFileOf('ics', exportPlan(plan), voice, now)
          .replaceAll('\r\n ', '')
          .matchAll(/UID:(\S+)/g),
      ].map(([, id]) => id)
    const mine = { ...summer, id: 'mine000000' }
    const ids = idsOf(mine)
    expect(idsOf({ ...mine, name: 'Another name' })).toEqual(ids)
    const later = {
      ...mine,
      arrival: { ...mine.arrival, date: '2028-08-01' },
      departure: { ...mine.departure, date: '2028-08-02' },
    }
    expect(idsOf(later)).toEqual(ids)
    const sent = readLink(writeLink(mine))
    expect(sent.kind === 'plan' && idsOf(sent.plan)).toEqual(ids)
    const other = idsOf({ ...mine, id: 'other00000' })
    expect(ids.filter((id) => other.includes(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is offered only where it has events', () => {
    const empty = { ...summer, days: summer.days.map(() => ({ stops: [] })), departure: { date: '2027-07-09' } }
    // The ferry alone is one.
    expect(hasCalendarEvents(exportPlan(empty))).toBe(true)
    expect(hasCalendarEvents(exportPlan({ ...empty, arrival: { date: '2027-07-08' } }))).toBe(false)
    expect(hasCalendarEvents(exportPlan({ ...summer, arrival: {}, departure: {} }))).toBe(false)
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const trip = exportPlan(plan)
        expect(hasCalendarEvents(trip)).toBe(writeFileOf('ics', trip, voice, now).includes('BEGIN:VEVENT'))
      }),
      { numRuns: draws },
    )
  })

  it('is read by both parsers whatever the plan, with every stop of a dated day', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const trip = exportPlan(plan)
        const any = writeFileOf('ics', trip, voice, now)
        const found = new ICAL.Component(ICAL.parse(any)).getAllSubcomponents('vevent')
        const told = trip.days
          .filter(({ date }) => date)
          .flatMap(({ events, bed }) => [
            ...events.filter(({ kind }) => kind !== 'drive' || trip.hasTimes),
            ...(bed ? [bed] : []),
          ])
        expect(found).toHaveLength(told.length)
        expect(new Set(found.map((each) => each.getFirstPropertyValue('uid'))).size).toBe(told.length)
        const other = Object.values(ical.sync.parseICS(any)).filter((each) => each?.type === 'VEVENT')
        expect(other).toHaveLength(told.length)
      }),
      { numRuns: draws },
    )
  })
})

describe('the other files of a trip', () => {
  it('are valid GPX and KML whatever the plan', async () => {
    const plans = [summer, ...fc.sample(anyPlan, { numRuns: draws / 3, seed: 1 })]
    for (const kind of ['gpx', 'kml'] as const)
      expect(
        await findSchemaFaults(
          kind,
          plans.map((plan) => writeFileOf(kind, exportPlan(plan), voice, now)),
        ),
      ).toEqual([])
  })

  it('have no point that is not on the earth', () => {
    const stops = ['o.95.0000.13.0000.North', 'o.68.0000.190.0000.East', 'o.68.1000.13.5000.Here'].map((ref) => ({
      ref,
    }))
    const plan = { ...summer, days: [{ stops }, ...summer.days], waiting: stops }
    for (const kind of ['gpx', 'kml', 'ics'] as const) {
      const file = writeFileOf(kind, exportPlan(plan), voice, now)
      expect(file.match(/\b95\.?0*[",;<]|\b190\.?0*[",;<]/)).toBeNull()
      expect(file).toContain('68.1')
    }
  })

  it('name a day’s way, each place once, and markup as text', () => {
    const gpx = writeFileOf('gpx', exportPlan(summer), voice, now)
    expect(gpx).toContain('<name>Day 1, Thursday 8 July</name>')
    expect(gpx.match(/<wpt /g)).toHaveLength(new Set(gpx.match(/<wpt [^>]*>/g)).size)
    expect(gpx).toContain('Our &lt;view&gt;')
    // Along the E10, with whose map it is.
    expect(gpx.match(/<trk>/g)).toHaveLength(2)
    expect(gpx).toContain('<desc>E10: © Kartverket, N1000, CC BY 4.0, forenklet</desc>')
    expect(gpx.match(/<trkpt /g)?.length ?? 0).toBeGreaterThan(100)
    expect(writeFileOf('md', exportPlan(summer), voice, now)).toContain('Our \\<view\\>')
  })

  it('tell times, drives, nights, what has no day and the link as text', () => {
    const text = writeFileOf('txt', exportPlan(summer), voice, now)
    expect(text).toContain('Day 1, Thursday 8 July\n16:30 You arrive: Moskenes ferry quay\n16:45 Drive to Reine (')
    expect(text).toContain('17:00 Reine')
    expect(text).toContain('Night: ')
    expect(text).toContain('No day yet\nÅ\nOur <view>')
    expect(text).toContain(`${page}#1&n=`)
  })

  it('tell what is worth a look as text, with what the check of a text said', () => {
    const remarks = ['noSuchBoat:name.Reine%E2%80%93R%C3%B8st', 'notInGuide:name.Kvitholmen']
    const said = { ...summer, days: summer.days.map((day) => ({ ...day, remarks })) }
    expect(writeFileOf('txt', exportPlan(said), voice, now)).toMatch(
      /\n⚠ No such boat: Reine–Røst\. .+\n⚠ Not in the guide: Kvitholmen\. .+\n\nDay 2/,
    )
    expect(writeFileOf('md', exportPlan(said), voice, now)).toContain('- ⚠ No such boat: Reine–Røst. ')
    // What one looks up for any house is told on the page.
    expect(writeFileOf('txt', exportPlan(summer), voice, now)).not.toContain('⚠')
  })

  it('bring the plan back, each of them', () => {
    for (const kind of fileKinds)
      expect(findLink(writeFileOf(kind, exportPlan(summer), voice, now)), kind).toBe(writeLink(summer))
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...fileKinds), (plan, kind) => {
        expect(findLink(writeFileOf(kind, exportPlan(plan), voice, now))).toBe(writeLink(plan))
      }),
      { numRuns: draws },
    )
  })

  it('have names that every system takes', () => {
    expect(nameOfFile('ics', exportPlan({ ...summer, name: 'Ærlig talt: Å/Røst?' }))).toBe('aerlig-talt-a-rost.ics')
    expect(nameOfFile('gpx', exportPlan({ ...summer, name: '日本' }))).toBe('lofoten.gpx')
  })
})

describe('the QR code of a plan', () => {
  it('is read back as the link', () => {
    const address = `${page}#${writeLink(summer)}`
    const rows = encodeQR(address, 'raw', { ecc: 'low', border: 4 })
    const scale = 4
    const size = rows.length * scale
    const data = new Uint8Array(size * size * 3)
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        data.fill(
          rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 0 : 255,
          (y * size + x) * 3,
          (y * size + x) * 3 + 3,
        )
    expect(decodeQR({ width: size, height: size, data })).toBe(address)
  })
})

describe('a link in a text', () => {
  it('is found in a message, and nowhere where there is none', () => {
    expect(findLink('Look: https://guide.example/min-tur#1&d=p.reine&k=abcd. Nice!')).toBe('1&d=p.reine&k=abcd')
    expect(findLink('#1&amp;d=p.reine&amp;k=abcd')).toBe('1&d=p.reine&k=abcd')
    expect(findLink('Nothing here, #2 only')).toBeNull()
    expect(findLink('x'.repeat(2_000_000))).toBeNull()
  })
})
